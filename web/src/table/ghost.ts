/** The likeness of a card that travels above the table. */

import { french } from "../cards/french";
import type { Flight } from "./flights";

const SVG = "http://www.w3.org/2000/svg";

export const FRENCH_BACK = french.back;

function back(symbol: string): HTMLElement {
  const card = document.createElement("span");
  card.className = "card";
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("viewBox", "0 0 100 140");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${symbol}`);
  use.setAttribute("width", "100");
  use.setAttribute("height", "140");
  picture.append(use);
  card.append(picture);
  return card;
}

/** An element at the end of the flight, with the face first and the back on it where it is turned over. */
export function ghostOf(face: HTMLElement | undefined, { to, turns }: Flight, backSymbol: string): HTMLElement {
  const ghost = document.createElement("div");
  ghost.className = "ghost";
  ghost.style.left = `${to.x}px`;
  ghost.style.top = `${to.y}px`;
  ghost.style.setProperty("--card-w", `${to.width}px`);
  if (face) {
    const copy = face.cloneNode(true) as HTMLElement;
    copy.className = "card";
    for (const mark of ["chosen", "dimmed", "counting"]) copy.removeAttribute(`data-${mark}`);
    ghost.append(copy);
  }
  if (!face || turns !== null) ghost.append(back(backSymbol));
  return ghost;
}
