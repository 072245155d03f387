import { useEffect, useState } from "preact/hooks";
import { Card } from "../cards/Card";
import { language, list, t } from "../i18n";
import { failureText } from "../i18n/answers";
import { cardIndices } from "../i18n/game";
import { Learn } from "../lesson/Learn";
import { ApiError, openTable } from "../net/api";
import { go, tableAddress } from "../router";
import { catalogue, loadCatalogue } from "../store/catalogue";
import { levelsOf, memoryHelp, opponents, planned, takeFromAddress } from "../store/plans";
import { markFresh, newSecret, openSeat, remember } from "../store/seats";
import { playerName } from "../store/settings";
import { Header } from "../ui/Header";
import { Link } from "../ui/Link";
import { CatalogueNotice } from "./CatalogueNotice";
import { useMostPlayers } from "./most";
import { TableForm } from "./TableForm";

const FAN = ["Th", "Kh", "Ah"];

/** The first page: play now, and how. */
export function StartPage({ query }: { query: URLSearchParams }) {
  const [unread, setUnread] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => void loadCatalogue(), []);
  const known = catalogue.value;
  useEffect(() => {
    if (known && query.has("rules")) setUnread(takeFromAddress(query.toString(), known));
  }, [known, query]);

  const most = useMostPlayers(planned.value) - 1;
  const play = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await open(Math.min(opponents.value, most));
    } catch (error) {
      setProblem(error instanceof ApiError ? error.problem.code : "internal");
    } finally {
      setBusy(false);
    }
  };
  const seat = openSeat();
  return (
    <>
      <Header />
      <main class="start">
        <section class="hero felt">
          <div class="fan" aria-hidden="true">
            {FAN.map((code) => (
              <Card key={code} code={code} indices={cardIndices()} />
            ))}
          </div>
          <div class="hero-text">
            <h1>{t("app-name")}</h1>
            <p>{t("start-lead")}</p>
          </div>
          <div class="hero-actions">
            {seat && (
              <Link href={tableAddress(seat.table)} class="btn btn-large btn-primary">
                {t("start-continue")}
              </Link>
            )}
            <button
              type="button"
              class={seat ? "btn btn-large" : "btn btn-large btn-primary"}
              aria-disabled={busy || undefined}
              onClick={() => void play()}
            >
              {t("start-play")}
            </button>
            <Link href="/friends" class="btn btn-large">
              {t("start-friends")}
            </Link>
            <Learn onProblem={setProblem} />
          </div>
          {problem !== null && (
            <p class="hero-problem" role="alert">
              {failureText(problem)}
            </p>
          )}
        </section>
        <Link href="/sheet" class="panel start-sheet">
          <strong>{t("start-sheet")}</strong>
          <span>{t("start-sheet-about")}</span>
        </Link>
        {unread.length > 0 && (
          <p class="start-notice" role="status">
            {t("editor-address-unknown", { parts: list(unread) })}
          </p>
        )}
        {known ? (
          <TableForm most={most} />
        ) : (
          <CatalogueNotice />
        )}
        <nav class="start-links" aria-label={t("start-elsewhere")}>
          <Link href="/lobby">{t("title-lobby")}</Link>
          <Link href="/record">{t("title-record")}</Link>
          <Link href="/fair">{t("title-fair")}</Link>
          <a href={`/rules/statistics?lang=${language.value}`}>{t("start-statistics")}</a>
        </nav>
      </main>
    </>
  );
}

async function open(count: number): Promise<void> {
  const rules = planned.peek()?.rules;
  const secret = newSecret();
  const { table } = await openTable({
    rules: rules ?? {},
    name: playerName.peek().trim() || t("start-name-default"),
    secret,
    opponents: levelsOf(count),
    start: true,
    places: 1 + count,
    memory_help: memoryHelp.peek(),
  });
  remember({ table, secret, at: Date.now(), over: false, lone: true });
  markFresh(table);
  go(tableAddress(table));
}
