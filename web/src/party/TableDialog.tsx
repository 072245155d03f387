import "./party.css";
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { publicOrigin } from "../net/origin";
import type { TableState } from "../protocol";
import { tableAddress } from "../router";
import type { Game } from "../store/game";
import type { FairWatch } from "../store/fairness";
import { isHost, isPlaying, isSeated, isSolo, nameOf } from "../store/party";
import { Dialog } from "../ui/Dialog";
import { Share } from "../ui/Share";
import { Evening } from "./Evening";
import { FairPanel } from "./FairPanel";
import { HostTools } from "./HostTools";
import { Invite } from "./Invite";
import { Members } from "./Members";
import { TakeOver } from "./TakeOver";

interface TableDialogProps {
  game: Game;
  state: TableState;
  fair: FairWatch;
  onClose: () => void;
}

/** Everything about the table besides the game: who is here, how others come, one's own place, the shuffle. */
export function TableDialog({ game, state, fair, onClose }: TableDialogProps) {
  const watching = game.presence.value?.watching ?? 0;
  return (
    <Dialog title={t("party-table")} onClose={onClose} class="table-dialog">
      <section class="stack" aria-label={t("party-who")}>
        <Members game={game} state={state} />
        {watching > 0 && <p class="hint">{t("party-watching", { count: watching })}</p>}
        {isHost(state) && <HostTools game={game} state={state} />}
        <TakeOver game={game} state={state} />
      </section>
      <Evening state={state} />
      <FairPanel game={game} state={state} fair={fair} />
      {state.you !== null && <OwnPlace game={game} state={state} />}
      {!isSolo(state) && <Invite table={state.table} name={nameOf(state, state.host)} />}
    </Dialog>
  );
}

/** The own place: to go on at another device, and to leave it. */
function OwnPlace({ game, state }: { game: Game; state: TableState }) {
  const [shown, setShown] = useState(false);
  const [asking, setAsking] = useState(false);
  const link = `${publicOrigin()}${tableAddress(state.table)}#k=${game.secret}`;
  const stand = () => {
    game.ask({ t: "stand" });
    setAsking(false);
  };
  return (
    <section class="stack" aria-labelledby="own-place">
      <h3 id="own-place">{t("own-title")}</h3>
      <p class="hint">{t("own-link-about")}</p>
      {shown ? (
        <Share url={link} title={t("app-name")} text={t("own-link-text")} />
      ) : (
        <button type="button" class="btn" onClick={() => setShown(true)}>
          {t("own-link")}
        </button>
      )}
      {isSeated(state) && !asking && (
        <button type="button" class="btn" onClick={() => (isPlaying(state) && state.seat !== null ? setAsking(true) : stand())}>
          {t("party-stand")}
        </button>
      )}
      {asking && (
        <>
          <p>{t("own-stand-ask")}</p>
          <button type="button" class="btn btn-danger" onClick={stand}>
            {t("party-stand")}
          </button>
          <button type="button" class="btn" onClick={() => setAsking(false)}>
            {t("own-stay")}
          </button>
        </>
      )}
    </section>
  );
}
