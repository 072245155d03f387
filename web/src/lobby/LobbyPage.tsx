import "../party/party.css";
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import { fetchLobby } from "../net/api";
import { clockText } from "../party/fields";
import type { ListedTable } from "../protocol";
import { tableAddress } from "../router";
import { rulesDifferences, rulesName } from "../rules/rules";
import { Header } from "../ui/Header";
import { Link } from "../ui/Link";

/** Milliseconds after which the list is asked for again. */
const EVERY = 5000;

/** The tables that anybody may come to. */
export function LobbyPage() {
  const { tables, failed } = useLobby();
  return (
    <>
      <Header />
      <main class="start lobby">
        <h1>{t("title-lobby")}</h1>
        <p class="lead">{t("lobby-lead")}</p>
        {failed && (
          <p class="start-notice" role="status">
            {t("failed-unreachable")}
          </p>
        )}
        {tables?.length === 0 && <p class="panel lobby-empty">{t("lobby-empty")}</p>}
        {tables && tables.length > 0 && (
          <ul class="lobby-tables" role="list">
            {tables.map((table) => (
              <Row key={table.table} table={table} />
            ))}
          </ul>
        )}
        <Link href="/friends" class="btn btn-primary btn-large">
          {t("lobby-open")}
        </Link>
      </main>
    </>
  );
}

function Row({ table }: { table: ListedTable }) {
  const room = table.seated < table.places;
  const action = room ? "lobby-join" : table.watch ? "lobby-watch" : "lobby-look";
  return (
    <li class="panel lobby-row">
      <div class="lobby-text">
        <strong>{t("party-table-of", { name: table.host })}</strong>
        <span>{[rulesName(table.rules), ...rulesDifferences(table.rules)].join(" · ")}</span>
        <span class="hint">
          {[
            t("lobby-seats", { seated: table.seated, places: table.places }),
            t(table.playing ? "lobby-playing" : "lobby-gathering"),
            clockText(table.clock),
          ].join(" · ")}
        </span>
      </div>
      <Link href={tableAddress(table.table)} class="btn" label={t("lobby-go", { action: t(action), name: table.host })}>
        {t(action)}
      </Link>
    </li>
  );
}

/** The list, asked for again and again while the page is looked at. */
function useLobby(): { tables: readonly ListedTable[] | null; failed: boolean } {
  const [tables, setTables] = useState<readonly ListedTable[] | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const asking = new AbortController();
    const ask = () => {
      if (document.hidden) return;
      fetchLobby(asking.signal)
        .then((lobby) => {
          setTables(lobby.tables);
          setFailed(false);
        })
        .catch(() => setFailed(!asking.signal.aborted));
    };
    ask();
    const timer = setInterval(ask, EVERY);
    document.addEventListener("visibilitychange", ask);
    return () => {
      asking.abort();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, []);
  return { tables, failed };
}
