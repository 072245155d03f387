import { describe, expect, it } from "vitest";
import type { Rules } from "../../rules/rules";
import { blankRound, entriesOf, type Entry, type Hand, type Id, type Logged, type Operation, type RoundEntry } from "./entries";
import { currentMatch, eveningOf, playing, playRound, swims, type Match } from "./evening";
import { BadFile, merge, readJson, writeJson, type Sheet } from "./file";
import { readCsv, writeCsv } from "./csv";
import { rulebook, STANDARD } from "./rules";
import { money } from "../words";
import { settleRound } from "./settle";
import { balancesOf, overall, payments, POT, tallyOf } from "./tally";

const NAMES: Record<Id, string> = { a: "Anna", b: "Ben", c: "Cem", d: "Dora" };
const players = (ids: string) => [...ids].map((id) => ({ id, name: NAMES[id] ?? id }));
const rules = (options: Rules["options"] = {}, preset = STANDARD.preset): Rules => ({ preset, options });

function match(ids: string, options: Rules["options"] = {}, stake = 0, dealer = "a"): Entry {
  return { kind: "match", id: `m${String((count += 1))}`, rules: rules(options), players: players(ids), dealer, stake };
}

let count = 0;
const round = (changes: Partial<RoundEntry>): RoundEntry => ({ ...blankRound("losers"), id: `r${String((count += 1))}`, ...changes });
/** A round of which it is known who lost. */
const lose = (ids: string, changes: Partial<RoundEntry> = {}) =>
  round({ losers: Object.fromEntries([...ids].map((id) => [id, [...ids].filter((one) => one === id).length])), ...changes });
/** A round of which points are known, in whole points. */
const points = (values: Record<Id, number>, changes: Partial<RoundEntry> = {}) =>
  round({ way: "points", hands: Object.fromEntries(Object.entries(values).map(([id, value]): [Id, Hand] => [id, { value: 2 * value }])), ...changes });
const cards = (hands: Record<Id, string>, changes: Partial<RoundEntry> = {}) =>
  round({ way: "cards", hands: Object.fromEntries(Object.entries(hands).map(([id, text]) => [id, { cards: text.split(" ") }])), ...changes });

function current(entries: readonly Entry[]): Match {
  const found = currentMatch(eveningOf(entries));
  if (!found) throw new Error("no match");
  return found;
}

const lives = (one: Match) => Object.fromEntries(one.seats.map((seat) => [seat.id, seat.out ? "out" : swims(seat) ? "swims" : seat.lives]));
const add = (entry: Entry): Operation => ({ op: "add", entry });
const settle = (entry: RoundEntry, options: Rules["options"] = {}, ids = "abc") => settleRound(rulebook(rules(options)), [...ids], entry);
const codes = (entry: RoundEntry, options: Rules["options"] = {}, ids = "abc") => settle(entry, options, ids).problems.map(({ code }) => code);

describe("what hands are worth", () => {
  const values = (options: Rules["options"]) => rulebook(rules(options)).worths.map(({ value }) => value / 2);

  it("depends on the options", () => {
    expect(values({})).toEqual([8, 9, 10, 11, 15, 16, 17, 18, 19, 20, 21, 24, 25, 26, 27, 28, 29, 30, 30.5, 31]);
    expect(values({ three_of_a_kind: "off" })).not.toContain(30.5);
    expect(values({ three_aces: "top" })).toContain(32);
    expect(values({ three_aces: "ordinary" })).not.toContain(32);
    expect(values({ deck: 24 })).not.toContain(8);
    expect(values({ deck: 52 })).toContain(3);
  });
});

