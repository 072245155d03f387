/**
 * What a deck looks like, as data: which symbols of the sprite stand where on a card of 100 by 140.
 *
 * A further deck (German suits, say) is a further `FaceSet`; nothing else knows how a face is drawn.
 */

export type Suit = "c" | "s" | "h" | "d";
export type Rank = "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "T" | "J" | "Q" | "K" | "A";

/** A symbol of the sprite in its place; `turned` stands on its head. */
export interface Piece {
  readonly symbol: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly turned?: boolean;
}

/** How much a card shows: `tiny` rank and suit, `small` a big index over a big picture, `large` the whole face. */
export type Detail = "tiny" | "small" | "large";

/** What stands in the corner for a rank, in the reader's language: `{ J: "B", Q: "D" }` in German. */
export type Indices = Partial<Record<Rank, string>>;

export interface FaceSet {
  readonly id: string;
  /** Message ids of the suits' and ranks' names. */
  readonly suitNames: Readonly<Record<Suit, string>>;
  readonly rankNames: Readonly<Record<Rank, string>>;
  /** Message ids of the corner letters, where they depend on the language: what `Indices` is made of. */
  readonly indexNames: Partial<Readonly<Record<Rank, string>>>;
  /** The symbol of a suit alone, and the symbol of the back. */
  readonly suitSymbols: Readonly<Record<Suit, string>>;
  readonly back: string;
  /** Every piece of a face, in the order in which they are painted. */
  pieces(rank: Rank, suit: Suit, detail: Detail, indices?: Indices): readonly Piece[];
}

/** Takes a card's code ("Ts") apart; anything else is a fault of the caller. */
export function parseCard(code: string): { rank: Rank; suit: Suit } {
  if (!/^[2-9TJQKA][cshd]$/.test(code)) throw new RangeError(code);
  return { rank: code[0] as Rank, suit: code[1] as Suit };
}
