import { t } from "../i18n";
import { awaitedOthers, isCovered } from "../store/party";
import { useSecondsWaited } from "./clock";
import { useGame, useTable } from "./context";

/** Seconds after which the others may let a computer player go on; the server keeps to it too. */
const LONG = 60;

/** Who has kept all waiting for long: a computer player can play for them until they are back. */
export function useLongAwaited() {
  const { state } = useTable();
  const waited = useSecondsWaited();
  const mayAsk = state.seat !== null && !isCovered(state, state.you) && waited >= LONG;
  return mayAsk ? (awaitedOthers(state)[0] ?? null) : null;
}

export function CoverButton({ member, name }: { member: number; name: string }) {
  const game = useGame();
  return (
    <div class="prompt prompt-choice">
      <button type="button" class="btn" onClick={() => game.ask({ t: "cover", member })}>
        {t("table-cover", { name })}
      </button>
    </div>
  );
}
