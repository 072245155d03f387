import { t } from "../i18n";
import type { Level } from "../protocol";
import { Icon } from "./Icon";

/** The pictures that a member may choose from, in the order of the protocol's numbers. Each has a shape of its own. */
export const LOOKS = [
  "fish", "anchor", "boat", "star", "crab", "shell", "lighthouse", "whale", "gull", "jellyfish", "duck", "umbrella",
] as const;

type LookName = (typeof LOOKS)[number];

/** Each picture in a square of 24, filled; what is after `|` is drawn as a line. */
const PATHS: Record<LookName, string> = {
  fish: "M4 12c2-4 5-5.5 8-5.5 2.5 0 4.5 1.5 5.6 3.500L21 7.500v9L17.6 14c-1.1 2-3.1 3.5-5.6 3.5-3 0-6-1.5-8-5.500ZM8.5 10.200a1.1 1.1 0 1 0 0 2.2 1.1 1.1 0 0 0 0-2.200Z",
  anchor: "M12 3.500a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.400Z|M12 8v11.500M8 11h8M4.5 13.500c.3 4 3.5 6 7.5 6s7.2-2 7.5-6M4.5 13.500l-1.5 2M19.5 13.500l1.5 2",
  boat: "M11 3.500v11H4.500C7 12 9.5 8 11 3.500ZM13 6c2.5 2 4.5 5 5.5 8.500H13ZM3.5 16.200h17c-.8 2.5-2.5 4-4.5 4H8c-2 0-3.7-1.5-4.5-4Z",
  star: "M12 3l2.5 6 6.5.5-5 4.2 1.6 6.300L12 16.6 6.4 20 8 13.7 3 9.5 9.5 9Z",
  crab: "M12 9.500c4 0 6.2 2 6.2 4.600S15.7 18.5 12 18.500s-6.2-1.8-6.2-4.400S8 9.5 12 9.500ZM6.2 3.500l-.4 2.7 2.7-.6C8.5 8 7.2 9.3 5.3 9.3 3.3 9.3 2.5 8 2.5 6.600c0-1.9 1.7-3.1 3.7-3.100ZM17.8 3.500l.4 2.7-2.7-.6c0 2.4 1.3 3.7 3.2 3.7 2 0 2.8-1.3 2.8-2.7 0-1.9-1.7-3.1-3.7-3.100Z|M4 14.500l-1.5 1.200M20 14.500l1.5 1.200M5 18l-1.2 2M19 18l1.2 2",
  shell: "M12 4c5 0 8.5 3.8 8.5 8.500L14 18v2.500h-4V18l-6.5-5.500C3.5 7.8 7 4 12 4ZM11.4 17V6h1.200v11ZM9.7 16.5 6.6 8.300l1.1-.4 3.1 8.200ZM14.3 16.500l3.1-8.2-1.1-.4-3.1 8.200Z",
  lighthouse: "M10 3h4l1 3H9ZM9.3 7h5.400l.5 3H8.800ZM8.6 11h6.800l.6 3.800H8ZM7.8 15.800h8.400l.8 5.200H7ZM2.5 5.500l5 1.800v1L2.5 7.200ZM21.5 5.500l-5 1.800v1l5-1.100Z",
  whale: "M3 12.500c0-2 2.5-4 6-4 5 0 6.5 3.5 8.5 3.5 1 0 1.6-.8 1.7-2.2-1.4 0-2.5-.9-2.7-2.3 1.4-.2 2.5.2 3.2 1 .5-1 1.3-1.6 2.5-1.6.2 1.3-.4 2.4-1.7 2.9.3 5-3 8.7-8.5 8.7-5.5 0-9-2.5-9-6Z|M7.5 5.500c0-1.2-.8-1.8-1.8-1.800M7.5 5.500c0-1.2.8-1.8 1.8-1.8",
  gull: "M2.5 9.500C5.5 6.5 9 7 12 11c3-4 6.5-4.5 9.5-1.5-3-.6-5.5.5-7 3.5.5 2.5-.8 4.5-2.5 6-1.7-1.5-3-3.5-2.5-6-1.5-3-4-4.1-7-3.500Z",
  jellyfish: "M12 3.500c4.5 0 7.5 3 7.5 7.5 0 1-.7 1.6-1.5 1.600H6c-.8 0-1.5-.6-1.5-1.6 0-4.5 3-7.5 7.5-7.500Z|M7 15c-1 1.5 1 2.5 0 5M10.3 15c-1 1.5 1 3 0 5.500M13.7 15c1 1.5-1 3 0 5.500M17 15c1 1.5-1 2.5 0 5",
  duck: "M9.5 4.500c2.3 0 4 1.7 4 3.9 0 .9-.3 1.6-.7 2.3 3 .8 5.2.3 7.2-1.7.7 1 1 2.3 1 3.5 0 4-3.2 6.5-7.5 6.5-5 0-8-2.3-8-5.5 0-1.6.8-2.8 1.8-3.700C6.4 9.6 6 9 5.8 8.300L3 7.800l2.7-1.600c.6-1 2-1.7 3.8-1.700Z",
  umbrella: "M12 3.500c5 0 8.5 3.4 9 8-1.2-1-3-1-4.2 0-1.4-1-3.3-1-4.8 0-1.5-1-3.4-1-4.8 0-1.2-1-3-1-4.2 0 .5-4.6 4-8 9-8Z|M12 11v7.500c0 2.7 3.8 2.7 3.8.2",
};

/** A member's picture; computer players have one of their own. It stands beside the name and has none itself. */
export function Look({ look, level = null }: { look: number; level?: Level | null }) {
  if (level !== null) {
    return (
      <span class="look look-computer" aria-hidden="true">
        <Icon name="computer" />
      </span>
    );
  }
  const number = LOOKS[look] ? look : 0;
  const [filled, lines] = PATHS[LOOKS[number] ?? "fish"].split("|");
  return (
    <span class={`look look-${number}`} aria-hidden="true">
      <svg viewBox="0 0 24 24" focusable="false">
        <path d={filled} fill-rule="evenodd" />
        {lines && <path class="line" d={lines} />}
      </svg>
    </span>
  );
}

interface LookPickerProps {
  value: number;
  onChange: (look: number) => void;
}

/** One picture of all. */
export function LookPicker({ value, onChange }: LookPickerProps) {
  return (
    <fieldset class="looks">
      <legend class="label">{t("me-look")}</legend>
      <div class="looks-row">
        {LOOKS.map((name, number) => (
          <label key={name} class="looks-item" title={t(`look-${name}`)}>
            <input
              type="radio"
              name="look"
              aria-label={t(`look-${name}`)}
              checked={number === value}
              onChange={() => onChange(number)}
            />
            <Look look={number} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
