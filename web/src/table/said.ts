import { hasText, t } from "../i18n";
import { cardShort } from "../i18n/game";
import type { LogEntry } from "../protocol";
import { shownStep } from "./stage";

export interface Said {
  kind: string;
  text: string;
}

/** In a few words, what a player did in the step that is being shown. */
export function useSaid(seat: number): Said | null {
  const entry = shownStep.value?.log.find((one) => one.seat === seat && one.kind !== "dealt");
  return entry ? words(entry) : null;
}

function words(entry: LogEntry): Said | null {
  const { kind } = entry;
  if (kind === "exchanged") {
    const [gave, took] = [entry.gave, entry.took].map((cards) => cards.map(cardShort).join(" "));
    const id = entry.gave.length === 3 ? "said-all" : "said-exchanged";
    return { kind, text: t(id, { gave: gave ?? "", took: took ?? "" }) };
  }
  const id = `said-${kind}`;
  return hasText(id) ? { kind, text: t(id) } : null;
}
