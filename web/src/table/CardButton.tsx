import { Card } from "../cards/Card";
import { t } from "../i18n";
import { cardIndices, cardName, points } from "../i18n/game";
import { isAdvised } from "../lesson/pointing";
import { confirmMoves, shortcuts } from "../store/settings";
import { useTable } from "./context";
import { startDrag } from "./drag";
import type { Side } from "./selection";

interface CardButtonProps {
  card: string;
  side: Side;
  /** The key that chooses it. */
  hotkey: number;
  counting?: boolean;
  /** Why it can't be chosen: the text `refusal-REASON`. */
  reason: string | null;
  tabIndex: number;
}

/** A card that can be chosen: of the hand to give, of the centre to take. */
export function CardButton({ card, side, hotkey, counting = false, reason, tabIndex }: CardButtonProps) {
  const { game, selection, explain } = useTable();
  const chosen = selection.has(side, card);
  const can = selection.can(side, card);
  const wouldBe = can ? selection.wouldBe(side, card) : null;
  const where = t(side === "give" ? "table-in-hand" : "table-in-centre", { card: cardName(card) });
  const name = [
    where,
    counting && t("table-counts"),
    wouldBe !== null && t("table-would-be", { value: wouldBe }),
  ].filter(Boolean);
  const act = () => {
    if (!can) {
      if (reason !== null) explain(reason);
      return;
    }
    selection.toggle(side, card);
    const { value: choice } = selection.choice;
    // Where two could be swapped as well, the first pair may be but half of the choice.
    if (choice && !confirmMoves.value && selection.most.value === 1) game.play(choice.move);
  };
  return (
    <button
      type="button"
      class="bare card-btn"
      data-card={card}
      data-at={side === "give" ? "hand" : "centre"}
      data-side={side}
      data-can={can || undefined}
      data-advised={isAdvised(card) || undefined}
      data-key={shortcuts.value ? hotkey : undefined}
      tabIndex={tabIndex}
      aria-label={name.join(", ")}
      aria-pressed={chosen}
      aria-disabled={can ? undefined : true}
      aria-keyshortcuts={shortcuts.value ? String(hotkey) : undefined}
      onClick={act}
      onPointerDown={(event) => {
        if (can) startDrag(event, { side, card, game, selection });
      }}
    >
      <Card code={card} indices={cardIndices()} chosen={chosen} counting={counting} />
      {wouldBe !== null && (
        <span class="would-be" aria-hidden="true">
          {points(wouldBe)}
        </span>
      )}
    </button>
  );
}
