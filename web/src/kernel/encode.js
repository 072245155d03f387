// Written by tools/kernel_js.py from src/schwimmen/rules. Don't edit it.

export const ENDED_BY = [null, "knock", "thirty_one", "fire", "stock", "all_passed", "laps", "void"];
export const WHY = [null, "fire", "thirty-one", "lowest", "tied", "lower-of-equals", "limit", "sole-lowest", "beats-nobody", "weak-knock", "all-equal", "tie-spares", "higher-of-equals", "highest"];

const CODES = [
  ["mechanism", "commerce", {"commerce": 0, "draw_discard": 1}],
  ["deck", 32, {"32": 32, "24": 24, "36": 36, "40": 40, "52": 52}],
  ["lives", 3, 1],
  ["swimming", "all", {"all": 0, "first": 1, "none": 2}],
  ["buy_back", false, {"false": 0, "true": 1}],
  ["dealer_choice", "blind", {"blind": 0, "open": 1, "none": 2}],
  ["exchange", [1, 3], {"1": 1, "2": 2, "3": 4}],
  ["passing", "free", {"free": 0, "once": 1, "never": 2, "out": 3}],
  ["empty_stock", "showdown", {"showdown": 0, "reshuffle": 1, "void": 2}],
  ["renew_789", "off", {"off": 0, "optional": 1, "automatic": 2}],
  ["knock_from", "second_lap", {"second_lap": 0, "first_turn": 1, "second_turn_except_dealer": 2, "never": 3}],
  ["knock_timing", "instead", {"instead": 0, "after": 1}],
  ["thirty_one", "ends", {"ends": 0, "fire": 1, "plain": 2}],
  ["three_of_a_kind", "30.5", {"30.5": 61, "30": 60, "31": 62, "off": 0}],
  ["three_aces", "ordinary", {"ordinary": 0, "top": 1, "fire": 2}],
  ["tie_lowest", "all_lose", {"all_lose": 0, "none_lose": 1, "tiebreak": 2}],
  ["all_equal", "none_lose", {"none_lose": 0, "as_usual": 1}],
  ["knocker_tie", "ordinary", {"ordinary": 0, "safe": 1, "alone": 2}],
  ["knocker_penalty", "none", {"none": 0, "double_if_sole_lowest": 1, "double_if_beats_nobody": 2}],
  ["lap_limit", 0, 1],
  ["weak_knock_below", 0, 2],
  ["points_limit", 0, 2],
  ["all_out", "no_winner", {"no_winner": 0, "replay": 1}],
];

export function encode(options) {
  return CODES.map(([name, fallback, codes]) => {
    const value = options[name] ?? fallback;
    if (typeof codes === "number") return codes * value;
    return (Array.isArray(value) ? value : [value]).reduce((sum, one) => sum + codes[String(one)], 0);
  });
}
