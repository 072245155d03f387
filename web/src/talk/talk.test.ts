import { beforeEach, describe, expect, it, vi } from "vitest";
import { setLanguage } from "../i18n";
import type { Presence, Said } from "../protocol";
import { Game } from "../store/game";
import { FakeWorld, happenedOf } from "../testdata/fakes";
import { newest, saidText, Talk } from "./talk";

const [first] = happenedOf();
const PRESENCE: Presence = { t: "presence", members: [0, 1], watching: 0, host_gone: null };

function said(key: string, member: number, words: Partial<Said> = { phrase: "hello" }): Said {
  return { t: "said", key, member, at: 0, phrase: null, reaction: null, text: null, earlier: false, ...words };
}

function table() {
  const world = new FakeWorld();
  const game = new Game("T", "secret", "s", world);
  game.open();
  world.socket.accept();
  const welcome = { t: "welcome" as const, protocol: 2, number: 1, state: first.state, log: [] };
  return { world, game, talk: new Talk(game), welcome };
}

beforeEach(async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  await setLanguage("en");
});

describe("what is said", () => {
  it("is read in the reader's language", async () => {
    expect(saidText(said("1", 1, { phrase: "thanks" }))).toBe("Thank you!");
    await setLanguage("de");
    expect(saidText(said("1", 1, { phrase: "thanks" }))).toBe("Danke!");
    expect(saidText(said("1", 1, { reaction: "clap" }))).toBe("Beifall");
    expect(saidText(said("1", 1, { text: "<b>Na?</b>" }))).toBe("<b>Na?</b>");
  });

  it("by a phrase of a newer server says nothing", () => {
    expect(saidText(said("1", 1, { phrase: "from-the-future" }))).toBe("");
  });

  it("just now is shown at the seat, what was said before isn't", () => {
    const { world, talk, welcome } = table();
    world.socket.say(welcome, said("1", 1), PRESENCE);
    expect(newest(talk.heard.value, 1)).toBeNull();
    world.socket.say(said("2", 1, { reaction: "wow" }));
    expect(newest(talk.heard.value, 1)?.key).toBe("2");
    expect(newest(talk.heard.value, 0)).toBeNull();
  });

  it("before, and told late by another process, isn't shown at the seat either", () => {
    const { world, talk, welcome } = table();
    world.socket.say(welcome, PRESENCE, said("1", 1, { phrase: "hello", earlier: true }));
    expect(talk.heard.value.map(({ key }) => key)).toEqual(["1"]);
    expect(newest(talk.heard.value, 1)).toBeNull();
  });
});

describe("what hasn't been read", () => {
  it("is what the others said since one came, and since one looked", () => {
    const { world, talk, welcome } = table();
    world.socket.say(welcome, said("1", 1), PRESENCE, said("2", 1), said("3", 0), said("4", 2));
    expect(talk.unread.value).toBe(2);
    talk.markRead();
    expect(talk.unread.value).toBe(0);
    world.socket.say(said("5", 1));
    expect(talk.unread.value).toBe(1);
  });

  it("is also what was said while the connection was lost, once", () => {
    const { world, talk, welcome } = table();
    world.socket.say(welcome, PRESENCE, said("1", 1));
    talk.markRead();
    world.socket.break();
    world.pass(1000);
    world.socket.accept();
    world.socket.say(said("1", 1), said("2", 1), PRESENCE);
    expect(talk.unread.value).toBe(1);
    expect(newest(talk.heard.value, 1)).toBeNull();
    world.socket.say(said("3", 1, { phrase: "hello", earlier: true }));
    expect(talk.unread.value).toBe(2);
  });

  it("isn't what was said before one came, however late it is told", () => {
    const { world, talk, welcome } = table();
    world.socket.say(welcome, PRESENCE, said("1", 1, { phrase: "hello", earlier: true }));
    expect(talk.unread.value).toBe(0);
  });
});

describe("somebody who is muted", () => {
  it("isn't heard, nor counted, until they are heard again", () => {
    const { world, game, talk, welcome } = table();
    world.socket.say(welcome, PRESENCE, said("1", 1), said("2", 2));
    talk.toggleMute(1);
    expect(talk.heard.value.map(({ member }) => member)).toEqual([2]);
    expect(talk.unread.value).toBe(1);
    expect(new Talk(game).muted.value).toEqual([1]);
    talk.toggleMute(1);
    expect(talk.heard.value).toHaveLength(2);
  });
});
