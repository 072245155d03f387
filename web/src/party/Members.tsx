import { useState } from "preact/hooks";
import { t } from "../i18n";
import { computerText } from "../i18n/players";
import type { MemberInfo, TableState } from "../protocol";
import type { Game } from "../store/game";
import { isAway, isCovered, isHost, leavingOf, partyOf } from "../store/party";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { Look } from "../ui/Look";

interface MembersProps {
  game: Game;
  state: TableState;
}

/** Who sits at the table, and which places are free; the host can do something about each of the others. */
export function Members({ game, state }: MembersProps) {
  const party = partyOf(state);
  const free = Math.max(0, state.settings.places - party.length);
  return (
    <>
      <ul class="members" role="list" aria-label={t("party-members", { count: party.length, places: state.settings.places })}>
        {party.map((one) => (
          <Row key={one.member} game={game} state={state} one={one} />
        ))}
        {Array.from({ length: free }, (_, place) => (
          <li key={`free-${place}`} class="member member-free">
            <span class="look look-free" aria-hidden="true" />
            {t("party-free")}
          </li>
        ))}
      </ul>
      {leavingOf(state).map((one) => (
        <p key={one.member} class="hint">
          {t("party-leaving", { name: one.name })}
        </p>
      ))}
    </>
  );
}

function Row({ game, state, one }: MembersProps & { one: MemberInfo }) {
  const [open, setOpen] = useState(false);
  const own = one.member === state.you;
  const presence = game.presence.value;
  const away = isAway(presence, one);
  return (
    <li class="member" data-away={away || undefined} data-own={own || undefined} data-member={one.member}>
      <Look look={one.look} level={one.level} />
      <span class="member-text">
        <span class="name">{one.name}</span>
        <span class="member-notes">{notes(state, one, away, presence !== null).join(" · ")}</span>
      </span>
      {one.member === state.host && (
        <span class="member-host" title={t("party-host")}>
          <Icon name="host" />
          <span class="sr-only">{t("party-host")}</span>
        </span>
      )}
      {isHost(state) && !own && (
        <button type="button" class="btn btn-quiet icon-btn" aria-label={t("party-about", { name: one.name })} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name="more" />
        </button>
      )}
      {open && <MemberDialog game={game} one={one} onClose={() => setOpen(false)} />}
    </li>
  );
}

function notes(state: TableState, one: MemberInfo, away: boolean, known: boolean): string[] {
  const there = known && one.level === null ? [t(away ? "party-away" : "party-there")] : [];
  return [
    ...(one.member === state.you ? [t("party-you")] : []),
    ...(one.level === null ? there : [computerText(one.level)]),
    ...(isCovered(state, one.member) ? [t("party-covered")] : []),
    ...(one.played > 0 ? [t("party-wins", { wins: one.wins, played: one.played })] : []),
  ];
}

/** What the host can do about one of the others. */
function MemberDialog({ game, one, onClose }: { game: Game; one: MemberInfo; onClose: () => void }) {
  const [asking, setAsking] = useState(false);
  const person = one.level === null;
  const remove = () => {
    game.ask({ t: "remove", member: one.member });
    onClose();
  };
  return (
    <Dialog title={one.name} onClose={onClose}>
      <div class="stack">
        {person && !asking && (
          <button
            type="button"
            class="btn"
            onClick={() => {
              game.ask({ t: "hand-over", member: one.member });
              onClose();
            }}
          >
            <Icon name="host" />
            {t("party-hand-over", { name: one.name })}
          </button>
        )}
        {asking && <p>{t("party-remove-ask", { name: one.name })}</p>}
        <button type="button" class="btn btn-danger" onClick={() => (person && !asking ? setAsking(true) : remove())}>
          {t(asking ? "party-remove-yes" : "party-remove", { name: one.name })}
        </button>
        {asking && (
          <button type="button" class="btn" onClick={onClose}>
            {t("party-remove-no")}
          </button>
        )}
      </div>
    </Dialog>
  );
}