describe("a round", () => {
  it("of points is settled by the kernel, with the reasons", () => {
    const settled = settle(points({ a: 30.5, b: 20, c: 25 }, { knocker: "a" }));
    expect(settled.lost).toEqual({ a: 0, b: 1, c: 0 });
    expect(settled.why).toEqual({ a: null, b: "lowest", c: null });
    expect([settled.endedBy, settled.taker]).toEqual(["knock", "a"]);
  });

  it("knows the knocker's penalty, but not where a 31 came before the knock", () => {
    const options = { knocker_penalty: "double_if_sole_lowest" };
    expect(settle(points({ a: 17, b: 20, c: 25 }, { knocker: "a" }), options).lost.a).toBe(2);
    expect(settle(points({ a: 17, b: 20, c: 31 }, { knocker: "a" }), options)).toMatchObject({ lost: { a: 1 }, endedBy: "thirty_one", taker: "c" });
  });

  it("with fire costs all others a life", () => {
    expect(settle(points({ a: 32, b: 20, c: 31 }), { three_aces: "fire" })).toMatchObject({ lost: { a: 0, b: 1, c: 1 }, endedBy: "fire", taker: "a" });
    expect(settle(round({ fire: "b" }), { thirty_one: "fire" })).toMatchObject({ lost: { a: 1, b: 0, c: 1 }, endedBy: "fire", taker: "b" });
  });

  it("asks for suits only where they decide", () => {
    const tied = points({ a: 20, b: 20, c: 25 });
    expect(settle(tied).asked).toEqual([]);
    expect(codes(tied, { tie_lowest: "tiebreak" })).toEqual(["suit", "suit"]);
    expect(codes(points({ a: 20, b: 25, c: 25 }), { tie_lowest: "tiebreak" })).toEqual([]);
    const told = round({ way: "points", hands: { a: { value: 40, order: 3 }, b: { value: 40, order: 1 }, c: { value: 50 } } });
    expect(settle(told, { tie_lowest: "tiebreak" })).toMatchObject({ lost: { a: 0, b: 1, c: 0 }, problems: [], asked: ["a", "b"] });
  });

  it("of cards knows the suits", () => {
    const entry = cards({ a: "Kc Tc 7d", b: "Ks Ts 7h", c: "As Qs 8d" });
    expect(settle(entry, { tie_lowest: "tiebreak" })).toMatchObject({ lost: { a: 0, b: 1, c: 0 }, points: { a: 20, b: 20, c: 21 }, problems: [] });
  });

  it.each<[string, RoundEntry, string[], Rules["options"]]>([
    ["a value that no hand has", points({ a: 30.5, b: 12, c: 20 }), ["value"], {}],
    ["half a point where three of a kind count nothing", points({ a: 30.5, b: 20, c: 20 }), ["value"], { three_of_a_kind: "off" }],
    ["points that are missing", points({ a: 20, b: 20 }), ["missing"], {}],
    ["three aces twice", points({ a: 32, b: 32, c: 20 }), ["fires"], { three_aces: "fire" }],
    ["a knocker who is out", points({ a: 20, b: 21, c: 24 }, { knocker: "d" }), ["knocker-out"], {}],
    ["a card twice", cards({ a: "Kc Tc 7d", b: "Kc Ts 7h", c: "As Qs 8d" }), ["card-twice"], {}],
    ["a card that isn't in the pack", cards({ a: "Kc Tc 2d", b: "Ks Ts 7h", c: "As Qs 8d" }), ["not-in-pack"], {}],
    ["two cards", cards({ a: "Kc Tc", b: "Ks Ts 7h", c: "As Qs 8d" }), ["cards"], {}],
    ["nobody told", round({}), ["nobody"], {}],
  ])("with %s is refused", (_, entry, expected, options) => expect(codes(entry, options)).toEqual(expected));

  it("without players is refused", () => {
    expect(codes(lose("a"), {}, "a")).toEqual(["players"]);
    expect(settleRound(rulebook(STANDARD), ["a", "b"], lose("c"), ["c"]).problems.map(({ code }) => code)).toEqual(["out"]);
  });

  it("can be decided by hand", () => {
    expect(settle(points({ a: 20, b: 21, c: 24 }, { override: { c: 2 } }))).toMatchObject({ lost: { a: 0, b: 0, c: 2 }, problems: [] });
  });

  it("that is void costs nothing", () => expect(settle(round({ void: true }))).toMatchObject({ lost: { a: 0, b: 0, c: 0 }, problems: [] }));

  it("warns of two fires at once", () => {
    const options = { thirty_one: "fire" };
    expect(settle(points({ a: 31, b: 31, c: 20 }), options)).toMatchObject({ twoFires: true, problems: [], lost: { a: 0, b: 0, c: 1 } });
  });
});

