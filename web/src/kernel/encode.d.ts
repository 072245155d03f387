// Written by tools/kernel_js.py from src/schwimmen/rules. Don't edit it.

/** How a round ended, and why somebody loses or is spared: by the kernel's numbers, from 1. */
export const ENDED_BY: readonly [null, "knock", "thirty_one", "fire", "stock", "all_passed", "laps", "void"];
export const WHY: readonly [null, "fire", "thirty-one", "lowest", "tied", "lower-of-equals", "limit", "sole-lowest", "beats-nobody", "weak-knock", "all-equal", "tie-spares", "higher-of-equals", "highest"];

/** The kernel's rules vector of options in their JSON form; what is not named has its default. */
export function encode(options: Readonly<Record<string, string | number | boolean | readonly number[]>>): number[];
