/** What the sheet says about rounds, hands and money. */

import { language, list, t, textId } from "../i18n";
import { points } from "../i18n/game";
import type { Id } from "./model/entries";
import { nameOf, swims, type Evening, type RoundResult } from "./model/evening";
import { orderName } from "./model/rules";
import type { Problem } from "./model/settle";

const PROBLEMS: Readonly<Record<Problem["code"], string>> = {
  players: "sheet-problem-players",
  missing: "sheet-problem-missing",
  value: "sheet-problem-value",
  fires: "sheet-problem-fires",
  "knocker-out": "sheet-problem-knocker-out",
  out: "sheet-problem-out",
  cards: "sheet-problem-cards",
  "card-twice": "sheet-problem-card-twice",
  "not-in-pack": "sheet-problem-not-in-pack",
  nobody: "sheet-problem-nobody",
  suit: "sheet-problem-suit",
  lives: "sheet-problem-lives",
};

export function problemText(problem: Problem, evening: Evening, cardName: (card: string) => string): string {
  return t(PROBLEMS[problem.code], {
    name: nameOf(evening, problem.player),
    value: problem.value === undefined ? "" : points(problem.value),
    card: problem.card === undefined ? "" : cardName(problem.card),
  });
}

/** Who loses what in a round, and why: a sentence each, then what became of them. */
export function reasons(round: RoundResult, evening: Evening): string[] {
  const { settled, entry, before, lost } = round;
  if (entry.void) return [t("sheet-void")];
  const said = before.filter(({ out }) => !out).flatMap((seat) => {
    const name = nameOf(evening, seat.id);
    const lives = settled.lost[seat.id] ?? 0;
    const why = settled.why[seat.id];
    const after = lost.find(({ id }) => id === seat.id);
    if (entry.override || !why) return lives > 0 && after ? [`${t("sheet-loses", { name, lost: lives })} ${fate(after, name)}`] : [];
    const sentence = t(textId("why", why), { name, who: "other", value: settled.points[seat.id] ?? 0, lost: lives });
    return [lives > 0 && after ? `${sentence} ${fate(after, name)}` : sentence];
  });
  const first: string[] = [];
  if (entry.override) first.push(t("sheet-by-hand"));
  else if (entry.fire !== null) first.push(t("sheet-fire", { name: nameOf(evening, entry.fire) }));
  if (settled.twoFires) first.push(t("sheet-two-fires"));
  if (said.length === 0) first.push(t("sheet-nobody-loses"));
  if (round.replayed) said.push(t("sheet-replayed"));
  return [...first, ...said];
}

function fate(seat: RoundResult["lost"][number], name: string): string {
  const id = seat.out ? "fate-out" : swims(seat) ? "fate-swims" : "fate-left";
  return t(id, { name, who: "other", lives: seat.lives });
}

/** What happened in a round, in a line. */
export function roundLine(round: RoundResult, evening: Evening): string {
  const name = (id: Id | null) => nameOf(evening, id);
  const lost = Object.entries(round.settled.lost).filter(([, lives]) => lives > 0);
  const parts = [
    round.entry.void ? t("sheet-void-short") : lost.length === 0 ? t("sheet-nobody-short")
      : list(lost.map(([id, lives]) => `${name(id)} −${String(lives)}`), "unit"),
  ];
  if (round.settled.endedBy === "fire") parts.push(t("sheet-line-fire", { name: name(round.settled.taker) }));
  else if (round.entry.knocker !== null) parts.push(t("sheet-line-knocked", { name: name(round.entry.knocker) }));
  for (const id of round.drowned) parts.push(t("sheet-line-out", { name: name(id) }));
  for (const id of round.back) parts.push(t("sheet-line-back", { name: name(id) }));
  if (round.entry.override) parts.push(t("sheet-line-by-hand"));
  return parts.join(" · ");
}

/** “clubs”, or “three kings”. */
export function orderText(order: number): string {
  const name = orderName(order);
  if ("suit" in name) return t(SUITS[name.suit] ?? "suit-clubs");
  return t("sheet-three", { rank: t(RANKS[name.rank] ?? "rank-ace") });
}

const SUITS: Readonly<Record<string, string>> = { c: "suit-clubs", s: "suit-spades", h: "suit-hearts", d: "suit-diamonds" };
const RANKS: Readonly<Record<string, string>> = {
  "2": "rank-2", "3": "rank-3", "4": "rank-4", "5": "rank-5", "6": "rank-6", "7": "rank-7", "8": "rank-8", "9": "rank-9",
  T: "rank-10", J: "rank-jack", Q: "rank-queen", K: "rank-king", A: "rank-ace",
};

/** Points as they stand on a key: 30½. */
export function short(value: number): string {
  return Number.isInteger(value) ? String(value) : `${String(Math.floor(value))}½`;
}

/** What writes hundredths as an amount, like all those beside it; which money it is, the table knows. */
export function money(all: readonly number[]): (hundredths: number) => string {
  const digits = all.every((hundredths) => hundredths % 100 === 0) ? 0 : 2;
  const written = new Intl.NumberFormat(language.value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return (hundredths) => written.format(hundredths / 100);
}

export function day(milliseconds: number): string {
  return new Date(milliseconds).toLocaleDateString(language.value, { dateStyle: "medium" });
}
