/** Who is at a table, as its state says it. */

import type { Level, MemberInfo, PlayerInfo, Presence, TableState } from "../protocol";

/** So many pictures there are to choose from. */
export const PICTURES = 12;

/** What is known of a member; null for one who is named nowhere any more. */
export function memberOf(state: TableState, member: number): MemberInfo | null {
  return state.members.find((one) => one.member === member) ?? null;
}

export function nameOf(state: TableState, member: number): string {
  return memberOf(state, member)?.name ?? "";
}

/** Those who sit down for the next match, in the order in which they came. */
export function partyOf(state: TableState): MemberInfo[] {
  return state.party.map((member) => memberOf(state, member)).filter((one) => one !== null);
}

/** Those of the match who won't play the next one. */
export function leavingOf(state: TableState): MemberInfo[] {
  return state.members.filter(({ member }) => !state.party.includes(member) && isPlayer(state, member));
}

function isPlayer(state: TableState, member: number): boolean {
  return state.players.some((player) => player.member === member);
}

/** The people who sit here, or play the match; not those who are gone. */
function peopleOf(state: TableState): MemberInfo[] {
  return state.members.filter(
    ({ level, member }) => level === null && (state.party.includes(member) || isPlayer(state, member)),
  );
}

/** The picture for somebody who has chosen none: the one they have here, or one that nobody here has. */
export function lookFor(state: TableState): number {
  const own = state.you === null ? null : memberOf(state, state.you);
  if (own) return own.look;
  const taken = peopleOf(state).map(({ look }) => look);
  // Begins where all of them leave off who took what they were given.
  const looks = Array.from({ length: PICTURES }, (_, step) => (taken.length + step) % PICTURES);
  return looks.find((look) => !taken.includes(look)) ?? 0;
}

export function isSeated(state: TableState): boolean {
  return state.you !== null && state.party.includes(state.you);
}

/** Whether the member may sit down, if a place is free: everybody but newcomers at a closed table. */
export function isWelcome(state: TableState): boolean {
  return state.you !== null || !state.settings.closed;
}

export function isHost(state: TableState): boolean {
  return state.you !== null && state.you === state.host;
}

/** A table of one person and computer players has nobody to talk to, or to wait for. */
export function isSolo(state: TableState): boolean {
  return peopleOf(state).length <= 1 && state.settings.places === state.party.length;
}

/** Whether the page's member may ask what would be best: nobody else plays, and nobody teaches. */
export function mayAsk(state: TableState): boolean {
  return isSolo(state) && state.seat !== null && !state.lesson;
}

/** Whether a computer player plays for the member. */
export function isCovered(state: TableState, member: number | null): boolean {
  return state.players.some((player) => player.member === member && player.covered);
}

/** The level of the computer player that plays, for itself or for somebody absent; null: a person, or one who follows a lesson. */
export function levelAt(state: TableState, player: PlayerInfo): Level | null {
  if (state.lesson) return null;
  return player.covered ? state.settings.level : player.level;
}

/** Whether a match is in play. */
export function isPlaying(state: TableState): boolean {
  return state.phase !== "gathering" && state.phase !== "over";
}

/** Whether the member is a person who isn't connected; false while that isn't known. */
export function isAway(presence: Presence | null, one: { member: number; level: unknown }): boolean {
  return one.level === null && presence?.members.includes(one.member) === false;
}

/** Whether the member may take the table over: its host has stood up, or is `gone` for long. */
export function mayTakeOver(state: TableState, gone: boolean): boolean {
  return isSeated(state) && !isHost(state) && !isCovered(state, state.you) && (gone || !state.party.includes(state.host));
}

/** The evening's score: who has played here, the most wins first. */
export function standings(state: TableState): MemberInfo[] {
  return state.members
    .filter(({ played }) => played > 0)
    .toSorted((one, other) => other.wins - one.wins || one.played - other.played);
}

/** The matches that were begun here, the newest first, and the name of who has won each. */
export function matchesOf(state: TableState): { match: number; winner: string }[] {
  return Array.from({ length: state.match }, (_, before) => {
    const winner = state.winners.at(-1 - before) ?? null;
    return { match: state.match - before, winner: winner === null ? "" : nameOf(state, winner) };
  });
}

/** Those whose decision the others have waited for; the page's member isn't among them. */
export function awaitedOthers(state: TableState): MemberInfo[] {
  return state.awaited
    .flatMap((seat) => state.players[seat] ?? [])
    .filter(({ level, covered, member }) => level === null && !covered && member !== state.you)
    .flatMap(({ member }) => memberOf(state, member) ?? []);
}
