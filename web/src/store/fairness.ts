/**
 * Remembers the promise that was shown for each deal, and checks it by itself once the seed is shown (docs/fair.md).
 * That the cards follow from the seed is checked on the page /fair, by the file that tells all of them.
 */

import { signal } from "@preact/signals";
import type { TableState } from "../protocol";

/**
 * `kept`: the promise was seen before the deal, and the seed fits it. `fits`: it was seen later, and fits. `broken`: it
 * doesn't fit, or another promise came in its place. `unknown`: this page saw no promise, or can't compute here.
 */
export type Verdict = "kept" | "fits" | "broken" | "unknown";

export interface Checked {
  match: number;
  round: number;
  verdict: Verdict;
}

/** The SHA-256 of a text, in hex; null where the browser offers none (it does only over https, and at home). */
export async function sha256(text: string): Promise<string | null> {
  if (!("subtle" in crypto)) return null;
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
}

export const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

interface Promised {
  promise: string;
  /** It was shown before the cards were dealt. */
  before: boolean;
}

export class FairWatch {
  /** What was found out about the rounds of this visit, the last one last. */
  readonly checked = signal<readonly Checked[]>([]);
  private next: string | null = null;
  private readonly promised = new Map<string, Promised>();

  constructor(private readonly digest: (text: string) => Promise<string | null> = sha256) {}

  /** Look at a state, in the order in which they come. */
  async see(state: TableState): Promise<void> {
    const { deal, match, round } = state;
    const next = state.next_deal?.promise ?? null;
    if (deal && round) {
      const key = `${match}/${round.number}`;
      if (!this.promised.has(key) && deal.seed === null) {
        this.promised.set(key, { promise: this.next ?? deal.promise, before: this.next !== null });
        this.next = null;
      }
      if (deal.seed !== null) await this.check(match, round.number, deal.seed, deal.promise);
    }
    if (next !== null) this.next = next;
  }

  private async check(match: number, round: number, seed: string, promise: string): Promise<void> {
    if (this.checked.peek().some((one) => one.match === match && one.round === round)) return;
    const seen = this.promised.get(`${match}/${round}`);
    const opened = await this.digest(seed);
    const verdict = ((): Verdict => {
      if (!seen || opened === null) return "unknown";
      if (opened !== seen.promise || promise !== seen.promise) return "broken";
      return seen.before ? "kept" : "fits";
    })();
    if (this.checked.peek().some((one) => one.match === match && one.round === round)) return;
    this.checked.value = [...this.checked.peek(), { match, round, verdict }];
  }
}
