// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { build, buildIcon } from "../../scripts/sprite/build.mjs";
import { parseCard, type Detail, type Indices, type Rank, type Suit } from "./faces";
import { french } from "./french";
import icon from "../icon.svg?raw";
import sprite from "../../../src/schwimmen/rulebook/sprite.svg?raw";

const RANKS = "23456789TJQKA".split("") as Rank[];
const SUITS = "cshd".split("") as Suit[];
const DETAILS: Detail[] = ["tiny", "small", "large"];
const SYMBOLS = new Map([...sprite.matchAll(/<symbol id="([^"]+)" viewBox="0 0 (\d+) (\d+)">/g)].map(([, id, w, h]) => [id, Number(w) / Number(h)]));

function faces(indices?: Indices) {
  return RANKS.flatMap((rank) => SUITS.flatMap((suit) => DETAILS.map((detail) => french.pieces(rank, suit, detail, indices))));
}

describe("the sprite", () => {
  it("is what the drawings give, and so is the icon", () => {
    expect(sprite).toBe(build());
    expect(icon).toBe(buildIcon());
  });

  it("has each id once and every id that it refers to", () => {
    const ids = [...sprite.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of sprite.matchAll(/(?:href="#|url\(#)([^")]+)/g)) expect(ids).toContain(id);
  });

  // A strict Content-Security-Policy refuses both.
  it("has no style of its own", () => expect(sprite).not.toMatch(/style/));
});

describe("the French faces", () => {
  it("use symbols that are there, undistorted", () => {
    for (const { symbol, w, h } of faces({ J: "B", Q: "D" }).flat()) {
      expect(SYMBOLS.get(symbol), symbol).toBeCloseTo(w / h, 1);
    }
    for (const symbol of [french.back, ...Object.values(french.suitSymbols)]) expect([...SYMBOLS.keys()]).toContain(symbol);
  });

  it("differ, all 52 of them, in every detail", () => {
    for (const detail of DETAILS) {
      const drawn = RANKS.flatMap((rank) => SUITS.map((suit) => JSON.stringify(french.pieces(rank, suit, detail))));
      expect(new Set(drawn).size).toBe(52);
    }
  });

  it("show as many pips as the rank says", () => {
    for (const rank of ["2", "3", "4", "5", "6", "7", "8", "9", "T"] as Rank[]) {
      const pips = french.pieces(rank, "h", "large").filter(({ symbol }) => symbol === "suit-h");
      expect(pips.length - 2).toBe(rank === "T" ? 10 : Number(rank));
    }
  });

  it("have names, and a drawn letter, in every catalogue", () => {
    const locales = fileURLToPath(new URL("../../../src/schwimmen/locales", import.meta.url));
    const languages = readdirSync(locales);
    expect(languages).toContain("de");
    for (const language of languages) {
      const messages = new Map(
        readdirSync(join(locales, language))
          .flatMap((file) => readFileSync(join(locales, language, file), "utf8").split("\n"))
          .flatMap((line): [string, string][] => (line.includes(" = ") ? [line.split(" = ", 2) as [string, string]] : [])),
      );
      for (const id of [...Object.values(french.suitNames), ...Object.values(french.rankNames)]) expect([...messages.keys()]).toContain(id);
      for (const id of Object.values(french.indexNames)) expect([...SYMBOLS.keys()]).toContain(`ix-${messages.get(id) ?? id}`);
    }
  });

  it("take the reader's letters and fall back to their own where a letter isn't drawn", () => {
    expect(french.pieces("Q", "h", "small", { Q: "D" })[0]?.symbol).toBe("ix-D");
    expect(french.pieces("Q", "h", "small", { Q: "?" })[0]?.symbol).toBe("ix-Q");
  });
});

describe("a card's code", () => {
  it("is rank and suit", () => expect(parseCard("Ts")).toEqual({ rank: "T", suit: "s" }));
  it.each(["", "10s", "TS", "1h", "Tsx"])("is refused as %j", (code) => expect(() => parseCard(code)).toThrow(RangeError));
});
