/** The seats that this browser holds: who has a member's secret acts for them. The page makes it, one for each table. */

import { kept } from "./storage";

export interface Seat {
  table: string;
  secret: string;
  /** Milliseconds since 1970 when it was last looked at. */
  at: number;
  /** The match is over; there is nothing to continue. */
  over: boolean;
  /** A first game that teaches. */
  lesson?: boolean;
}

const MOST = 20;

export const seats = kept<Seat[]>("seats", [], (stored) =>
  Array.isArray(stored) ? stored.filter(isSeat).slice(0, MOST) : undefined,
);

function isSeat(stored: unknown): stored is Seat {
  const seat = stored as Partial<Seat> | null;
  return (
    typeof seat?.table === "string" &&
    typeof seat.secret === "string" &&
    typeof seat.at === "number" &&
    typeof seat.over === "boolean"
  );
}

/** 24 bytes of chance, as base64url. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}

/** The secrets that a visit to a table was begun with, before anybody sat down with them. */
const visits = new Map<string, string>();

/** The secret with which this browser comes to a table. */
export function secretOf(table: string): string {
  const secret = seats.peek().find((seat) => seat.table === table)?.secret ?? visits.get(table) ?? newSecret();
  visits.set(table, secret);
  return secret;
}

export function remember(seat: Seat): void {
  const others = seats.peek().filter((other) => other.table !== seat.table);
  seats.value = [seat, ...others].slice(0, MOST);
}

/** Take over the secret of a personal link: who opens it is the member whose link it is. */
export function takeSecret(table: string, secret: string, now: number): void {
  remember({ table, secret, at: now, over: false });
}

export function markOver(table: string, over: boolean, now: number): void {
  const seat = seats.peek().find((other) => other.table === table);
  if (seat && seat.over !== over) remember({ ...seat, over, at: now });
}

export function forget(table: string): void {
  seats.value = seats.peek().filter((seat) => seat.table !== table);
}

/** The match that was looked at last and isn't over. */
export function openSeat(): Seat | undefined {
  return seats.value.find((seat) => !seat.over && !seat.lesson);
}

/** The lesson that isn't over. */
export function openLesson(): Seat | undefined {
  return seats.value.find((seat) => !seat.over && seat.lesson);
}

/** Tables that this page opened and hasn't shown yet: there the first deal is shown too. */
const fresh = new Set<string>();

export function markFresh(table: string): void {
  fresh.add(table);
}

/** Whether the table was opened just now; true once. */
export function isFresh(table: string): boolean {
  return fresh.delete(table);
}
