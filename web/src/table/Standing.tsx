import { useState } from "preact/hooks";
import { t } from "../i18n";
import { isCovered, isSeated, isWelcome } from "../store/party";
import { Dialog } from "../ui/Dialog";
import { lazy } from "../ui/lazy";
import { useGame, useTable } from "./context";

const SitForm = lazy(async () => (await import("../party/SitForm")).SitForm);

/** What somebody is told, and can do, who doesn't play at the moment: looks on, waits, or is played for. */
export function Standing() {
  const { state } = useTable();
  const game = useGame();
  const [sitting, setSitting] = useState(false);
  const seated = isSeated(state);
  if (isCovered(state, state.you) && seated) {
    return (
      <div class="standing" role="status">
        <span>{t("table-covered-own")}</span>
        <button type="button" class="btn btn-primary" onClick={() => game.ask({ t: "return" })}>
          {t("table-return")}
        </button>
      </div>
    );
  }
  if (seated) return <p class="standing">{t("table-next-match")}</p>;
  const room = state.party.length < state.settings.places;
  const mayCome = room && isWelcome(state);
  const looks = state.round === null ? t("table-no-watch") : t("table-watching");
  return (
    <div class="standing">
      <span>{mayCome ? looks : `${looks} ${t(room ? "refusal-table-closed" : "table-no-room")}`}</span>
      {mayCome && (
        <button type="button" class="btn btn-primary" aria-haspopup="dialog" onClick={() => setSitting(true)}>
          {t("table-sit-next")}
        </button>
      )}
      {sitting && (
        <Dialog title={t("table-sit-next")} onClose={() => setSitting(false)}>
          <SitForm game={game} label={t("party-sit")} onDone={() => setSitting(false)} />
        </Dialog>
      )}
    </div>
  );
}
