import { useEffect, useState } from "preact/hooks";
import { t, list } from "../i18n";
import { AfterLesson } from "../lesson/AfterLesson";
import type { TableState } from "../protocol";
import { isCovered, isSeated, mayAsk } from "../store/party";
import { goesOn, pace } from "../store/settings";
import { useSecondsLeft } from "../table/clock";
import { useGame, useTable } from "../table/context";
import { Standing } from "../table/Standing";
import { Icon } from "../ui/Icon";
import { Link } from "../ui/Link";
import { Keep } from "./Keep";

/** Seconds that one may look at a result before the next round comes by itself. */
const LOOK = 6;

/** What follows a round: the next one, an answer about coming back, or another match. */
export function NextStep() {
  const { state, round } = useTable();
  const game = useGame();
  const { phase } = state;
  /** Until what was pressed last has been answered, nothing more can be. */
  const waits = game.ready.value ? undefined : true;
  const auto = phase === "next" && state.may_go_on && goesOn.value && !state.lesson && !game.reviewing.value;
  const left = useCountdown(auto, LOOK + pace.value.pause / 1000, () => game.goOn());
  if (phase === "buy_back" && state.may_answer_buy_back) {
    return (
      <div class="next" role="group" aria-label={t("end-buy-back")}>
        <p class="next-question">{t("end-buy-back")}</p>
        <button type="button" class="btn btn-primary" aria-disabled={waits} onClick={() => game.buyBack(true)}>
          {t("end-buy-back-yes")}
        </button>
        <button type="button" class="btn" aria-disabled={waits} onClick={() => game.buyBack(false)}>
          {t("end-buy-back-no")}
        </button>
      </div>
    );
  }
  if (phase === "buy_back") return <p class="next">{t("end-buy-back-wait")}</p>;
  if (phase === "over" && state.lesson) return <AfterLesson />;
  const over = phase === "over";
  const asks = mayAsk(state) && round?.result?.hands.some(({ seat }) => seat === state.seat);
  const goOn = over ? t("end-again") : left === null ? t("end-next") : t("end-next-in", { seconds: left });
  return (
    <div class="next">
      {state.may_go_on && (
        <button type="button" class="btn btn-primary" aria-disabled={waits} onClick={() => game.goOn()}>
          {goOn}
          {!over && <Icon name="arrow" />}
        </button>
      )}
      {!state.may_go_on && <Waiting state={state} />}
      {asks && (
        <button type="button" class="btn" aria-haspopup="dialog" aria-disabled={waits} onClick={() => game.askReview()}>
          <Icon name="bulb" />
          {t("review-ask")}
        </button>
      )}
      {over && (
        <div class="next-more">
          <Keep table={state.table} match={state.match} />
          <Link href="/" class="btn">
            {t("end-home")}
          </Link>
        </div>
      )}
    </div>
  );
}

/** For whom the next round or match waits, and what somebody can do who isn't asked. */
function Waiting({ state }: { state: TableState }) {
  const left = useSecondsLeft();
  const own = state.you !== null && state.ready.includes(state.you);
  const names = dawdlers(state);
  const wait = state.phase === "over" && state.party.length < 2 ? t("party-too-few") : t("end-waiting", { names: list(names), count: names.length });
  return (
    <>
      {!own && (!isSeated(state) || state.seat === null || isCovered(state, state.you)) && <Standing />}
      {(own || state.seat === null) && (names.length > 0 || state.party.length < 2) && (
        <p class="next-wait" role="status">
          {wait} {left !== null && t("end-goes-on", { seconds: left })}
        </p>
      )}
    </>
  );
}

/** Names of the people who play and haven't said yet that they want to go on. */
function dawdlers(state: TableState): string[] {
  return state.players
    .filter(({ level, covered, member }) => level === null && !covered && !state.ready.includes(member) && member !== state.you)
    .filter(({ out, member }) => (state.phase === "over" ? state.party.includes(member) : !out))
    .map(({ name }) => name);
}

/** Seconds until `act` is called, while `on`; null otherwise. */
function useCountdown(on: boolean, seconds: number, act: () => void): number | null {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (!on) return;
    setLeft(seconds);
    const until = performance.now() + seconds * 1000;
    const timer = setInterval(() => {
      const rest = (until - performance.now()) / 1000;
      setLeft(rest);
      if (rest > 0) return;
      clearInterval(timer);
      act();
    }, 250);
    return () => clearInterval(timer);
  }, [on]);
  return on ? Math.max(0, Math.ceil(left)) : null;
}
