/** A group of buttons that is one stop of the Tab key: arrows move within it, and up and down to the next group. */

import { useRef, useState } from "preact/hooks";

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
const GROUPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

export function useRoving(count: number) {
  const group = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const current = Math.min(at, Math.max(0, count - 1));
  const buttons = (): HTMLElement[] => [...(group.current?.querySelectorAll<HTMLElement>("button") ?? [])];
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const edge = event.key === "Home" ? 0 : event.key === "End" ? count - 1 : null;
    if (step !== undefined || edge !== null) {
      event.preventDefault();
      buttons()[edge ?? (current + (step ?? 0) + count) % count]?.focus();
    } else if (GROUPS[event.key] !== undefined) {
      event.preventDefault();
      neighbour(group.current, GROUPS[event.key] ?? 0)?.focus();
    }
  };
  const onFocusIn = (event: FocusEvent) => {
    const place = buttons().indexOf(event.target as HTMLElement);
    if (place >= 0) setAt(place);
  };
  return { ref: group, onKeyDown, onFocusIn, tabIndexOf: (place: number) => (place === current ? 0 : -1) };
}

/** The button that takes the focus in the group before or after this one. */
function neighbour(group: HTMLElement | null, step: number): HTMLElement | null {
  const groups = [...document.querySelectorAll<HTMLElement>("[data-roving]")];
  const next = group ? groups[groups.indexOf(group) + step] : undefined;
  return next?.querySelector<HTMLElement>("button[tabindex='0'], button") ?? null;
}
