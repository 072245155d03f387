/** The evenings of this browser, and the one that is being written. What is shown is what the logs say. */

import { computed, signal } from "@preact/signals";
import { kept } from "../../store/storage";
import { entriesOf, newId, type Entry, type Id, type Logged, type Operation } from "../model/entries";
import { eveningOf, type Evening } from "../model/evening";
import { merge, type Merged, type Sheet } from "../model/file";
import { Database, StorageTrouble, type Kept } from "./database";
import { keep, missingIn, pendingLines, release, releaseSheet, resumed } from "./pending";

export const sheets = signal<readonly Kept[]>([]);
/** Whether what was stored has been read. */
export const loaded = signal(false);
/** Why the newest lines are not stored; null while they are. */
export const trouble = signal<StorageTrouble["code"] | null>(null);
/** So many lines are shown and on their way into the database. */
export const saving = signal(0);
/** The evening that is being written; null before one is begun. */
export const currentId = kept<Id | null>("sheet", null, (stored) => (typeof stored === "string" ? stored : undefined));

export const current = computed(() => sheets.value.find(({ id }) => id === currentId.value) ?? null);
export const reading = computed(() => entriesOf(current.value?.log ?? []));
export const evening = computed(() => eveningOf(reading.value.entries));

/** All evenings, the newest first. */
export const evenings = computed<readonly { sheet: Kept; evening: Evening }[]>(() =>
  sheets.value
    .toSorted((a, b) => b.started - a.started)
    .map((sheet) => ({ sheet, evening: eveningOf(entriesOf(sheet.log).entries) })),
);

/** Names of everybody who played here, those of the newest evenings first. */
export const knownNames = computed(() => {
  const names = new Map<string, string>();
  for (const one of evenings.value) {
    for (const { name } of one.evening.players.values()) names.set(name.toLocaleLowerCase(), names.get(name.toLocaleLowerCase()) ?? name);
  }
  return [...names.values()];
});

let database: Database | null = null;
/** So many lines of each sheet are stored. */
const stored = new Map<Id, number>();
let writing: Promise<void> = Promise.resolve();
const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("schwimmen-sheet");
if (channel) channel.onmessage = () => void whenWritten(reload);

/** Read what is stored, once, and store what an earlier page couldn't. */
export async function load(): Promise<void> {
  if (loaded.peek()) return;
  try {
    database = await Database.open();
    await reload();
  } catch (error) {
    trouble.value = codeOf(error);
  }
  resume();
  loaded.value = true;
}

/** Go on with the lines that were shown and not stored when the page was closed. */
function resume(): void {
  const { sheets: all, over } = resumed(sheets.peek(), pendingLines());
  // As long as the database can't be read, nobody knows which sheets there are.
  if (trouble.peek() === null) release(over);
  const waits = all.some(({ id, log }) => log.length > (stored.get(id) ?? 0));
  sheets.value = all;
  if (waits) saveShown();
}

const codeOf = (error: unknown): StorageTrouble["code"] => (error instanceof StorageTrouble ? error.code : "refused");

/** Read anew; lines that are not stored yet stay behind those that are. */
async function reload(): Promise<void> {
  if (!database) return;
  const read = await database.all();
  const pending = new Map(sheets.peek().map((sheet) => [sheet.id, sheet.log.slice(stored.get(sheet.id) ?? 0)]));
  stored.clear();
  for (const sheet of read) stored.set(sheet.id, sheet.log.length);
  const unstored = sheets.peek().filter(({ id, log }) => !stored.has(id) && (pending.get(id)?.length ?? 0) === log.length);
  const again = read.map((sheet) => {
    // Another window may have stored them: see `resume`.
    const own = pending.get(sheet.id) ?? [];
    const missing = missingIn(sheet, own);
    release(own.filter((line) => !missing.includes(line)));
    return { ...sheet, log: [...sheet.log, ...missing] };
  });
  sheets.value = [...again, ...unstored];
}

/** One thing after the other. */
function whenWritten(task: () => Promise<void>): Promise<void> {
  writing = writing.then(task).catch((error: unknown) => {
    trouble.value = codeOf(error);
  });
  return writing;
}

/** Begin an evening. */
export function begin(entry: Entry): void {
  const id = newId();
  sheets.value = [...sheets.peek(), { id, started: Date.now(), share: null, log: [] }];
  currentId.value = id;
  write({ op: "add", entry });
  // Ask the browser not to throw the sheets away when it needs room.
  if ("storage" in navigator) void navigator.storage.persist().catch(() => false);
}

/** Write a line on the present sheet. It is shown at once, and stored as soon as the disk has it: see `saving`. */
export function write(operation: Operation): void {
  const sheet = current.peek();
  if (!sheet) return;
  const { id, started, log } = sheet;
  const times = new Set(log.map(({ at }) => at));
  let at = Date.now();
  while (times.has(at)) at += 1; // so that no two lines are equal
  const line: Logged = { ...operation, at };
  keep({ id, started, place: log.length, line });
  replace({ ...sheet, log: [...log, line] });
  saveShown();
}

function saveShown(): void {
  saving.value += 1;
  void save().then(() => {
    saving.value -= 1;
  });
}

export function replace(sheet: Kept): void {
  sheets.value = sheets.peek().map((one) => (one.id === sheet.id ? sheet : one));
}

/** Store what is not stored yet. After trouble: try again. */
export function save(): Promise<void> {
  return whenWritten(async () => {
    database ??= await Database.open();
    for (let sheet of sheets.peek()) {
      while (sheet.log.length > (stored.get(sheet.id) ?? 0)) {
        const at = stored.get(sheet.id) ?? 0;
        const { log, ...head } = sheet;
        if (await database.append(head, at, log.slice(at))) {
          stored.set(sheet.id, log.length);
          release(log.slice(at));
          channel?.postMessage(sheet.id);
        } else {
          // Another window was first: its lines come before ours.
          await reload();
        }
        sheet = sheets.peek().find(({ id }) => id === head.id) ?? { ...sheet, log: [] };
      }
    }
    trouble.value = null;
  });
}

/** Store a sheet whose log is another now, or whose share has changed. */
export function store(changed: readonly Kept[]): Promise<void> {
  const ids = new Set(changed.map(({ id }) => id));
  sheets.value = [...sheets.peek().filter(({ id }) => !ids.has(id)), ...changed];
  return whenWritten(async () => {
    database ??= await Database.open();
    await database.put(changed);
    for (const { id, log, share } of changed) {
      stored.set(id, log.length);
      release([...log, ...(share?.aside ?? [])]);
    }
    channel?.postMessage(null);
    trouble.value = null;
  });
}

/** Add the evenings of a file to those that are here. */
export async function take(read: readonly Sheet[]): Promise<Merged> {
  const merged = merge(sheets.peek(), read, newId);
  await store(merged.sheets.map((sheet) => ({ share: sheets.peek().find(({ id }) => id === sheet.id)?.share ?? null, ...sheet })));
  return merged;
}

export async function forget(id: Id): Promise<void> {
  sheets.value = sheets.peek().filter((sheet) => sheet.id !== id);
  stored.delete(id);
  releaseSheet(id);
  if (currentId.peek() === id) currentId.value = null;
  await whenWritten(async () => {
    await database?.remove(id);
    channel?.postMessage(null);
  });
}
