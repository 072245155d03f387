import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n";
import type { TableState } from "../protocol";
import type { Game } from "../store/game";
import { memberOf, partyOf } from "../store/party";
import { announce } from "../ui/announce";

/** Says who sits down and who stands up, who comes and who goes. */
export function useArrivals(game: Game): void {
  const state = game.state.value;
  const party = useRef<ReadonlyMap<number, string> | null>(null);
  useEffect(() => {
    if (!state) return;
    const now = new Map(partyOf(state).map(({ member, name }) => [member, name]));
    const before = party.current;
    party.current = now;
    if (before) tell(before, now, state);
  }, [state?.party.join()]);
  const there = useRef<readonly number[] | null>(null);
  const members = game.presence.value?.members;
  useEffect(() => {
    if (!state || !members) return;
    const before = there.current;
    there.current = members;
    for (const member of before?.filter((one) => !members.includes(one)) ?? []) {
      const one = memberOf(state, member);
      if (one && state.party.includes(member)) announce(t("party-gone", { name: one.name }));
    }
  }, [members?.join()]);
}

function tell(before: ReadonlyMap<number, string>, now: ReadonlyMap<number, string>, state: TableState): void {
  for (const [member, name] of now) {
    if (!before.has(member) && member !== state.you) announce(t("party-joined", { name }));
  }
  for (const [member, name] of before) {
    if (!now.has(member) && member !== state.you) announce(t("party-left", { name }));
  }
}
