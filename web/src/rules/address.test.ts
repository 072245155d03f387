import { describe, expect, it } from "vitest";
import { read, written } from "./address.fixture.json";
import fixture from "./catalogue.json";
import type { Catalogue, OptionJson } from "../protocol";
import { decodeRules, encodeRules, readAddress, rulesLink } from "./address";
import { presetOf, valueOf, withValue, type Rules } from "./rules";

const catalogue = fixture as unknown as Catalogue;
const standard: Rules = { preset: catalogue.standard, options: {} };

/** Every value that an option can have. */
function values(option: Catalogue["options"][number]): OptionJson[] {
  if (option.kind === "set") return [[1], [2], [3], [1, 2], [1, 3], [2, 3], [1, 2, 3]];
  if (option.kind !== "number") return option.values;
  const [least = 0, most = 0] = option.values.map(Number);
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

describe("rules in an address", () => {
  it("are readable", () => {
    const rules: Rules = { preset: "pagat-scat", options: { lives: 5, exchange: [1, 2], three_of_a_kind: "30.5" } };
    expect(encodeRules(rules)).toBe("pagat-scat~lives-5~exchange-1.2~three_of_a_kind-30.5");
    expect(rulesLink(rules, "https://example.org")).toBe(
      "https://example.org/?rules=pagat-scat~lives-5~exchange-1.2~three_of_a_kind-30.5",
    );
  });

  it("come back as they were: every value of every option, on every preset", () => {
    for (const { name } of catalogue.presets) {
      for (const option of catalogue.options) {
        for (const value of values(option)) {
          const rules = withValue({ preset: name, options: {} }, option, value, catalogue);
          const search = new URL(rulesLink(rules, "https://example.org")).search;
          expect(readAddress(search, catalogue)).toEqual({ rules, unknown: [] });
        }
      }
    }
  });

  it("come back all together", () => {
    let rules: Rules = { preset: "bga-blitz", options: {} };
    for (const option of catalogue.options) {
      const other = values(option).at(-1) ?? false;
      rules = withValue(rules, option, other, catalogue);
      expect(valueOf(rules, option, catalogue)).toEqual(other);
    }
    expect(decodeRules(encodeRules(rules), catalogue)).toEqual({ rules, unknown: [] });
  });

  it("are none where the address has none", () => {
    expect(readAddress("?table=x", catalogue)).toBeNull();
    expect(readAddress("", catalogue)).toBeNull();
  });

  it("that say what the preset says anyway change nothing", () => {
    const lives = presetOf("pagat-scat", catalogue).options.lives;
    expect(decodeRules(`pagat-scat~lives-${String(lives)}`, catalogue).rules).toEqual({ preset: "pagat-scat", options: {} });
  });

  it.each(written)("$text: the same as the server writes it", ({ preset, options, text }) => {
    const rules: Rules = { preset, options };
    expect(encodeRules(rules)).toBe(text);
    expect(decodeRules(text, catalogue)).toEqual({ rules, unknown: [] });
  });

  it.each(read)("with $what are read as far as they go, and it is said", ({ text, unknown }) => {
    expect(decodeRules(text, catalogue)).toEqual({ rules: { ...standard, options: { lives: 5 } }, unknown });
  });

  it.each(["", "~", "~~~", "%", "\0", "😀".repeat(3000), "~".repeat(5000), "-".repeat(5000)])(
    "that are garbage (%j) give the standard",
    (text) => {
      const { rules, unknown } = decodeRules(text, catalogue);
      expect(rules).toEqual(standard);
      expect(unknown.join("").length).toBeLessThan(2100);
      expect(unknown.length > 0).toBe(text.replaceAll("~", "") !== "" || text.length > 2000);
    },
  );

  it("that were encoded by somebody else are read all the same", () => {
    expect(readAddress("?a=b&rules=pagat-scat%7Elives%2D5&c", catalogue)?.rules).toEqual({
      preset: "pagat-scat",
      options: { lives: 5 },
    });
    expect(readAddress("?rules=%E0%A4%A", catalogue)?.rules).toEqual(standard);
  });
});
