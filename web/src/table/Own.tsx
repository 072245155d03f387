import { useRef } from "preact/hooks";
import { HintButton } from "../hint/HintButton";
import { t } from "../i18n";
import { points } from "../i18n/game";
import { pointing } from "../lesson/pointing";
import { Tutor } from "../lesson/Tutor";
import { Game } from "../store/game";
import { isCovered, isSolo, levelAt, mayAsk } from "../store/party";
import { playerAt } from "../store/shown";
import { Bubble } from "../talk/Bubble";
import { Look } from "../ui/Look";
import { ActionBar } from "./ActionBar";
import { neverAllowed, refusalOf } from "./actions";
import { CardButton } from "./CardButton";
import { ClockBar } from "./clock";
import { actingSeat, useTable } from "./context";
import { Lives } from "./Lives";
import { Notice } from "./Notice";
import { Sign } from "./Plate";
import { Prompt } from "./Prompt";
import { useRoving } from "./roving";
import { dealing } from "./stage";
import { Standing } from "./Standing";

/** The own place at the table: what is to be done, the hand with its value, the moves. */
export function Own({ hand }: { hand: readonly string[] }) {
  const table = useTable();
  const { state, round, game } = table;
  const live = game instanceof Game;
  const covered = isCovered(state, state.you);
  const hidden = useRef<ReadonlySet<string>>(new Set(["renew"]));
  const never = round ? neverAllowed(round, state.seat) : null;
  if (never) hidden.current = never;
  const mine = round?.to_act === state.seat && state.phase === "round" && state.seat !== null;
  return (
    <section class="own" aria-label={t("table-own")} data-turn={(state.seat !== null && actingSeat(table) === state.seat) || undefined}>
      {state.lesson && state.phase === "round" && <Tutor />}
      <div class="own-words">
        <Prompt mine={mine} />
        <Notice notice={table.notice} />
      </div>
      {hand.length > 0 && <Hand cards={hand} />}
      <div class="own-row">
        <OwnLine />
        {live && hand.length > 0 && !covered && state.phase === "round" && mayAsk(state) && <HintButton mine={mine} />}
      </div>
      {live && (state.seat === null || covered) && <Standing />}
      {live && hand.length > 0 && !covered && <ActionBar mine={mine} hidden={hidden.current} />}
    </section>
  );
}

function Hand({ cards }: { cards: readonly string[] }) {
  const { state, round } = useTable();
  const roving = useRoving(cards.length);
  const counting = round?.result ? [] : (round?.counting ?? []);
  const kind = state.rules.options.mechanism === "draw_discard" ? "discard" : "one";
  const reason = round ? refusalOf(round, kind) : null;
  return (
    <div
      class="hand"
      role="group"
      aria-label={t("table-hand")}
      data-roving
      data-pointed={pointing.value.about === "hand" || undefined}
      data-count={cards.length}
      ref={roving.ref}
      onKeyDown={roving.onKeyDown}
      onFocusIn={roving.onFocusIn}
    >
      {cards.map((card, place) => (
        <CardButton
          key={place}
          card={card}
          side="give"
          hotkey={1 + place}
          counting={counting.includes(card)}
          reason={reason}
          tabIndex={roving.tabIndexOf(place)}
        />
      ))}
    </div>
  );
}

function OwnLine() {
  const { state, round, game } = useTable();
  const live = game instanceof Game;
  if (state.seat === null) return null;
  const player = playerAt(state, state.seat);
  return (
    <div class="own-line">
      {live && !isSolo(state) && <Look look={player.look} level={levelAt(state, player)} />}
      <span class="name">{player.name}</span>
      {round?.dealer === state.seat && <Sign mark="dealer" text={t("table-dealer")} />}
      {round?.knocker === state.seat && <Sign mark="knock" text={t("table-knocked")} />}
      <Lives player={player} most={Number(state.rules.options.lives)} />
      {round?.value != null && (
        <span class="value" data-testid="hand-value" data-waits={dealing.value || undefined} data-pointed={pointing.value.about === "value" || undefined}>
          <span class="sr-only">{t("table-value", { value: round.value })}</span>
          <span aria-hidden="true">{points(round.value)}</span>
        </span>
      )}
      <ClockBar seat={state.seat} />
      <Bubble member={player.member} />
    </div>
  );
}
