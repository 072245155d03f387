import { Card } from "../cards/Card";
import { t } from "../i18n";
import { cardIndices } from "../i18n/game";
import { cardsOf } from "../table/moves";
import { Icon } from "../ui/Icon";
import { moveSpoken, wordText } from "./words";

/** A move: its word, and the cards that it gives and takes. */
export function MovePicture({ move }: { move: string }) {
  const cards = cardsOf(move);
  if (!cards) return <span class="move-picture">{wordText(move)}</span>;
  return (
    <span class="move-picture">
      <span class="sr-only">{moveSpoken(move)}</span>
      <Cards cards={cards.give} />
      {cards.take.length > 0 ? (
        <>
          <Icon name="arrow" />
          <Cards cards={cards.take} />
        </>
      ) : (
        <span aria-hidden="true">{t("move-discard")}</span>
      )}
    </span>
  );
}

/** Cards side by side, for the eye alone. */
export function Cards({ cards }: { cards: readonly string[] }) {
  return (
    <span class="card-row" aria-hidden="true">
      {cards.map((card) => (
        <Card key={card} code={card} indices={cardIndices()} />
      ))}
    </span>
  );
}
