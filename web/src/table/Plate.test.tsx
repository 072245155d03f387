// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { render } from "preact";
import { beforeAll, describe, expect, it } from "vitest";
import { setLanguage } from "../i18n";
import type { PlayerInfo, TableState } from "../protocol";
import { Game } from "../store/game";
import { FakeWorld, happenedOf } from "../testdata/fakes";
import { TableContext } from "./context";
import { Plate } from "./Plate";
import { Selection } from "./selection";

const [{ state }] = happenedOf();
const game = new Game("T", "secret", "s", new FakeWorld());
const styles = readFileSync(`${import.meta.dirname}/parts.css`, "utf8");
const page = document.createElement("div");

/** The plate of seat 1, as it is after a change of its player and of the table. */
function plate(player: Partial<PlayerInfo>, table: Partial<TableState> = {}): Element {
  const players = state.players.map((one, seat) => (seat === 1 ? { ...one, name: "Ben", ...player } : one));
  const shown = { ...state, players, ...table };
  const context = { game, selection: new Selection(game.moves), state: shown, round: shown.round, explain: () => undefined, notice: null };
  render(
    <TableContext.Provider value={context}>
      <Plate key={1} seat={1} cards={[null, null, null]} />
    </TableContext.Provider>,
    page,
  );
  const [drawn, ...others] = page.children;
  if (!drawn || others.length > 0) throw new Error("not one plate");
  return drawn;
}

const marked = (one: Element) => [one, ...one.querySelectorAll("*")].filter((part) => part.hasAttribute("data-out")).map((part) => part.className);

beforeAll(() => setLanguage("en"));

describe("a plate", () => {
  it("is crossed out once its player is, and in the next match it isn't any more", () => {
    const before = plate({ lives: 1 });
    expect(marked(before)).toEqual([]);
    const out = plate({ lives: 0, out: true });
    expect(out).toBe(before); // what is left over from one match would be seen in the next
    expect(marked(out)).toEqual(["plate", "name", "lives"]);
    const again = plate({ lives: 3 }, { match: state.match + 1 });
    expect(again).toBe(before);
    expect(marked(again)).toEqual([]);
  });

  it("has its name crossed out by a sign of the name's own: by the plate's, Chromium has left it so in the next match", () => {
    const rules = [...styles.matchAll(/([^{}]+)\{[^{}]*line-through[^{}]*\}/g)].map(([, selector]) => selector?.trim());
    expect(rules).toEqual([".plate .name[data-out]"]);
  });

  it("says how a computer player plays, and whose place it keeps plays as the table has it", () => {
    const said = (one: Element) => [one.querySelector<HTMLElement>(".name")?.title, one.querySelector(".plate-level")?.textContent];
    expect(said(plate({ level: "sharp-bold" }))).toEqual(["computer player, Sharp, Bold", "Sharp, Bold"]);
    expect(said(plate({ level: null }))).toEqual(["", undefined]);
    const settings = { ...state.settings, level: "expert" as const };
    expect(said(plate({ level: null, covered: true }, { settings }))).toEqual(["computer player, Expert", "Expert"]);
  });
});
