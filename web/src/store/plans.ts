/** How the next table is to be: the rules, who plays, remembered for the next visit. */

import { computed } from "@preact/signals";
import type { Catalogue, Clock, Level, OptionJson } from "../protocol";
import { decodeRules, encodeRules, readAddress, type ReadRules } from "../rules/address";
import { catalogue } from "./catalogue";
import { LEVELS } from "./levels";
import { kept, oneOf } from "./storage";

/** So many opponents the table has room for; the rules may serve fewer. */
export const MOST_OPPONENTS = 8;

const level = oneOf(LEVELS);

/** Rules as in an address; empty for the standard. */
export const rulesText = kept("rules", "", (stored) => (typeof stored === "string" ? stored : undefined));
export const opponents = kept("opponents", 3, (stored) =>
  typeof stored === "number" && Number.isInteger(stored) && stored >= 1 && stored <= MOST_OPPONENTS ? stored : undefined,
);
export const tableLevel = kept<Level>("level", "solid", level);
/** Levels of single opponents, where they differ from the table's. */
export const ownLevels = kept<(Level | null)[]>("levels", [], (stored) =>
  Array.isArray(stored) ? stored.slice(0, MOST_OPPONENTS).map((one) => level(one) ?? null) : undefined,
);
export const memoryHelp = kept("memory-help", true, oneOf([true, false]));

/** How a table with friends is to be kept, besides rules, level and memory help. */
export const CLOCKS: readonly Clock[] = ["none", "relaxed", "quick"];
/** Seconds that a player has for each decision. */
export const CLOCK_SECONDS: Record<Clock, number> = { none: 0, relaxed: 60, quick: 20 };
export const MOST_PLACES = MOST_OPPONENTS + 1;
export const places = kept("places", 4, (stored) =>
  typeof stored === "number" && Number.isInteger(stored) && stored >= 2 && stored <= MOST_PLACES ? stored : undefined,
);
export const computers = kept("computers", 0, (stored) =>
  typeof stored === "number" && Number.isInteger(stored) && stored >= 0 && stored < MOST_PLACES ? stored : undefined,
);
export const clock = kept<Clock>("clock", "none", oneOf(CLOCKS));
export const watch = kept("watch", true, oneOf([true, false]));
export const listed = kept("listed", false, oneOf([true, false]));

/** The levels of so many opponents. */
export function levelsOf(count: number): Level[] {
  return Array.from({ length: count }, (_, place) => ownLevels.value[place] ?? tableLevel.value);
}

/** The rules in use, and what of an address couldn't be read; null until the catalogue is there. */
export const planned = computed<(ReadRules & { catalogue: Catalogue }) | null>(() =>
  catalogue.value ? { ...decodeRules(rulesText.value, catalogue.value), catalogue: catalogue.value } : null,
);

export function planRules(rules: { preset: string; options: Record<string, OptionJson> }): void {
  rulesText.value = encodeRules(rules);
}

/** Take over the rules that an address carries. Gives what of it couldn't be read. */
export function takeFromAddress(search: string, known: Catalogue): readonly string[] {
  const read = readAddress(search, known);
  if (!read) return [];
  planRules(read.rules);
  return read.unknown;
}