describe("a match", () => {
  it("loses lives, swims, drowns and is won", () => {
    const start = match("abc", { lives: 1 });
    const entries: Entry[] = [start];
    const states = ["b", "b", "c", "c"].map((loser) => {
      entries.push(lose(loser, { knocker: "a" }));
      return lives(current(entries));
    });
    expect(states).toEqual([
      { a: 1, b: "swims", c: 1 },
      { a: 1, b: "out", c: 1 },
      { a: 1, b: "out", c: "swims" },
      { a: 1, b: "out", c: "out" },
    ]);
    expect(current(entries)).toMatchObject({ phase: "over", winner: "a" });
  });

  it("moves the dealer over those who are out", () => {
    const entries: Entry[] = [match("abcd", { lives: 1, swimming: "none" })];
    const dealers = [current(entries).dealer];
    for (const loser of ["b", "", ""]) {
      entries.push(lose(loser));
      dealers.push(current(entries).dealer);
    }
    expect(dealers).toEqual(["a", "c", "d", "a"]);
  });

  it("lets somebody come back once, with all lives", () => {
    const options = { lives: 2, swimming: "none", buy_back: true };
    const entries: Entry[] = [match("abc", options), lose("bb")];
    expect(current(entries).rounds[0]?.mayBack).toEqual(["b"]);
    entries[1] = lose("bb", { back: ["b"] });
    expect(lives(current(entries))).toEqual({ a: 2, b: 2, c: 2 });
    entries.push(lose("bb", { back: ["b"] }));
    expect(lives(current(entries))).toEqual({ a: 2, b: "out", c: 2 });
  });

  it("plays a round again that puts all out, or has no winner", () => {
    const options = { lives: 1, swimming: "none" };
    expect(current([match("ab", options), lose("ab")])).toMatchObject({ phase: "over", winner: null });
    const again = current([match("ab", { ...options, all_out: "replay" }), lose("ab")]);
    expect(again).toMatchObject({ phase: "playing", dealer: "b", rounds: [{ replayed: true, drowned: [] }] });
    expect(lives(again)).toEqual({ a: 1, b: 1 });
  });

  it("goes on when somebody joins late or goes home", () => {
    const joins: Entry = { kind: "joins", id: "j", player: { id: "d", name: "Dora" }, after: "a", lives: 2 };
    const entries: Entry[] = [match("abc"), lose("a"), joins];
    expect(current(entries).seats.map(({ id }) => id)).toEqual(["a", "d", "b", "c"]);
    expect(lives(current(entries)).d).toBe(2);
    entries.push({ kind: "leaves", id: "l", player: "b" });
    expect(playing(current(entries).seats)).toEqual(["a", "d", "c"]);
    expect(current(entries).dealer).toBe("c");
    entries.push({ kind: "leaves", id: "l2", player: "d" }, { kind: "leaves", id: "l3", player: "c" });
    expect(current(entries)).toMatchObject({ phase: "over", winner: "a" });
  });

  it("says what no longer fits after an earlier round was corrected", () => {
    const start = match("abc", { lives: 1, swimming: "none" });
    const [first, second] = [lose("b"), points({ a: 20, c: 25 })];
    expect(current([start, first, second])).toMatchObject({ phase: "over", winner: "c" });
    const corrected = current([start, { ...first, losers: { a: 1 } }, second]);
    expect(corrected.rounds[1]?.problems.map(({ code }) => code)).toEqual(["out", "missing"]);
  });

  it("shows what a round would do before it is taken", () => {
    const now = current([match("abc", { lives: 1 })]);
    expect(playRound(now, lose("b"))).toMatchObject({ swam: ["b"], drowned: [], settled: { lost: { b: 1 } } });
    expect(lives(now)).toEqual({ a: 1, b: 1, c: 1 });
  });
});

describe("the log", () => {
  const start = match("ab");
  const rounds = [lose("a"), lose("b"), lose("a")];
  const log = [start, ...rounds].map(add);
  const held = (more: Operation[]) => entriesOf([...log, ...more]).entries.map(({ id }) => id);
  const ids = [start, ...rounds].map(({ id }) => id);

  it("undoes and redoes without limit", () => {
    const undo: Operation = { op: "undo" };
    const redo: Operation = { op: "redo" };
    for (let times = 0; times <= 6; times += 1) {
      const back = Array<Operation>(times).fill(undo);
      expect(held(back)).toEqual(ids.slice(0, Math.max(0, 4 - times)));
      expect(held([...back, ...Array<Operation>(times).fill(redo)])).toEqual(ids);
    }
    expect(entriesOf([...log, undo]).mayRedo).toBe(true);
    expect(entriesOf([...log, undo, add(lose("b"))]).mayRedo).toBe(false);
  });

  it("undoes a correction too", () => {
    const [first] = rounds;
    if (!first) throw new Error("no round");
    const better = { ...first, losers: { b: 1 } };
    const corrected: Operation[] = [...log, { op: "change", entry: better }];
    expect(lives(current(entriesOf(corrected).entries))).toEqual({ a: 2, b: 1 });
    expect(lives(current(entriesOf([...corrected, { op: "undo" }]).entries))).toEqual({ a: 1, b: 2 });
    expect(held([{ op: "remove", id: first.id }])).toEqual(ids.filter((id) => id !== first.id));
  });

  it("takes an entry once, however often it comes", () => expect(held([add(start)])).toEqual(ids));
});

