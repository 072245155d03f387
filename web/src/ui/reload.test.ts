import { describe, expect, it } from "vitest";
import { reloadOnce } from "./reload";

function browser() {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  const one = { time: 1_000_000, reloads: 0, storage, now: () => one.time, reload: () => void (one.reloads += 1) };
  return one;
}

describe("a page that is older than the server", () => {
  it("loads itself anew once, then says so instead", () => {
    const one = browser();
    expect(reloadOnce(one)).toBe(true);
    one.time += 2000;
    expect(reloadOnce(one)).toBe(false);
    expect(one.reloads).toBe(1);
  });

  it("does it again after the next update", () => {
    const one = browser();
    reloadOnce(one);
    one.time += 3_600_000;
    expect(reloadOnce(one)).toBe(true);
  });

  it("doesn't where nothing may be stored", () => {
    const one = browser();
    one.storage.getItem = () => {
      throw new Error("forbidden");
    };
    expect(reloadOnce(one)).toBe(false);
    expect(one.reloads).toBe(0);
  });
});
