/** What the tutor speaks of: it is made to stand out on the table. */

import { signal } from "@preact/signals";
import type { LessonText } from "../protocol";
import { cardsOf } from "../table/moves";

export interface Pointing {
  about: LessonText["about"];
  /** The move that is advised, while that is what is spoken of. */
  move: string | null;
}

export const NOTHING: Pointing = { about: null, move: null };
export const pointing = signal<Pointing>(NOTHING);

/** Whether the advised move gives or takes that card. */
export function isAdvised(card: string): boolean {
  const cards = cardsOf(pointing.value.move ?? "");
  return cards !== null && [...cards.give, ...cards.take].includes(card);
}
