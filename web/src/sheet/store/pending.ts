/**
 * Lines that are shown and not in the database yet, kept where a line is written before anything else happens: in
 * `localStorage`. Who closes the page before the database has a line finds it there when the sheet is opened again.
 * Where nothing may be kept, such a line is lost, and the sheet says that it is not stored yet.
 */

import { newId, type Id, type Logged } from "../model/entries";
import { readSheet } from "../model/file";
import type { Kept } from "./database";

const PREFIX = "schwimmen.sheet-line.";
/** More are not kept: the database has refused them for long. */
const MOST = 200;

export interface Pending {
  /** Of the sheet, as is `started`. */
  id: Id;
  started: number;
  /** So many lines of the sheet come before this one. */
  place: number;
  line: Logged;
}

/** Under which name a line is kept. */
const keys = new WeakMap<Logged, string>();

/** Keep a line until it is stored. */
export function keep(pending: Pending): void {
  try {
    if (keysOf("").length >= MOST) return;
    const key = `${PREFIX}${pending.id}.${newId()}`;
    localStorage.setItem(key, JSON.stringify(pending));
    keys.set(pending.line, key);
  } catch {
    // Private browsing, or the storage is full.
  }
}

/** These lines are stored, or are to be forgotten. */
export function release(lines: readonly Logged[]): void {
  for (const line of lines) {
    const key = keys.get(line);
    if (key !== undefined) localStorage.removeItem(key);
    keys.delete(line);
  }
}

/** Forget what is kept of a sheet. */
export function releaseSheet(id: Id): void {
  try {
    for (const key of keysOf(`${id}.`)) localStorage.removeItem(key);
  } catch {
    // Nothing may be kept here, so nothing is.
  }
}

/** What is kept, in the order in which it was written. What only a newer page can read is left to that one. */
export function pendingLines(): Pending[] {
  try {
    return keysOf("")
      .flatMap((key) => {
        const read = parsed(localStorage.getItem(key) ?? "");
        if (read) keys.set(read.line, key);
        return read ?? [];
      })
      .sort((one, other) => one.place - other.place || one.line.at - other.line.at);
  } catch {
    return [];
  }
}

function keysOf(rest: string): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX + rest));
}

function parsed(text: string): Pending | null {
  try {
    const pending = JSON.parse(text) as Pending;
    // The line stays as it was written, so that it can be compared with what is stored.
    const known = Number.isInteger(pending.place) && readSheet({ ...pending, log: [pending.line] }) !== null;
    return known ? pending : null;
  } catch {
    return null;
  }
}

/** Those of the lines that a sheet hasn't got. No two lines of a sheet are equal: their times differ. */
export function missingIn(sheet: Kept, lines: readonly Logged[]): Logged[] {
  if (lines.length === 0) return [];
  const there = new Set([...sheet.log, ...(sheet.share?.aside ?? [])].map((line) => JSON.stringify(line)));
  return lines.filter((line) => !there.has(JSON.stringify(line)));
}

/** The sheets with the lines that are kept for them; `over` are those that are stored, or belong to nothing any more. */
export function resumed(stored: readonly Kept[], pending: readonly Pending[]): { sheets: Kept[]; over: Logged[] } {
  const sheets = new Map(stored.map((sheet) => [sheet.id, sheet]));
  const over: Logged[] = [];
  for (const { id, started, place, line } of pending) {
    const sheet = sheets.get(id) ?? { id, started, share: null, log: [] };
    const fits = place <= sheet.log.length && missingIn(sheet, [line]).length > 0;
    if (fits) sheets.set(id, { ...sheet, log: [...sheet.log, line] });
    else over.push(line);
  }
  return { sheets: [...sheets.values()], over };
}
