import { beforeEach, describe, expect, it, vi } from "vitest";
import { setLanguage, startLanguage } from "../i18n";
import type { Because, Hinted, Reviewed } from "../protocol";
import { Game } from "../store/game";
import { FakeWorld, happenedOf, ROUND } from "../testdata/fakes";
import type { Happened } from "../protocol";
import { chanceTexts, moveSpoken, moveText, percentagePoints, spokenHint, whyBest } from "./words";

const events = ROUND.filter((message): message is Happened => message.t === "happened");
const untilMyTurn = events.slice(0, 3);
const [first] = happenedOf();
const because: Because = { why: "denies", value: 24, cards: [], seat: 1, chance: null };
const prospect = (move: string, win = 0.624) => ({ move, win, win_error: 0.004, lose: 0.121, lose_error: 0.011 });

function hinted(id: string, number = 3): Hinted {
  return { t: "hinted", id, number, moves: [prospect("Jh-8d"), prospect("pass", 0.5)], because, rough: false };
}

function reviewed(id: string): Reviewed {
  return { t: "reviewed", id, match: 1, round: 1, decisions: 3, slips: [], cost: 0, rough: false };
}

const soon = () => new Promise<void>((resolve) => setTimeout(resolve));

async function myTurn() {
  const world = new FakeWorld();
  const game = new Game("T", "secret", "s", world, true);
  game.open();
  world.socket.accept();
  world.socket.say(...untilMyTurn);
  await soon();
  return { world, game, asked: () => world.socket.sent.filter(({ t }) => t === "hint" || t === "review") };
}

describe("a hint", () => {
  it("is asked once for a position, and keeps nobody from playing", async () => {
    const { world, game, asked } = await myTurn();
    game.askHint();
    game.askHint();
    expect(asked()).toEqual([{ t: "hint", id: "s-1" }]);
    expect(game.ready.value).toBe(true);
    world.socket.say(hinted("s-1"));
    expect(game.unanswered.value).toEqual([]);
    expect(game.hint.value?.moves).toHaveLength(2);
    expect(game.hintOpen.value).toBe(true);
    game.hintOpen.value = false;
    game.askHint();
    expect(game.hintOpen.value).toBe(true);
    expect(asked()).toHaveLength(1);
  });

  it("is gone once something has happened", async () => {
    const { world, game } = await myTurn();
    game.askHint();
    world.socket.say(hinted("s-1"));
    world.socket.say(...events.slice(3, 4));
    await soon();
    expect([game.hint.value, game.hintOpen.value]).toEqual([null, false]);
  });

  it("for a position that is past is not shown, and can be asked anew", async () => {
    const { world, game, asked } = await myTurn();
    game.askHint();
    world.socket.say(hinted("s-1", 2));
    expect([game.hint.value, game.hintOpen.value]).toEqual([null, false]);
    game.askHint();
    expect(asked()).toHaveLength(2);
  });

  it("that is refused can be asked again", async () => {
    const { world, game, asked } = await myTurn();
    game.askHint();
    world.socket.say({ t: "refused", id: "s-1", code: "too-fast", clause: null });
    expect(game.refused.value?.code).toBe("too-fast");
    game.askHint();
    expect(asked()).toHaveLength(2);
  });
});

describe("a look back at a round", () => {
  it("lasts until it is closed", async () => {
    const { world, game, asked } = await myTurn();
    game.askReview();
    game.askReview();
    expect(asked()).toEqual([{ t: "review", id: "s-1" }]);
    expect([game.review.value, game.reviewing.value]).toEqual([null, true]);
    world.socket.say(reviewed("s-1"));
    expect(game.review.value?.decisions).toBe(3);
    game.closeReview();
    expect([game.review.value, game.reviewing.value]).toEqual([null, false]);
  });

  it("that is refused is over", async () => {
    const { world, game } = await myTurn();
    game.askReview();
    world.socket.say({ t: "refused", id: "s-1", code: "thinking", clause: null });
    expect(game.reviewing.value).toBe(false);
  });
});

describe("in words", () => {
  beforeEach(async () => {
    vi.stubGlobal("document", { documentElement: { lang: "" } });
    vi.stubGlobal("navigator", { languages: ["en"] });
    vi.stubGlobal("localStorage", undefined);
    await startLanguage();
  });

  it("moves are for the eye and for the ear", () => {
    expect(["7d-Jh", "7d+8d-9s+Ts", "7d", "knock"].map(moveText)).toEqual(["7♦ → J♥", "7♦ 8♦ → 9♠ 10♠", "Discard 7♦", "Knock"]);
    expect(["7d-Jh", "7d", "knock"].map(moveSpoken)).toEqual([
      "Swap seven of diamonds for jack of hearts.",
      "Discard: seven of diamonds.",
      "Knock.",
    ]);
  });

  it("a chance is told with what it may be wrong by, which is never nothing", async () => {
    expect(chanceTexts(0.624, 0.0122, true)).toEqual(["62%", "± 1"]);
    expect(chanceTexts(0.624, 0.0026)).toEqual(["62%", "± 1"]);
    expect(chanceTexts(0.624, 0.0026, true)).toEqual(["62.4%", "± 0.3"]);
    expect(chanceTexts(1, 0, true)).toEqual(["100.0%", "± 0.1"]);
    expect(chanceTexts(0.3, 0.0277)).toEqual(["30%", "± 3"]);
    expect(percentagePoints(0.0763)).toBe(7.6);
    await setLanguage("de");
    expect(chanceTexts(0.624, 0.003, true)).toEqual(["62,4\u00a0%", "± 0,3"]);
  });

  it("a reason names whom it is about", () => {
    const name = first.state.players[1]?.name ?? "";
    expect(name).not.toBe("");
    expect(whyBest(because, first.state)).toBe(`It is 24 either way, and ${name} finds less in the centre.`);
    expect(whyBest({ ...because, why: "knocks-safe", seat: null, chance: 0.12 }, first.state)).toContain("12%");
    expect(spokenHint(prospect("pass"), { ...because, why: "nothing-better" }, first.state)).toBe(
      "Pass. Chance to win the match: 62%, to lose a life: 12%. No swap makes more of the 24 in hand.",
    );
  });
});
