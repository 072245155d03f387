/** Shows what happened: cards travel in a layer above the table, and a look at the result follows. */

import { signal } from "@preact/signals";
import type { Stage, Step } from "../store/playback";
import type { Pace } from "../store/settings";
import { planFlights, type Box, type Flight, type Look } from "./flights";
import { FRENCH_BACK, ghostOf } from "./ghost";

/** The entries of the log that are being shown, for the words beside a player. */
export const shownStep = signal<Step | null>(null);

/** Whose move is being shown, while its cards travel. */
export const mover = signal<number | null>(null);

/** Whether cards are being dealt: what they are isn't to be read before they lie there. */
export const dealing = signal(false);

const EASE = "cubic-bezier(0.3, 0.7, 0.2, 1)";
/** How much later the next card starts, as a part of the time that one travels. */
const STAGGER = 0.16;

interface Sight extends Look {
  elements: Map<string, HTMLElement>;
}

export class TableStage implements Stage {
  private was: Sight | null = null;
  private animations: Animation[] = [];
  private endPause: (() => void) | null = null;
  private drawn: (() => void) | null = null;
  private hurried = false;

  constructor(
    private readonly table: HTMLElement,
    private readonly layer: HTMLElement,
    private readonly pace: () => Pace,
  ) {}

  before(): void {
    const was = look(this.table);
    // The page may show another card in the same element afterwards.
    for (const [card, element] of was.elements) was.elements.set(card, element.cloneNode(true) as HTMLElement);
    this.was = was;
  }

  /** The page shows the step now: whoever draws the table says so, before it is painted. */
  readonly rendered = (): void => {
    this.drawn?.();
    this.drawn = null;
  };

  async show(step: Step, more: () => boolean): Promise<void> {
    this.hurried = document.hidden;
    shownStep.value = step;
    mover.value = step.log.find(({ kind }) => kind !== "dealt")?.seat ?? null;
    dealing.value = step.log.some(({ kind }) => kind === "dealt");
    await new Promise<void>((resolve) => {
      this.drawn = resolve;
    });
    const { travel, pause } = this.hurried ? { travel: 0, pause: 0 } : this.pace();
    if (travel > 0 && this.was) await this.fly(this.was, step, travel);
    this.was = null;
    mover.value = null;
    dealing.value = false;
    const ended = step.state.round?.result != null;
    if ((ended || more()) && pause > 0) await this.rest(ended ? 2 * pause : pause);
  }

  finish(): void {
    this.hurried = true;
    for (const animation of this.animations) animation.finish();
    this.endPause?.();
    this.rendered();
  }

  private rest(milliseconds: number): Promise<void> {
    if (this.hurried) return Promise.resolve();
    return new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    }).then(() => {
      this.endPause = null;
    });
  }

  /** The back that lies there already, and must not be seen before it has arrived. */
  private landingPlace({ lands, order }: Flight, flights: readonly Flight[]): Element | undefined {
    if (lands === undefined) return undefined;
    const places = this.table.querySelector(`[data-anchor='${lands}']`)?.children ?? [];
    const toCome = flights.filter((other) => other.lands === lands && other.order >= order).length;
    return places[places.length - toCome];
  }

  private async fly(was: Sight, step: Step, travel: number): Promise<void> {
    if (this.hurried) return;
    const now = look(this.table);
    const round = step.state.round;
    const flights = planFlights(was, now, step.log, step.state.seat, round?.seats ?? []);
    const ghosts: HTMLElement[] = [];
    for (const flight of flights) {
      const card = flight.card ?? "";
      const element = now.elements.get(card);
      const ghost = ghostOf(element ?? was.elements.get(card), flight, FRENCH_BACK);
      this.layer.append(ghost);
      ghosts.push(ghost);
      const delay = flight.order * travel * STAGGER;
      this.animations.push(...move(ghost, flight, travel, delay));
      const place = flight.stays ? element : this.landingPlace(flight, flights);
      if (place) this.animations.push(place.animate({ opacity: [0, 0] }, { duration: travel + delay }));
    }
    await Promise.allSettled(this.animations.map((animation) => animation.finished));
    this.animations = [];
    for (const ghost of ghosts) ghost.remove();
  }
}

/** Where everything lies now. */
function look(table: HTMLElement): Sight {
  const sight = { cards: new Map(), anchors: new Map(), elements: new Map() };
  for (const element of table.querySelectorAll<HTMLElement>("[data-card]")) {
    const { card, at } = element.dataset;
    if (!card || !at) continue;
    const picture = element.querySelector<HTMLElement>(".card") ?? element;
    sight.cards.set(card, { at, box: boxOf(picture) });
    sight.elements.set(card, picture);
  }
  for (const element of table.querySelectorAll<HTMLElement>("[data-anchor]")) {
    sight.anchors.set(element.dataset.anchor ?? "", boxOf(element.querySelector<HTMLElement>(".card") ?? element));
  }
  return sight;
}

function boxOf(element: HTMLElement): Box {
  const { x, y, width } = element.getBoundingClientRect();
  return { x, y, width };
}

function move(ghost: HTMLElement, { from, to, turns, stays }: Flight, travel: number, delay: number): Animation[] {
  const scale = from.width / to.width;
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${scale})`;
  const lift = Math.min(24, Math.hypot(from.x - to.x, from.y - to.y) / 8);
  const middle = `translate(${(from.x - to.x) / 2}px, ${(from.y - to.y) / 2 - lift}px) scale(${(1 + scale) / 2 + 0.04})`;
  const timing = { duration: travel, delay, easing: EASE, fill: "both" as const };
  // Until it starts nobody sees it: it lies under those that start before.
  const seen = { ...timing, fill: "forwards" as const };
  const path = ghost.animate({ transform: [start, middle, "none"], opacity: [1, 1, stays ? 1 : 0.6] }, seen);
  if (turns === null) return [path];
  const [face, back] = [...ghost.children];
  const [first, second] = turns === "up" ? [back, face] : [face, back];
  const turning = { ...timing, easing: "linear" };
  return [
    path,
    ...(first ? [first.animate({ transform: ["scaleX(1)", "scaleX(0)", "scaleX(0)"], offset: [0, 0.4, 1] }, turning)] : []),
    ...(second ? [second.animate({ transform: ["scaleX(0)", "scaleX(0)", "scaleX(1)"], offset: [0, 0.4, 1] }, turning)] : []),
  ];
}
