/** The fair shuffle, computed anew: docs/fair.md says how. Everything here is the browser's own arithmetic. */

import { hex } from "../store/fairness";

/** What decides a shuffle: the seed in hex, and the texts that were added, each after its member's number. */
export interface Draw {
  seed: string;
  mixes: readonly (readonly [member: number, text: string])[];
}

const text = new TextEncoder();

async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

/** The fingerprint of a seed: the SHA-256 of its text, in hex. */
export async function promiseOf(seed: string): Promise<string> {
  return hex(await digest(text.encode(seed)));
}

/**
 * The cards in the order that the draw gives them; `turn` 0 is the deal, then 1 for each shuffle after it. Fisher and
 * Yates's shuffle from the last card down; its numbers come from the SHA-256 of a key followed by a counter.
 */
export async function shuffled(cards: readonly string[], draw: Draw, turn: number): Promise<string[]> {
  const mixes = draw.mixes.toSorted(([one], [other]) => one - other);
  const lines = [draw.seed, String(turn), ...mixes.map(([member, added]) => `${member} ${added}`)];
  const words = wordsOf(await digest(text.encode(lines.join("\n"))));
  const order = [...cards];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const chosen = await below(last + 1, words);
    const card = order[last];
    const other = order[chosen];
    if (card === undefined || other === undefined) throw new RangeError("cards");
    order[last] = other;
    order[chosen] = card;
  }
  return order;
}

/** Words of 32 bits without end, the highest byte first. */
async function* wordsOf(key: Uint8Array<ArrayBuffer>): AsyncGenerator<number, never> {
  for (let counter = 0; ; counter += 1) {
    const block = new Uint8Array(key.length + 4);
    block.set(key);
    new DataView(block.buffer).setUint32(key.length, counter);
    const view = new DataView((await digest(block)).buffer);
    for (let at = 0; at < view.byteLength; at += 4) yield view.getUint32(at);
  }
}

/** A number below a bound, each as likely as the others: a word that would favour some is passed over. */
async function below(bound: number, words: AsyncGenerator<number, never>): Promise<number> {
  const fair = Math.floor(2 ** 32 / bound) * bound;
  for (;;) {
    const { value } = await words.next();
    if (value < fair) return value % bound;
  }
}
