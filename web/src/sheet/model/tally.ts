/** What an evening, or many, come to: wins, lives, who drowned whom, who owes whom. */

import type { Id } from "./entries";
import { currentMatch, swims, type Evening, type Match } from "./evening";

export interface Line {
  matches: number;
  wins: number;
  rounds: number;
  /** Lives lost, and lives of others that one took. */
  lost: number;
  taken: number;
  swum: number;
  drowned: number;
  fires: number;
  knocks: number;
  /** Knocks that cost the knocker a life. */
  knocksLost: number;
  /** Sum and count of the hands whose points are known. */
  points: number;
  hands: number;
  /** In hundredths: won minus paid. */
  balance: number;
}

export interface Tally {
  lines: ReadonlyMap<Id, Line>;
  /** Who drowned whom: first who did, then whom, how often. */
  drownings: ReadonlyMap<Id, ReadonlyMap<Id, number>>;
  /** What nobody has won yet, in hundredths. */
  pot: number;
}

export const blankLine = (): Line => ({
  matches: 0, wins: 0, rounds: 0, lost: 0, taken: 0, swum: 0, drowned: 0, fires: 0, knocks: 0, knocksLost: 0, points: 0, hands: 0,
  balance: 0,
});

/** The tally of an evening. */
export function tallyOf(evening: Evening): Tally {
  const lines = new Map([...evening.players.keys()].map((id) => [id, blankLine()]));
  const drownings = new Map<Id, Map<Id, number>>();
  const add = (id: Id | null, changes: Partial<Line>) => {
    const line = id === null ? undefined : lines.get(id);
    if (!line) return;
    for (const [key, value] of Object.entries(changes) as [keyof Line, number][]) line[key] += value;
  };
  let pot = 0;
  for (const match of evening.matches) {
    if (match.phase === "over") for (const { id } of match.seats) add(id, { matches: 1 });
    if (match.phase === "over") add(match.winner, { wins: 1 });
    for (const round of match.rounds) {
      const { settled, entry } = round;
      for (const seat of round.before.filter(({ out }) => !out)) {
        const lost = livesLost(round.before, round.lost, seat.id);
        add(seat.id, { rounds: 1, lost, swum: Number(round.swam.includes(seat.id)), drowned: Number(round.drowned.includes(seat.id)) });
        if (settled.taker !== null && settled.taker !== seat.id) add(settled.taker, { taken: lost });
        const points = settled.points[seat.id];
        if (points !== undefined) add(seat.id, { points, hands: 1 });
      }
      if (settled.endedBy === "fire") add(settled.taker, { fires: 1 });
      add(entry.knocker, { knocks: 1, knocksLost: Number(entry.knocker !== null && (settled.lost[entry.knocker] ?? 0) > 0) });
      for (const victim of round.drowned) {
        if (settled.taker === null || settled.taker === victim) continue;
        const victims = drownings.get(settled.taker) ?? new Map<Id, number>();
        drownings.set(settled.taker, victims.set(victim, (victims.get(victim) ?? 0) + 1));
      }
    }
    pot = pay(match, pot, add);
  }
  return { lines, drownings, pot };
}

/** Lives, and the chance to swim, that a round took from somebody. */
function livesLost(before: Match["seats"], after: Match["seats"], id: Id): number {
  const old = before.find((seat) => seat.id === id);
  const now = after.find((seat) => seat.id === id);
  if (!old || !now || old.out) return 0;
  return old.lives - now.lives + Number(swims(old) && now.out);
}

/** Whoever didn't win pays, and once more for having come back; a match that was broken off costs nothing. */
function pay(match: Match, pot: number, add: (id: Id, changes: Partial<Line>) => void): number {
  const { stake } = match.entry;
  if (match.phase !== "over") return pot;
  for (const seat of match.seats) {
    const times = Number(seat.id !== match.winner) + Number(seat.bought);
    add(seat.id, { balance: -times * stake });
    pot += times * stake;
  }
  if (match.winner === null) return pot;
  add(match.winner, { balance: pot });
  return 0;
}

