import { describe, expect, it } from "vitest";
import { FakeWorld, ROUND } from "../testdata/fakes";
import type { Happened, TableState, Welcome } from "../protocol";
import { Game } from "./game";
import type { Stage, Step } from "./playback";

const events = ROUND.filter((message): message is Happened => message.t === "happened");
const untilMyTurn = events.slice(0, 3);
const afterMyMove = events.slice(3, 6);

/** A stage on which every step waits until the test lets it go. */
class SlowStage implements Stage {
  shown: number[] = [];
  waits: boolean[] = [];
  private done: (() => void) | null = null;
  before(): void {
    // Nothing to measure.
  }
  async show(step: Step, more: () => boolean): Promise<void> {
    this.shown.push(step.number);
    await new Promise<void>((resolve) => (this.done = resolve));
    this.waits.push(more());
  }
  finish(): void {
    this.done?.();
    this.done = null;
  }
}

const soon = () => new Promise<void>((resolve) => setTimeout(resolve));

function table(fresh = true) {
  const world = new FakeWorld();
  const game = new Game("T", "secret", "s", world, fresh);
  game.open();
  world.socket.accept();
  return { world, game };
}

async function myTurn() {
  const { world, game } = table();
  world.socket.say(...untilMyTurn);
  await soon();
  return { world, game };
}

function stateOf(game: Game): TableState {
  const { value } = game.state;
  if (!value) throw new Error("nothing is shown");
  return value;
}

describe("a table that was opened just now", () => {
  it("is shown from its first event on", async () => {
    const { world, game } = table();
    expect(world.socket.sent[0]).toMatchObject({ t: "hello", last: 0 });
    world.socket.say(...untilMyTurn);
    await soon();
    expect(game.state.value).toEqual(untilMyTurn.at(-1)?.state);
    expect(game.log.value.map(({ entry }) => entry.kind)).toEqual(untilMyTurn.flatMap(({ log }) => log.map(({ kind }) => kind)));
  });
});

describe("steps", () => {
  it("are shown one after another, however fast they arrive", async () => {
    const { world, game } = table();
    const stage = new SlowStage();
    game.playback.enter(stage);
    world.socket.say(...untilMyTurn);
    await soon();
    expect(stage.shown).toEqual([1]);
    expect(stateOf(game)).toEqual(events[0]?.state);
    expect(game.ready.value).toBe(false);
    expect(game.moves.value).toEqual([]);
    game.playback.skip();
    await soon();
    expect(stage.shown).toEqual([1, 2]);
    game.playback.skip();
    await soon();
    game.playback.skip();
    await soon();
    expect(stage.shown).toEqual([1, 2, 3]);
    expect(stage.waits).toEqual([true, true, false]);
    expect(game.ready.value).toBe(true);
    expect(game.moves.value).toEqual(stateOf(game).round?.moves);
  });

  it("are taken at once when the stage is left", async () => {
    const { world, game } = table();
    const leave = game.playback.enter(new SlowStage());
    world.socket.say(...untilMyTurn);
    await soon();
    leave();
    await soon();
    expect(stateOf(game)).toEqual(untilMyTurn.at(-1)?.state);
    expect(game.playing.value).toBe(false);
  });
});

describe("a move", () => {
  it("is for the position that one sees, and the next waits for what came of it", async () => {
    const { world, game } = await myTurn();
    game.play("Jh-8d");
    game.play("pass");
    const plays = world.socket.sent.filter(({ t }) => t === "play");
    expect(plays).toEqual([{ t: "play", id: "s-1", number: 3, move: "Jh-8d" }]);
    expect(game.ready.value).toBe(false);
    world.socket.say({ t: "ack", id: "s-1", number: 4 });
    expect(game.ready.value).toBe(false);
    world.socket.say(...afterMyMove);
    await soon();
    expect(game.ready.value).toBe(true);
    expect(stateOf(game).round?.hand).toContain("8d");
  });

  it("that is refused says so and may be followed by another", async () => {
    const { world, game } = await myTurn();
    game.play("knock");
    world.socket.say({ t: "refused", id: "s-1", code: "knock-first-lap", clause: "R5.1" });
    expect(game.refused.value?.code).toBe("knock-first-lap");
    expect(game.ready.value).toBe(true);
    game.play("pass");
    expect(game.refused.value).toBeNull();
    expect(world.socket.sent.at(-1)).toMatchObject({ id: "s-2", move: "pass" });
  });

  it("can't be made without a connection", async () => {
    const { world, game } = await myTurn();
    world.socket.break();
    expect(game.status.value).toBe("lost");
    expect(game.moves.value).toEqual([]);
  });

  it("made before the connection broke is neither lost nor made twice", async () => {
    const { world, game } = await myTurn();
    game.play("Jh-8d");
    world.socket.break();
    world.pass(1000);
    world.socket.accept();
    expect(world.socket.sent).toMatchObject([{ t: "hello", last: 3 }, { t: "play", id: "s-1", number: 3 }]);
    world.socket.say(...afterMyMove, { t: "ack", id: "s-1", number: 4 });
    await soon();
    expect(game.ready.value).toBe(true);
    expect(game.log.value.filter(({ entry }) => entry.kind === "exchanged" && entry.seat === 0)).toHaveLength(1);
  });
});

