import "./replay.css";
import { useEffect, useMemo, useState } from "preact/hooks";
import { t } from "../i18n";
import { failureText } from "../i18n/answers";
import { ApiError } from "../net/api";
import { Replayer, type LoadReplay } from "../store/replayer";
import { pace } from "../store/settings";
import { Felt } from "../table/Felt";
import { useLogSpeech } from "../table/speech";
import { Header } from "../ui/Header";
import { Icon, type IconName } from "../ui/Icon";
import { Message } from "../ui/Message";
import { RulesName } from "../ui/RulesName";

/** Milliseconds between two steps that come by themselves, at least. */
const LEAST_PAUSE = 500;

/** A match shown again. */
export function ReplayView({ load }: { load: LoadReplay }) {
  const replayer = useMemo(() => new Replayer(load), [load]);
  const [problem, setProblem] = useState<string | null>(null);
  const [auto, setAuto] = useState(false);
  const run = (doing: Promise<void>) => {
    doing.catch((error: unknown) => setProblem(error instanceof ApiError ? error.problem.code : "internal"));
  };
  useEffect(() => {
    setProblem(null);
    run(replayer.show(0, 0, 0));
    return () => replayer.playback.clear();
  }, [replayer]);
  useLogSpeech(replayer);
  const { ends } = replayer;
  const [playing, at, replay, state] = [replayer.playing.value, replayer.at.value, replayer.replay.value, replayer.state.value];
  useEffect(() => {
    if (!auto || playing) return;
    if (ends.last) {
      setAuto(false);
      return;
    }
    const timer = setTimeout(() => run(replayer.forward()), Math.max(LEAST_PAUSE, pace.value.pause));
    return () => clearTimeout(timer);
  }, [auto, playing, at, replay]);
  useReplayKeys(replayer, run);

  if (problem !== null && !state) {
    return (
      <>
        <Header />
        <Message title={t(problem === "not-found" ? "replay-gone" : `failed-${problem}`)} />
      </>
    );
  }
  return (
    <div class="table-page wood replay-page" onPointerDown={() => replayer.playback.skip()}>
      <Header>{state && <RulesName rules={state.rules} />}</Header>
      <main class="table-main">
        <h1 class="sr-only">{t("title-replay")}</h1>
        <div class="connection" role="status">
          {problem !== null && failureText(problem)}
          {!state && t("replay-loading")}
        </div>
        {state && replay && (
          <Felt game={replayer} state={state} tools={null} notice={null} explain={() => undefined} />
        )}
        {replay && (
          <div class="replay-bar" role="group" aria-label={t("replay-controls")}>
            <label class="replay-choice">
              <span class="sr-only">{t("replay-eyes")}</span>
              <Icon name="eye" />
              <select class="input" value={replay.seat} onChange={(event) => run(replayer.show(Number(event.currentTarget.value), replay.round, at))}>
                {replay.players.map((name, seat) => (
                  <option key={seat} value={seat}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
            <label class="replay-choice">
              <span class="sr-only">{t("replay-round")}</span>
              <select class="input" value={replay.round} onChange={(event) => run(replayer.show(replay.seat, Number(event.currentTarget.value), 0))}>
                {Array.from({ length: replay.rounds }, (_, round) => (
                  <option key={round} value={round}>
                    {t("end-round", { round: round + 1 })}
                  </option>
                ))}
              </select>
            </label>
            <span class="replay-buttons">
              <Control icon="first" text="replay-first" off={at === 0} act={() => run(replayer.show(replay.seat, replay.round, 0))} />
              <Control icon="back" text="replay-back" off={ends.first} act={() => run(replayer.back())} />
              <Control icon={auto ? "pause" : "play"} text={auto ? "replay-pause" : "replay-play"} off={ends.last} act={() => setAuto(!auto)} />
              <Control icon="next" text="replay-forward" off={ends.last} act={() => run(replayer.forward())} />
              <Control icon="last" text="replay-last" off={at >= replay.steps.length - 1} act={() => run(replayer.show(replay.seat, replay.round, -1))} />
            </span>
            <span class="replay-place" aria-hidden="true">
              {at + 1}/{replay.steps.length}
            </span>
          </div>
        )}
      </main>
    </div>
  );
}

function Control({ icon, text, off, act }: { icon: IconName; text: string; off: boolean; act: () => void }) {
  return (
    <button
      type="button"
      class="btn icon-btn"
      aria-label={t(text)}
      title={t(text)}
      aria-disabled={off || undefined}
      onClick={() => {
        if (!off) act();
      }}
    >
      <Icon name={icon} />
    </button>
  );
}

/** Arrows step, wherever the focus is but in a field or a list. */
function useReplayKeys(replayer: Replayer, run: (doing: Promise<void>) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const busy = event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented;
      const at = event.target;
      if (busy || (at instanceof HTMLElement && at.matches("input, select, textarea, [data-roving] *, [role='list']"))) return;
      if (event.key === "ArrowRight") run(replayer.forward());
      else if (event.key === "ArrowLeft") run(replayer.back());
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [replayer]);
}
