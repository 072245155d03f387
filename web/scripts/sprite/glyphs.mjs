// The index letters: one stroke width, drawn as centre lines in a box 100 high, so every device shows the same.
const WEIGHT = 15.5;

const glyph = (id, width, d) => ({
  id: `ix-${id}`,
  box: `${width} 100`,
  art: `<path fill="none" stroke="var(--suit)" stroke-width="${WEIGHT}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`,
});

export const glyphs = [
  glyph("2", 62, "M10 29C11 16 20 8 31 8C43 8 52 17 52 29C52 46 38 56 10 92H53"),
  glyph("3", 62, "M11 25C13 14 21 8 31 8C43 8 51 16 51 27C51 39 42 47 28 47C44 47 54 56 54 69C54 83 44 92 31 92C19 92 11 85 8 75"),
  glyph("4", 64, "M44 92V8L8 69H56"),
  glyph("5", 62, "M49 8H17L13 46C17 41 24 38 31 38C45 38 54 49 54 65C54 81 44 92 30 92C19 92 11 86 8 77"),
  glyph("6", 62, "M42 8C22 22 8 44 8 66C8 81 18 92 31 92C44 92 54 81 54 67C54 52 44 42 32 42C21 42 11 51 8 63"),
  glyph("7", 60, "M8 8H52L25 92"),
  glyph("8", 62, "M31 47C19 47 11 39 11 28S19 8 31 8 51 17 51 28 43 47 31 47C18 47 8 57 8 70S17 92 31 92 54 83 54 70 44 47 31 47Z"),
  glyph("9", 62, "M20 92C40 78 54 56 54 34C54 19 44 8 31 8C18 8 8 19 8 33C8 48 18 58 30 58C41 58 51 49 54 37"),
  glyph("10", 80, "M8 22L22 8V92M56 8C46 8 40 17 40 30V70C40 83 46 92 56 92S72 83 72 70V30C72 17 66 8 56 8Z"),
  glyph("A", 68, "M8 92L34 8L60 92M17 65H51"),
  glyph("B", 64, "M10 8V92H32C46 92 56 83 56 69.500S46 47 32 47H10M32 47C43 47 51 39 51 27.500S43 8 32 8H10"),
  glyph("D", 66, "M10 8V92H26C46 92 58 76 58 50S46 8 26 8Z"),
  glyph("J", 56, "M24 8H46V66C46 82 38 92 27 92C16 92 9 84 8 72"),
  glyph("K", 64, "M10 8V92M54 8L10 59M27 41L56 92"),
  // Russian: В, Д, К and Т, of which only two look like Latin letters.
  glyph("В", 64, "M10 8V92H32C46 92 56 83 56 69.500S46 47 32 47H10M32 47C43 47 51 39 51 27.500S43 8 32 8H10"),
  glyph("Д", 74, "M8 94V80H66V94M16 80C24 64 27 38 27 8H57V80"),
  glyph("К", 64, "M10 8V92M54 8L10 59M27 41L56 92"),
  glyph("Т", 64, "M8 8H56M32 8V92"),
  glyph("Q", 70, "M35 8C18 8 8 24 8 50S18 92 35 92 62 76 62 50 52 8 35 8ZM43 70L62 94"),
];
