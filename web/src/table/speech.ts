/** Tells those who can't see the table what happens there. */

import { useEffect } from "preact/hooks";
import { t } from "../i18n";
import { cardList, fateText, logText, whyText } from "../i18n/game";
import type { TableState } from "../protocol";
import { playerAt, type Shown } from "../store/shown";
import { announce } from "../ui/announce";
import { personAt } from "./context";

/** Says each thing that happens. */
export function useLogSpeech(game: Shown): void {
  useEffect(() => {
    let said = 0;
    return game.log.subscribe((lines) => {
      const state = game.state.peek();
      if (!state) return;
      for (const { key, entry } of lines) {
        if (key > said) announce(logText(entry, (seat) => personAt(state, seat), true));
        said = Math.max(said, key);
      }
    });
  }, [game]);
}

/** Says what happens, and what the own seat has to know before deciding. */
export function useSpeech(game: Shown): void {
  useLogSpeech(game);
  const state = game.state.value;
  const due = state && !game.playing.value ? dueText(state) : "";
  useEffect(() => announce(due), [due]);
}

/** What a player has to know before deciding. */
function dueText(state: TableState): string {
  const { round, seat } = state;
  if (!round || seat === null) return "";
  if (round.result) {
    const hand = round.result.hands.find((one) => one.seat === seat);
    if (!hand) return "";
    const person = personAt(state, seat);
    return [whyText(hand, person), hand.lost > 0 ? fateText(playerAt(state, seat), person) : ""].join(" ");
  }
  if (round.to_act !== seat) return "";
  const cards = { hand: cardList(round.hand, true), centre: cardList(round.centre, true) };
  return round.value === null
    ? t("speech-four", cards)
    : t("speech-turn", { ...cards, value: round.value, last: round.knocker === null ? "no" : "yes" });
}
