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

function read<Value>(key: string, accept: (stored: unknown) => Value | undefined): Value | undefined {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? undefined : accept(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(PREFIX + key, text);
  } catch {
    // Private browsing, or the storage is full: nothing depends on it.
  }
}

/** For `kept`: one of these values. */
export function oneOf<Value>(values: readonly Value[]): (stored: unknown) => Value | undefined {
  return (stored) => values.find((value) => value === stored);
}
