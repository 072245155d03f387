import { back } from "./back.mjs";
import { courts } from "./courts.mjs";
import { glyphs } from "./glyphs.mjs";
import { logo, marks } from "./marks.mjs";
import { suits } from "./suits.mjs";

/** The whole sprite as text: one line a symbol, so that a change shows as a small difference. */
export function build() {
  const body = [...suits, ...glyphs, ...courts, ...back, ...marks].map(
    ({ id, box, art }) => `<symbol id="${id}" viewBox="0 0 ${box}">${tidy(art)}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0">\n${body.join("\n")}\n</svg>\n`;
}

/** The page's icon: the logo by itself, its colours fixed (tokens.css doesn't reach it). */
export function buildIcon() {
  const colours = { "--logo-ground": "#123c39", "--buoy-white": "#fff6e6", "--buoy-red": "#d8443a" };
  const art = tidy(logo.art).replace(/var\((--[\w-]+)\)/g, (_, name) => colours[name]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${logo.box}">${art}</svg>\n`;
}

/** One line, and no zeros at the end of a fraction (the drawings line their numbers up). */
function tidy(art) {
  return art.trim().replace(/\s*\n\s*/g, "").replace(/(\.\d*?)0+(?!\d)/g, (_, fraction) => (fraction === "." ? "" : fraction));
}
