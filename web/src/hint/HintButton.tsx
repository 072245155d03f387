import { useEffect } from "preact/hooks";
import { t } from "../i18n";
import { NOTHING, pointing } from "../lesson/pointing";
import { shortcuts } from "../store/settings";
import { useGame, useTable } from "../table/context";
import { Icon } from "../ui/Icon";

/** Asks what would be best. Once that was looked at, what it gives and takes stands out on the table. */
export function HintButton({ mine }: { mine: boolean }) {
  const { explain } = useTable();
  const game = useGame();
  const best = game.hintOpen.value ? undefined : game.hint.value?.moves[0];
  useEffect(() => {
    pointing.value = best ? { about: "move", move: best.move } : NOTHING;
  }, [best]);
  useEffect(() => () => void (pointing.value = NOTHING), []);
  const hotkey = shortcuts.value ? t("key-hint") : null;
  return (
    <button
      type="button"
      class="btn act-hint"
      aria-haspopup="dialog"
      aria-disabled={mine ? undefined : true}
      aria-keyshortcuts={hotkey ?? undefined}
      onClick={() => {
        if (mine) game.askHint();
        else explain("not-your-turn");
      }}
    >
      <Icon name="bulb" />
      <span class="hint-word">{t("hint-ask")}</span>
      {hotkey && (
        <kbd class="kbd" aria-hidden="true">
          {hotkey}
        </kbd>
      )}
    </button>
  );
}
