import { describe, expect, it } from "vitest";
import { FakeWorld, ROUND } from "../testdata/fakes";
import type { Happened } from "../protocol";
import { Link, type LinkListener } from "./link";

function start(last = -1) {
  const world = new FakeWorld();
  const heard: string[] = [];
  const listener: LinkListener = {
    status: (status) => heard.push(status),
    welcome: ({ number }) => heard.push(`welcome ${number}`),
    happened: ({ number }) => heard.push(`happened ${number}`),
    presence: () => heard.push("presence"),
    said: ({ key }) => heard.push(`said ${key}`),
    hinted: ({ id }) => heard.push(`hinted ${id}`),
    reviewed: ({ id }) => heard.push(`reviewed ${id}`),
    refused: ({ code }) => heard.push(`refused ${code}`),
    failed: (code) => heard.push(`failed ${code}`),
    answered: () => heard.push("answered"),
  };
  const link = new Link("T", "secret", "s", listener, world);
  link.last = last;
  link.open();
  return { world, heard, link };
}

const events = ROUND.filter((message): message is Happened => message.t === "happened");
const [first, second, third] = events as [Happened, Happened, Happened];

describe("the greeting", () => {
  it("says who one is and what one has", () => {
    const { world } = start();
    world.socket.accept();
    expect(world.socket.sent).toEqual([{ t: "hello", protocol: 2, table: "T", secret: "secret", last: -1 }]);
  });

  it("after a break asks for what came after", () => {
    const { world, heard } = start(0);
    world.socket.accept();
    world.socket.say(first, second);
    world.socket.break();
    expect(heard).toEqual(["open", "happened 1", "happened 2", "lost"]);
    world.pass(1000);
    world.socket.accept();
    expect(world.sockets).toHaveLength(2);
    expect(world.socket.sent[0]).toMatchObject({ t: "hello", last: 2 });
  });
});

describe("events", () => {
  it("are passed on once, in order", () => {
    const { world, heard } = start(0);
    world.socket.accept();
    world.socket.say(first, first, second);
    expect(heard).toEqual(["open", "happened 1", "happened 2"]);
  });

  it("with a gap lead to a new greeting", () => {
    const { world, heard } = start(0);
    const socket = world.socket;
    socket.accept();
    socket.say(first, third);
    expect(heard).not.toContain("happened 3");
    expect(socket.closed).toBe(true);
    world.socket.accept();
    expect(world.socket.sent[0]).toMatchObject({ t: "hello", last: 1 });
    world.socket.say(second, third);
    expect(heard.slice(-2)).toEqual(["happened 2", "happened 3"]);
  });
});

describe("a command", () => {
  it("is settled when what it led to has arrived", () => {
    const { world, link } = start(0);
    world.socket.accept();
    link.send({ t: "play", number: 0, move: "pass" });
    expect(link.settled).toBe(false);
    world.socket.say({ t: "ack", id: "s-1", number: 1 });
    expect(link.settled).toBe(false);
    world.socket.say(first);
    expect(link.settled).toBe(true);
  });

  it("is sent again under the same name until it is answered, and no longer", () => {
    const { world, link } = start(0);
    world.socket.accept();
    link.send({ t: "play", number: 0, move: "pass" });
    world.socket.break();
    world.pass(1000);
    world.socket.accept();
    const [hello, again] = world.socket.sent;
    expect(hello?.t).toBe("hello");
    expect(again).toEqual({ t: "play", number: 0, move: "pass", id: "s-1" });
    world.socket.say({ t: "ack", id: "s-1", number: 1 }, first);
    world.socket.break();
    world.pass(5000);
    world.socket.accept();
    expect(world.socket.sent.map(({ t }) => t)).toEqual(["hello"]);
  });

  it("given while the connection is lost waits for it", () => {
    const { world, link } = start(0);
    world.socket.accept();
    world.socket.break();
    link.send({ t: "continue", number: 9 });
    world.pass(1000);
    world.socket.accept();
    expect(world.socket.sent[1]).toMatchObject({ t: "continue", number: 9 });
  });

  it("that is refused is done with", () => {
    const { world, link, heard } = start(0);
    world.socket.accept();
    link.send({ t: "play", number: 0, move: "knock" });
    world.socket.say({ t: "refused", id: "s-1", code: "knock-first-lap", clause: "R5.1" });
    expect(heard).toContain("refused knock-first-lap");
    expect(link.settled).toBe(true);
  });

  it("that nobody answers shows that the connection is dead", () => {
    const { world, link, heard } = start(0);
    world.socket.accept();
    const silent = world.socket;
    link.send({ t: "play", number: 0, move: "pass" });
    world.pass(9000);
    expect(silent.closed).toBe(true);
    expect(heard).toContain("lost");
    world.socket.accept();
    expect(world.socket.sent[1]).toMatchObject({ t: "play", id: "s-1" });
  });
});

