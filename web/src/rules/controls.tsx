/** How a value is chosen: one of several, some of several, a number, on or off. */

import { useState } from "preact/hooks";
import type { OptionInfo, OptionJson } from "../protocol";
import { hasText, t, textId } from "../i18n";
import { valueText } from "./rules";

export interface ControlProps {
  option: OptionInfo;
  value: OptionJson;
  /** Ids of the elements that explain the option or say what is wrong with it. */
  describedBy: string;
  invalid: boolean;
  onChange: (value: OptionJson) => void;
}

export function Control(props: ControlProps) {
  switch (props.option.kind) {
    case "choice":
      return <Choice {...props} />;
    case "set":
      return <SomeOf {...props} />;
    case "number":
      return <Stepper {...props} />;
    case "switch":
      return <Switch {...props} />;
  }
}

/** One of a few: chips, and a sentence about the one that is chosen. The others' sentences are for the ear only. */
function Choice({ option, value, invalid, onChange }: ControlProps) {
  const values = option.values.toSorted((a, b) => (typeof a === "number" && typeof b === "number" ? a - b : 0));
  const about = (one: OptionJson) => textId("option", option.name, String(one), "about");
  return (
    <>
      <div class="chips">
        {values.map((one) => (
          <label key={one} class="chip">
            <input
              type="radio"
              name={option.name}
              class="sr-only"
              checked={one === value}
              aria-describedby={hasText(about(one)) ? about(one) : undefined}
              aria-invalid={invalid && one === value ? true : undefined}
              onChange={() => onChange(one)}
            />
            {valueText(option, one)}
          </label>
        ))}
      </div>
      {values
        .filter((one) => hasText(about(one)))
        .map((one) => (
          <p key={one} id={about(one)} class={one === value ? "value-about" : "sr-only"} aria-hidden={one !== value}>
            {t(about(one))}
          </p>
        ))}
    </>
  );
}

/** Any of a few, at least one. */
function SomeOf({ option, value, describedBy, invalid, onChange }: ControlProps) {
  const [refused, setRefused] = useState(false);
  const chosen = Array.isArray(value) ? value : [];
  const toggle = (size: number) => {
    const next = chosen.includes(size) ? chosen.filter((one) => one !== size) : [...chosen, size].sort((a, b) => a - b);
    setRefused(next.length === 0);
    onChange(next.length === 0 ? chosen : next);
  };
  return (
    <>
      <div class="chips">
        {option.values.map(Number).map((size) => (
          <label key={size} class="chip">
            <input
              type="checkbox"
              class="sr-only"
              checked={chosen.includes(size)}
              aria-describedby={describedBy}
              aria-invalid={invalid || undefined}
              onClick={(event) => {
                // The last one stays: the box is not even unticked for a moment.
                if (chosen.length === 1 && chosen.includes(size)) event.preventDefault();
                toggle(size);
              }}
            />
            {t(textId("option", option.name, size))}
          </label>
        ))}
      </div>
      <p class="value-about" role="status">{refused && t("editor-at-least-one")}</p>
    </>
  );
}

function Stepper({ option, value, describedBy, invalid, onChange }: ControlProps) {
  const [least = 0, most = 0] = option.values.map(Number);
  const number = Number(value);
  const name = t(textId("option", option.name));
  const set = (next: number) => onChange(Math.min(most, Math.max(least, Math.round(next))));
  const step = (by: number, sign: string, label: string) => (
    <button
      type="button"
      class="step"
      aria-label={t(label, { option: name })}
      aria-disabled={by < 0 ? number <= least : number >= most}
      onClick={() => set(number + by)}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  return (
    <div class="rule-stepper">
      {step(-1, "−", "editor-less-named")}
      <input
        type="number"
        class="input"
        inputMode="numeric"
        min={least}
        max={most}
        value={number}
        aria-label={name}
        aria-describedby={`${describedBy} ${option.name}-value`}
        aria-invalid={invalid || undefined}
        onInput={({ currentTarget: { valueAsNumber: typed } }) => {
          if (typed >= least && typed <= most) set(typed);
        }}
        onBlur={(event) => {
          event.currentTarget.value = String(number);
        }}
      />
      {step(1, "+", "editor-more-named")}
      <output id={`${option.name}-value`} class="rule-stepper-value">{valueText(option, number)}</output>
    </div>
  );
}

function Switch({ option, value, describedBy, invalid, onChange }: ControlProps) {
  return (
    <label class="rule-switch">
      <input
        type="checkbox"
        role="switch"
        class="sr-only"
        checked={value === true}
        aria-label={t(textId("option", option.name))}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span class="rule-switch-track" aria-hidden="true" />
      <span aria-hidden="true">{valueText(option, value)}</span>
    </label>
  );
}
