import { Card } from "../cards/Card";
import { Mark } from "../cards/Sprite";
import { t } from "../i18n";
import { cardIndices, cardList } from "../i18n/game";
import { computerText, levelText } from "../i18n/players";
import { Game } from "../store/game";
import { isAway, isSolo, levelAt } from "../store/party";
import { playerAt } from "../store/shown";
import { Bubble } from "../talk/Bubble";
import { Look } from "../ui/Look";
import { ClockBar } from "./clock";
import { actingSeat, useTable } from "./context";
import { Lives } from "./Lives";
import { useSaid } from "./said";

interface PlateProps {
  seat: number;
  /** The hand from left to right; null is a card that isn't known. */
  cards: readonly (string | null)[];
}

/** Another player: name, lives, the cards as far as everybody knows them, and whose turn it is. */
export function Plate({ seat, cards }: PlateProps) {
  const table = useTable();
  const { state, round, game } = table;
  const player = playerAt(state, seat);
  const said = useSaid(seat);
  const acts = actingSeat(table) === seat;
  const presence = game instanceof Game ? game.presence.value : null;
  const away = isAway(presence, player);
  const level = levelAt(state, player);
  const computer = level === null ? undefined : computerText(level);
  const own = player.covered ? t("table-covered", { name: player.name }) : away ? t("table-away") : null;
  const result = round?.result?.hands.find((hand) => hand.seat === seat);
  const known = cards.filter((card): card is string => card !== null);
  return (
    <div
      class="plate"
      role="listitem"
      data-turn={acts || undefined}
      data-out={player.out || undefined}
      data-swims={player.swims || undefined}
      data-seat={seat}
      data-away={away || undefined}
      data-lost={(result && result.lost > 0) || undefined}
    >
      <span class="plate-name">
        {presence && !isSolo(state) && <Look look={player.look} level={level} />}
        {/* its own attribute: styled by the plate's, it stayed crossed out in Chromium when a new match began */}
        <span class="name" data-out={player.out || undefined} title={computer}>
          {player.name}
        </span>
        {computer && <span class="sr-only">{computer}</span>}
        {round?.dealer === seat && <Sign mark="dealer" text={t("table-dealer")} />}
        {round?.knocker === seat && <Sign mark="knock" text={t("table-knocked")} />}
        {acts && <span class="sr-only">{t("table-acts")}</span>}
      </span>
      <span class="plate-cards" data-anchor={`seat-${seat}`}>
        {cards.map((card, place) => (
          <span key={card ?? `back-${place}`} data-card={card ?? undefined} data-at={`seat-${seat}`}>
            <Card code={card} indices={cardIndices()} counting={(card !== null && result?.counting.includes(card)) || false} />
          </span>
        ))}
      </span>
      {known.length > 0 && <span class="sr-only">{t("table-known", { cards: cardList(known, true) })}</span>}
      <span class="plate-foot">
        <Lives player={player} most={Number(state.rules.options.lives)} />
        {level !== null && (
          <span class="plate-level" aria-hidden="true">
            {levelText(level)}
          </span>
        )}
      </span>
      {own !== null && (
        <span class="away" title={own}>
          {own}
        </span>
      )}
      <ClockBar seat={seat} />
      <Bubble member={player.member} />
      {said && (
        <span class="said" aria-hidden="true" data-kind={said.kind}>
          {said.text}
        </span>
      )}
    </div>
  );
}

/** A sign with its name for those who can't see it. */
export function Sign({ mark, text }: { mark: "dealer" | "knock"; text: string }) {
  return (
    <span class="sign" title={text}>
      <Mark name={mark} />
      <span class="sr-only">{text}</span>
    </span>
  );
}
