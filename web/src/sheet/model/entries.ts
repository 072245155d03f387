/**
 * What is written on a sheet. An evening is a log of operations that only grows: undoing, redoing and correcting are
 * operations too, so that nothing is ever lost and several people can write on one sheet. `entriesOf` says what holds.
 */

import type { Rules } from "../../rules/rules";

/** Names a player, an entry or an evening: unguessable enough that two phones never choose the same. */
export type Id = string;

export interface Player {
  id: Id;
  name: string;
}

/** A hand as it was told: cards, or its worth in half points; `order` tells equals apart, as the kernel counts it. */
export interface Hand {
  value?: number;
  order?: number;
  cards?: readonly string[];
}

export type Way = "losers" | "points" | "cards";

export interface RoundEntry {
  kind: "round";
  id: Id;
  way: Way;
  /** By player; for `losers` nobody's hand is known. */
  hands: Readonly<Record<Id, Hand>>;
  /** For `losers`: lives by player. Nobody loses where it is empty; it is null until that is said. */
  losers: Readonly<Record<Id, number>> | null;
  knocker: Id | null;
  /** For `losers`: who had fire. */
  fire: Id | null;
  /** The round doesn't count. */
  void: boolean;
  /** What the table decided against the rules. */
  override: Readonly<Record<Id, number>> | null;
  /** Who comes back, of those who may. */
  back: readonly Id[];
}

export interface MatchEntry {
  kind: "match";
  id: Id;
  rules: Rules;
  /** In seating order, clockwise. */
  players: readonly Player[];
  dealer: Id;
  /** What somebody pays who doesn't win, in hundredths; 0 for none. */
  stake: number;
}

export type Entry =
  | MatchEntry
  | RoundEntry
  | { kind: "joins"; id: Id; player: Player; after: Id; lives: number }
  | { kind: "leaves"; id: Id; player: Id }
  | { kind: "renamed"; id: Id; player: Id; name: string }
  | { kind: "ends"; id: Id };

export type Operation =
  | { op: "add"; entry: Entry }
  | { op: "change"; entry: Entry }
  | { op: "remove"; id: Id }
  | { op: "undo" }
  | { op: "redo" };

/** One line of a log: `at` in milliseconds since 1970. */
export type Logged = Operation & { at: number };

export interface Reading {
  entries: readonly Entry[];
  mayUndo: boolean;
  mayRedo: boolean;
}

type Change = Exclude<Operation, { op: "undo" } | { op: "redo" }>;

/** What holds after all that was done and undone. An operation that fits nothing changes nothing. */
export function entriesOf(log: readonly Operation[]): Reading {
  const done: Change[] = [];
  let undone: Change[] = [];
  for (const operation of log) {
    if (operation.op === "undo") {
      const last = done.pop();
      if (last) undone.push(last);
    } else if (operation.op === "redo") {
      const next = undone.pop();
      if (next) done.push(next);
    } else {
      done.push(operation);
      undone = [];
    }
  }
  return { entries: done.reduce(changed, []), mayUndo: done.length > 0, mayRedo: undone.length > 0 };
}

function changed(entries: Entry[], change: Change): Entry[] {
  switch (change.op) {
    case "add":
      return entries.some(({ id }) => id === change.entry.id) ? entries : [...entries, change.entry];
    case "change":
      return entries.map((entry) => (entry.id === change.entry.id ? change.entry : entry));
    case "remove":
      return entries.filter(({ id }) => id !== change.id);
  }
}

export function newId(): Id {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => (byte % 36).toString(36)).join("");
}

/** A round of which nothing is said yet. */
export function blankRound(way: Way): RoundEntry {
  return {
    kind: "round", id: newId(), way, hands: {}, losers: null, knocker: null, fire: null, void: false, override: null, back: [],
  };
}
