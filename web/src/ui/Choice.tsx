import { useId } from "preact/hooks";

interface ChoiceProps<Value extends string> {
  legend: string;
  /** The legend is only for those who can't see what the choice belongs to. */
  hideLegend?: boolean;
  options: readonly (readonly [Value, string])[];
  value: Value | null;
  /** What the chosen one means. */
  about?: string;
  onChange: (value: Value) => void;
}

/** One of a few things that stand side by side: radio buttons that look like a switch. */
export function Choice<Value extends string>({ legend, hideLegend, options, value, about, onChange }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset class="choice">
      <legend class={hideLegend ? "sr-only" : "label"}>{legend}</legend>
      <div class="choice-row">
        {options.map(([key, label]) => (
          <label key={key} class="choice-item">
            <input type="radio" name={name} checked={key === value} onChange={() => onChange(key)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {about !== undefined && (
        <p class="hint" aria-live="polite">
          {about}
        </p>
      )}
    </fieldset>
  );
}

interface SwitchProps {
  label: string;
  hint?: string;
  value: boolean;
  onChange: (value: boolean) => void;
}

/** On or off. */
export function Switch({ label, hint, value, onChange }: SwitchProps) {
  const hintId = useId();
  return (
    <label class="check switch">
      <input
        type="checkbox"
        role="switch"
        checked={value}
        aria-describedby={hint ? hintId : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        {label}
        {hint && (
          <small id={hintId} class="hint">
            {hint}
          </small>
        )}
      </span>
    </label>
  );
}
