// The four French suits in a square of 100, filled by the card's suit colour.
const suit = (id, d) => ({ id, box: "100 100", art: `<path fill="var(--suit)" d="${d}"/>` });

export const SPADE =
  "M50 4C45 16 9 38 9 62C9 74 18 82 29 82C37 82 43 78 46 72C46 83 42 90 33 96H67C58 90 54 83 54 72C57 78 63 82 71 82C82 82 91 74 91 62C91 38 55 16 50 4Z";

export const suits = [
  suit("suit-s", SPADE),
  suit("suit-h", "M50 94C45 80 7 60 7 34C7 18 18 8 31 8C40 8 47 13 50 22C53 13 60 8 69 8C82 8 93 18 93 34C93 60 55 80 50 94Z"),
  suit("suit-d", "M50 2C58 20 73 38 91 50C73 62 58 80 50 98C42 80 27 62 9 50C27 38 42 20 50 2Z"),
  suit("suit-c", "M50 5A21 21 0 0 1 64 42A21.5 21.5 0 1 1 54 68C54.500 82 59 90 68 96H32C41 90 45.500 82 46 68A21.500 21.500 0 1 1 36 42A21 21 0 0 1 50 5Z"),
];
