/**
 * Which cards travel from where to where, out of two looks at the table and what happened between them.
 *
 * A card that can be seen is a `Spot`; a place where cards lie that can't be seen one by one (the stock, what was
 * laid aside, a player's hand) is an anchor: `stock`, `laid`, `seat-2`.
 */

import type { LogEntry } from "../protocol";

export interface Box {
  x: number;
  y: number;
  width: number;
}

export interface Spot {
  /** The group that it lies in: `hand`, `centre`, `seat-2`. */
  at: string;
  box: Box;
}

export interface Look {
  cards: ReadonlyMap<string, Spot>;
  anchors: ReadonlyMap<string, Box>;
}

export interface Flight {
  /** null: a back. */
  card: string | null;
  from: Box;
  to: Box;
  /** It lies there afterwards; otherwise it can't be seen any more when it has arrived. */
  stays: boolean;
  /** It is turned over on the way: face up, or face down. */
  turns: "up" | "down" | null;
  /** Cards with a higher number start later. */
  order: number;
  /** The anchor that a back travels to. */
  lands?: string;
}

/** Turned over where it lies: it was there all the time. */
const HERE = "here";

const seatAnchor = (seat: number): string => `seat-${seat}`;

interface Hints {
  cameFrom: Map<string, string>;
  wentTo: Map<string, string>;
  /** Backs that travel from one anchor to another. */
  hidden: [string, string][];
  dealt: boolean;
}

/** What the log says of places that can't be seen. */
function readLog(log: readonly LogEntry[], own: number | null, dealTo: readonly number[]): Hints {
  const hints: Hints = { cameFrom: new Map(), wentTo: new Map(), hidden: [], dealt: false };
  for (const { kind, seat, gave, took } of log) {
    if (kind === "dealt") {
      hints.dealt = true;
      for (let lap = 0; lap < 3; lap += 1) {
        for (const to of dealTo) if (to !== own) hints.hidden.push(["stock", seatAnchor(to)]);
      }
      continue;
    }
    if (kind === "centre") {
      for (const card of took) hints.cameFrom.set(card, log.some((other) => other.kind === "kept") ? HERE : "stock");
      continue;
    }
    if (seat === null) continue;
    for (const card of gave) hints.cameFrom.set(card, seatAnchor(seat));
    for (const card of took) hints.wentTo.set(card, seatAnchor(seat));
    if (seat === own) continue;
    if (kind === "drew") hints.hidden.push(["stock", seatAnchor(seat)]);
    if (kind === "switched" && took.length === 0) {
      for (let card = 0; card < 3; card += 1) hints.hidden.push(["packet", seatAnchor(seat)]);
    }
  }
  return hints;
}

export function planFlights(
  before: Look,
  after: Look,
  log: readonly LogEntry[],
  own: number | null,
  dealTo: readonly number[],
): Flight[] {
  const hints = readLog(log, own, dealTo);
  const anchorOf = (name: string): Box | undefined => after.anchors.get(name) ?? before.anchors.get(name);
  const flights: Flight[] = [];
  let order = 0;

  if (!hints.dealt) {
    for (const [card, { box }] of before.cards) {
      if (after.cards.has(card)) continue;
      const to = anchorOf(hints.wentTo.get(card) ?? "laid");
      if (to) flights.push({ card, from: box, to, stays: false, turns: "down", order: 0 });
    }
  }
  const left = flights.length > 0 && log.some(({ kind }) => kind === "centre");
  for (const [from, to] of hints.hidden) {
    const [start, end] = [anchorOf(from) ?? anchorOf("stock"), anchorOf(to)];
    if (start && end) flights.push({ card: null, from: start, to: end, stays: false, turns: null, order: order++, lands: to });
  }
  for (const [card, { at, box }] of after.cards) {
    const was = hints.dealt ? undefined : before.cards.get(card);
    if (was) {
      if (was.at !== at) flights.push({ card, from: was.box, to: box, stays: true, turns: null, order: 0 });
      continue;
    }
    const origin = hints.cameFrom.get(card) ?? (at === "hand" ? "packet" : at === "centre" ? null : HERE);
    if (origin === null) continue; // it lay under another
    const from = origin === HERE ? box : (anchorOf(origin) ?? anchorOf("stock"));
    const late = hints.dealt || (left && origin === "stock");
    if (from) flights.push({ card, from, to: box, stays: true, turns: "up", order: late ? (order += 1) : 0 });
  }
  return flights;
}
