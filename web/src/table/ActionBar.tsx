import { hasText, t } from "../i18n";
import { points } from "../i18n/game";
import { pointing } from "../lesson/pointing";
import { shortcuts } from "../store/settings";
import { actionsFor, type Action } from "./actions";
import { useTable } from "./context";

interface ActionBarProps {
  mine: boolean;
  /** Kinds of move that these rules never allow. */
  hidden: ReadonlySet<string>;
}

/** The moves that are words. One that isn't allowed stays, and says why when it is asked. */
export function ActionBar({ mine, hidden }: ActionBarProps) {
  const { state, round, game } = useTable();
  if (!round || state.phase !== "round") return null;
  const actions = actionsFor(round, state.rules.options.mechanism, mine, game.moves.value, hidden);
  return (
    <div class="actions" role="group" aria-label={t("table-actions")} data-count={actions.length}>
      {actions.map((action) => (
        <ActionButton key={action.word} action={action} />
      ))}
    </div>
  );
}

function ActionButton({ action: { word, choice, reason } }: { action: Action }) {
  const { game, explain } = useTable();
  const id = `key-${word}`;
  const hotkey = shortcuts.value && hasText(id) ? t(id) : null;
  return (
    <button
      type="button"
      class={`btn act act-${word}`}
      aria-disabled={choice ? undefined : true}
      aria-keyshortcuts={hotkey ?? undefined}
      data-move={word}
      data-advised={pointing.value.move === word || undefined}
      onClick={() => {
        if (choice) game.play(choice.move);
        else if (reason !== null) explain(reason);
      }}
    >
      <span>{t(`move-${word}`)}</span>
      {choice?.value != null && word !== "pass" && word !== "knock" && word !== "stay" && (
        <span class="will">
          <span class="sr-only">{t("table-would-be", { value: choice.value })}</span>
          <span aria-hidden="true">{points(choice.value)}</span>
        </span>
      )}
      {hotkey && (
        <kbd class="kbd" aria-hidden="true">
          {hotkey}
        </kbd>
      )}
    </button>
  );
}
