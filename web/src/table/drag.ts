/** Dragging a card of the hand onto one of the centre, or the other way round, with mouse, finger or pen. */

import type { Shown } from "../store/shown";
import { findMove } from "./moves";
import type { Selection, Side } from "./selection";

interface Dragged {
  side: Side;
  card: string;
  game: Shown;
  selection: Selection;
}

/** So far a finger may tremble without it being a drag. */
const THRESHOLD = 8;

export function startDrag(down: PointerEvent, dragged: Dragged): void {
  if (down.button !== 0 || !(down.currentTarget instanceof HTMLElement)) return;
  const button = down.currentTarget;
  let moving = false;
  let over: HTMLElement | null = null;

  const move = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
    if (!moving && Math.hypot(x, y) < THRESHOLD) return;
    if (!moving) {
      moving = true;
      button.dataset.dragged = "true";
      if (!dragged.selection.has(dragged.side, dragged.card)) dragged.selection.toggle(dragged.side, dragged.card);
    }
    button.style.transform = `translate(${x}px, ${y}px)`;
    const target = targetAt(event.clientX, event.clientY, dragged);
    if (target === over) return;
    over?.removeAttribute("data-over");
    target?.setAttribute("data-over", "true");
    over = target;
  };

  const stop = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", stop);
    removeEventListener("pointercancel", stop);
    if (!moving) return;
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    over?.removeAttribute("data-over");
    if (event.type === "pointerup" && over) drop(over, dragged);
    else dragged.selection.clear();
    button.style.transform = "";
    delete button.dataset.dragged;
  };

  addEventListener("pointermove", move);
  addEventListener("pointerup", stop);
  addEventListener("pointercancel", stop);
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** What lies under the pointer and would make a move of it. */
function targetAt(x: number, y: number, { side, selection }: Dragged): HTMLElement | null {
  const other: Side = side === "give" ? "take" : "give";
  for (const element of document.elementsFromPoint(x, y)) {
    const target = element.closest<HTMLElement>("[data-side], [data-drop]");
    if (!target) continue;
    if (target.dataset.side === other && target.dataset.can) return target;
    if (target.dataset.drop !== undefined && side === "give" && !selection.exchanges.peek()) return target;
  }
  return null;
}

function drop(target: HTMLElement, { side, card, game, selection }: Dragged): void {
  const partner = target.dataset.card;
  const [give, take] = side === "give" ? [card, partner] : [partner, card];
  const single = findMove(game.moves.peek(), give ? [give] : [], take ? [take] : []);
  if (single) {
    selection.clear();
    game.play(single.move);
    return;
  }
  // Two for two: the pair is chosen, the rest follows.
  if (partner && !selection.has(side === "give" ? "take" : "give", partner)) {
    selection.toggle(side === "give" ? "take" : "give", partner);
  }
}
