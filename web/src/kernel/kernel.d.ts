// Written by tools/kernel_js.py from src/schwimmen/rules. Don't edit it.

export const R_SWIMMING: 3;
export const R_BUY_BACK: 4;
export const R_THIRTY_ONE: 12;
export const R_THREE_OF_A_KIND: 13;
export const R_THREE_ACES: 14;
export const R_TIE_LOWEST: 15;
export const R_ALL_EQUAL: 16;
export const R_KNOCKER_TIE: 17;
export const R_KNOCKER_PENALTY: 18;
export const R_WEAK_KNOCK_BELOW: 20;
export const R_POINTS_LIMIT: 21;
export const R_ALL_OUT: 22;
export const BY_KNOCK: 1;
export const BY_THIRTY_ONE: 2;
export const BY_FIRE: 3;
export const BY_STOCK: 4;
export const BY_ALL_PASSED: 5;
export const BY_LAPS: 6;
export const BY_VOID: 7;
export const WHY_FIRE: 1;
export const WHY_THIRTY_ONE: 2;
export const WHY_LOWEST: 3;
export const WHY_TIED: 4;
export const WHY_LOWER_OF_EQUALS: 5;
export const WHY_LIMIT: 6;
export const WHY_SOLE_LOWEST: 7;
export const WHY_BEATS_NOBODY: 8;
export const WHY_WEAK_KNOCK: 9;
export const WHY_ALL_EQUAL: 10;
export const WHY_TIE_SPARES: 11;
export const WHY_HIGHER_OF_EQUALS: 12;
export const WHY_HIGHEST: 13;
export const GOES_ON: -1;
export const NO_WINNER: -2;
export const REPLAY: -3;

/**
 * Half points of one card (R2.1).
 */
export function card_value(card: number): number;

/**
 * One number that orders hands: 32 * value in half points + the order among equals (R2.2 to R2.5).
 *
 * The order is 0 to 3 for the suit of a suited hand, 16 + rank for a three of a kind that counts as one.
 */
export function strength(r: readonly number[], a: number, b: number, c: number): number;

/**
 * BY_FIRE or BY_THIRTY_ONE if this hand ends the round at once, else 0 (R6.1, R6.3, R6.4).
 */
export function finishing(r: readonly number[], a: number, b: number, c: number): number;

/**
 * Write what each of `n` players loses (0, 1 or 2) into `lost` and the reason (WHY_…) into `why` (R7).
 *
 * `hands` are strengths: a score sheet, which has no cards, passes 32 * half points. `knocker` is an index
 * into all three, or -1.
 */
export function settle(r: readonly number[], n: number, hands: number[], knocker: number, ended_by: number, lost: number[], why: number[]): void;

/**
 * Everybody whose hand is worth less than `value` half points loses 1.
 */
export function pay_below(n: number, hands: number[], value: number, reason: number, lost: number[], why: number[]): void;

/**
 * A hand's place in the whole comparison of R7.4: value, the knocker's place (R7.5), R2.5.
 */
export function rank_hand(r: readonly number[], hands: number[], i: number, knocked: number): number;

/**
 * The lowest hand pays, and with a points limit all at or below it (R7.4 to R7.6).
 */
export function pay_lowest(r: readonly number[], n: number, hands: number[], knocked: number, lost: number[], why: number[]): void;

/**
 * Take what each seat lost from `lives` and mark who goes `out` (R8.1, R8.2).
 */
export function lose_lives(r: readonly number[], seats: number, lives: number[], out: number[], lost: number[]): void;

/**
 * 1 if a seat that was not out before the round, and is now, may come back (R8.4).
 */
export function may_buy_back(r: readonly number[], was_out: number, is_out: number, bought: number): number;

/**
 * The winner's seat, GOES_ON, NO_WINNER or REPLAY, once buy-backs are answered (R8.5).
 */
export function conclude(r: readonly number[], seats: number, out: number[]): number;

/**
 * The next seat clockwise that is still in (R3.5, R8.3); at least one must be.
 */
export function next_seat(seats: number, out: number[], seat: number): number;
