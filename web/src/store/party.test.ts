import { describe, expect, it } from "vitest";
import { happenedOf } from "../testdata/fakes";
import type { MemberInfo, PlayerInfo, TableState } from "../protocol";
import {
  awaitedOthers, isAway, isSolo, leavingOf, lookFor, matchesOf, mayAsk, mayTakeOver, partyOf, PICTURES, standings,
} from "./party";
import { LOOKS } from "../ui/Look";

const [first] = happenedOf();

/** A table of so many people (then computer players) of whom this page is one, in the middle of a match. */
function table(people: number, you: number, change: Partial<TableState> = {}): TableState {
  const members = first.state.members.map((one): MemberInfo => ({ ...one, level: one.member < people ? null : "solid" }));
  const players = first.state.players.map((one): PlayerInfo => ({ ...one, level: one.member < people ? null : "solid" }));
  return { ...first.state, members, players, you, seat: you, ...change };
}

const there = (...members: number[]) => ({ t: "presence" as const, members, watching: 0, host_gone: null });

describe("the host's place", () => {
  it("can't be taken while the host is there", () => {
    expect(mayTakeOver(table(2, 1), false)).toBe(false);
  });

  it("can be taken from somebody who is gone for long, or has stood up", () => {
    expect(mayTakeOver(table(2, 1), true)).toBe(true);
    expect(mayTakeOver(table(2, 1, { party: [1, 2] }), false)).toBe(true);
  });

  it("isn't for those who look on, those for whom a computer player plays, nor the host", () => {
    const state = table(2, 1);
    expect(mayTakeOver({ ...state, party: [0, 2] }, true)).toBe(false);
    const players = state.players.map((one) => ({ ...one, covered: one.member === 1 }));
    expect(mayTakeOver({ ...state, players }, true)).toBe(false);
    expect(mayTakeOver({ ...state, host: 1 }, true)).toBe(false);
  });
});

describe("who is away", () => {
  it("is a person who isn't connected", () => {
    expect(isAway(there(0), { member: 1, level: null })).toBe(true);
    expect(isAway(there(1), { member: 1, level: null })).toBe(false);
    expect(isAway(there(0), { member: 1, level: "sharp" })).toBe(false);
    expect(isAway(null, { member: 1, level: null })).toBe(false);
  });
});

describe("who is awaited", () => {
  it("are the others' people, not oneself, and nobody for whom a computer player plays", () => {
    const state = table(2, 0, { awaited: [1] });
    expect(awaitedOthers(state).map(({ member }) => member)).toEqual([1]);
    expect(awaitedOthers({ ...state, awaited: [0] })).toEqual([]);
    expect(awaitedOthers({ ...state, awaited: [2] })).toEqual([]);
    const players = state.players.map((one) => ({ ...one, covered: true }));
    expect(awaitedOthers({ ...state, players })).toEqual([]);
  });
});

describe("the table", () => {
  it("of one person and computer players is no table for friends, unless places are free", () => {
    expect(isSolo(table(1, 0))).toBe(true);
    expect(isSolo(table(2, 0))).toBe(false);
    expect(mayAsk(table(1, 0))).toBe(true);
    expect(mayAsk(table(2, 0))).toBe(false);
    expect(mayAsk(table(1, 0, { you: null, seat: null }))).toBe(false);
    expect(isSolo(table(1, 0, { settings: { ...first.state.settings, places: 4 } }))).toBe(false);
  });

  it("names its party in the order in which they came", () => {
    expect(partyOf(table(2, 0, { party: [2, 0] })).map(({ member }) => member)).toEqual([2, 0]);
  });

  it("keeps the evening's score: most wins first, of those who have played", () => {
    const state = table(2, 0);
    const won = [[1, 3], [2, 3], [0, 0]];
    const members = state.members.map((one, at) => ({ ...one, wins: won[at]?.[0] ?? 0, played: won[at]?.[1] ?? 0 }));
    expect(standings({ ...state, members }).map(({ member }) => member)).toEqual([1, 0]);
  });

  it("keeps those who have left, who neither play nor are waited for", () => {
    const state = table(1, 0);
    const gone: MemberInfo = { member: 7, name: "Mia", look: 1, level: null, wins: 2, played: 3 };
    const later = { ...state, members: [...state.members, gone], settings: { ...state.settings, places: state.party.length } };
    expect(standings(later)).toEqual([gone]);
    expect(leavingOf(later)).toEqual([]);
    expect(isSolo(later)).toBe(true);
    expect(leavingOf({ ...later, party: [0] }).map(({ member }) => member)).toEqual([1, 2]);
  });
});

describe("the evening's matches", () => {
  it("are all there, the newest first, by whom they were won as far as that is known", () => {
    const state = table(3, 0, { match: 4, winners: [1, null, 9] });
    const winner = state.members[1]?.name;
    expect(matchesOf(state)).toEqual([
      { match: 4, winner: "" },
      { match: 3, winner: "" },
      { match: 2, winner },
      { match: 1, winner: "" },
    ]);
    expect(matchesOf(table(3, 0, { match: 0, winners: [] }))).toEqual([]);
  });
});

describe("the picture of somebody who has chosen none", () => {
  /** A table of people with those pictures, and a computer player, at whom this page looks. */
  const seen = (...looks: number[]): TableState => {
    const [one] = first.state.members;
    if (!one) throw new Error("no members");
    const people = looks.map((look, member): MemberInfo => ({ ...one, member, look, level: null }));
    const computer: MemberInfo = { ...one, member: looks.length, look: looks.length, level: "solid" };
    const members = [...people, computer];
    return { ...first.state, members, party: members.map(({ member }) => member), players: [], you: null, seat: null };
  };

  it("is one that nobody here has", () => {
    expect(lookFor(seen(0))).toBe(1);
    expect(lookFor(seen(0, 1, 2))).toBe(3);
    expect(lookFor(seen(2, 3, 4))).toBe(5);
    expect(lookFor(seen(0, 3, 2))).toBe(4);
    expect(lookFor(seen(0, 2, 5, 4, 7, 6, 8, 9, 11, 10))).toBe(1);
  });

  it("may be that of somebody who is gone", () => {
    const here = seen(0, 1, 2);
    expect(lookFor({ ...here, party: [0, 1] })).toBe(2);
  });

  it("stays the one that they have here", () => {
    expect(lookFor({ ...seen(0, 1, 2), you: 1 })).toBe(1);
  });

  it("is one of all where each is somebody's", () => {
    expect(lookFor(seen(...LOOKS.keys()))).toBe(0);
    expect(LOOKS).toHaveLength(PICTURES);
  });
});
