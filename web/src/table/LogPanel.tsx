import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n";
import { logText } from "../i18n/game";
import { personAt, useTable } from "./context";

/** What has happened in this round, in words. */
export function LogPanel() {
  const { game, state, round } = useTable();
  const end = useRef<HTMLLIElement>(null);
  const lines = game.log.value;
  useEffect(() => end.current?.scrollIntoView({ block: "nearest" }), [lines]);
  return (
    <div class="log">
      <h2 class="log-title">{t("log-title", { round: round?.number ?? 0 })}</h2>
      <ol class="log-lines" role="list" tabIndex={0} aria-label={t("log-label")}>
        {lines.map(({ key, entry }, at) => (
          <li key={key} data-kind={entry.kind} data-own={entry.seat === state.seat || undefined} ref={at === lines.length - 1 ? end : null}>
            {logText(entry, (seat) => personAt(state, seat))}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The last thing that happened, where there is no room for more. */
export function LastLine() {
  const { game, state } = useTable();
  const last = game.log.value.at(-1);
  return <span class="last-line">{last ? logText(last.entry, (seat) => personAt(state, seat)) : ""}</span>;
}
