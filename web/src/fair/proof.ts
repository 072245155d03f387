/** A match's proof (docs/fair.md): read with care, and computed anew. Whether the moves keep the rules is not asked. */

import { promiseOf, shuffled, type Draw } from "./check";

const FORMAT = "schwimmen-proof/1";
const RANKS = [..."23456789TJQKA"];
const SUITS = [..."cshd"];
/** All cards, low to high. */
const CARDS = RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit));
const STOCK = "stock ";

export interface ProvenRound extends Draw {
  promise: string;
  /** As the cards were dealt. */
  deck: readonly string[];
  /** The stock after each shuffle. */
  stocks: readonly (readonly string[])[];
}

/** `promise`: the seed doesn't fit it; `cards`: seed and texts give others. */
export type Finding = "good" | "promise" | "cards";

export interface RoundFinding {
  finding: Finding;
  round: ProvenRound;
}

/** The rounds of a proof, or null if the text is none. */
export function readProof(text: string): ProvenRound[] | null {
  try {
    const { format, rounds, record } = JSON.parse(text) as { format: unknown; rounds: unknown; record: { rounds: unknown } };
    const dealt = record.rounds;
    if (format !== FORMAT || !Array.isArray(rounds) || !Array.isArray(dealt)) return null;
    if (rounds.length === 0 || rounds.length !== dealt.length) return null;
    const read = rounds.map((round, at) => readRound(round as Fields, dealt[at] as Fields));
    return read.every((round) => round !== null) ? read : null;
  } catch {
    return null; // no JSON, or none of this shape
  }
}

type Fields = Record<string, unknown>;

function readRound({ promise, seed, mixes }: Fields, { deck, moves }: Fields): ProvenRound | null {
  if (typeof promise !== "string" || typeof seed !== "string" || typeof deck !== "string") return null;
  if (!Array.isArray(mixes) || !mixes.every(isMix) || !Array.isArray(moves)) return null;
  const stocks = moves
    .filter((move): move is string => typeof move === "string" && move.startsWith(STOCK))
    .map((move) => move.slice(STOCK.length).split(" "));
  return { promise, seed, mixes, deck: deck.split(" "), stocks };
}

function isMix(value: unknown): value is [number, string] {
  return Array.isArray(value) && value.length === 2 && typeof value[0] === "number" && typeof value[1] === "string";
}

/** Compute everything anew. */
export async function checkProof(rounds: readonly ProvenRound[]): Promise<RoundFinding[]> {
  return Promise.all(rounds.map(async (round) => ({ round, finding: await findingOn(round) })));
}

async function findingOn(round: ProvenRound): Promise<Finding> {
  if ((await promiseOf(round.seed)) !== round.promise) return "promise";
  const pack = CARDS.slice(CARDS.length - round.deck.length);
  if (!same(await shuffled(pack, round, 0), round.deck)) return "cards";
  for (const [at, stock] of round.stocks.entries()) {
    if (!same(await shuffled(inOrder(stock), round, at + 1), stock)) return "cards";
  }
  return "good";
}

function inOrder(cards: readonly string[]): string[] {
  return CARDS.filter((card) => cards.includes(card));
}

function same(one: readonly string[], other: readonly string[]): boolean {
  return one.join() === other.join();
}