describe("the evening's tally", () => {
  const entries: Entry[] = [
    match("abc", { lives: 1, thirty_one: "fire" }, 100),
    lose("b", { knocker: "a" }), lose("b", { knocker: "a" }), round({ fire: "a" }), lose("c", { knocker: "c" }),
    match("abc", { lives: 1, swimming: "none" }, 100),
    lose("ab", { knocker: "c" }),
  ];
  const evening = eveningOf(entries);
  const tally = tallyOf(evening);
  const line = (id: Id) => tally.lines.get(id);

  it("counts wins, lives, swimming and drowning", () => {
    expect(line("a")).toMatchObject({ matches: 2, wins: 1, taken: 3, fires: 1, knocks: 2, lost: 1 });
    expect(line("b")).toMatchObject({ wins: 0, swum: 1, drowned: 2, lost: 3 });
    expect(line("c")).toMatchObject({ wins: 1, swum: 1, drowned: 1, knocks: 2, knocksLost: 1, taken: 2 });
    expect(tally.drownings).toEqual(new Map([["a", new Map([["b", 1]])], ["c", new Map([["a", 1], ["b", 1]])]]));
  });

  it("knows who owes whom", () => {
    expect(balancesOf(tally)).toEqual(new Map([["a", 100], ["b", -200], ["c", 100]]));
    expect(payments(balancesOf(tally))).toHaveLength(2);
  });

  it("leaves a pot that nobody wins to the next winner", () => {
    const nobody: Entry[] = [match("ab", { lives: 1, swimming: "none" }, 50), lose("ab")];
    expect(balancesOf(tallyOf(eveningOf(nobody)))).toEqual(new Map([["a", -50], ["b", -50], [POT, 100]]));
    const won = eveningOf([...nobody, match("ab", { lives: 1, swimming: "none" }, 50), lose("a")]);
    expect(balancesOf(tallyOf(won))).toEqual(new Map([["a", -100], ["b", 100]]));
  });

  it("adds up over evenings, by name", () => {
    const renamed = eveningOf([...entries, { kind: "renamed", id: "n", player: "a", name: "anna" }]);
    expect(overall([evening, renamed]).get("Anna")).toMatchObject({ evenings: 2, wins: 2, matches: 4 });
  });
});

describe("payments", () => {
  const settled = (balances: Record<Id, number>) => payments(new Map(Object.entries(balances)));

  it("are as few as can be", () => {
    expect(settled({ a: 5, b: -5, c: 7, d: -7 })).toHaveLength(2);
    expect(settled({ a: 10, b: -4, c: -6, d: 3, e: -3 })).toHaveLength(3);
    expect(settled({ a: 6, b: 4, c: -5, d: -5 })).toHaveLength(3);
    expect(settled({ a: 0 })).toEqual([]);
  });

  it("settle every balance, of many people too", () => {
    for (const size of [2, 5, 9, 13, 16]) {
      const amounts = Array.from({ length: size }, (_, n) => ((n * 37) % 11) * 10 - 50);
      amounts[0] = (amounts[0] ?? 0) - amounts.reduce((sum, one) => sum + one, 0);
      const balances = new Map(amounts.map((amount, n) => [`p${String(n)}`, amount]));
      const made = payments(balances);
      for (const { from, to, amount } of made) {
        expect(amount).toBeGreaterThan(0);
        balances.set(from, (balances.get(from) ?? 0) + amount).set(to, (balances.get(to) ?? 0) - amount);
      }
      expect([...balances.values()].every((left) => left === 0)).toBe(true);
      expect(made.length).toBeLessThan(size);
    }
  });
});

