/** Where the others sit, as seen from the own seat at the bottom: clockwise, so the next to play is on the left. */

export interface Seating {
  /** From the own seat upwards. */
  left: number[];
  top: number[];
  /** Downwards to the own seat. */
  right: number[];
}

/** How many sit left and right, and at most how many on top, by how many others there are. */
const NARROW_SIDES = [0, 0, 0, 0, 0, 1, 1, 2, 2];
const WIDE_SIDES = [0, 0, 0, 1, 1, 1, 1, 2, 2];

/** The seats of the others in the order of play, beginning after `own` (a spectator sees seat 0 at the bottom). */
export function othersOf(players: number, own: number | null): number[] {
  const first = own ?? -1;
  const others = own === null ? players : players - 1;
  return Array.from({ length: others }, (_, step) => (first + 1 + step) % players);
}

/** `low`: there is room for one at each side, not for two one above the other. */
export function seating(others: readonly number[], wide: boolean, low: boolean): Seating {
  const sides = wide ? WIDE_SIDES : NARROW_SIDES;
  const most = sides[others.length] ?? Math.ceil((others.length - 4) / 2);
  const side = wide && low ? Math.min(most, 1) : most;
  return {
    left: others.slice(0, side),
    top: others.slice(side, others.length - side),
    right: others.slice(others.length - side),
  };
}
