// @vitest-environment happy-dom
import { effect } from "@preact/signals";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type * as Seats from "./seats";

const NAME = "schwimmen.seat.";
const kept = () => Object.keys(localStorage).map((key) => key.slice(NAME.length));
const seat = (table: string, at: number, more: Partial<Seats.Seat> = {}): Seats.Seat => ({
  table, secret: `secret of ${table}`, at, over: false, ...more,
});

/** The page in one more tab. */
async function tab(): Promise<typeof Seats> {
  vi.resetModules();
  return import("./seats");
}

beforeEach(() => localStorage.clear());

describe("a seat", () => {
  it("that one tab has got isn't lost by what another one keeps", async () => {
    const [standing, other] = [await tab(), await tab()];
    standing.remember(seat("before", 1));
    other.remember(seat("friends", 2));
    standing.remember(seat("lone", 3, { lone: true }));
    expect(kept().sort()).toEqual(["before", "friends", "lone"]);
    expect(standing.secretOf("friends")).toBe("secret of friends");
    expect((await tab()).openSeat()?.table).toBe("lone");
  });

  it("of a list of an earlier version is taken over once", async () => {
    const newer = await tab();
    newer.remember(seat("both", 5));
    const list = [seat("old", 1), seat("both", 4, { secret: "an older one" }), { table: "damaged" }, null];
    localStorage.setItem("schwimmen.seats", JSON.stringify(list));
    const page = await tab();
    expect(page.secretOf("old")).toBe("secret of old");
    expect(page.secretOf("both")).toBe("secret of both");
    expect(kept().sort()).toEqual(["both", "old"]);
  });

  it("is shown once another tab has got it", async () => {
    const [page, other] = [await tab(), await tab()];
    const shown: (string | undefined)[] = [];
    const end = effect(() => void shown.push(page.openSeat()?.table));
    other.remember(seat("friends", 1));
    dispatchEvent(new StorageEvent("storage", { key: `${NAME}friends` }));
    expect(shown).toEqual([undefined, "friends"]);
    end();
  });

  it("at a friends' table outlives any number of matches against the computer", async () => {
    const page = await tab();
    page.remember(seat("friends", 0));
    page.remember(seat("evening that is over", 1, { over: true }));
    page.remember(seat("lesson", 2, { lesson: true }));
    for (let match = 3; match < 500; match += 1) page.remember(seat(`${match}`, match, { lone: true, over: match !== 7 }));
    expect(kept()).toHaveLength(200);
    expect(kept()).toEqual(expect.arrayContaining(["friends", "evening that is over", "lesson", "7", "499"]));
    expect(kept()).not.toContain("8");
  });

  it("that is the newest is kept, whatever there is", async () => {
    const page = await tab();
    for (let table = 0; table < 200; table += 1) page.remember(seat(`${table}`, table));
    page.remember(seat("lone", 0, { lone: true, over: true }));
    expect(kept()).toHaveLength(200);
    expect(kept()).toContain("lone");
    expect(kept()).not.toContain("0");
  });

  it("at a table that the server doesn't know isn't offered, but stays one's own", async () => {
    const page = await tab();
    page.remember(seat("friends", 1));
    page.setAside("friends");
    expect(page.openSeat()).toBeUndefined();
    expect((await tab()).secretOf("friends")).toBe("secret of friends");
    page.visited("friends", false, false, 2); // it is there again
    expect(page.openSeat()).toEqual(seat("friends", 2, { lone: false }));
  });

  it("is nobody else's while another tab sits down there", async () => {
    const [looking, other] = [await tab(), await tab()];
    const mine = looking.secretOf("friends");
    expect(other.claim("friends", other.secretOf("friends"), 1)).toBe(true);
    expect(looking.claim("friends", mine, 2)).toBe(false);
    expect(looking.secretOf("friends")).toBe(other.secretOf("friends"));
    expect(other.claim("friends", other.secretOf("friends"), 3)).toBe(true); // by another name
  });

  it("against the computer is one no longer once somebody else has come", async () => {
    const page = await tab();
    page.remember(seat("table", 1, { lone: true }));
    page.visited("table", false, true, 2);
    expect(page.openSeat()?.lone).toBe(true);
    page.visited("table", false, false, 3);
    page.visited("table", false, true, 4);
    expect(page.openSeat()?.lone).toBe(false);
  });

  it("lasts as long as the page where nothing may be stored", async () => {
    const page = await tab();
    vi.stubGlobal("localStorage", null);
    page.remember(seat("friends", 1));
    vi.unstubAllGlobals();
    expect(kept()).toEqual([]);
    expect(page.secretOf("friends")).toBe("secret of friends");
    expect(page.openSeat()?.table).toBe("friends");
    page.setAside("friends"); // it can be stored again
    expect(kept()).toEqual(["friends"]);
  });
});

describe("a visit", () => {
  it("begins with a new secret, which it keeps", async () => {
    const page = await tab();
    const secret = page.secretOf("friends");
    expect(secret).toMatch(/^[\w-]{32}$/);
    expect(page.secretOf("friends")).toBe(secret);
    expect(kept()).toEqual([]);
    page.takeSecret("friends", "of a personal link", 1);
    expect(page.secretOf("friends")).toBe("of a personal link");
  });
});
