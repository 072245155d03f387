import { describe, expect, it } from "vitest";
import { happenedOf } from "../testdata/fakes";
import type { FairDeal, TableState } from "../protocol";
import { FairWatch, sha256 } from "./fairness";

const [first] = happenedOf();
const SEED = "ab".repeat(32);

async function deal(change: Partial<FairDeal> = {}): Promise<FairDeal> {
  return { promise: (await sha256(SEED)) ?? "", mixes: [], seed: null, ...change };
}

const state = (change: Partial<TableState>): TableState => ({ ...first.state, next_deal: null, deal: null, ...change });

async function watched(...states: TableState[]): Promise<unknown> {
  const watch = new FairWatch();
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
    const watch = new FairWatch(() => Promise.resolve(null));
    await watch.see(state({ deal: await deal() }));
    await watch.see(state({ deal: await deal({ seed: SEED }) }));
    expect(watch.checked.value.map(({ verdict }) => verdict)).toEqual(["unknown"]);
  });
});
