/** An evening as its entries make it: matches, rounds, lives. The same entries always make the same evening. */

import * as k from "../../kernel/kernel.js";
import type { Entry, Id, MatchEntry, Player, RoundEntry } from "./entries";
import { rulebook, type Rulebook } from "./rules";
import { settleRound, type Problem, type Settled } from "./settle";

export interface Seat {
  id: Id;
  lives: number;
  out: boolean;
  /** Went home. */
  gone: boolean;
  /** Has come back once. */
  bought: boolean;
}

export const swims = (seat: Seat): boolean => !seat.out && seat.lives === 0;

export interface RoundResult {
  entry: RoundEntry;
  number: number;
  dealer: Id;
  before: readonly Seat[];
  /** After the losses, before anybody came back. */
  lost: readonly Seat[];
  after: readonly Seat[];
  settled: Settled;
  /** Who went out, who began to swim, who may come back, who did. */
  drowned: readonly Id[];
  swam: readonly Id[];
  mayBack: readonly Id[];
  back: readonly Id[];
  /** All went out, and the round is played once more. */
  replayed: boolean;
  /** What no longer fits, after something earlier was corrected. */
  problems: readonly Problem[];
}

export interface Match {
  entry: MatchEntry;
  number: number;
  book: Rulebook;
  seats: readonly Seat[];
  /** Who deals the next round, or dealt the last one. */
  dealer: Id;
  rounds: readonly RoundResult[];
  /** `ended`: broken off. */
  phase: "playing" | "over" | "ended";
  winner: Id | null;
}

export interface Evening {
  players: ReadonlyMap<Id, Player>;
  matches: readonly Match[];
  /** Rounds that belong to no match any more. */
  stray: readonly RoundEntry[];
}

export const nameOf = (evening: Evening, id: Id | null): string => (id === null ? "" : (evening.players.get(id)?.name ?? id));
export const playing = (seats: readonly Seat[]): Id[] => seats.filter(({ out }) => !out).map(({ id }) => id);
export const currentMatch = (evening: Evening): Match | null => evening.matches.at(-1) ?? null;

/** The evening of these entries. Raises RangeError for rules that are not known here. */
export function eveningOf(entries: readonly Entry[]): Evening {
  const players = new Map<Id, Player>();
  const matches: Match[] = [];
  const stray: RoundEntry[] = [];
  const replace = (match: Match) => (matches[matches.length - 1] = match);
  for (const entry of entries) {
    const match = matches.at(-1);
    if (entry.kind === "match") {
      for (const player of entry.players) players.set(player.id, { ...player, name: players.get(player.id)?.name ?? player.name });
      if (match?.phase === "playing") replace({ ...match, phase: "ended" });
      matches.push(begin(entry, matches.length + 1));
    } else if (entry.kind === "renamed") {
      const player = players.get(entry.player);
      if (player) players.set(player.id, { ...player, name: entry.name });
    } else if (match?.phase !== "playing") {
      if (entry.kind === "round") stray.push(entry);
      if (entry.kind === "joins") players.set(entry.player.id, entry.player);
    } else if (entry.kind === "round") {
      replace(withRound(match, entry));
    } else if (entry.kind === "joins") {
      players.set(entry.player.id, entry.player);
      replace(withPlayer(match, entry));
    } else if (entry.kind === "leaves") {
      replace(without(match, entry.player));
    } else {
      replace({ ...match, phase: "ended" });
    }
  }
  return { players, matches, stray };
}

function begin(entry: MatchEntry, number: number): Match {
  const book = rulebook(entry.rules);
  const seats = entry.players.map(({ id }): Seat => ({ id, lives: book.lives, out: false, gone: false, bought: false }));
  const dealer = seats.some(({ id }) => id === entry.dealer) ? entry.dealer : (seats[0]?.id ?? "");
  return { entry, number, book, seats, dealer, rounds: [], phase: "playing", winner: null };
}

/** What a round makes of the lives. Also before it is taken: for the words that say what will happen. */
export function playRound(match: Match, entry: RoundEntry): RoundResult {
  const { vector, lives: full } = match.book;
  const before = match.seats;
  const inside = playing(before);
  const settled = settleRound(match.book, inside, entry, before.filter(({ out }) => out).map(({ id }) => id));
  const lives = before.map((seat) => seat.lives);
  const wasOut = before.map(({ out }) => Number(out));
  const out = [...wasOut];
  k.lose_lives(vector, before.length, lives, out, before.map(({ id }) => settled.lost[id] ?? 0));
  const lost = before.map((seat, i) => ({ ...seat, lives: lives[i] ?? 0, out: out[i] === 1 }));
  const mayBack = before
    .filter((seat, i) => k.may_buy_back(vector, wasOut[i] ?? 0, out[i] ?? 0, Number(seat.bought)) === 1)
    .map(({ id }) => id);
  const back = mayBack.filter((id) => entry.back.includes(id));
  let after: Seat[] = lost.map((seat) => (back.includes(seat.id) ? { ...seat, lives: full, out: false, bought: true } : seat));
  const replayed = k.conclude(vector, after.length, after.map((seat) => Number(seat.out))) === k.REPLAY;
  if (replayed) after = [...before];
  const fallen = (test: (seat: Seat) => boolean) =>
    lost.filter((seat, i) => test(seat) && !before.some((old, j) => i === j && test(old))).map(({ id }) => id);
  return {
    entry, number: match.rounds.length + 1, dealer: match.dealer, before, lost, after, settled,
    drowned: replayed ? [] : fallen(({ out: is }) => is), swam: replayed ? [] : fallen(swims),
    mayBack, back, replayed, problems: settled.problems,
  };
}

function withRound(match: Match, entry: RoundEntry): Match {
  const round = playRound(match, entry);
  return proceed({ ...match, seats: round.after, rounds: [...match.rounds, round] }, true);
}

/** Is the match over, and if not, who deals? */
function proceed(match: Match, dealt: boolean): Match {
  const out = match.seats.map((seat) => Number(seat.out));
  const end = k.conclude(match.book.vector, out.length, out);
  if (end !== k.GOES_ON && end !== k.REPLAY) return { ...match, phase: "over", winner: match.seats[end]?.id ?? null };
  const place = match.seats.findIndex(({ id }) => id === match.dealer);
  if (!dealt && out[place] === 0) return match;
  return { ...match, dealer: match.seats[k.next_seat(out.length, out, place)]?.id ?? match.dealer };
}

function withPlayer(match: Match, { player, after, lives }: { player: Player; after: Id; lives: number }): Match {
  if (match.seats.some(({ id }) => id === player.id)) {
    // Back again from home.
    const seats = match.seats.map((seat) => (seat.id === player.id && seat.out ? { ...seat, lives, out: false, gone: false } : seat));
    return { ...match, seats };
  }
  const place = match.seats.findIndex(({ id }) => id === after) + 1 || match.seats.length;
  const seat: Seat = { id: player.id, lives, out: false, gone: false, bought: false };
  return { ...match, seats: match.seats.toSpliced(place, 0, seat) };
}

function without(match: Match, player: Id): Match {
  const seats = match.seats.map((seat) => (seat.id === player ? { ...seat, lives: 0, out: true, gone: true } : seat));
  if (playing(seats).length === 0) return { ...match, seats, phase: "ended" };
  return proceed({ ...match, seats }, false);
}
