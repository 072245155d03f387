// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Logged } from "../model/entries";
import type { Kept } from "./database";
import { keep, pendingLines, release, releaseSheet, resumed, type Pending } from "./pending";

const line = (at: number): Logged => ({ op: "undo", at });
const sheet = (id: string, ...times: number[]): Kept => ({ id, started: 1, share: null, log: times.map(line) });
const pending = (id: string, place: number, at: number): Pending => ({ id, started: 1, place, line: line(at) });

beforeEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe("a line that isn't stored yet", () => {
  it("is kept until it is, in the order in which it was written", () => {
    const lines = [pending("a", 2, 12), pending("b", 0, 5), pending("a", 1, 11)];
    for (const one of lines) keep(one);
    expect(pendingLines().map((one) => one.line.at)).toEqual([5, 11, 12]);
    release(lines.slice(0, 1).map((one) => one.line));
    expect(pendingLines()).toEqual([lines[1], lines[2]]);
    releaseSheet("a");
    expect(pendingLines()).toEqual([lines[1]]);
    release(pendingLines().map((one) => one.line));
    expect(localStorage).toHaveLength(0);
  });

  it("is not kept where too many are already, nor where nothing may be kept", () => {
    for (let at = 0; at < 300; at += 1) keep(pending("a", at, at));
    expect(pendingLines()).toHaveLength(200);
    vi.stubGlobal("localStorage", undefined);
    keep(pending("a", 0, 0));
    expect(pendingLines()).toEqual([]);
    releaseSheet("a");
  });

  it("is left alone where this page can't read it", () => {
    for (const text of ["", "{}", '{"id":"a","started":1,"place":0,"line":{"op":"newer","at":1}}']) {
      localStorage.setItem("schwimmen.sheet-line.a.1", text);
      expect(pendingLines()).toEqual([]);
      expect(localStorage).toHaveLength(1);
    }
  });
});

describe("a sheet that is opened again", () => {
  it("goes on with the lines that are missing in it, once", () => {
    const lines = [pending("a", 1, 11), pending("a", 2, 12), pending("a", 2, 13)];
    const { sheets, over } = resumed([sheet("a", 10, 11), sheet("b", 1)], lines);
    expect(sheets).toEqual([sheet("a", 10, 11, 12, 13), sheet("b", 1)]);
    expect(over).toEqual([line(11)]);
    expect(resumed(sheets, lines).sheets).toEqual(sheets);
  });

  it("is there although not even its first line was stored", () => {
    expect(resumed([], [pending("a", 0, 10), pending("a", 1, 11)]).sheets).toEqual([sheet("a", 10, 11)]);
  });

  it("takes no line behind one that is lost, nor one that is to be decided", () => {
    const aside: Kept = { ...sheet("a", 10), share: { id: "s", agreed: 1, aside: [line(11)] } };
    expect(resumed([aside], [pending("a", 1, 11), pending("a", 3, 13)])).toEqual({ sheets: [aside], over: [line(11), line(13)] });
    expect(resumed([], [pending("gone", 4, 14)])).toEqual({ sheets: [], over: [line(14)] });
  });
});
