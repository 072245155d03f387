import "./rules.css";
import type { OptionInfo, OptionJson, RulesProblem } from "../protocol";
import { t, textId, textOr } from "../i18n";
import { Control } from "./controls";
import { valueText } from "./rules";

interface Props {
  option: OptionInfo;
  value: OptionJson;
  /** What the preset says, where the value differs from it. */
  preset: OptionJson | null;
  idle: boolean;
  problems: readonly RulesProblem[];
  onChange: (value: OptionJson) => void;
}

/** The id of an option's element, so that a problem can lead to it. */
export function fieldId(name: string): string {
  return `rule-${name}`;
}

/** One option: its name, a sentence, its values; what is wrong with it, and the way back to the preset's value. */
export function OptionField({ option, value, preset, idle, problems, onChange }: Props) {
  const name = t(textId("option", option.name));
  const id = fieldId(option.name);
  const described = `${id}-about${problems.length > 0 ? ` ${id}-problems` : ""}`;
  return (
    <fieldset
      id={id}
      class="rule"
      tabIndex={-1}
      aria-describedby={described}
      data-changed={preset !== null || undefined}
      data-idle={idle || undefined}
      data-refused={problems.length > 0 || undefined}
    >
      <legend class="rule-name">
        {name}
        {preset !== null && <span class="badge">{t("editor-changed")}</span>}
      </legend>
      <p id={`${id}-about`} class="rule-about">
        {idle ? t("editor-idle") : t(textId("option", option.name, "about"))}
      </p>
      {!idle && (
        <Control
          option={option}
          value={value}
          describedBy={described}
          invalid={problems.length > 0}
          onChange={onChange}
        />
      )}
      {problems.length > 0 && (
        <ul id={`${id}-problems`} class="rule-problems" role="list">
          {problems.map((problem) => (
            <li key={problem.code}>{problemText(problem)}</li>
          ))}
        </ul>
      )}
      {preset !== null && (
        <button
          type="button"
          class="reset"
          aria-label={t("editor-reset-named", { option: name, value: valueText(option, preset) })}
          onClick={() => {
            onChange(preset);
            // The button goes: stay with the option.
            document.getElementById(id)?.focus();
          }}
        >
          <span aria-hidden="true">↺ </span>
          {t("editor-reset", { value: valueText(option, preset) })}
        </button>
      )}
    </fieldset>
  );
}

/** Why rules can't be played, in words. */
export function problemText({ code, option, args }: RulesProblem): string {
  return textOr(textId("rules", code), "failed-bad-rules", { option, ...args });
}
