/** Computer players in words. */

import { characterOf, knownSkill } from "../store/levels";
import { t } from "./index";

/** How well a computer player plays, and how: “Sharp, Bold”. Null for a level of a newer server. */
export function levelText(level: string): string | null {
  const skill = knownSkill(level);
  if (!skill) return null;
  const [text, character] = [t(`level-${skill}`), characterOf(level)];
  return character === "plain" ? text : t("level-character", { level: text, character: t(`character-${character}`) });
}

/** “computer player, Sharp, Bold”. */
export function computerText(level: string): string {
  const text = levelText(level);
  return text === null ? t("party-computer-other") : t("party-computer", { level: text });
}
