import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Person } from "../i18n/game";
import { Game } from "../store/game";
import { playerAt, type Shown } from "../store/shown";
import type { RoundState, TableState } from "../protocol";
import type { NoticeText } from "./Notice";
import type { Talk } from "../talk/talk";
import type { Selection } from "./selection";
import { mover } from "./stage";

/** What every part of a table needs; a render has one state. */
export interface TableContext {
  game: Shown;
  /** What is said where people play together. */
  talk?: Talk;
  selection: Selection;
  state: TableState;
  round: RoundState | null;
  /** Say why something isn't allowed. */
  explain: (reason: string) => void;
  /** Why something wasn't allowed just now. */
  notice: NoticeText | null;
}

export const TableContext = createContext<TableContext | null>(null);

export function useTable(): TableContext {
  const table = useContext(TableContext);
  if (!table) throw new Error("outside of a table");
  return table;
}

/** The table in play, for what only there can be asked. */
export function useGame(): Game {
  const { game } = useTable();
  if (!(game instanceof Game)) throw new Error("nobody plays here");
  return game;
}

/** Who sits there, as the texts want it. */
export function personAt(state: TableState, seat: number): Person {
  return { name: playerAt(state, seat).name, me: seat === state.seat };
}

/** Whose turn is shown: while a move's cards travel, still the one who made it. */
export function actingSeat({ state, round }: TableContext): number | null {
  if (round?.to_act == null || state.phase !== "round") return mover.value;
  return mover.value ?? round.to_act;
}