describe("the whole state", () => {
  it("replaces everything that was still to be shown", async () => {
    const { world, game } = table();
    game.playback.enter(new SlowStage());
    world.socket.say(...untilMyTurn);
    await soon();
    const last = events.at(-1);
    if (!last) throw new Error("no events");
    const welcome: Welcome = { t: "welcome", protocol: 2, number: last.number, state: last.state, log: last.log };
    world.socket.say(welcome);
    await soon();
    expect(stateOf(game)).toEqual(last.state);
    expect(game.log.value).toHaveLength(last.log.length);
    expect(game.playing.value).toBe(false);
  });
});

describe("the log", () => {
  it("is that of the round: a new deal begins it anew", async () => {
    const { world, game } = table();
    world.socket.say(...events);
    await soon();
    expect(game.log.value[0]?.entry.kind).toBe("dealt");
    expect(game.log.value.filter(({ entry }) => entry.kind === "dealt")).toHaveLength(1);
    expect(stateOf(game).round?.number).toBe(2);
  });
});

describe("a match that begins after another", () => {
  it("has no word of the last one: its seats are other people's, or nobody's", async () => {
    const { world, game } = await myTurn();
    expect(game.log.value.length).toBeGreaterThan(0);
    const last = untilMyTurn.at(-1);
    if (!last) throw new Error("nothing happened");
    const state = { ...last.state, match: last.state.match + 1, players: last.state.players.slice(0, 2), round: null };
    world.socket.say({ ...last, number: last.number + 1, log: [], state });
    await soon();
    expect(game.log.value).toEqual([]);
  });
});

describe("what depends on no position", () => {
  it("waits for its answer without keeping a move from being made", async () => {
    const { world, game } = await myTurn();
    const id = game.ask({ t: "say", phrase: "hello" });
    expect(game.unanswered.value).toEqual([id]);
    expect(game.ready.value).toBe(true);
    game.play("Jh-8d");
    expect(world.socket.sent.map(({ t }) => t)).toEqual(["hello", "say", "play"]);
    world.socket.say({ t: "ack", id, number: 3 });
    expect(game.unanswered.value).toEqual(["s-2"]);
  });

  it("is sent once the connection is back", async () => {
    const { world, game } = await myTurn();
    world.socket.break();
    const id = game.ask({ t: "sit", name: "Mia", look: 3 });
    expect(game.unanswered.value).toEqual([id]);
    world.pass(1000);
    world.socket.accept();
    expect(world.socket.sent.at(-1)).toEqual({ t: "sit", name: "Mia", look: 3, id });
  });
});

describe("the clock", () => {
  it("runs from the moment at which the server's word of it came", async () => {
    const { world, game } = table();
    const [first] = events;
    if (!first) throw new Error("no events");
    world.pass(500);
    world.socket.say({ ...first, state: { ...first.state, time_left: 20_000, waiting: 1000 } });
    await soon();
    world.pass(5000);
    expect(game.until(game.clock.value.until ?? 0)).toBe(15_000);
    expect(game.until(game.clock.value.since)).toBe(-6000);
    const second = events[1];
    if (!second) throw new Error("no events");
    world.socket.say({ ...second, state: { ...second.state, time_left: null, waiting: 0 } });
    await soon();
    expect(game.clock.value.until).toBeNull();
  });
});

describe("a host who is gone", () => {
  it("is so from when the server says, by the page's own clock, until it says otherwise", () => {
    const { world, game } = table();
    const presence = { t: "presence" as const, members: [1], watching: 0, host_gone: 5000 };
    expect(game.hostGone.value).toBeNull();
    world.pass(20_000);
    world.socket.say(presence);
    expect(game.until(game.hostGone.value ?? 0)).toBe(-5000);
    world.pass(1000);
    expect(game.until(game.hostGone.value ?? 0)).toBe(-6000);
    world.socket.say({ ...presence, members: [0, 1], host_gone: null });
    expect(game.hostGone.value).toBeNull();
  });
});

describe("the greeting", () => {
  it("is complete with the first word of who is there, once for each connection", () => {
    const { world, game } = table();
    const presence = { t: "presence" as const, members: [0], watching: 2, host_gone: null };
    expect(game.greetings.value).toBe(0);
    world.socket.say(...untilMyTurn, presence, presence);
    expect(game.greetings.value).toBe(1);
    expect(game.latest).toEqual(untilMyTurn.at(-1)?.state);
    world.socket.break();
    world.pass(1000);
    world.socket.accept();
    world.socket.say(presence);
    expect(game.greetings.value).toBe(2);
  });
});
