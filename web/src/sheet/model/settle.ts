/** A round as it was entered: who loses what, and why; or what is wrong with it. The kernel decides. */

import { ENDED_BY, WHY } from "../../kernel/encode.js";
import * as k from "../../kernel/kernel.js";
import type { Hand, Id, RoundEntry } from "./entries";
import { cardCode, type Rulebook, type Worth } from "./rules";

export type Why = Exclude<(typeof WHY)[number], null>;
export type EndedBy = Exclude<(typeof ENDED_BY)[number], null>;

/** Why an entry can't be taken: the text is `sheet-problem-CODE`. */
export interface Problem {
  code:
    | "players" | "missing" | "value" | "fires" | "knocker-out" | "out" | "cards" | "card-twice" | "not-in-pack"
    | "nobody" | "suit" | "lives";
  /** Whom it is about. */
  player: Id | null;
  /** Points of a hand, or a card. */
  value?: number;
  card?: string;
}

export interface Settled {
  /** Lives by player, of all who play. */
  lost: Record<Id, number>;
  /** Why each loses or is spared, where hands are known. */
  why: Record<Id, Why | null>;
  /** Points, where they are known. */
  points: Record<Id, number>;
  endedBy: EndedBy | null;
  /** Who took the lives that were lost. */
  taker: Id | null;
  /** Whose suit decides, and is not known. */
  asked: Id[];
  /** Two have fire at once: possible only if it was dealt. */
  twoFires: boolean;
  problems: Problem[];
}

interface Known {
  id: Id;
  worth: Worth;
  order: number | undefined;
}

/** Settle a round of those players (in seating order, all of whom are in). `out` are the others at the table. */
export function settleRound(book: Rulebook, players: readonly Id[], round: RoundEntry, out: readonly Id[] = []): Settled {
  const settled: Settled = {
    lost: Object.fromEntries(players.map((id) => [id, 0])),
    why: {}, points: {}, endedBy: null, taker: null, asked: [], twoFires: false,
    problems: [],
  };
  if (players.length < 2) settled.problems.push({ code: "players", player: null });
  if (round.knocker !== null && !players.includes(round.knocker)) {
    settled.problems.push({ code: "knocker-out", player: round.knocker });
  }
  for (const id of out) {
    if (round.hands[id] || (round.losers?.[id] ?? 0) > 0) settled.problems.push({ code: "out", player: id });
  }
  if (round.void) settled.endedBy = "void";
  else if (round.way === "losers") settleLosers(book, players, round, settled);
  else settleHands(book, players, round, settled);
  if (round.override) {
    for (const id of players) settled.lost[id] = round.override[id] ?? 0;
    settled.problems = settled.problems.filter(({ code }) => code !== "missing" && code !== "suit");
  }
  for (const id of players) {
    if (![0, 1, 2].includes(settled.lost[id] ?? 0)) settled.problems.push({ code: "lives", player: id });
  }
  return settled;
}

function settleLosers(book: Rulebook, players: readonly Id[], round: RoundEntry, settled: Settled): void {
  const { fire } = round;
  if (fire !== null) {
    const burning = book.worths.find(({ ends }) => ends === k.BY_FIRE);
    const lowest = book.worths[0];
    if (!burning || !lowest || !players.includes(fire)) {
      settled.problems.push({ code: "out", player: fire });
      return;
    }
    const hands = players.map((id) => ({ id, worth: id === fire ? burning : lowest, order: 0 }));
    const { lost } = ask(book, hands, null, k.BY_FIRE);
    players.forEach((id, i) => (settled.lost[id] = lost[i] ?? 0));
    settled.endedBy = "fire";
    settled.taker = fire;
    return;
  }
  if (round.losers === null) settled.problems.push({ code: "nobody", player: null });
  for (const id of players) settled.lost[id] = round.losers?.[id] ?? 0;
  settled.endedBy = round.knocker === null ? "stock" : "knock";
  settled.taker = round.knocker !== null && settled.lost[round.knocker] === 0 ? round.knocker : null;
}

