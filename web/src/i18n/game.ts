/** Cards and what happens at a table, in words. */

import { parseCard } from "../cards/faces";
import type { LogEntry, Reason } from "../protocol";
import { OLD_PAGE } from "./answers";
import { hasText, language, list, t, textId, textOr } from "./index";

/** “nine of spades”; a card that one can't see is `null`. */
export function cardName(code: string | null): string {
  return code === null ? t("card-hidden") : t("card-name", parts(code));
}

/** “9♠” */
export function cardShort(code: string): string {
  return t("card-short", parts(code));
}

/** A card's rank and suit as the texts want them: pips as numbers. */
function parts(code: string): { rank: string | number; suit: string } {
  const { rank, suit } = parseCard(code);
  const pips = rank === "T" ? 10 : Number(rank);
  return { rank: Number.isNaN(pips) ? rank : pips, suit };
}

/** Cards for the eye, “9♠ 10♥”, or for the ear, “nine of spades and ten of hearts”. */
export function cardList(codes: readonly string[], spoken = false): string {
  return spoken ? list(codes.map(cardName)) : codes.map(cardShort).join(" ");
}

/** Letters for the corners of the cards, where the language has its own. */
export function cardIndices(): { J: string; Q: string; K: string; A: string } {
  return { J: t("index-jack"), Q: t("index-queen"), K: t("index-king"), A: t("index-ace") };
}

/** Points as a number, “30.5”. */
export function points(value: number): string {
  return value.toLocaleString(language.value);
}

/** Who is meant: `name` is the player's, `me` whether it is the reader. */
export interface Person {
  name: string;
  me: boolean;
}

const who = ({ name, me }: Person) => ({ name, who: me ? "me" : "other" });
const NOBODY: Person = { name: "", me: false };

/** A line of the log. `person` tells who sits at a seat. */
export function logText(entry: LogEntry, person: (seat: number) => Person, spoken = false): string {
  if (entry.ended_by !== null && !hasText(textId("ended", entry.ended_by))) return t(OLD_PAGE);
  return textOr(textId("log", entry.kind), OLD_PAGE, {
    ...who(entry.seat === null ? NOBODY : person(entry.seat)),
    gave: cardList(entry.gave, spoken),
    took: cardList(entry.took, spoken),
    gives: entry.gave.length,
    takes: entry.took.length,
    by: entry.ended_by ?? "void",
  });
}

/** Why somebody loses, or is spared; empty where there is nothing to say. */
export function whyText(reason: Reason, person: Person): string {
  const id = textId("why", reason.why ?? "");
  if (!hasText(id)) return "";
  return t(id, { ...who(person), value: reason.value, lost: reason.lost });
}

/** How somebody stands after a loss. */
export function fateText(player: { lives: number; swims: boolean; out: boolean }, person: Person): string {
  const fate = player.out ? "out" : player.swims ? "swims" : "left";
  return t(textId("fate", fate), { ...who(person), lives: player.lives });
}
