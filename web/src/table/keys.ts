/** Keys that play without the focus being moved; they can be switched off in the settings. */

import { useEffect } from "preact/hooks";
import { hasText, t } from "../i18n";
import type { Shown } from "../store/shown";
import { shortcuts } from "../store/settings";
import { cardsOf } from "./moves";
import type { Selection } from "./selection";

/** The places of the hand and of the centre, as on a block of digits: the centre lies above the hand. */
const HAND_KEYS = ["1", "2", "3", "4"];
const CENTRE_KEYS = ["7", "8", "9"];

export function useTableKeys(game: Shown, selection: Selection): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      if (document.querySelector("dialog[open]") || isField(event.target)) return;
      if (event.key === "Escape") {
        if (game.playback.busy) game.playback.skip();
        else selection.clear();
        return;
      }
      if (shortcuts.value && press(event.key.toLowerCase(), game, selection)) event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [game, selection]);
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, select, textarea");
}

/** Whether the key meant something. */
function press(key: string, game: Shown, selection: Selection): boolean {
  for (const [keys, at] of [[HAND_KEYS, "hand"], [CENTRE_KEYS, "centre"]] as const) {
    const place = keys.indexOf(key);
    if (place < 0) continue;
    const button = document.querySelectorAll<HTMLElement>(`button[data-at='${at}']`)[place];
    button?.focus();
    button?.click();
    return button !== undefined;
  }
  const choice = selection.choice.value;
  if (choice && key === t("key-commit").toLowerCase()) {
    document.querySelector<HTMLElement>(".act-commit")?.click();
    return true;
  }
  const hint = document.querySelector<HTMLElement>(".act-hint");
  if (hint && key === t("key-hint").toLowerCase()) {
    hint.click();
    return true;
  }
  const word = game.moves.value.find(
    ({ move }) => !cardsOf(move) && hasText(`key-${move}`) && t(`key-${move}`).toLowerCase() === key,
  );
  if (word) game.play(word.move);
  return word !== undefined;
}
