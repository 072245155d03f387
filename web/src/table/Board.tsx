import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { t } from "../i18n";
import type { TableState } from "../protocol";
import { mediaSignal } from "../store/settings";
import { useTable } from "./context";
import { Middle } from "./Middle";
import { arrange } from "./moves";
import { Own } from "./Own";
import { Plate } from "./Plate";
import { othersOf, seating } from "./seating";

const wide = mediaSignal("(min-width: 600px)");
/** Not a phone on its side, where all are in one row; and where what happened stands below the table, that takes its part. */
const low = mediaSignal("(min-height: 521px) and (max-height: 759px), (min-height: 521px) and (max-height: 839px) and (max-width: 1099px)");

/** Where every card lies, each in a place that it keeps. */
export interface Places {
  match: number;
  round: number;
  hand: string[];
  centre: string[];
  others: Map<number, (string | null)[]>;
}

function place(state: TableState, before: Places | null): Places {
  const round = state.round;
  const same = before?.match === state.match && before.round === round?.number;
  const last = same ? before : null;
  const others = new Map<number, (string | null)[]>();
  for (const seat of round?.seats ?? []) {
    if (seat === state.seat) continue;
    const shown = round?.result?.hands.find((hand) => hand.seat === seat)?.hand;
    const known = shown ?? round?.known.find((cards) => cards.seat === seat)?.cards ?? [];
    const four = round?.phase === "discard" && round.to_act === seat ? 4 : 3;
    const backs = Array<null>(Math.max(0, four - known.length)).fill(null);
    others.set(seat, arrange(last?.others.get(seat) ?? [], [...known, ...backs]));
  }
  return {
    match: state.match,
    round: round?.number ?? 0,
    hand: arrange(last?.hand ?? [], round?.hand ?? []),
    centre: arrange(last?.centre ?? [], round?.centre ?? []),
    others,
  };
}

/** The table itself: the others round the centre, the own hand below. */
export function Board({ onDrawn }: { onDrawn: () => void }) {
  const { state } = useTable();
  const before = useRef<Places | null>(null);
  const places = useMemo(() => place(state, before.current), [state]);
  useLayoutEffect(() => {
    before.current = places;
    onDrawn();
  }, [places]);
  const others = othersOf(state.players.length, state.seat);
  const { left, top, right } = seating(others, wide.value, low.value);
  const side = (seats: readonly number[], name: string) => (
    <div class={`side side-${name}`} data-count={seats.length}>
      {seats.map((seat) => (
        <Plate key={seat} seat={seat} cards={places.others.get(seat) ?? []} />
      ))}
    </div>
  );
  return (
    <div class="board" data-others={others.length} data-sides={left.length > 0 || undefined}>
      <div class="ring" role="list" aria-label={t("table-players")}>
        {side(left, "left")}
        {side(top, "top")}
        {side(right, "right")}
      </div>
      <Middle cards={places.centre} />
      <Own hand={places.hand} />
    </div>
  );
}