describe("files", () => {
  const log: Logged[] = [
    match("abc", { lives: 1, tie_lowest: "tiebreak", exchange: [1, 2] }, 150), lose("b", { knocker: "a" }),
    points({ a: 31, b: 20, c: 25 }), round({ void: true }),
    { kind: "joins" as const, id: "j1", player: { id: "d", name: '=Do"ra, d.Ä.' }, after: "b", lives: 1 },
    points({ a: 20, c: 20, d: 30 }, { override: { a: 1 } }), { kind: "leaves" as const, id: "l1", player: "d" },
  ].map((entry, n): Logged => ({ op: "add", entry, at: n }));
  log.push({ op: "undo", at: 9 }, { op: "redo", at: 9 });
  const sheet: Sheet = { id: "evening", started: Date.UTC(2026, 10, 29, 20), log };
  const problem = (read: () => unknown) => {
    try {
      read();
      return null;
    } catch (error) {
      return error instanceof BadFile ? error.code : error;
    }
  };

  it("hold everything", () => expect(readJson(writeJson([sheet]))).toEqual([sheet]));

  it.each<[string, string]>([
    ["cut", writeJson([sheet]).slice(0, 300)],
    ["foreign", "hello"],
    ["foreign", '{"format": "schwimmen-presets/1"}'],
    ["foreign", "[1, 2]"],
    ["later", '{"format": "schwimmen-sheet/2", "evenings": []}'],
    ["empty", '{"format": "schwimmen-sheet/1", "evenings": []}'],
    ["foreign", writeJson([{ ...sheet, log: [{ op: "add", entry: { ...match("ab"), rules: { preset: "gone", options: {} } } as Entry, at: 1 }] }])],
    ["foreign", writeJson([{ ...sheet, log: [{ op: "burn", at: 1 } as unknown as Logged] }])],
    ["foreign", writeJson([{ ...sheet, id: "<script>" }])],
  ])("that are %s are refused", (code, text) => expect(problem(() => readJson(text))).toBe(code));

  it("add to what is here, and take nothing away", () => {
    const longer = { ...sheet, log: [...log, { op: "undo", at: 10 } as Logged] };
    const other = { ...sheet, log: [{ op: "undo", at: 77 } as Logged] };
    expect(merge([], [sheet], () => "new")).toEqual({ sheets: [sheet], known: 0 });
    expect(merge([sheet], [sheet], () => "new")).toEqual({ sheets: [], known: 1 });
    expect(merge([longer], [sheet], () => "new")).toEqual({ sheets: [], known: 1 });
    expect(merge([sheet], [longer], () => "new")).toEqual({ sheets: [longer], known: 0 });
    expect(merge([sheet], [other], () => "new")).toEqual({ sheets: [{ ...other, id: "new" }], known: 0 });
  });

  it("for spreadsheets come back as the same evening", () => {
    const table = writeCsv([sheet]);
    expect(table).toContain('"\'=Do""ra, d.Ä."');
    const [read] = readCsv(table);
    if (!read) throw new Error("nothing read");
    const told = (one: Sheet) => {
      const evening = eveningOf(entriesOf(one.log).entries);
      return evening.matches.map((each) => each.rounds.map((of) => [
        evening.players.get(of.dealer)?.name,
        of.after.filter(({ out }) => !out).map((seat) => [evening.players.get(seat.id)?.name, seat.lives, seat.out]),
        of.settled.endedBy,
        of.entry.override !== null,
      ]));
    };
    expect(told(read)).toEqual(told(sheet));
    expect(writeCsv([read])).toBe(table);
    expect(writeCsv(readCsv(table.replaceAll(",", ";").replace("ra; d", "ra, d")))).toBe(table);
  });

  it.each<[string, string]>([
    ["foreign", "a,b\r\n1,2\r\n"],
    ["foreign", ""],
    ["cut", writeCsv([sheet]).slice(0, -20)],
    ["empty", writeCsv([])],
  ])("for spreadsheets that are %s are refused", (code, text) => expect(problem(() => readCsv(text))).toBe(code));
});

it("amounts beside each other have the same number of digits", () => {
  expect([100, -50, 0].map(money([100, -50, 0]))).toEqual(["1.00", "-0.50", "0.00"]);
  expect([500, -200].map(money([500, -200]))).toEqual(["5", "-2"]);
});
