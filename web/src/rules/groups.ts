/** The options by theme, in the order in which they are shown. */

import type { Catalogue, OptionInfo } from "../protocol";

const GROUPS: readonly (readonly [string, readonly string[]])[] = [
  ["cards", ["mechanism", "deck", "lives", "swimming", "buy_back", "all_out"]],
  ["deal", ["dealer_choice"]],
  ["turn", ["exchange", "passing", "empty_stock", "renew_789", "lap_limit"]],
  ["knock", ["knock_from", "knock_timing", "knocker_tie", "knocker_penalty", "weak_knock_below"]],
  ["hands", ["thirty_one", "three_of_a_kind", "three_aces"]],
  ["lose", ["tie_lowest", "all_equal", "points_limit"]],
];

export interface Group {
  id: string;
  options: OptionInfo[];
}

/** An option that belongs to no theme yet is shown with the last. */
export function grouped(catalogue: Catalogue): Group[] {
  const placed = new Set(GROUPS.flatMap(([, names]) => names));
  const rest = catalogue.options.filter(({ name }) => !placed.has(name));
  return GROUPS.map(([id, names], i) => ({
    id,
    options: [
      ...names.flatMap((name) => catalogue.options.filter((option) => option.name === name)),
      ...(i === GROUPS.length - 1 ? rest : []),
    ],
  }));
}