describe("coming back", () => {
  it("is tried ever more rarely", () => {
    const { world } = start();
    const tries: number[] = [];
    for (let second = 0; second < 60; second += 1) {
      world.socket.break();
      world.pass(1000);
      tries.push(world.sockets.length);
    }
    expect(tries[1]).toBe(3);
    expect(tries.at(-1)).toBeLessThan(16);
  });

  it("can be hurried", () => {
    const { world, link } = start();
    world.socket.break();
    link.hurry();
    expect(world.sockets).toHaveLength(2);
    world.socket.accept();
    link.hurry();
    expect(world.sockets).toHaveLength(2);
  });

  it("isn't tried after a failure, but when it is asked for", () => {
    const { world, link, heard } = start();
    world.socket.accept();
    world.socket.say({ t: "failed", code: "replaced" });
    world.pass(60000);
    expect(heard.slice(-2)).toEqual(["closed", "failed replaced"]);
    expect(world.sockets).toHaveLength(1);
    link.reopen();
    world.socket.accept();
    expect(heard.slice(-2)).toEqual(["connecting", "open"]);
  });
});

describe("a silence", () => {
  const PONG = { t: "pong" } as const;
  const pings = (sent: { t: string }[]) => sent.filter(({ t }) => t === "ping").length;

  function quiet() {
    const started = start(0);
    started.world.socket.accept();
    started.world.socket.say(PONG, first);
    return started;
  }

  it("leads to the question whether anybody is there, and the answer to patience", () => {
    const { world, heard } = quiet();
    world.pass(14999);
    expect(pings(world.socket.sent)).toBe(0);
    for (let asked = 1; asked < 9; asked += 1) {
      world.pass(1);
      expect(pings(world.socket.sent)).toBe(asked);
      world.pass(4999);
      world.socket.say(PONG);
      world.pass(14999);
    }
    expect(world.sockets).toHaveLength(1);
    expect(heard).toEqual(["open", "happened 1"]);
  });

  it("is none while something is said", () => {
    const { world } = quiet();
    for (let passed = 0; passed < 20; passed += 1) {
      world.pass(14000);
      world.socket.say({ t: "presence", members: [0], host_gone: null, watching: passed });
    }
    expect(pings(world.socket.sent)).toBe(0);
  });

  it("that goes on shows that the connection is dead, which needn't say so", () => {
    const { world, heard, link } = quiet();
    const dead = world.socket;
    world.pass(14000);
    link.send({ t: "sit", name: "Zoe" });
    world.pass(6000);
    expect(dead.closed).toBe(true);
    expect(heard.at(-1)).toBe("lost");
    world.pass(1000);
    expect(world.sockets).toHaveLength(2);
    world.socket.accept();
    expect(world.socket.sent).toMatchObject([
      { t: "hello", last: 1 },
      { t: "sit", id: "s-1" },
    ]);
    dead.say(second);
    expect(heard.at(-1)).toBe("open");
  });

  it("is looked into at once when somebody looks at the page", () => {
    const { world, link } = quiet();
    link.hurry();
    world.pass(1000);
    link.hurry();
    expect(pings(world.socket.sent)).toBe(1);
    world.pass(2000);
    expect(world.socket.closed).toBe(true);
    world.pass(1000);
    expect(world.sockets).toHaveLength(2);
  });

  it("isn't waited for longer because somebody looks at the page", () => {
    const { world, link } = quiet();
    world.pass(15000 + 4000);
    link.hurry();
    world.pass(1000);
    expect(world.socket.closed).toBe(true);
  });

  it("of a server that doesn't know the question is borne", () => {
    const { world, link } = start(0);
    world.socket.accept();
    world.socket.say(first);
    world.pass(100_000);
    link.hurry();
    world.pass(100_000);
    expect(world.socket.sent.map(({ t }) => t)).toEqual(["hello"]);
    expect(world.sockets).toHaveLength(1);
  });

  it("of an older server to which one has come back is borne too", () => {
    const { world } = quiet();
    world.socket.break();
    world.pass(1000);
    world.socket.accept();
    world.socket.say(second);
    world.pass(100_000);
    expect(world.socket.sent.map(({ t }) => t)).toEqual(["hello"]);
  });

  it("instead of a greeting, or of a connection, isn't", () => {
    const { world, heard } = start(0);
    world.pass(15000);
    expect(heard).toEqual(["lost"]);
    world.pass(1000);
    world.socket.accept();
    world.pass(15000);
    expect(heard).toEqual(["lost", "open", "lost"]);
    world.pass(1000);
    expect(world.sockets).toHaveLength(3);
  });

  it("while it connects is cut short by somebody who looks at the page, but a new attempt isn't", () => {
    const { world, link } = start(0);
    link.hurry();
    world.pass(2999);
    link.hurry();
    expect(world.sockets).toHaveLength(1);
    world.pass(1);
    link.hurry();
    link.hurry();
    expect(world.sockets).toHaveLength(2);
  });

  it("after the end is none", () => {
    const { world, link } = quiet();
    link.close();
    link.hurry();
    world.pass(100_000);
    expect(world.sockets).toHaveLength(1);
  });
});
