import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n";
import type { Game } from "../store/game";
import { nameOf } from "../store/party";
import { announce } from "../ui/announce";
import { saidText, type Talk } from "./talk";

/** Tells those who can't see the bubbles what the others say. */
export function useHearing(game: Game, talk: Talk): void {
  const told = useRef(new Set<string>());
  const heard = talk.heard.value;
  useEffect(() => {
    const state = game.state.peek();
    if (!state) return;
    for (const said of heard) {
      if (told.current.has(said.key)) continue;
      told.current.add(said.key);
      const text = saidText(said);
      if (!said.before && said.member !== state.you && text !== "") {
        announce(t("talk-says", { name: nameOf(state, said.member) || t("talk-somebody"), text }));
      }
    }
  }, [heard]);
}
