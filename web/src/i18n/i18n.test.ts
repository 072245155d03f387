import { beforeEach, describe, expect, it, vi } from "vitest";
import { effect } from "@preact/signals";
import { cardList, cardName, logText, whyText } from "./game";
import { hasText, language, LANGUAGES, list, setLanguage, startLanguage, t, textId } from "./index";
import { negotiate } from "./negotiate";

function stub(preferred: string[], stored = new Map<string, string>()) {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  vi.stubGlobal("navigator", { languages: preferred });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  return stored;
}

describe("negotiation", () => {
  const available = ["da", "de", "en", "ru", "zh-Hans", "zh-Hant"];
  it.each([
    [["de"], "de"],
    [["de-AT", "en"], "de"],
    [["fr", "da-DK"], "da"],
    [["fr"], "en"],
    [[], "en"],
    [["zh"], "zh-Hans"],
    [["zh-TW"], "zh-Hant"],
    [["zh-Hant-HK"], "zh-Hant"],
    [["zh-HK", "en"], "zh-Hant"],
    [["ZH-hans-CN"], "zh-Hans"],
  ])("of %j gives %s", (wanted, expected) => {
    expect(negotiate(wanted, available)).toBe(expected);
  });
});

describe("the language in use", () => {
  beforeEach(() => vi.unstubAllGlobals());

  it("is the browser's at first", async () => {
    stub(["de-CH"]);
    await startLanguage();
    expect(language.value).toBe("de");
    expect(document.documentElement.lang).toBe("de");
  });

  it("is the one that was chosen, on the next visit too", async () => {
    const stored = stub(["de"]);
    await startLanguage();
    await setLanguage("en");
    stub(["de"], stored);
    await startLanguage();
    expect(language.value).toBe("en");
  });

  it("can be changed where nothing may be stored", async () => {
    stub(["en"]);
    vi.stubGlobal("localStorage", undefined);
    await startLanguage();
    await setLanguage("de");
    expect(language.value).toBe("de");
  });

  it("shows what is shown anew when it changes", async () => {
    stub(["en"]);
    await startLanguage();
    const shown: string[] = [];
    const stop = effect(() => void shown.push(t("move-knock")));
    await setLanguage("de");
    stop();
    expect(shown).toEqual(["Knock", "Klopfen"]);
  });

  it("is refused, and stays, where there is no such language", async () => {
    stub(["en"]);
    await startLanguage();
    await expect(setLanguage("xx")).rejects.toThrow(RangeError);
    expect(language.value).toBe("en");
  });

  it("has a name that its speakers know", () => {
    expect(LANGUAGES).toContainEqual(expect.objectContaining({ tag: "de", name: "Deutsch" }));
  });
});

describe("texts", () => {
  const anna = () => ({ name: "Anna", me: false });
  beforeEach(async () => {
    stub(["en"]);
    await startLanguage();
  });

  it("ids come from values of the protocol as in Python", () => {
    expect(textId("option", "three_of_a_kind", "30.5")).toBe("option-three-of-a-kind-30-5");
    expect(hasText(textId("option", "buy_back", true))).toBe(true);
    expect(hasText("option-buy-back-perhaps")).toBe(false);
  });

  it("names cards for the eye and for the ear", async () => {
    expect(cardName("9s")).toBe("nine of spades");
    expect(cardList(["9s", "Th"])).toBe("9♠ 10♥");
    expect(cardList(["9s", "Th"], true)).toBe("nine of spades and ten of hearts");
    await setLanguage("de");
    expect(cardName("9s")).toBe("Pik-Neun");
    expect(cardList(["Js", "Qd"])).toBe("B♠ D♦");
  });

  it("puts lists as the language does", async () => {
    expect(list(["1", "3"], "disjunction")).toBe("1 or 3");
    await setLanguage("de");
    expect(list(["1", "2", "3"], "disjunction")).toBe("1, 2 oder 3");
  });

  it("says what happened", () => {
    const entry = { kind: "exchanged", seat: 1, gave: ["9s"], took: ["7d"], ended_by: null };
    expect(logText(entry, anna)).toBe("Anna swaps 9♠ for 7♦.");
    expect(logText(entry, () => ({ name: "Jo", me: true }))).toBe("You swap 9♠ for 7♦.");
    const ended = { kind: "ended", seat: null, gave: [], took: [], ended_by: "thirty_one" };
    expect(logText(ended, anna)).toBe(t("ended-thirty-one"));
  });

  it("says why somebody loses, numbers as the language writes them", async () => {
    await setLanguage("de");
    const reason = { seat: 0, hand: [], counting: [], value: 30.5, lost: 1, why: "lowest" };
    expect(whyText(reason, anna())).toBe("Anna hat mit 30,5 am wenigsten und verliert ein Leben.");
    expect(whyText({ ...reason, why: null, lost: 0 }, anna())).toBe("");
  });
});
