/** The rules of a match as the kernel wants them, and what hands there are under them. Known without a connection. */

import { encode } from "../../kernel/encode.js";
import * as k from "../../kernel/kernel.js";
import type { Catalogue, OptionJson } from "../../protocol";
import catalogueJson from "../../rules/catalogue.json";
import { presetOf, valueOf, type Rules } from "../../rules/rules";

export const CATALOGUE = catalogueJson as unknown as Catalogue;

/** The options that matter where the cards are real, in the order in which they are asked. */
export const SHEET_OPTIONS: readonly string[] = [
  "lives", "swimming", "thirty_one", "three_aces", "three_of_a_kind", "tie_lowest", "all_equal", "knocker_tie",
  "knocker_penalty", "weak_knock_below", "points_limit", "buy_back", "all_out", "deck",
];

export const STANDARD: Rules = { preset: CATALOGUE.standard, options: {} };

/** Something that a hand can be worth. */
export interface Worth {
  /** Half points. */
  value: number;
  /** How hands of that value are told apart (R2.5), low to high; no two players can hold the same of 31 or more. */
  orders: readonly number[];
  /** Whether such a hand ends the round at once: BY_FIRE, BY_THIRTY_ONE or 0. */
  ends: number;
}

export interface Rulebook {
  options: Readonly<Record<string, OptionJson>>;
  vector: readonly number[];
  lives: number;
  /** So many can play. */
  most: number;
  /** All cards, as the kernel counts them, low to high. */
  pack: readonly number[];
  /** All that a hand can be worth, low to high. */
  worths: readonly Worth[];
}

const books = new Map<string, Rulebook>();

/** The rulebook of these rules. Raises RangeError for a preset that there isn't. */
export function rulebook(rules: Rules): Rulebook {
  const key = JSON.stringify([rules.preset, Object.entries(rules.options).sort()]);
  const known = books.get(key) ?? write(rules);
  books.set(key, known);
  return known;
}

function write(rules: Rules): Rulebook {
  const options = Object.fromEntries(CATALOGUE.options.map((option) => [option.name, valueOf(rules, option, CATALOGUE)]));
  const vector = encode(options);
  const size = Number(options.deck);
  const pack = Array.from({ length: size }, (_, n) => 52 - size + n);
  return {
    options,
    vector,
    lives: Number(options.lives),
    most: Math.min(presetOf(rules.preset, CATALOGUE).max_players, Math.floor((size - 3) / 3)),
    pack,
    worths: worths(vector, pack),
  };
}

/** Values every hand of the pack. */
function worths(vector: readonly number[], pack: readonly number[]): Worth[] {
  const found = new Map<number, { orders: Set<number>; ends: number }>();
  pack.forEach((a, i) => {
    pack.slice(i + 1).forEach((b, j) => {
      for (const c of pack.slice(i + j + 2)) {
        const strength = k.strength(vector, a, b, c);
        const worth = found.get(strength >> 5) ?? { orders: new Set<number>(), ends: k.finishing(vector, a, b, c) };
        worth.orders.add(strength & 31);
        found.set(strength >> 5, worth);
      }
    });
  });
  return [...found]
    .map(([value, { orders, ends }]) => ({ value, orders: [...orders].sort((a, b) => a - b), ends }))
    .sort((a, b) => a.value - b.value);
}

const RANKS = "23456789TJQKA";
const SUITS = "cshd";

/** A card as in "Ts", from the kernel's number and back. */
export const cardText = (code: number): string => (RANKS[code >> 2] ?? "") + (SUITS[code & 3] ?? "");
export const cardCode = (card: string): number => 4 * RANKS.indexOf(card[0] ?? "") + SUITS.indexOf(card[1] ?? "");

/** What three cards are worth, in points. */
export function pointsOf(book: Rulebook, cards: readonly string[]): number {
  const [a = 0, b = 0, c = 0] = cards.map(cardCode);
  return (k.strength(book.vector, a, b, c) >> 5) / 2;
}

/** What tells equals apart, in words that texts exist for: a suit, or the rank of three of a kind. */
export function orderName(order: number): { suit: string } | { rank: string } {
  return order < 16 ? { suit: SUITS[3 - order] ?? "" } : { rank: RANKS[order - 16] ?? "" };
}
