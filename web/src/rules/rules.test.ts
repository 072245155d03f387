import { beforeAll, describe, expect, it, vi } from "vitest";
import fixture from "./catalogue.json";
import type { Catalogue } from "../protocol";
import { setLanguage, startLanguage } from "../i18n";
import { grouped } from "./groups";
import { described, isIdle, normalised, rulesLine, rulesName, valueOf, valueText, withValue, type Rules } from "./rules";

const catalogue = fixture as unknown as Catalogue;

function option(name: string) {
  const found = catalogue.options.find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found;
}

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  await startLanguage();
});

describe("rules as a preset and what differs from it", () => {
  const scat: Rules = { preset: "pagat-scat", options: {} };

  it("hold a change, and lose it when it is taken back", () => {
    const changed = withValue(scat, option("lives"), 5, catalogue);
    expect(changed).toEqual({ preset: "pagat-scat", options: { lives: 5 } });
    expect(valueOf(changed, option("lives"), catalogue)).toBe(5);
    expect(withValue(changed, option("lives"), 3, catalogue)).toEqual(scat);
  });

  it("compare sets by what is in them", () => {
    const standard: Rules = { preset: catalogue.standard, options: {} };
    expect(withValue(standard, option("exchange"), [1, 3], catalogue)).toEqual(standard);
    expect(withValue(standard, option("exchange"), [1, 2], catalogue).options).toEqual({ exchange: [1, 2] });
  });

  it("know which options change nothing", () => {
    expect(isIdle(scat, option("passing"), catalogue)).toBe(true);
    expect(isIdle({ preset: catalogue.standard, options: {} }, option("passing"), catalogue)).toBe(false);
    expect(isIdle(withValue(scat, option("knock_from"), "never", catalogue), option("knocker_tie"), catalogue)).toBe(true);
  });

  it("come from a table's rules too", () => {
    const all = described(withValue(scat, option("lives"), 5, catalogue), catalogue).options;
    expect(normalised({ preset: "pagat-scat", options: all }, catalogue).options).toEqual({ lives: 5 });
    const own = normalised({ preset: null, options: all }, catalogue);
    expect(described(own, catalogue).options).toEqual(all);
    expect(normalised({}, catalogue)).toEqual({ preset: catalogue.standard, options: {} });
  });

  it("by a preset or an option that isn't there are read without it", () => {
    const { options } = described(withValue(scat, option("lives"), 5, catalogue), catalogue);
    expect(normalised({ preset: "gone", options }, catalogue)).toEqual(normalised({ preset: null, options }, catalogue));
    expect(normalised({ preset: "pagat-scat", options: { gone: 1 } }, catalogue)).toEqual(scat);
  });
});

describe("rules in a line", () => {
  it("are just a name for the standard", () => {
    expect(rulesLine(described({ preset: catalogue.standard, options: {} }, catalogue))).toBe("Schwimmen");
  });

  it("say what differs from the standard", async () => {
    const fire: Rules = { preset: "score-sheet", options: {} };
    expect(rulesLine(described(fire, catalogue))).toBe(
      "Schwimmen with all the fire · knocking from the first turn · 31 is fire · three aces are fire",
    );
    await setLanguage("de");
    expect(rulesLine(described(fire, catalogue))).toBe(
      "Schwimmen mit vollem Feuer · Klopfen ab dem ersten Zug · 31 ist Feuer · drei Asse sind Feuer",
    );
    await setLanguage("en");
  });

  it("say that a preset was changed, and leave out what has no effect", () => {
    const rules = { preset: "bga-blitz", options: { passing: "never", lives: 1 } };
    expect(rulesLine(described(rules, catalogue))).toMatch(/^Blitz, changed · draw and discard · 52 cards · 1 life · /);
    expect(rulesLine(described(rules, catalogue))).not.toContain("passing");
  });

  it("have a name of their own at a table that plays no preset", () => {
    const rules = { preset: null, options: { exchange: [1, 2, 3], lives: 3 }, differences: ["exchange"] };
    expect(rulesLine(rules)).toBe("Own rules · 1, 2, or 3 cards per swap");
    expect(rulesName({ preset: "pagat-scat" })).toBe("Scat");
  });
});

describe("options in the editor", () => {
  it("each belong to exactly one theme", () => {
    const names = grouped(catalogue).flatMap((group) => group.options.map(({ name }) => name));
    expect([...names].sort()).toEqual(catalogue.options.map(({ name }) => name).sort());
  });

  it("that no theme knows come last", () => {
    const more = { ...catalogue, options: [...catalogue.options, { ...option("lives"), name: "new" }] };
    expect(grouped(more).at(-1)?.options.at(-1)?.name).toBe("new");
  });

  it("say their values in words", () => {
    expect(valueText(option("lap_limit"), 0)).toBe("no limit");
    expect(valueText(option("exchange"), [1, 3])).toBe("1 or 3");
    expect(valueText(option("buy_back"), true)).toBe("Once");
    expect(valueText(option("deck"), 52)).toBe("52 cards");
  });
});
