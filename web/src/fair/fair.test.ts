import { describe, expect, it } from "vitest";
import vectors from "../../../tests/vectors/fair.json";
import { promiseOf, shuffled, type Draw } from "./check";
import { checkProof, readProof } from "./proof";

const drawOf = (vector: (typeof vectors)[number]): Draw => ({
  seed: vector.seed,
  mixes: vector.mixes.map(([member, text]): [number, string] => [Number(member), String(text)]),
});

describe("the shuffle", () => {
  it.each(vectors)("gives the server's cards: turn $turn, $mixes.length added", async (vector) => {
    const draw = drawOf(vector);
    expect(await promiseOf(vector.seed)).toBe(vector.promise);
    const order = await shuffled(vector.cards.split(" "), draw, vector.turn);
    expect(order.join(" ")).toBe(vector.order);
  });

  it("takes what was added by the members' numbers, in whatever order it is told", async () => {
    const vector = vectors.find(({ mixes }) => mixes.length > 1);
    if (!vector) throw new Error("no vector");
    const draw = drawOf(vector);
    const turned = { ...draw, mixes: draw.mixes.toReversed() };
    expect((await shuffled(vector.cards.split(" "), turned, vector.turn)).join(" ")).toBe(vector.order);
  });
});

describe("a proof", () => {
  const deal = vectors[1];
  const seed = deal?.seed ?? "";
  const round = { promise: deal?.promise ?? "", seed, mixes: deal?.mixes ?? [], members: {} };
  const stocked = async () => (await shuffled(["7c", "8d", "9h", "Ts", "Ah"], { seed, mixes: drawOf(deal ?? never()).mixes }, 1)).join(" ");
  const proof = (rounds: unknown, dealt: unknown) =>
    JSON.stringify({ format: "schwimmen-proof/1", record: { rounds: dealt }, rounds });

  async function findings(rounds: unknown, dealt: unknown): Promise<string[] | null> {
    const read = readProof(proof(rounds, dealt));
    return read && (await checkProof(read)).map(({ finding }) => finding);
  }

  it("of cards as they were promised is good, later shuffles too", async () => {
    const moves = ["pass", `stock ${await stocked()}`];
    expect(await findings([round], [{ deck: deal?.order, moves }])).toEqual(["good"]);
  });

  it("with another seed, deck or stock is not", async () => {
    const swapped = (deal?.order ?? "").split(" ");
    swapped.unshift(...swapped.splice(1, 1));
    expect(await findings([{ ...round, seed: "00".repeat(32) }], [{ deck: deal?.order, moves: [] }])).toEqual(["promise"]);
    expect(await findings([round], [{ deck: swapped.join(" "), moves: [] }])).toEqual(["cards"]);
    const stock = (await stocked()).split(" ").toReversed().join(" ");
    expect(await findings([round], [{ deck: deal?.order, moves: [`stock ${stock}`] }])).toEqual(["cards"]);
  });

  it.each([
    ["no JSON", "{"],
    ["another format", JSON.stringify({ format: "schwimmen-record/1", record: { rounds: [] }, rounds: [] })],
    ["no rounds", proof([], [])],
    ["rounds without cards", proof([round], [])],
    ["a round of another shape", proof([{ ...round, mixes: "x" }], [{ deck: "7c", moves: [] }])],
    ["null", "null"],
    ["a record, instead of a proof", JSON.stringify({ format: "schwimmen-proof/1", rounds: [round] })],
  ])("that is none is told: %s", (_, text) => expect(readProof(text)).toBeNull());
});

function never(): never {
  throw new Error("no vector");
}
