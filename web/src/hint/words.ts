/** Moves and what was found of them, in words. */

import { language, percent, t, textId, textOr } from "../i18n";
import { OLD_PAGE } from "../i18n/answers";
import { cardList } from "../i18n/game";
import type { Because, Prospect, TableState } from "../protocol";
import { playerAt } from "../store/shown";
import { cardsOf } from "../table/moves";

/** A move that is a word. */
export function wordText(move: string): string {
  return textOr(textId("move", move), OLD_PAGE);
}

/** A move for the eye: “7♦ → J♥”, “Pass”. */
export function moveText(move: string): string {
  const cards = cardsOf(move);
  if (!cards) return wordText(move);
  const gave = cardList(cards.give);
  return cards.take.length > 0 ? t("said-exchanged", { gave, took: cardList(cards.take) }) : `${t("move-discard")} ${gave}`;
}

/** A move for the ear, as a sentence. */
export function moveSpoken(move: string): string {
  const cards = cardsOf(move);
  if (!cards) return `${wordText(move)}.`;
  const gave = cardList(cards.give, true);
  if (cards.take.length > 0) return t("hint-swap", { gave, took: cardList(cards.take, true) });
  return `${t("move-discard")}: ${gave}.`;
}

/** Why a move is the best. */
export function whyBest(because: Because, state: TableState): string {
  return textOr(textId("bot-reason", because.why), OLD_PAGE, {
    value: because.value ?? 0,
    cards: cardList(because.cards),
    name: because.seat === null ? "" : playerAt(state, because.seat).name,
    chance: percent(because.chance ?? 0),
  });
}

/** A chance, and what it may be wrong by: “62%”, “± 1”, or, `fine`, where that is less: “62.4%”, “± 0.3”. */
export function chanceTexts(chance: number, error: number, fine = false): [string, string] {
  const digits = fine && error < FINE ? 1 : 0;
  const scale = 10 ** digits;
  // Nothing that was found by trying is certain.
  const off = Math.max(1, Math.round(100 * error * scale)) / scale;
  const style = { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return [chance.toLocaleString(language.value, style), t("hint-off", { error: off })];
}

/** From here on whole percents are as fine as the figures are. */
const FINE = 0.0075;

/** Percentage points, with one digit behind the point. */
export function percentagePoints(chance: number): number {
  return Math.round(1000 * chance) / 10;
}

/** What is read out of a hint. */
export function spokenHint(best: Prospect, because: Because, state: TableState): string {
  const move = moveSpoken(best.move);
  return t("hint-said", { move, chance_win: percent(best.win), chance_lose: percent(best.lose), why: whyBest(because, state) });
}
