/**
 * Sheets in the browser's own database. A line of a log is stored whole or not at all, and stays when the battery dies
 * right after; two windows that write line n + 1 learn which of them was first.
 */

import type { Id, Logged } from "../model/entries";
import type { Sheet } from "../model/file";

/** What is kept of a sheet beside its log. */
export interface Head {
  id: Id;
  started: number;
  share: Share | null;
}

export interface Share {
  id: string;
  /** So many lines the server has; those behind them are on their way. */
  agreed: number;
  /** What was written here at the same time as the others wrote something else: to be decided. */
  aside: readonly Logged[];
}

export type Kept = Sheet & Head;

/** Nothing could be stored; the text is `sheet-storage-CODE`. */
export class StorageTrouble extends Error {
  constructor(readonly code: "full" | "refused" | "later") {
    super(code);
  }
}

const NAME = "schwimmen-sheet";
const VERSION = 1;

export class Database {
  private constructor(private readonly base: IDBDatabase) {}

  /** Raises StorageTrouble where the browser keeps nothing, or keeps what a later version wrote. */
  static async open(): Promise<Database> {
    try {
      const request = indexedDB.open(NAME, VERSION);
      request.onupgradeneeded = () => {
        request.result.createObjectStore("sheets", { keyPath: "id" });
        request.result.createObjectStore("lines");
      };
      const base = await answer(request);
      // Another window may be newer than this one: let it work.
      base.onversionchange = () => base.close();
      return new Database(base);
    } catch (error) {
      throw trouble(error);
    }
  }

  async all(): Promise<Kept[]> {
    try {
      const reading = this.base.transaction(["sheets", "lines"]);
      const heads = await answer(reading.objectStore("sheets").getAll() as IDBRequest<Head[]>);
      return await Promise.all(heads.map(async (head) => ({ ...head, log: await linesOf(reading, head.id) })));
    } catch (error) {
      throw trouble(error);
    }
  }

  /** Store lines that follow on the first `at` ones. False if other lines are there already: then read anew. */
  async append(head: Head, at: number, lines: readonly Logged[]): Promise<boolean> {
    try {
      const writing = this.base.transaction(["sheets", "lines"], "readwrite", { durability: "strict" });
      const store = writing.objectStore("lines");
      const there = await answer(store.count(rangeOf(head.id)));
      if (there !== at) {
        writing.abort();
        return false;
      }
      lines.forEach((line, i) => store.add(line, [head.id, at + i]));
      writing.objectStore("sheets").put(head);
      await done(writing);
      return true;
    } catch (error) {
      throw trouble(error);
    }
  }

  /** Store whole sheets in the place of what is there, all or none. */
  async put(sheets: readonly Kept[]): Promise<void> {
    try {
      const writing = this.base.transaction(["sheets", "lines"], "readwrite", { durability: "strict" });
      for (const { log, ...head } of sheets) {
        writing.objectStore("lines").delete(rangeOf(head.id));
        log.forEach((line, i) => writing.objectStore("lines").add(line, [head.id, i]));
        writing.objectStore("sheets").put(head);
      }
      await done(writing);
    } catch (error) {
      throw trouble(error);
    }
  }

  async remove(id: Id): Promise<void> {
    try {
      const writing = this.base.transaction(["sheets", "lines"], "readwrite", { durability: "strict" });
      writing.objectStore("lines").delete(rangeOf(id));
      writing.objectStore("sheets").delete(id);
      await done(writing);
    } catch (error) {
      throw trouble(error);
    }
  }
}

const rangeOf = (id: Id) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);
const linesOf = (reading: IDBTransaction, id: Id) =>
  answer(reading.objectStore("lines").getAll(rangeOf(id)) as IDBRequest<Logged[]>);

function answer<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("refused"));
  });
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("refused"));
  });
}

function trouble(error: unknown): StorageTrouble {
  const name = error instanceof DOMException ? error.name : "";
  return new StorageTrouble(name === "QuotaExceededError" ? "full" : name === "VersionError" ? "later" : "refused");
}
