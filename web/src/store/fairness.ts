/**
 * Remembers the promise that was shown for each deal, and checks it by itself once the seed is shown (docs/fair.md).
 * That the cards follow from the seed is checked on the page /fair, by the file that tells all of them.
 */

import { signal } from "@preact/signals";
import type { TableState } from "../protocol";
import { TabNote } from "./storage";

/**
 * `kept`: the promise was seen before the deal, and the seed fits it. `fits`: it was seen later, and fits. `broken`: it
 * doesn't fit, or another promise came in its place. `unknown`: this tab saw no promise, or can't compute here.
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

/** What a page has seen of a table's promises. */
export interface Seen {
  table: string;
  /** The promise for the next deal, and which one that is. */
  next: { deal: string; promise: string } | null;
  /** Those of the last deals; `before`: it was shown before the cards were dealt. */
  promised: { deal: string; promise: string; before: boolean }[];
  checked: Checked[];
}

/** So many deals of a table, and so many tables, are remembered. */
const MOST_DEALS = 8;
const MOST_TABLES = 8;

/** What this tab has seen, the table that was looked at last first: who loads the page anew has seen it all the same. */
const seen = new TabNote<Seen[]>("promises", (stored) => (Array.isArray(stored) ? stored.filter(isSeen) : undefined));

function isSeen(stored: unknown): stored is Seen {
  const one = stored as Partial<Seen> | null;
  return typeof one?.table === "string" && Array.isArray(one.promised) && Array.isArray(one.checked);
}

export class FairWatch {
  /** What was found out about the last rounds, the last one last. */
  readonly checked = signal<readonly Checked[]>([]);
  private next: Seen["next"];
  private promised: Seen["promised"];

  constructor(
    private readonly table: string,
    private readonly digest: (text: string) => Promise<string | null> = sha256,
    private readonly memory: Pick<TabNote<Seen[]>, "read" | "write"> = seen,
  ) {
    const known = memory.read()?.find((one) => one.table === table);
    this.next = known?.next ?? null;
    this.promised = known?.promised ?? [];
    this.checked.value = known?.checked ?? [];
  }

  /** Look at a state, in the order in which they come. */
  async see(state: TableState): Promise<void> {
    const { deal, match, round } = state;
    const opened = deal?.seed ?? null;
    if (deal && round) {
      const key = `${match}/${round.number}`;
      const before = this.next?.deal === key;
      if (!this.seenOf(key) && (before || opened === null)) {
        const one = { deal: key, promise: this.next && before ? this.next.promise : deal.promise, before };
        this.promised = [...this.promised, one].slice(-MOST_DEALS);
      }
    }
    if (state.next_deal) this.next = { deal: upcoming(state), promise: state.next_deal.promise };
    this.keep();
    if (deal && round && opened !== null) await this.check(match, round.number, opened, deal.promise);
  }

  private async check(match: number, round: number, seed: string, promise: string): Promise<void> {
    const known = () => this.checked.peek().some((one) => one.match === match && one.round === round);
    if (known()) return;
    const seen = this.seenOf(`${match}/${round}`);
    const opened = await this.digest(seed);
    const verdict = ((): Verdict => {
      if (!seen || opened === null) return "unknown";
      if (opened !== seen.promise || promise !== seen.promise) return "broken";
      return seen.before ? "kept" : "fits";
    })();
    if (known()) return;
    this.checked.value = [...this.checked.peek(), { match, round, verdict }].slice(-MOST_DEALS);
    this.keep();
  }

  private seenOf(deal: string): Seen["promised"][number] | undefined {
    return this.promised.find((one) => one.deal === deal);
  }

  private keep(): void {
    const { table, next, promised } = this;
    const others = (this.memory.read() ?? []).filter((one) => one.table !== table);
    const own = { table, next, promised, checked: [...this.checked.peek()] };
    this.memory.write([own, ...others].slice(0, MOST_TABLES));
  }
}

/** The deal that comes next: whoever misses some must not take the promise of one for that of another. */
function upcoming({ phase, match, round }: TableState): string {
  return phase === "gathering" || phase === "over" ? `${match + 1}/1` : `${match}/${(round?.number ?? 0) + 1}`;
}
