import { useId } from "preact/hooks";
import { Icon } from "./Icon";

interface StepperProps {
  label: string;
  /** Names of the buttons. */
  fewer: string;
  more: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
}

/** A small number, by a button for one less and one for one more. */
export function Stepper({ label, fewer, more, value, least, most, onChange }: StepperProps) {
  const id = useId();
  const step = (by: number) => {
    const next = value + by;
    if (next >= least && next <= most) onChange(next);
  };
  return (
    <div class="stepper" role="group" aria-labelledby={id}>
      <span class="label" id={id}>
        {label}
      </span>
      <span class="stepper-keys">
        <button type="button" class="btn icon-btn" aria-label={fewer} aria-disabled={value <= least || undefined} onClick={() => step(-1)}>
          <Icon name="minus" />
        </button>
        <output class="stepper-value" aria-live="polite">
          {value}
        </output>
        <button type="button" class="btn icon-btn" aria-label={more} aria-disabled={value >= most || undefined} onClick={() => step(1)}>
          <Icon name="plus" />
        </button>
      </span>
    </div>
  );
}
