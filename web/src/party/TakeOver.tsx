import { t } from "../i18n";
import type { TableState } from "../protocol";
import type { Game } from "../store/game";
import { mayTakeOver } from "../store/party";
import { useTicking } from "../table/clock";

/** Milliseconds for which a table is kept for a host who is gone; the server keeps to it too. */
const GRACE = 60_000;

/** Who sits at a table whose host has left may keep it from now on. */
export function TakeOver({ game, state }: { game: Game; state: TableState }) {
  const since = game.hostGone.value;
  const gone = useTicking(() => (since === null ? null : -game.until(since) >= GRACE), since) ?? false;
  if (!mayTakeOver(state, gone)) return null;
  return (
    <button type="button" class="btn" onClick={() => game.ask({ t: "take-over" })}>
      {t("party-take-over")}
    </button>
  );
}
