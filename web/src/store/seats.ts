/** The seats that this browser holds: who has a member's secret acts for them. The page makes it, one for each table. */

import { untracked } from "@preact/signals";
import { outgrow, Shelf } from "./storage";

export interface Seat {
  table: string;
  secret: string;
  /** Milliseconds since 1970 when it was last looked at. */
  at: number;
  /** There is nothing to continue: the match is over, or the table says that nobody is awaited here. */
  over: boolean;
  /** A first game that teaches. */
  lesson?: boolean;
  /** Nobody else has ever sat at the table. */
  lone?: boolean;
}

/** So many are kept. */
const MOST = 200;
const shelf = new Shelf<Seat>("seat", asSeat);

function asSeat(stored: unknown): Seat | undefined {
  const seat = stored as Partial<Seat> | null;
  const known =
    typeof seat?.table === "string" &&
    typeof seat.secret === "string" &&
    typeof seat.at === "number" &&
    typeof seat.over === "boolean";
  return known ? (seat as Seat) : undefined;
}

// Earlier versions kept all of them in one list.
outgrow("seats", (stored) => {
  for (const seat of Array.isArray(stored) ? stored.map(asSeat) : []) {
    if (seat && seat.at > (shelf.get(seat.table)?.at ?? -Infinity)) remember(seat);
  }
});

/** 24 bytes of chance, as base64url. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}

/** The secrets that a visit to a table was begun with, before anybody sat down with them. */
const visits = new Map<string, string>();

/** The secret with which this browser comes to a table. */
export function secretOf(table: string): string {
  const secret = shelf.get(table)?.secret ?? visits.get(table) ?? newSecret();
  visits.set(table, secret);
  return secret;
}

/** Keep a seat. Where there are too many, the one goes that is missed least: never for what the server says of it. */
export function remember(seat: Seat): void {
  shelf.set(seat.table, seat);
  const others = untracked(() => shelf.all()).filter((other) => other.table !== seat.table);
  others.sort((one, other) => worth(one) - worth(other) || one.at - other.at);
  for (const { table } of others.slice(0, Math.max(0, others.length + 1 - MOST))) shelf.remove(table);
}

/** Friends' tables are kept longest, and longer what isn't over. */
function worth({ lone, lesson, over }: Seat): number {
  return (lone || lesson ? 0 : 2) + (over ? 0 : 1);
}

/** Keep the secret with which one is about to sit down; false if another tab has got a seat there meanwhile. */
export function claim(table: string, secret: string, now: number): boolean {
  const held = shelf.get(table);
  if (held && held.secret !== secret) return false;
  remember({ ...held, table, secret, at: now, over: false });
  return true;
}

/** Take over the secret of a personal link: who opens it is the member whose link it is. */
export function takeSecret(table: string, secret: string, now: number): void {
  remember({ table, secret, at: now, over: false });
}

/** The table of a seat is looked at: whether there is anything to continue, and whether nobody else is there. */
export function visited(table: string, over: boolean, lone: boolean, now: number): void {
  const seat = shelf.get(table);
  if (seat) remember({ ...seat, over, lone: lone && seat.lone === true, at: now });
}

/** The server knows no such table, or has sent its owner away. It may be wrong, or say otherwise later. */
export function setAside(table: string): void {
  const seat = shelf.get(table);
  if (seat) remember({ ...seat, over: true });
}

/** The match that was looked at last and isn't over. */
export function openSeat(): Seat | undefined {
  return latest(({ over, lesson }) => !over && !lesson);
}

/** The lesson that isn't over. */
export function openLesson(): Seat | undefined {
  return latest(({ over, lesson }) => !over && lesson === true);
}

function latest(which: (seat: Seat) => boolean): Seat | undefined {
  return shelf.all().filter(which).toSorted((one, other) => other.at - one.at)[0];
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
