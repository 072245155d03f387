/** The text of a move taken apart, to know which cards it speaks of. Nothing here knows which moves are legal. */

import type { MoveChoice } from "../protocol";

export interface CardMove {
  give: readonly string[];
  take: readonly string[];
}

const CARD = /^[2-9TJQKA][cshd]$/;

/** The cards of an exchange (`7d-9s`, `7d+8d-9s+Ts`) or a discard (`7d`); null for a move that is a word. */
export function cardsOf(move: string): CardMove | null {
  if (CARD.test(move)) return { give: [move], take: [] };
  const sides = move.split("-").map((side) => side.split("+"));
  const [give, take] = sides;
  if (sides.length !== 2 || !give || !take) return null;
  return [...give, ...take].every((card) => CARD.test(card)) ? { give, take } : null;
}

function sameCards(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((card) => other.includes(card));
}

/** The legal move that gives and takes exactly these cards. */
export function findMove(
  moves: readonly MoveChoice[],
  give: readonly string[],
  take: readonly string[],
): MoveChoice | undefined {
  return moves.find(({ move }) => {
    const cards = cardsOf(move);
    return cards !== null && sameCards(cards.give, give) && sameCards(cards.take, take);
  });
}

/** The legal move of that word. */
export function wordMove(moves: readonly MoveChoice[], word: string): MoveChoice | undefined {
  return moves.find(({ move }) => move === word);
}

/**
 * Cards in the places that they had before: what stayed keeps its place, what is new takes the places of those that
 * left, in order. `null` is a card that one can't see.
 */
export function arrange<Card extends string | null>(before: readonly Card[], now: readonly Card[]): Card[] {
  const fresh = [...now];
  const places: (Card | undefined)[] = before.map((card) => {
    const at = fresh.indexOf(card);
    return at < 0 ? undefined : fresh.splice(at, 1)[0];
  });
  const filled = places.map((card) => (card === undefined ? fresh.shift() : card));
  return [...filled, ...fresh].filter((card): card is Card => card !== undefined);
}
