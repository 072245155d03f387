import { useId } from "preact/hooks";

interface ChipsProps {
  legend: string;
  /** Value and label of each. */
  options: readonly (readonly [string, string])[];
  value: string;
  onChange: (value: string) => void;
}

/** One of several, side by side, in as many rows as they need. */
export function Chips({ legend, options, value, onChange }: ChipsProps) {
  const name = useId();
  return (
    <fieldset class="sheet-field">
      <legend class="label">{legend}</legend>
      <div class="chips">
        {options.map(([key, label]) => (
          <label key={key} class="chip">
            <input type="radio" class="sr-only" name={name} checked={key === value} onChange={() => onChange(key)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
