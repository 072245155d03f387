import "./replay.css";
import { useCallback, useMemo, useState } from "preact/hooks";
import { t } from "../i18n";
import { failureText } from "../i18n/answers";
import { ApiError, fetchReplay, replayRecord } from "../net/api";
import type { LoadReplay } from "../store/replayer";
import { DropFile } from "../ui/DropFile";
import { Header } from "../ui/Header";
import { ReplayView } from "./ReplayView";

/** A match behind a link. */
export function SharedReplay({ replay }: { replay: string }) {
  const load = useCallback<LoadReplay>((seat, round) => fetchReplay(replay, seat, round), [replay]);
  return <ReplayView load={load} />;
}

/** A match in a file that one has: chosen, then shown. */
export function RecordPage() {
  const [record, setRecord] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const load = useMemo<LoadReplay | null>(
    () => (record === null ? null : (seat, round) => replayRecord(record, seat, round)),
    [record],
  );
  if (load) return <ReplayView load={load} />;
  const open = async (text: string) => {
    setProblem(null);
    try {
      await replayRecord(text, 0, 0);
      setRecord(text);
    } catch (error) {
      const code = error instanceof ApiError ? error.problem.code : "internal";
      setProblem(code === "bad-message" ? "bad-record" : code);
    }
  };
  return (
    <>
      <Header />
      <main class="start record-page">
        <h1>{t("title-record")}</h1>
        <p class="lead">{t("record-lead")}</p>
        <DropFile label={t("record-choose")} hint={t("record-drop")} accept=".json,application/json" onText={(text) => void open(text)} />
        {problem !== null && (
          <p class="error" role="alert">
            {failureText(problem)}
          </p>
        )}
      </main>
    </>
  );
}
