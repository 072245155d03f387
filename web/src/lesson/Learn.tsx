import { useState } from "preact/hooks";
import { t } from "../i18n";
import { ApiError, openTable } from "../net/api";
import { go, tableAddress } from "../router";
import { markFresh, newSecret, openLesson, remember } from "../store/seats";
import { playerName } from "../store/settings";
import { Link } from "../ui/Link";

/** Begins the first game that teaches, or goes on with it. `onProblem` is told the id of what went wrong. */
export function Learn({ onProblem }: { onProblem: (code: string | null) => void }) {
  const [busy, setBusy] = useState(false);
  const begun = openLesson();
  if (begun) {
    return (
      <Link href={tableAddress(begun.table)} class="btn">
        {t("lesson-resume")}
      </Link>
    );
  }
  const begin = async () => {
    if (busy) return;
    setBusy(true);
    onProblem(null);
    try {
      await open();
    } catch (error) {
      onProblem(error instanceof ApiError ? error.problem.code : "internal");
    } finally {
      setBusy(false);
    }
  };
  return (
    <button type="button" class="btn" aria-disabled={busy || undefined} onClick={() => void begin()}>
      {t("lesson-start")}
    </button>
  );
}

async function open(): Promise<void> {
  const secret = newSecret();
  const { table } = await openTable({
    rules: {},
    name: playerName.peek().trim() || t("start-name-default"),
    secret,
    opponents: [],
    start: true,
    places: 2,
    lesson: true,
  });
  remember({ table, secret, at: Date.now(), over: false, lesson: true });
  markFresh(table);
  go(tableAddress(table));
}
