import { useState } from "preact/hooks";
import { t } from "../../i18n";
import { cardList, cardName, cardShort, points } from "../../i18n/game";
import type { Id } from "../model/entries";
import { cardText } from "../model/rules";
import type { WayProps } from "./RoundForm";

const SUITS = "cshd";
const HAND = 3;

/** The cards of each player, tapped; a card that lies with somebody can't be tapped for another. */
export function CardGrid({ match, players, name, round, result, onChange }: WayProps) {
  const cardsOf = (id: Id): readonly string[] => round.hands[id]?.cards ?? [];
  const [at, setAt] = useState<Id | null>(() => players.find((id) => cardsOf(id).length < HAND) ?? players[0] ?? null);
  const holder = (card: string) => players.find((id) => cardsOf(id).includes(card));
  const tap = (card: string) => {
    const held = holder(card);
    if (at === null || (held !== undefined && held !== at)) return;
    const own = cardsOf(at);
    if (held === undefined && own.length === HAND) return;
    const next = held === at ? own.filter((one) => one !== card) : [...own, card];
    onChange({ hands: { ...round.hands, [at]: { cards: next } } });
    if (next.length < HAND) return;
    const place = players.indexOf(at);
    const order = [...players.slice(place + 1), ...players.slice(0, place)];
    setAt(order.find((id) => cardsOf(id).length < HAND) ?? at);
  };
  return (
    <>
      <div class="sheet-hands" role="group" aria-label={t("sheet-whose-cards")}>
        {players.map((id) => {
          const value = result.settled.points[id];
          return (
            <button key={id} type="button" class="btn sheet-hand" aria-pressed={id === at} onClick={() => setAt(id)}>
              <span class="sheet-name">{name(id)}</span>
              <span aria-hidden="true">{cardList(cardsOf(id))}</span>
              <span class="sr-only">{cardList(cardsOf(id), true)}</span>
              <strong>{value === undefined ? "" : points(value)}</strong>
            </button>
          );
        })}
      </div>
      <div class="sheet-cards" role="group" aria-label={at === null ? t("sheet-way-cards") : t("sheet-cards-of", { name: name(at) })}>
        {[...SUITS].map((suit) => (
          <div key={suit} class="sheet-suit" data-suit={suit}>
            {match.book.pack.map(cardText).filter((card) => card[1] === suit).toReversed().map((card) => {
              const held = holder(card);
              return (
                <button
                  key={card}
                  type="button"
                  class="btn sheet-card"
                  aria-pressed={held === at}
                  aria-disabled={(held !== undefined && held !== at) || undefined}
                  onClick={() => tap(card)}
                >
                  <span aria-hidden="true">{cardShort(card)}</span>
                  <span class="sr-only">{cardName(card)}</span>
                </button>
              );
            })}
          </div>
        ))}
      </div>
    </>
  );
}
