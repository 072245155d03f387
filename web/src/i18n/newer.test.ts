// @vitest-environment happy-dom
/** A server that was updated since the page was loaded sends what the page has no words for. */

import { beforeAll, describe, expect, it } from "vitest";
import { moveSpoken, moveText, whyBest } from "../hint/words";
import { clockText } from "../party/fields";
import type { Catalogue, Clock, OptionInfo } from "../protocol";
import fixture from "../rules/catalogue.json";
import { problemText } from "../rules/OptionField";
import { rulesLine, valueText } from "../rules/rules";
import { readable } from "../store/catalogue";
import { happenedOf } from "../testdata/fakes";
import { failureText, refusalText } from "./answers";
import { logText, whyText } from "./game";
import { LANGUAGES, setLanguage, t } from "./index";
import { computerText, levelText } from "./players";

const catalogue = fixture as unknown as Catalogue;
const [{ state }] = happenedOf();
const anna = () => ({ name: "Anna", me: false });
const log = (kind: string, ended_by: string | null = null) => logText({ kind, seat: 0, gave: [], took: [], ended_by }, anna);
const because = { why: "zz-new", value: 20, cards: [], seat: null, chance: null };
const option: OptionInfo = { name: "zz_new", kind: "choice", values: ["zz_one"], default: "zz_one", clause: "", idle: null };

describe.each(LANGUAGES)("what only a newer server knows, in $name", ({ tag }) => {
  beforeAll(() => setLanguage(tag));

  it("is told in words, without its id", () => {
    const texts = {
      level: computerText("zz-bold"),
      failure: failureText("zz-new"),
      refusal: refusalText("zz-new"),
      log: log("zz-new"),
      end: log("ended", "zz_new"),
      reason: whyBest(because, state),
      move: moveText("zz"),
      spoken: moveSpoken("zz"),
      clock: clockText("zz" as Clock),
      rules: rulesLine({ preset: "zz-new", options: { zz_new: "zz_one" }, differences: ["zz_new"] }),
      value: valueText(option, "zz_one"),
      problem: problemText({ code: "zz_new", option: "zz_new", args: {} }),
    };
    for (const [what, text] of Object.entries(texts)) {
      expect(text, what).not.toMatch(/zz|[a-z]-[a-z-]*(new|page|rules)\b/);
      expect(text.trim(), what).not.toBe("");
    }
    expect(texts.log).toBe(t("failed-old-page"));
  });

  it("is left out where there is more to read beside it", () => {
    const reason = { seat: 0, hand: [], counting: [], value: 20, lost: 1, why: "zz-new" };
    expect(whyText(reason, anna())).toBe("");
    expect(levelText("zz-bold")).toBeNull();
  });
});

describe("a computer player", () => {
  beforeAll(() => setLanguage("en"));

  it("of a level that is known has its words, whatever its character", () => {
    expect(computerText("sharp-bold")).toBe("computer player, Sharp, Bold");
    expect(computerText("expert")).toBe("computer player, Expert");
    expect(computerText("sharp-zz")).toBe("computer player, Sharp");
    expect(computerText("sharpest")).toBe("computer player");
  });
});

describe("the list of rules", () => {
  it("offers what there are words for", () => {
    const [first] = catalogue.options.filter(({ kind }) => kind === "choice");
    if (!first) throw new Error("no choice");
    const newer: Catalogue = {
      ...catalogue,
      options: [...catalogue.options.map((one) => (one === first ? { ...one, values: [...one.values, "zz_one"] } : one)), option],
      presets: [...catalogue.presets, { name: "zz-new", players: [2, 4], max_players: 9, options: {}, differences: [] }],
    };
    expect(readable(newer)).toEqual(catalogue);
  });
});
