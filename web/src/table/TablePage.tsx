import { useEffect, useMemo } from "preact/hooks";
import { t } from "../i18n";
import { failureText } from "../i18n/answers";
import { browserWorld, onReturn } from "../net/world";
import { secretIn } from "../router";
import { Game } from "../store/game";
import { isCovered, isSeated } from "../store/party";
import { isFresh, secretOf, setAside, takeSecret } from "../store/seats";
import { Header } from "../ui/Header";
import { Link } from "../ui/Link";
import { Message } from "../ui/Message";
import { reloadOnce } from "../ui/reload";
import { LiveTable } from "./LiveTable";

/** A table, from the connection to what is shown. */
export function TablePage({ table }: { table: string }) {
  const game = useMemo(() => {
    takeFromAddress(table);
    return new Game(table, secretOf(table), session(), browserWorld, isFresh(table));
  }, [table]);
  useEffect(() => {
    game.open();
    const end = onReturn(() => game.hurry());
    return () => {
      end();
      game.close();
    };
  }, [game]);
  useReturning(game);
  const failure = game.failure.value;
  if (failure !== null) return <Failure game={game} code={failure} />;
  return <LiveTable key={table} game={game} />;
}

/** A personal link brings the secret; the address doesn't keep it. */
function takeFromAddress(table: string): void {
  const secret = secretIn(location.hash);
  if (secret === null) return;
  takeSecret(table, secret, Date.now());
  history.replaceState(null, "", location.pathname);
}

/** Names this visit among those of the same seat, so that no two commands have the same name. */
function session(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join("");
}

/** Whoever looks at the table when the connection comes plays for themselves again. */
function useReturning(game: Game): void {
  useEffect(
    () =>
      game.greetings.subscribe((greetings) => {
        const state = game.latest;
        if (greetings === 0 || !state || document.visibilityState !== "visible") return;
        if (isCovered(state, state.you) && isSeated(state)) game.ask({ t: "return" });
      }),
    [game],
  );
}

/** Failures after which there is nothing to come back to, as far as this server knows; the secret is kept. */
const GONE = new Set(["unknown-table", "removed"]);

function Failure({ game, code }: { game: Game; code: string }) {
  const gone = GONE.has(code);
  useEffect(() => {
    if (gone) setAside(game.table);
    if (code === "old-page") reloadOnce();
  }, [code]);
  const again = () => {
    if (code === "old-page") location.reload();
    else game.reopen();
  };
  return (
    <>
      <Header />
      <Message title={failureText(code)}>
        {gone ? (
          <Link href="/friends" class="btn btn-primary">
            {t("failed-new-table")}
          </Link>
        ) : (
          <button type="button" class="btn btn-primary" onClick={again}>
            {t(code === "replaced" ? "failed-play-here" : code === "old-page" ? "failed-reload" : "failed-retry")}
          </button>
        )}
      </Message>
    </>
  );
}
