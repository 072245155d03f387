import { Mark } from "../cards/Sprite";
import { t, textOr } from "../i18n";
import { cardShort, points } from "../i18n/game";
import { playerAt } from "../store/shown";
import { shortcuts } from "../store/settings";
import { Icon } from "../ui/Icon";
import { actingSeat, useTable, type TableContext } from "./context";
import { CoverButton, useLongAwaited } from "./LongWait";
import { dealing, mover } from "./stage";

/** What is to be done now in a few words; once the cards for it are chosen, the button that does it. */
export function Prompt({ mine }: { mine: boolean }) {
  const table = useTable();
  const { state, round, selection, game } = table;
  const last = state.phase === "round" && round?.knocker != null;
  const { value: choice } = selection.choice;
  const late = useLongAwaited();
  if (late) return <CoverButton member={late.member} name={late.name} />;
  if (choice && mine) {
    const [give, take] = [selection.give.value, selection.take.value];
    const exchanges = take.length > 0;
    const word = exchanges ? (take.length > 1 ? "two" : "one") : "discard";
    const cards = {
      gave: give.map(cardShort).join(" "),
      took: take.map(cardShort).join(" "),
    };
    const commit = () => {
      // This button goes with the choice; the focus stays in the hand.
      document.querySelector<HTMLElement>("[data-at='hand'][tabindex='0']")?.focus();
      game.play(choice.move);
    };
    return (
      <div class="prompt prompt-choice">
        <button type="button" class="btn btn-primary act-commit" data-move={word} onClick={commit}>
          <span>{t(`move-${word}`)}</span>
          <span class="commit-cards">{exchanges ? t("said-exchanged", cards) : cards.gave}</span>
          {choice.value !== null && (
            <span class="will">
              <span class="sr-only">{t("table-would-be", { value: choice.value })}</span>
              <span aria-hidden="true">{points(choice.value)}</span>
            </span>
          )}
          {shortcuts.value && <kbd class="kbd" aria-hidden="true">{t("key-commit")}</kbd>}
        </button>
        <button type="button" class="btn btn-quiet icon-btn" aria-label={t("table-unchoose")} onClick={() => selection.clear()}>
          <Icon name="close" />
        </button>
      </div>
    );
  }
  return (
    <p class="prompt" data-mine={mine || undefined} data-last={last || undefined} data-testid="prompt">
      {last && <Mark name="knock" />}
      {words(table, mine)}
    </p>
  );
}

function words(table: TableContext, mine: boolean): string {
  const { state, round, selection } = table;
  const acts = actingSeat(table);
  if (!round || acts === null || dealing.value) return "";
  const last = round.knocker === null || round.knocker === acts ? "no" : "yes";
  if (acts !== state.seat) return t("prompt-other", { name: playerAt(state, acts).name, last });
  if (!mine || mover.value !== null) return t("prompt-yours", { last });
  if (round.phase === "choice") return textOr(`prompt-choice-${String(state.rules.options.dealer_choice)}`, "prompt-yours", { last });
  if (round.phase === "after") return t("prompt-after");
  if (round.phase === "discard") return t("prompt-discard");
  const [gives, takes] = [selection.give.value.length, selection.take.value.length];
  if (gives !== takes) return t(gives > takes ? "prompt-take" : "prompt-give");
  return t(state.rules.options.mechanism === "draw_discard" ? "prompt-draw" : "prompt-swap", { last });
}