function settleHands(book: Rulebook, players: readonly Id[], round: RoundEntry, settled: Settled): void {
  const hands: Known[] = [];
  const seen = new Set<string>();
  for (const id of players) {
    const hand = readHand(book, id, round.hands[id], settled, seen);
    if (hand) {
      hands.push(hand);
      settled.points[id] = hand.worth.value / 2;
    }
  }
  if (hands.length < players.length || hands.length < 2) return;
  const fires = hands.filter(({ worth }) => worth.ends === k.BY_FIRE);
  for (const worth of book.worths.filter(({ ends }) => ends !== 0)) {
    const held = hands.filter((hand) => hand.worth === worth);
    if (held.length > worth.orders.length) settled.problems.push({ code: "fires", player: held[1]?.id ?? null, value: worth.value / 2 });
  }
  settled.twoFires = fires.length > 1;
  const ends = Math.max(...hands.map(({ worth }) => worth.ends));
  const by = ends !== 0 ? ends : round.knocker !== null ? k.BY_KNOCK : k.BY_STOCK;
  settled.endedBy = ENDED_BY[by] ?? null;
  const { lost, why, differ } = ask(book, hands, round.knocker, by);
  hands.forEach(({ id, order }, i) => {
    settled.lost[id] = lost[i] ?? 0;
    settled.why[id] = WHY[why[i] ?? 0] ?? null;
    if (differ.has(i)) {
      settled.asked.push(id);
      if (order === undefined) settled.problems.push({ code: "suit", player: id });
    }
  });
  settled.taker = takerOf(hands, round.knocker, by, settled.lost);
}

function readHand(book: Rulebook, id: Id, hand: Hand | undefined, settled: Settled, seen: Set<string>): Known | null {
  const refuse = (code: Problem["code"], more: Partial<Problem> = {}) => {
    settled.problems.push({ code, player: id, ...more });
    return null;
  };
  if (hand?.cards !== undefined) {
    for (const card of hand.cards) {
      if (!book.pack.includes(cardCode(card))) return refuse("not-in-pack", { card });
      if (seen.has(card)) return refuse("card-twice", { card });
      seen.add(card);
    }
    const [a, b, c, ...more] = hand.cards.map(cardCode);
    if (a === undefined || b === undefined || c === undefined || more.length > 0) return refuse("cards");
    const strength = k.strength(book.vector, a, b, c);
    const worth = book.worths.find(({ value }) => value === strength >> 5);
    return worth ? { id, worth, order: strength & 31 } : refuse("cards");
  }
  if (hand?.value === undefined) return refuse("missing");
  const worth = book.worths.find(({ value }) => value === hand.value);
  if (!worth) return refuse("value", { value: hand.value / 2 });
  const order = hand.order !== undefined && worth.orders.includes(hand.order) ? hand.order : undefined;
  return { id, worth, order: worth.orders.length === 1 ? worth.orders[0] : order };
}

/** What the kernel says. Suits rarely matter: it is asked with several orders too, and whose result depends on them `differ`. */
function ask(book: Rulebook, hands: readonly Known[], knocker: Id | null, by: number) {
  const knocked = hands.findIndex(({ id }) => id === knocker);
  const settle = (orderOf: (hand: Known, i: number) => number) => {
    const strengths = hands.map((hand, i) => 32 * hand.worth.value + orderOf(hand, i));
    const lost: number[] = [];
    const why: number[] = [];
    k.settle(book.vector, hands.length, strengths, knocked, by, lost, why);
    return { lost, why };
  };
  const [first, ...others] = [() => 0, (_: Known, i: number) => i, (_: Known, i: number) => hands.length - i].map(settle);
  const differ = new Set<number>();
  hands.forEach((hand, i) => {
    if (others.some(({ lost, why }) => lost[i] !== first?.lost[i] || why[i] !== first?.why[i])) {
      // Whoever is worth the same is part of the question.
      hands.forEach((other, j) => other.worth === hand.worth && differ.add(j));
    }
  });
  return { ...settle((hand) => hand.order ?? 0), differ };
}

/** Who made the others lose: the hand that ended the round, else who knocked and got away, else the one best hand. */
function takerOf(hands: readonly Known[], knocker: Id | null, by: number, lost: Record<Id, number>): Id | null {
  const ended = hands.filter(({ worth }) => worth.ends !== 0 && worth.ends === by);
  if (ended.length > 0) return ended.length === 1 ? (ended[0]?.id ?? null) : null;
  if (knocker !== null && lost[knocker] === 0) return knocker;
  const top = Math.max(...hands.map(({ worth }) => worth.value));
  const best = hands.filter(({ worth }) => worth.value === top);
  return best.length === 1 ? (best[0]?.id ?? null) : null;
}
