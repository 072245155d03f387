import { signal } from "@preact/signals";
import { describe, expect, it } from "vitest";
import type { LogEntry, MoveChoice } from "../protocol";
import { planFlights, type Box, type Look, type Spot } from "./flights";
import { arrange, cardsOf, findMove } from "./moves";
import { othersOf, seating } from "./seating";
import { Selection } from "./selection";

describe("the cards of a move", () => {
  it.each([
    ["7d-9s", { give: ["7d"], take: ["9s"] }],
    ["7d+8d-9s+Ts", { give: ["7d", "8d"], take: ["9s", "Ts"] }],
    ["Ah", { give: ["Ah"], take: [] }],
    ["pass", null],
    ["all", null],
  ])("%s", (move, cards) => expect(cardsOf(move)).toEqual(cards));

  it("find the move in whatever order they are chosen", () => {
    const moves = [{ move: "7d+8d-9s+Ts", value: 20 }];
    expect(findMove(moves, ["8d", "7d"], ["9s", "Ts"])).toBe(moves[0]);
    expect(findMove(moves, ["7d"], ["9s"])).toBeUndefined();
  });
});

describe("places", () => {
  it("are kept, and what is new takes the place of what left", () => {
    expect(arrange(["7d", "9s", "Ts"], ["7d", "Ts", "Ah"])).toEqual(["7d", "Ah", "Ts"]);
    expect(arrange(["7d", "9s", "Ts"], ["8c", "9s", "Qh", "Kd"])).toEqual(["8c", "9s", "Qh", "Kd"]);
    expect(arrange(["7d", "9s", "Ts", "Ah"], ["7d", "9s", "Ah"])).toEqual(["7d", "9s", "Ah"]);
    expect(arrange([], ["7d", "9s"])).toEqual(["7d", "9s"]);
  });

  it("of cards that one can't see", () => {
    expect(arrange<string | null>([null, null, null], ["9s", null, null])).toEqual([null, null, "9s"]);
    expect(arrange<string | null>([null, null, "9s"], ["9s", "Ah", "7d"])).toEqual(["Ah", "7d", "9s"]);
  });
});

