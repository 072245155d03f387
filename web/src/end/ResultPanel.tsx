import { useEffect, useRef } from "preact/hooks";
import { Card } from "../cards/Card";
import { t } from "../i18n";
import { cardIndices, cardList, fateText, logText, points, whyText } from "../i18n/game";
import { TutorAfter } from "../lesson/Tutor";
import type { Reason } from "../protocol";
import { Game } from "../store/game";
import { standings } from "../store/party";
import { playerAt } from "../store/shown";
import { personAt, useTable } from "../table/context";
import { Lives } from "../table/Lives";
import { Icon } from "../ui/Icon";
import { NextStep } from "./NextStep";
import { Standings } from "./Standings";

/** A round's end: every hand with its value, and why who loses what; then what comes next. */
export function ResultPanel() {
  const { state, round, game } = useTable();
  const live = game instanceof Game;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (live) heading.current?.focus();
  }, []);
  const result = round?.result;
  if (!result) return null;
  // Who lost something first: it is what everybody looks for.
  const hands = [...result.hands].sort((one, other) => other.lost - one.lost || other.value - one.value);
  const ended = { kind: "ended", seat: null, gave: [], took: [], ended_by: result.ended_by };
  return (
    <section class="panel result" aria-labelledby="result-title">
      <h2 id="result-title" tabIndex={-1} ref={heading}>
        {state.phase === "over" ? title(state.winner, state.seat, state.winner === null ? "" : playerAt(state, state.winner).name) : t("end-round", { round: round.number })}
      </h2>
      {state.phase === "over" && <TutorAfter />}
      {state.places && <Places places={state.places} />}
      {state.phase === "over" && <Score />}
      <p class="result-how">{logText(ended, (seat) => personAt(state, seat))}</p>
      <ol class="hands" role="list" data-many={hands.length > 5 || undefined}>
        {hands.map((hand) => (
          <Hand key={hand.seat} hand={hand} />
        ))}
      </ol>
      {state.phase !== "over" && <TutorAfter />}
      {live && <NextStep />}
    </section>
  );
}

/** The whole match: who came where, the winner first. */
function Places({ places }: { places: number[] }) {
  const { state } = useTable();
  const order = places.map((place, seat) => ({ place, seat })).sort((one, other) => one.place - other.place);
  return (
    <div class="places" role="group" aria-label={t("end-places")}>
      <h3>{t("end-places")}</h3>
      <ol role="list">
        {order.map(({ place, seat }) => (
          <li key={seat} data-own={seat === state.seat || undefined}>
            {t("end-place", { place, name: playerAt(state, seat).name })}
            <Ready member={playerAt(state, seat).member} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A tick for who wants to go on. */
function Ready({ member }: { member: number }) {
  const { state } = useTable();
  if (!state.ready.includes(member)) return null;
  return (
    <span class="is-ready" title={t("end-ready")}>
      <Icon name="check" />
      <span class="sr-only">{t("end-ready")}</span>
    </span>
  );
}

/** The evening's score, once more than one match was played here. */
function Score() {
  const { state } = useTable();
  if (!standings(state).some(({ played }) => played > 1)) return null;
  return (
    <div class="places" role="group" aria-label={t("end-standings")}>
      <h3>{t("end-standings")}</h3>
      <Standings state={state} />
    </div>
  );
}

function title(winner: number | null, own: number | null, name: string): string {
  if (winner === null) return t("end-drawn");
  return winner === own ? t("end-won") : t("end-lost", { name });
}

function Hand({ hand }: { hand: Reason }) {
  const { state } = useTable();
  const player = playerAt(state, hand.seat);
  const person = personAt(state, hand.seat);
  const why = whyText(hand, person);
  return (
    <li class="hand-row" data-lost={hand.lost > 0 || undefined} data-own={person.me || undefined} data-seat={hand.seat}>
      <span class="name">
        {player.name}
        {state.phase !== "over" && <Ready member={player.member} />}
      </span>
      <span class="hand-cards">
        <span class="sr-only">{cardList(hand.hand, true)}</span>
        {hand.hand.map((card) => (
          <Card key={card} code={card} counting={hand.counting.includes(card)} indices={cardIndices()} />
        ))}
      </span>
      <span class="hand-value">
        <span class="sr-only">{t("points", { value: hand.value })}</span>
        <span aria-hidden="true">{points(hand.value)}</span>
      </span>
      <Lives player={player} most={Number(state.rules.options.lives)} />
      {(why || hand.lost > 0) && (
        <p class="why">
          {why} {hand.lost > 0 && fateText(player, person)}
        </p>
      )}
    </li>
  );
}
