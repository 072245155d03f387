/** Values that this browser remembers; where it may not store anything, they last as long as the page. */

import { effect, signal, type Signal } from "@preact/signals";

const PREFIX = "schwimmen.";

/** A signal whose value is kept under `key`. What was stored is used only if `accept` recognises it. */
export function kept<Value>(key: string, initial: Value, accept: (stored: unknown) => Value | undefined): Signal<Value> {
  const state = signal(read(key, accept) ?? initial);
  let first = true;
  effect(() => {
    const text = JSON.stringify(state.value);
    if (!first) write(key, text);
    first = false;
  });
  return state;
}

/** One value that lasts as long as the tab does, over a reload. */
export class TabNote<Value> {
  constructor(
    private readonly key: string,
    private readonly accept: (stored: unknown) => Value | undefined,
  ) {}

  read(): Value | undefined {
    return read(this.key, this.accept, () => sessionStorage);
  }

  write(value: Value): void {
    write(this.key, JSON.stringify(value), () => sessionStorage);
  }
}

const inBrowser = (): Storage => localStorage;

function read<Value>(
  key: string,
  accept: (stored: unknown) => Value | undefined,
  storage = inBrowser,
): Value | undefined {
  try {
    const text = storage().getItem(PREFIX + key);
    return text === null ? undefined : accept(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Use what was stored under a key that isn't used any more; then it goes. */
export function outgrow(key: string, use: (stored: unknown) => void): void {
  const stored = read(key, (found: unknown) => found);
  if (stored === undefined) return;
  use(stored);
  localStorage.removeItem(PREFIX + key);
}

function write(key: string, text: string, storage = inBrowser): void {
  try {
    storage().setItem(PREFIX + key, text);
  } catch {
    // Private browsing, or the storage is full: nothing depends on it.
  }
}

/**
 * Values of one kind, each under a name and a key of its own, read anew whenever they are asked for: so no tab writes over
 * what another one has kept. What can't be stored lasts as long as the page.
 */
export class Shelf<Value> {
  private readonly prefix: string;
  private readonly unsaved = new Map<string, string>();
  /** Counts what this tab and others change. */
  private readonly changes = signal(0);

  constructor(
    name: string,
    private readonly accept: (stored: unknown) => Value | undefined,
  ) {
    this.prefix = `${PREFIX}${name}.`;
    addEventListener("storage", ({ key }) => {
      if (key === null || key.startsWith(this.prefix)) this.changes.value += 1;
    });
  }

  get(name: string): Value | undefined {
    const text = this.unsaved.get(name) ?? this.tried((storage) => storage.getItem(this.prefix + name));
    return text == null ? undefined : this.understood(text);
  }

  /** All that are there, in no order. */
  all(): Value[] {
    this.subscribe();
    const keys = this.tried((storage) => Object.keys(storage).filter((key) => key.startsWith(this.prefix))) ?? [];
    const names = new Set([...keys.map((key) => key.slice(this.prefix.length)), ...this.unsaved.keys()]);
    return [...names].map((name) => this.get(name)).filter((value) => value !== undefined);
  }

  set(name: string, value: Value): void {
    const text = JSON.stringify(value);
    const saved = this.tried((storage) => {
      storage.setItem(this.prefix + name, text);
      return true;
    });
    if (saved) this.unsaved.delete(name);
    else this.unsaved.set(name, text);
    this.changes.value = this.changes.peek() + 1;
  }

  remove(name: string): void {
    this.unsaved.delete(name);
    this.tried((storage) => storage.removeItem(this.prefix + name));
    this.changes.value = this.changes.peek() + 1;
  }

  /** Whoever reads now in an effect is told of changes. */
  private subscribe(): number {
    return this.changes.value;
  }

  private understood(text: string): Value | undefined {
    try {
      return this.accept(JSON.parse(text));
    } catch {
      return undefined;
    }
  }

  private tried<Result>(action: (storage: Storage) => Result): Result | undefined {
    try {
      return action(localStorage);
    } catch {
      return undefined; // as for `kept`
    }
  }
}

/** For `kept`: one of these values. */
export function oneOf<Value>(values: readonly Value[]): (stored: unknown) => Value | undefined {
  return (stored) => values.find((value) => value === stored);
}