describe("seats", () => {
  it("go round from the left", () => {
    expect(othersOf(4, 2)).toEqual([3, 0, 1]);
    expect(othersOf(3, null)).toEqual([0, 1, 2]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 15])("all %i others have one", (count) => {
    for (const [wide, low] of [[false, false], [false, true], [true, false], [true, true]] as const) {
      const others = othersOf(count + 1, 0);
      const { left, top, right } = seating(others, wide, low);
      expect([...left, ...top, ...right]).toEqual(others);
      expect(left.length).toBe(right.length);
    }
  });

  it("at a wide and low table are one above the other at no side", () => {
    const sides = (low: boolean, wide = true) => [2, 5, 8].map((count) => seating(othersOf(count + 1, 0), wide, low).left.length);
    expect(sides(false)).toEqual([0, 1, 2]);
    expect(sides(true)).toEqual([0, 1, 1]);
    expect(sides(true, false)).toEqual(sides(false, false));
  });
});

describe("a selection", () => {
  const one: MoveChoice[] = [
    { move: "7d-9s", value: 12 }, { move: "7d-Ts", value: 13 }, { move: "8d-9s", value: 14 }, { move: "pass", value: 11 },
  ];
  const two: MoveChoice[] = [...one, { move: "7d+8d-9s+Ts", value: 20 }];
  const make = (moves: MoveChoice[]) => new Selection(signal(moves));

  it("makes a move in either order, and can be undone", () => {
    const selection = make(one);
    selection.toggle("take", "9s");
    expect(selection.choice.value).toBeUndefined();
    selection.toggle("give", "7d");
    expect(selection.choice.value).toBe(one[0]);
    selection.toggle("give", "7d");
    expect(selection.choice.value).toBeUndefined();
    selection.clear();
    expect(selection.empty.value).toBe(true);
  });

  it("lets the card chosen first go where one more would be too many", () => {
    const selection = make(one);
    selection.toggle("give", "7d");
    selection.toggle("give", "8d");
    expect(selection.give.value).toEqual(["8d"]);
    const pair = make(two);
    pair.toggle("give", "7d");
    pair.toggle("give", "8d");
    expect(pair.give.value).toEqual(["7d", "8d"]);
  });

  it("takes no card that no move names", () => {
    const selection = make(one);
    selection.toggle("give", "Ah");
    expect(selection.empty.value).toBe(true);
  });

  it("says beforehand what a card would make of the hand", () => {
    const selection = make(one);
    selection.toggle("give", "7d");
    expect(selection.wouldBe("take", "9s")).toBe(12);
    expect(selection.wouldBe("take", "Ts")).toBe(13);
    selection.toggle("take", "9s");
    expect(selection.wouldBe("give", "8d")).toBe(14);
    const pair = make(two);
    for (const card of ["7d", "8d"]) pair.toggle("give", card);
    pair.toggle("take", "9s");
    expect(pair.wouldBe("take", "Ts")).toBe(20);
  });

  it("of a discard is one card", () => {
    const moves: MoveChoice[] = [{ move: "7d", value: 12 }, { move: "Ts", value: 9 }];
    const selection = make(moves);
    expect(selection.exchanges.value).toBe(false);
    expect(selection.wouldBe("give", "7d")).toBe(12);
    selection.toggle("give", "Ts");
    expect(selection.choice.value).toBe(moves[1]);
  });

  it("is empty where nothing may be played", () => {
    const selection = make([]);
    selection.toggle("give", "7d");
    expect(selection.empty.value).toBe(true);
  });
});

describe("cards travel", () => {
  const box = (x: number): Box => ({ x, y: 0, width: 10 });
  const look = (cards: Record<string, [string, number]>, anchors: Record<string, number> = {}): Look => ({
    cards: new Map(Object.entries(cards).map(([card, [at, x]]): [string, Spot] => [card, { at, box: box(x) }])),
    anchors: new Map(Object.entries(anchors).map(([name, x]): [string, Box] => [name, box(x)])),
  });
  const entry = (kind: string, seat: number | null, gave: string[] = [], took: string[] = []): LogEntry => ({
    kind, seat, gave, took, ended_by: null,
  });
  const anchors = { stock: 100, laid: 110, "seat-1": 201, "seat-2": 202 };
  const paths = (flights: ReturnType<typeof planFlights>) =>
    flights.map(({ card, from, to, turns, stays }) => [card, from.x, to.x, turns, stays]);

  it("between the hand and the centre", () => {
    const flights = planFlights(
      look({ "7d": ["hand", 1], "9s": ["centre", 11] }, anchors),
      look({ "9s": ["hand", 1], "7d": ["centre", 11] }, anchors),
      [entry("exchanged", 0, ["7d"], ["9s"])], 0, [0, 1],
    );
    expect(paths(flights)).toEqual([["9s", 11, 1, null, true], ["7d", 1, 11, null, true]]);
  });

  it("to and from a hand that one can't see", () => {
    const flights = planFlights(
      look({ "9s": ["centre", 11] }, anchors), look({ "8c": ["centre", 11] }, anchors),
      [entry("exchanged", 2, ["8c"], ["9s"])], 0, [0, 1, 2],
    );
    expect(paths(flights)).toEqual([["9s", 11, 202, "down", false], ["8c", 202, 11, "up", true]]);
  });

  it("away and anew when the centre is renewed", () => {
    const flights = planFlights(
      look({ "9s": ["centre", 11] }, anchors), look({ "8c": ["centre", 11] }, anchors),
      [entry("passed", 1), entry("centre", null, [], ["8c"])], 0, [0, 1],
    );
    expect(paths(flights)).toEqual([["9s", 11, 110, "down", false], ["8c", 100, 11, "up", true]]);
    expect(flights[1]?.order).toBeGreaterThan(flights[0]?.order ?? 0);
  });

  it("to everybody at a deal, and nothing of the last round moves", () => {
    const flights = planFlights(
      look({ "9s": ["centre", 11], "7d": ["hand", 1] }, anchors), look({ "7d": ["hand", 2] }, anchors),
      [entry("dealt", 1)], 0, [0, 1],
    );
    expect(paths(flights)).toEqual([
      [null, 100, 201, null, false], [null, 100, 201, null, false], [null, 100, 201, null, false],
      ["7d", 100, 2, "up", true],
    ]);
  });

  it("but not when hands are shown, or a card comes to light under another", () => {
    const flights = planFlights(
      look({ Ts: ["centre", 11] }, { stock: 100, "seat-1": 201 }),
      look({ "8c": ["seat-1", 21], "7d": ["centre", 11], Ts: ["hand", 1] }, { stock: 100, "seat-1": 201 }),
      [entry("took", 0, [], ["Ts"])], 0, [0, 1],
    );
    expect(paths(flights)).toEqual([["8c", 21, 21, "up", true], ["Ts", 11, 1, null, true]]);
  });
});
