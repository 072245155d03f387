import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { ResultPanel } from "../end/ResultPanel";
import { t } from "../i18n";
import type { TableState } from "../protocol";
import { pace } from "../store/settings";
import type { Shown } from "../store/shown";
import type { Talk } from "../talk/talk";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { Board } from "./Board";
import { TableContext } from "./context";
import { useTableKeys } from "./keys";
import { LastLine, LogPanel } from "./LogPanel";
import type { NoticeText } from "./Notice";
import { Selection } from "./selection";
import { TableStage } from "./stage";

interface FeltProps {
  game: Shown;
  state: TableState;
  talk?: Talk;
  /** What stands beside the last line of the log. */
  tools: ComponentChildren;
  notice: NoticeText | null;
  explain: (reason: string) => void;
}

/** The table with its cards, and what has happened. */
export function Felt({ game, state, talk, tools, notice, explain }: FeltProps) {
  const root = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const stage = useRef<TableStage | null>(null);
  const [logOpen, setLogOpen] = useState(false);
  const selection = useMemo(() => new Selection(game.moves), [game]);
  useEffect(() => {
    if (!root.current || !layer.current) return;
    stage.current = new TableStage(root.current, layer.current, () => pace.value);
    return game.playback.enter(stage.current);
  }, [game]);
  useEffect(() => game.state.subscribe(() => selection.clear()), [game, selection]);
  useTableKeys(game, selection);
  const { result, number } = state.round ?? {};
  const showResult = result && state.phase !== "round" && !game.playing.value;
  const context = { game, selection, state, round: state.round, explain, notice, ...(talk && { talk }) };
  return (
    <TableContext.Provider value={context}>
      <div class="felt felt-framed" ref={root}>
        <Board onDrawn={() => stage.current?.rendered()} />
        {showResult && <ResultPanel key={`${state.match}-${number}`} />}
      </div>
      <div class="log-strip">
        <LastLine />
        {tools}
        <button type="button" class="btn btn-quiet icon-btn" aria-label={t("log-open")} onClick={() => setLogOpen(true)}>
          <Icon name="log" />
        </button>
      </div>
      <aside class="log-side" aria-label={t("log-label")}>
        {tools && <div class="side-tools">{tools}</div>}
        <LogPanel />
      </aside>
      {logOpen && (
        <Dialog title={t("log-label")} onClose={() => setLogOpen(false)}>
          <LogPanel />
        </Dialog>
      )}
      <div class="flights" ref={layer} aria-hidden="true" />
    </TableContext.Provider>
  );
}
