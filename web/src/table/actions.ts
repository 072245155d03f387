/** The moves that are buttons, as the server's lists of what may and may not be done now give them. */

import type { MoveChoice, RoundState } from "../protocol";
import { wordMove } from "./moves";

export interface Action {
  /** The move's word; its text is `move-WORD`, its key `key-WORD`. */
  word: string;
  choice: MoveChoice | null;
  /** Why it isn't allowed: the text `refusal-REASON`. */
  reason: string | null;
}

const COMMERCE = ["all", "pass", "renew", "knock"];
const DRAW_DISCARD = ["draw", "take", "knock"];
const BY_PHASE: Partial<Record<RoundState["phase"], string[]>> = {
  choice: ["keep", "switch"],
  after: ["stay", "knock"],
  discard: [],
};

/** Reasons that hold for as long as these rules do: a button that never does anything would only be in the way. */
const NEVER = new Set([
  "pass-never", "knock-never", "knock-after", "renew-off", "exchange-size", "not-commerce", "not-draw",
]);

export function refusalOf(round: RoundState, kind: string): string | null {
  return round.refusals.find((refusal) => refusal.kind === kind)?.reason ?? null;
}

/** What a seat may decide now by a button; while it is another's turn, what it could in a turn of its own. */
export function actionsFor(
  round: RoundState,
  mechanism: unknown,
  mine: boolean,
  moves: readonly MoveChoice[],
  hidden: ReadonlySet<string>,
): Action[] {
  const turn = mechanism === "draw_discard" ? DRAW_DISCARD : COMMERCE;
  const words = (mine ? BY_PHASE[round.phase] : undefined) ?? turn;
  return words
    .filter((word) => !hidden.has(word) || wordMove(moves, word))
    .map((word) => {
      const choice = wordMove(moves, word) ?? null;
      return { word, choice, reason: choice ? null : (refusalOf(round, word) ?? "not-your-turn") };
    });
}

/** The kinds of move that these rules never allow in a turn, as far as this position tells; else null. */
export function neverAllowed(round: RoundState, own: number | null): ReadonlySet<string> | null {
  if (round.phase !== "turn" || round.to_act !== own) return null;
  return new Set(round.refusals.filter(({ reason }) => NEVER.has(reason)).map(({ kind }) => kind));
}
