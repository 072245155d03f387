import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useArrivals } from "../party/arrivals";
import { t } from "../i18n";
import { refusalText } from "../i18n/answers";
import type { TableState } from "../protocol";
import { FairWatch } from "../store/fairness";
import type { Game } from "../store/game";
import { isSolo } from "../store/party";
import { visited } from "../store/seats";
import { Talk } from "../talk/talk";
import { useHearing } from "../talk/hearing";
import { announce } from "../ui/announce";
import { Header } from "../ui/Header";
import { lazy } from "../ui/lazy";
import { RulesName } from "../ui/RulesName";
import { Felt } from "./Felt";
import { Notice, type NoticeText } from "./Notice";
import { useSpeech } from "./speech";
import { Tools, type Opened } from "./Tools";

const TalkPanel = lazy(async () => (await import("../talk/TalkPanel")).TalkPanel);
const HintDialog = lazy(async () => (await import("../hint/HintDialog")).HintDialog);
const ReviewDialog = lazy(async () => (await import("../hint/ReviewDialog")).ReviewDialog);
const TableDialog = lazy(async () => (await import("../party/TableDialog")).TableDialog);
const Gathering = lazy(async () => (await import("../party/Gathering")).Gathering);

/** A table with what stands round it: the connection, talk, what was refused. */
export function LiveTable({ game }: { game: Game }) {
  const talk = useMemo(() => new Talk(game), [game]);
  const fair = useMemo(() => new FairWatch(game.table), [game]);
  const [notice, setNotice] = useState<NoticeText | null>(null);
  const [open, setOpen] = useState<Opened | null>(null);
  const state = game.state.value;
  useEffect(() => setNotice(null), [state]);
  useEffect(
    () =>
      game.state.subscribe((now) => {
        if (now) void fair.see(now);
      }),
    [game, fair],
  );
  const done = state !== null && isDone(state);
  const lone = state !== null && isSolo(state);
  useEffect(() => {
    if (state) visited(game.table, done, lone, Date.now());
  }, [done, lone, state === null]);
  useSpeech(game);
  useArrivals(game);
  useHearing(game, talk);

  const explain = (reason: string) => {
    const text = refusalText(reason);
    setNotice((before) => ({ text, key: (before?.key ?? 0) + 1 }));
    announce(text);
  };
  const refused = game.refused.value;
  useEffect(() => {
    if (refused && !OF_THE_NAME.has(refused.code)) explain(refused.code);
  }, [refused]);

  const [hint, review] = [game.hint.value, game.review.value];
  const tools = state && !state.lesson && <Tools game={game} state={state} talk={talk} onOpen={setOpen} />;
  const close = () => setOpen(null);
  const gathering = state?.phase === "gathering";
  return (
    <div class="table-page wood" onPointerDown={() => game.playback.skip()}>
      <Header>{state && !gathering && <RulesName rules={state.rules} />}</Header>
      <main class="table-main">
        {!gathering && <h1 class="sr-only">{t("table-title")}</h1>}
        <Connection game={game} />
        {state && gathering && (
          <>
            <div class="gathering-page">
              <Gathering game={game} state={state} />
              <Notice notice={notice} />
            </div>
            <div class="log-strip strip-always">{tools}</div>
          </>
        )}
        {state && !gathering && (
          <Felt game={game} state={state} talk={talk} tools={tools} notice={notice} explain={explain} />
        )}
      </main>
      {state && hint && game.hintOpen.value && <HintDialog game={game} state={state} hint={hint} />}
      {state && review && <ReviewDialog state={state} review={review} onClose={() => game.closeReview()} />}
      {state && open === "talk" && <TalkPanel game={game} state={state} talk={talk} onClose={close} />}
      {state && open === "table" && <TableDialog game={game} state={state} fair={fair} onClose={close} />}
    </div>
  );
}

/** What is said beside the field where the name is typed. */
const OF_THE_NAME = new Set(["name-taken", "bad-name"]);

/** Whether there is nothing to come back to: one doesn't belong there, or the match against the computer is over. */
function isDone(state: TableState): boolean {
  if (state.you === null) return true;
  return isSolo(state) && state.phase === "over";
}

/** Says that the connection is lost, and that it is there again; and that something waits for it. */
function Connection({ game }: { game: Game }) {
  const lost = game.status.value === "lost";
  const was = useRef(false);
  useEffect(() => {
    if (was.current && game.status.value === "open") announce(t("link-back"));
    if (game.status.value === "open") was.current = false;
    if (lost) was.current = true;
  }, [game.status.value]);
  const waits = game.unanswered.value.length > 0;
  return (
    <>
      <div class="connection" role="status">
        {lost && t(waits ? "link-lost-waits" : "link-lost")}
        {game.status.value === "connecting" && !game.state.value && t("link-connecting")}
      </div>
      {waits && !lost && <div class="waits" role="status" aria-label={t("link-waits")} />}
    </>
  );
}
