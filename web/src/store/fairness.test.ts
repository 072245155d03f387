import { describe, expect, it } from "vitest";
import { happenedOf } from "../testdata/fakes";
import type { FairDeal, TableState } from "../protocol";
import { FairWatch, sha256, type Seen } from "./fairness";

const [first] = happenedOf();
const SEED = "ab".repeat(32);

async function deal(change: Partial<FairDeal> = {}): Promise<FairDeal> {
  return { promise: (await sha256(SEED)) ?? "", mixes: [], seed: null, ...change };
}

const state = (change: Partial<TableState>): TableState => ({ ...first.state, next_deal: null, deal: null, ...change });

/** What a tab remembers, as text. */
class Memory {
  text = "[]";
  read = () => JSON.parse(this.text) as Seen[];
  write = (seen: Seen[]) => (this.text = JSON.stringify(seen));
}

const fresh = (memory = new Memory(), table = "T") => new FairWatch(table, sha256, memory);

async function watched(...states: TableState[]): Promise<unknown> {
  const watch = fresh();
  for (const one of states) await watch.see(one);
  return watch.checked.value.map(({ verdict }) => verdict);
}

describe("a promise", () => {
  it("that was seen before the deal, and fits, was kept", async () => {
    const promised = state({ next_deal: await deal(), round: null });
    const dealt = state({ deal: await deal() });
    const over = state({ deal: await deal({ seed: SEED }) });
    expect(await watched(promised, dealt, dealt, over, over)).toEqual(["kept"]);
  });

  it("that was seen only during the round fits", async () => {
    expect(await watched(state({ deal: await deal() }), state({ deal: await deal({ seed: SEED }) }))).toEqual(["fits"]);
  });

  it("that was never seen can't be judged", async () => {
    expect(await watched(state({ deal: await deal({ seed: SEED }) }))).toEqual(["unknown"]);
  });

  it("that another seed would fit is broken", async () => {
    const dealt = state({ deal: await deal() });
    expect(await watched(dealt, state({ deal: await deal({ seed: "cd".repeat(32) }) }))).toEqual(["broken"]);
  });

  it("in whose place another one came is broken", async () => {
    const promised = state({ next_deal: await deal({ promise: "0".repeat(64) }), round: null });
    const dealt = state({ deal: await deal() });
    expect(await watched(promised, dealt, state({ deal: await deal({ seed: SEED }) }))).toEqual(["broken"]);
  });

  it("can't be judged where the browser computes no fingerprints", async () => {
    const watch = new FairWatch("T", () => Promise.resolve(null), new Memory());
    await watch.see(state({ deal: await deal() }));
    await watch.see(state({ deal: await deal({ seed: SEED }) }));
    expect(watch.checked.value.map(({ verdict }) => verdict)).toEqual(["unknown"]);
  });
});

describe("a page that is loaded anew", () => {
  const round = (number: number) => ({ ...first.state.round, number }) as NonNullable<TableState["round"]>;
  const during = async () => state({ deal: await deal() });
  const over = async () => state({ phase: "next", deal: await deal({ seed: SEED }) });
  const verdicts = (watch: FairWatch) => watch.checked.value.map(({ round, verdict }) => [round, verdict]);

  async function tab(...visits: TableState[][]): Promise<FairWatch> {
    const memory = new Memory();
    let watch = fresh(memory);
    for (const states of visits) {
      watch = fresh(memory);
      for (const one of states) await watch.see(one);
    }
    return watch;
  }

  it("before the deal, in the round, and after it, says what was seen", async () => {
    const promised = state({ phase: "gathering", match: 0, next_deal: await deal(), round: null });
    const watch = await tab([promised], [await during()], [await over()], [await over()], []);
    expect(verdicts(watch)).toEqual([[1, "kept"]]);
  });

  it("after a round that was dealt and played without it knows the promise", async () => {
    const promised = state({ phase: "gathering", match: 0, next_deal: await deal(), round: null });
    expect(verdicts(await tab([promised], [await over()]))).toEqual([[1, "kept"]]);
    const other = state({ phase: "next", deal: await deal({ seed: "cd".repeat(32) }) });
    expect(verdicts(await tab([promised], [other]))).toEqual([[1, "broken"]]);
  });

  it("doesn't take the promise of a deal that it missed for that of another", async () => {
    const promised = state({ phase: "next", next_deal: await deal({ promise: "0".repeat(64) }) }); // of round 2
    const third = [
      state({ round: round(3), deal: await deal() }),
      state({ round: round(3), deal: await deal({ seed: SEED }) }),
    ];
    expect(verdicts(await tab([promised], third))).toEqual([[3, "fits"]]);
    const rematch = third.map((one) => ({ ...one, match: 2, round: round(1) }));
    expect(verdicts(await tab([promised], rematch))).toEqual([[1, "fits"]]);
    const ended = { ...promised, phase: "over" as const };
    expect(verdicts(await tab([ended], rematch))).toEqual([[1, "broken"]]);
  });

  it("remembers so much, and no other table's", async () => {
    const memory = new Memory();
    for (let table = 0; table < 20; table += 1) {
      const watch = fresh(memory, `${table}`);
      for (let number = 1; number < 20; number += 1) {
        await watch.see(state({ round: round(number), deal: await deal() }));
        await watch.see(state({ round: round(number), deal: await deal({ seed: SEED }) }));
      }
    }
    expect(memory.read().map(({ table }) => table)).toEqual(["19", "18", "17", "16", "15", "14", "13", "12"]);
    expect(memory.read().map(({ promised, checked }) => [promised.length, checked.length])).toEqual(Array(8).fill([8, 8]));
    expect(fresh(memory, "12").checked.value.at(-1)).toMatchObject({ round: 19, verdict: "fits" });
    expect(fresh(memory, "elsewhere").checked.value).toEqual([]);
  });
});
