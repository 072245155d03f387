import { describe, expect, it } from "vitest";
import { happenedOf } from "../testdata/fakes";
import type { Replay } from "../protocol";
import { Replayer } from "./replayer";

const steps = happenedOf().slice(0, 3);

/** Three steps in each of two rounds. */
function replay(seat: number, round: number): Replay {
  return { seat, players: ["Mia", "Ida"], rounds: 2, round, steps: steps.map(({ log, state }) => ({ log, state })) };
}

async function shown(seat = 0, round = 0, step = 0) {
  const asked: string[] = [];
  const replayer = new Replayer((wanted, of) => {
    asked.push(`${wanted}/${of}`);
    return Promise.resolve(replay(wanted, of));
  });
  await replayer.show(seat, round, step);
  const place = () => [replayer.replay.value?.round, replayer.at.value];
  return { replayer, asked, place };
}

const soon = () => new Promise<void>((resolve) => setTimeout(resolve));

describe("a match that is shown again", () => {
  it("goes on step by step, into the next round, to the end", async () => {
    const { replayer, place } = await shown();
    const places = [place()];
    expect(replayer.ends).toEqual({ first: true, last: false });
    for (let n = 0; n < 6; n += 1) {
      await replayer.forward();
      await soon();
      places.push(place());
    }
    expect(places).toEqual([[0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [1, 2], [1, 2]]);
    expect(replayer.ends).toEqual({ first: false, last: true });
  });

  it("goes back to where it was, log and all", async () => {
    const { replayer, place } = await shown(0, 1, 0);
    await replayer.back();
    expect(place()).toEqual([0, 2]);
    await replayer.back();
    expect(place()).toEqual([0, 1]);
    expect(replayer.state.value).toEqual(steps[1]?.state);
    const kinds = steps.slice(0, 2).flatMap(({ log }) => log.map(({ kind }) => kind));
    expect(replayer.log.value.map(({ entry }) => entry.kind)).toEqual(kinds);
  });

  it("can be seen by other eyes, at the same place; what was fetched stays", async () => {
    const { replayer, asked, place } = await shown();
    await replayer.forward();
    await soon();
    await replayer.show(1, 0, replayer.at.value);
    expect(place()).toEqual([0, 1]);
    expect(replayer.replay.value?.seat).toBe(1);
    await replayer.show(0, 0, 0);
    expect(asked).toEqual(["0/0", "1/0"]);
  });

  it("offers nothing to play", async () => {
    const { replayer } = await shown(0, 0, -1);
    expect(replayer.at.value).toBe(2);
    expect(replayer.moves.value).toEqual([]);
  });

  it("stays as it was where the next part can't be fetched, and tries again when asked", async () => {
    let broken = false;
    const replayer = new Replayer((seat, round) => (broken ? Promise.reject(new Error("gone")) : Promise.resolve(replay(seat, round))));
    await replayer.show(0, 0, 2);
    broken = true;
    await expect(replayer.forward()).rejects.toThrow("gone");
    expect(replayer.replay.value?.round).toBe(0);
    broken = false;
    await replayer.forward();
    expect(replayer.replay.value?.round).toBe(1);
  });
});
