import "./party.css";
import { useState } from "preact/hooks";
import { t } from "../i18n";
import type { TableState } from "../protocol";
import type { Game } from "../store/game";
import { isHost, isSeated, isWelcome, nameOf, partyOf } from "../store/party";
import { RulesName } from "../ui/RulesName";
import { clockText } from "./fields";
import { HostTools } from "./HostTools";
import { Invite } from "./Invite";
import { Members } from "./Members";
import { SitForm } from "./SitForm";
import { TakeOver } from "./TakeOver";

interface GatheringProps {
  game: Game;
  state: TableState;
}

/** A table before its first match: who is there, how the others come, and what it waits for. */
export function Gathering({ game, state }: GatheringProps) {
  const host = nameOf(state, state.host);
  const invite = (
    <aside key="invite" class="panel gathering-invite">
      <Invite table={state.table} name={host} />
    </aside>
  );
  // Whoever has just opened a table sends the link before anything else: on a phone it must not be out of sight.
  const alone = isHost(state) && partyOf(state).length < 2;
  return (
    <div class="gathering">
      {alone && invite}
      <section key="table" class="panel gathering-table" aria-labelledby="gathering-title">
        <h1 id="gathering-title">{host === "" ? t("party-table") : t("party-table-of", { name: host })}</h1>
        <p class="gathering-how">
          <RulesName rules={state.rules} />
          <span class="hint">{howText(state)}</span>
        </p>
        <Members game={game} state={state} />
        {isHost(state) && <HostTools game={game} state={state} />}
        <Onwards game={game} state={state} />
      </section>
      {!alone && invite}
    </div>
  );
}

function howText({ settings }: TableState): string {
  return [
    clockText(settings.clock),
    t(settings.memory_help ? "party-memory-on" : "party-memory-off"),
    t(settings.closed ? "party-closed-on" : settings.listed ? "party-listed-on" : "party-listed-off"),
  ].join(" · ");
}

/** What comes next, and who does it. */
function Onwards({ game, state }: GatheringProps) {
  const [changing, setChanging] = useState(false);
  const party = partyOf(state);
  if (!isSeated(state)) {
    if (!isWelcome(state)) return <p class="gathering-wait">{t("refusal-table-closed")}</p>;
    const full = party.length >= state.settings.places;
    if (full) return <p class="gathering-wait">{t(state.settings.watch ? "party-full-watch" : "party-full")}</p>;
    return (
      <div class="gathering-sit">
        <h2>{t("party-sit-title")}</h2>
        <SitForm game={game} label={t("party-sit")} />
      </div>
    );
  }
  const enough = party.length > 1;
  return (
    <div class="gathering-next">
      {isHost(state) ? (
        <>
          <button
            type="button"
            class="btn btn-primary btn-large"
            aria-disabled={!enough || undefined}
            aria-describedby={enough ? undefined : "too-few"}
            onClick={() => {
              if (enough) game.ask({ t: "start" });
            }}
          >
            {t("party-start")}
          </button>
          {!enough && (
            <p id="too-few" class="hint">
              {t("party-too-few")}
            </p>
          )}
        </>
      ) : (
        <p class="gathering-wait" role="status">
          {t("party-wait", { name: nameOf(state, state.host) })}
        </p>
      )}
      <TakeOver game={game} state={state} />
      <div class="gathering-own">
        <button type="button" class="btn btn-quiet" aria-expanded={changing} onClick={() => setChanging(!changing)}>
          {t("party-change-me")}
        </button>
        <button type="button" class="btn btn-quiet" onClick={() => game.ask({ t: "stand" })}>
          {t("party-stand")}
        </button>
      </div>
      {changing && <SitForm game={game} label={t("party-change-done")} onDone={() => setChanging(false)} />}
    </div>
  );
}
