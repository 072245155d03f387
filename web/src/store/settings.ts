/** How this person likes it: kept in this browser, the same at every table. */

import { computed, effect, signal } from "@preact/signals";
import { PICTURES } from "./party";
import { kept, oneOf } from "./storage";

export const THEMES = ["auto", "light", "dark"] as const;
export const DECKS = ["two", "four"] as const;
export const SPEEDS = ["slow", "normal", "fast", "once"] as const;

export type Theme = (typeof THEMES)[number];
export type Deck = (typeof DECKS)[number];
export type Speed = (typeof SPEEDS)[number];

const onOff = oneOf([true, false]);

export const theme = kept<Theme>("theme", "auto", oneOf(THEMES));
export const deck = kept<Deck>("deck", "four", oneOf(DECKS));
export const speed = kept<Speed>("speed", "normal", oneOf(SPEEDS));
/** Whether an exchange that is chosen waits for a last tap. */
export const confirmMoves = kept("confirm", true, onOff);
/** Whether the next round is dealt without a tap. */
export const goesOn = kept("goes-on", false, onOff);
/** Whether single keys play moves (WCAG 2.1.4: they can be switched off). */
export const shortcuts = kept("shortcuts", true, onOff);
export const playerName = kept("name", "", (stored) => (typeof stored === "string" ? stored.slice(0, 24) : undefined));
/** The number of the picture that one has chosen; null: none so far. */
export const playerLook = kept<number | null>("look", null, (stored) =>
  typeof stored === "number" && Number.isInteger(stored) && stored >= 0 && stored < PICTURES ? stored : undefined,
);

/** The system asks for little movement. */
export const calm = mediaSignal("(prefers-reduced-motion: reduce)");

/** Milliseconds that a card travels, and that one may look before the next move is shown. */
export interface Pace {
  travel: number;
  pause: number;
}

const PACES: Record<Speed, Pace> = {
  slow: { travel: 900, pause: 1300 },
  normal: { travel: 480, pause: 620 },
  fast: { travel: 240, pause: 220 },
  once: { travel: 0, pause: 0 },
};

export const pace = computed<Pace>(() => {
  const chosen = PACES[speed.value];
  return calm.value ? { travel: 0, pause: chosen.pause } : chosen;
});

export function mediaSignal(query: string) {
  const media = matchMedia(query);
  const state = signal(media.matches);
  media.addEventListener("change", () => (state.value = media.matches));
  return state;
}

/** Let the style sheets know what is chosen. */
export function applyAppearance(root: HTMLElement): void {
  effect(() => {
    if (theme.value === "auto") delete root.dataset.theme;
    else root.dataset.theme = theme.value;
  });
  effect(() => {
    root.dataset.deck = deck.value;
  });
}
