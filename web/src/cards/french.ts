/** The French deck: big indices, the classical arrangement of pips, and courts that stand in the water. */

import type { Detail, FaceSet, Indices, Piece, Rank, Suit } from "./faces";

/** Widths of the index letters in the sprite, where the height is 100. */
const GLYPH_WIDTHS: Readonly<Record<string, number>> = {
  "2": 62, "3": 62, "4": 64, "5": 62, "6": 62, "7": 60, "8": 62, "9": 62, "10": 80,
  A: 68, B: 64, D: 66, J: 56, K: 64, Q: 70, "В": 64, "Д": 74, "К": 64, "Т": 64,
};

const LEFT = 35;
const MIDDLE = 50;
const RIGHT = 65;

/** Centres of the pips; what lies below the middle stands on its head. */
const PIPS: Partial<Record<Rank, readonly (readonly [number, number])[]>> = {
  "2": [[MIDDLE, 30], [MIDDLE, 110]],
  "3": [[MIDDLE, 30], [MIDDLE, 70], [MIDDLE, 110]],
  "4": pairs(30, 110),
  "5": [...pairs(30, 110), [MIDDLE, 70]],
  "6": pairs(30, 70, 110),
  "7": [...pairs(30, 70, 110), [MIDDLE, 50]],
  "8": [...pairs(30, 70, 110), [MIDDLE, 50], [MIDDLE, 90]],
  "9": [...pairs(27, 55.7, 84.3, 113), [MIDDLE, 70]],
  "T": [...pairs(27, 55.7, 84.3, 113), [MIDDLE, 41.3], [MIDDLE, 98.7]],
};

function pairs(...rows: number[]): [number, number][] {
  return rows.flatMap((y): [number, number][] => [[LEFT, y], [RIGHT, y]]);
}

function index(rank: Rank, indices: Indices | undefined, x: number, y: number, h: number): Piece {
  const letter = indices?.[rank] ?? (rank === "T" ? "10" : rank);
  const known = letter in GLYPH_WIDTHS ? letter : rank;
  return { symbol: `ix-${known}`, x, y, w: (h * (GLYPH_WIDTHS[known] ?? 0)) / 100, h };
}

function square(symbol: string, cx: number, cy: number, size: number): Piece {
  return { symbol, x: cx - size / 2, y: cy - size / 2, w: size, h: size };
}

/** The same piece as seen from the other end of the card. */
function opposite(piece: Piece): Piece {
  return { ...piece, x: 100 - piece.x - piece.w, y: 140 - piece.y - piece.h, turned: true };
}

function isCourt(rank: Rank): boolean {
  return rank === "J" || rank === "Q" || rank === "K";
}

function tiny(rank: Rank, suit: Suit, indices?: Indices): Piece[] {
  const letter = index(rank, indices, 0, 12, 62);
  return [{ ...letter, x: 50 - letter.w / 2 }, square(`suit-${suit}`, 50, 104, 50)];
}

function small(rank: Rank, suit: Suit, indices?: Indices): Piece[] {
  const corner = [index(rank, indices, 8, 9, 44), square(`suit-${suit}`, 76, 31, 33)];
  const picture = square(`suit-${suit}`, 50, 98, 68);
  if (rank === "A") return [...corner, picture, { symbol: "ace-water", x: 0, y: 92, w: 100, h: 40 }];
  if (!isCourt(rank)) return [...corner, picture];
  return [
    ...corner,
    { symbol: `court-${rank}`, x: -7, y: 56, w: 108, h: 75.6 },
    { symbol: "court-shore", x: 0, y: 127, w: 100, h: 20 },
  ];
}

function large(rank: Rank, suit: Suit, indices?: Indices): Piece[] {
  const letter = index(rank, indices, 0, 7, 28);
  const corner = [{ ...letter, x: 14.5 - letter.w / 2 }, square(`suit-${suit}`, 14.5, 46, 16)];
  const corners = [...corner, ...corner.map(opposite)];
  const symbol = `suit-${suit}`;
  if (rank === "A") return [...corners, square(symbol, 50, 70, 64), { symbol: "ace-water", x: 0, y: 58, w: 100, h: 40 }];
  if (isCourt(rank)) {
    const half = ["court-sea", `court-${rank}`].map((part): Piece => ({ symbol: part, x: 0, y: 0, w: 100, h: 70 }));
    return [...half, ...half.map(opposite), { symbol: "court-water", x: 0, y: 0, w: 100, h: 82 }, ...corners];
  }
  const centres = PIPS[rank] ?? [];
  const size = centres.length > 8 ? 19.5 : centres.length > 3 ? 22 : 28;
  const pips = centres.map(([x, y]): Piece => ({ ...square(symbol, x, y, size), turned: y > 70 }));
  return [...corners, ...pips];
}

const LAYOUTS = { tiny, small, large };

export const french: FaceSet = {
  id: "french",
  suitNames: { c: "suit-clubs", s: "suit-spades", h: "suit-hearts", d: "suit-diamonds" },
  rankNames: {
    "2": "rank-2", "3": "rank-3", "4": "rank-4", "5": "rank-5", "6": "rank-6", "7": "rank-7", "8": "rank-8",
    "9": "rank-9", T: "rank-10", J: "rank-jack", Q: "rank-queen", K: "rank-king", A: "rank-ace",
  },
  indexNames: { J: "index-jack", Q: "index-queen", K: "index-king", A: "index-ace" },
  suitSymbols: { c: "suit-c", s: "suit-s", h: "suit-h", d: "suit-d" },
  back: "back",
  pieces: (rank: Rank, suit: Suit, detail: Detail, indices?: Indices) => LAYOUTS[detail](rank, suit, indices),
};