export interface Payment {
  from: Id;
  to: Id;
  amount: number;
}

/** The pot, where it is still open, as somebody who is paid. */
export const POT = "\0pot";
/** Beyond so many the fewest payments are not searched for: one less than there are people always does. */
const SEARCHED = 14;

/** Who pays whom, in as few payments as there can be; the balances add up to 0. */
export function payments(balances: ReadonlyMap<Id, number>): Payment[] {
  const open = [...balances].filter(([, amount]) => amount !== 0);
  const groups = open.length <= SEARCHED ? settledGroups(open) : [open];
  return groups.flatMap(inTurn);
}

/** Parts whose balances add up to 0, as many as possible: each needs one payment less than it has people. */
function settledGroups(open: readonly [Id, number][]): [Id, number][][] {
  const size = 1 << open.length;
  const sums = new Array<number>(size).fill(0);
  const most = new Array<number>(size).fill(0);
  const last = new Array<number>(size).fill(0);
  for (let set = 1; set < size; set += 1) {
    const low = 31 - Math.clz32(set & -set);
    sums[set] = (sums[set & (set - 1)] ?? 0) + (open[low]?.[1] ?? 0);
    for (let i = 0; i < open.length; i += 1) {
      if ((set >> i) & 1 && (most[set ^ (1 << i)] ?? 0) >= (most[set] ?? 0)) {
        most[set] = most[set ^ (1 << i)] ?? 0;
        last[set] = i;
      }
    }
    if (sums[set] === 0) most[set] = (most[set] ?? 0) + 1;
  }
  const groups: [Id, number][][] = [];
  let group: [Id, number][] = [];
  for (let set = size - 1; set > 0; ) {
    const at = last[set] ?? 0;
    if (sums[set] === 0 && group.length > 0) {
      groups.push(group);
      group = [];
    }
    const person = open[at];
    if (person) group.push(person);
    set ^= 1 << at;
  }
  return group.length > 0 ? [...groups, group] : groups;
}

/** The one who owes most pays the one who gets most, until nobody owes anything. */
function inTurn(group: readonly [Id, number][]): Payment[] {
  const left = new Map(group);
  const found: Payment[] = [];
  for (;;) {
    const sorted = [...left].sort((a, b) => a[1] - b[1]);
    const debtor = sorted[0];
    const creditor = sorted.at(-1);
    if (!debtor || !creditor || debtor[1] >= 0 || creditor[1] <= 0) return found;
    const amount = Math.min(-debtor[1], creditor[1]);
    found.push({ from: debtor[0], to: creditor[0], amount });
    left.set(debtor[0], debtor[1] + amount);
    left.set(creditor[0], creditor[1] - amount);
  }
}

/** Balances with the open pot as somebody. */
export function balancesOf({ lines, pot }: Tally): Map<Id, number> {
  const balances = new Map([...lines].map(([id, { balance }]) => [id, balance]));
  if (pot > 0) balances.set(POT, pot);
  return balances;
}

/** All evenings together, by name: the same name is the same person. */
export function overall(evenings: readonly Evening[]): Map<string, Line & { evenings: number }> {
  const found = new Map<string, Line & { evenings: number }>();
  const names = new Map<string, string>();
  for (const evening of evenings) {
    if (!currentMatch(evening)) continue;
    for (const [id, line] of tallyOf(evening).lines) {
      const name = (evening.players.get(id)?.name ?? id).trim();
      const key = names.get(name.toLocaleLowerCase()) ?? name;
      names.set(name.toLocaleLowerCase(), key);
      const sum = found.get(key) ?? { ...blankLine(), evenings: 0 };
      for (const [what, value] of Object.entries(line) as [keyof Line, number][]) sum[what] += value;
      sum.evenings += 1;
      found.set(key, sum);
    }
  }
  return found;
}
