// Written by tools/protocol_types.py from src/schwimmen/server/protocol. Don't edit it.

/**
 * The one protocol between a page and the server: JSON messages over a WebSocket, and a few over HTTP.
 *
 * Every message is a struct with the tag `t`; unknown fields and types are refused, every text and list is
 * bounded. The page's TypeScript types are generated from these structs. Nothing here decides a rule: the
 * server sends each seat what it may know, what it may do and what that would be worth, the page shows it.
 *
 * A table's events carry consecutive numbers. A page says in `Hello` the last number it has; it is sent what
 * came after, or the whole state. Every command carries the page's own `id` and is answered once by `Ack` or
 * `Refused`; the same `id` sent again (after a lost connection) is answered again and carried out once.
 *
 * A secret of the page's own making says who somebody is: the first `Sit` with it makes a member of the table, and
 * whoever has it acts for that member. A member (person or computer player) has a number at the table that stays; a
 * seat is a place in the match in play. Both count from 0.
 *
 * Cards are text as in docs/record.md (`Ts`), moves too (`7d-9s`). Where a field names a text, the text's id is
 * said as `failed-CODE`: the prefix, then the field.
 */

export const PROTOCOL = 2;

export const SOCKET_PATH = "/ws";

export type Level = "beginner" | "easy" | "solid" | "solid-cautious" | "solid-bold" | "solid-collector" | "sharp" | "sharp-cautious" | "sharp-bold" | "sharp-collector" | "expert";

export type Clock = "none" | "relaxed" | "quick";

export type Phrase = "hello" | "good-luck" | "well-played" | "thanks" | "hurry" | "moment" | "sorry" | "oops" | "phew" | "swim" | "fire" | "again" | "bye";

export type Reaction = "clap" | "laugh" | "wow" | "sad" | "angry" | "heart";

export type Failure = "bad-message" | "too-large" | "bad-origin" | "old-page" | "unknown-table" | "removed" | "too-many" | "too-fast" | "replaced" | "storage" | "bad-rules" | "too-many-players" | "too-few-players" | "bad-name" | "bad-record" | "not-found" | "internal";

export type ServerRefusal = "storage" | "bad-rules" | "too-fast" | "no-talk" | "no-hints" | "no-round" | "thinking" | "newcomers";

export type LessonStep = "swap" | "all" | "pass" | "knock" | "swim";

export type OptionJson = string | number | boolean | number[];

/** Rules as a page or an address gives them; what is in neither has its default. */
export interface RulesRequest {
  preset?: string | null;
  options?: Record<string, OptionJson>;
}

/**
 * First message of a connection. `last`: the number of the last event the page has, -1 for none. Who has sat
 * at the table with that `secret` is that member again; everybody else looks on, until they `Sit` down.
 */
export interface Hello {
  t: "hello";
  protocol: number;
  table: string;
  secret?: string | null;
  last?: number;
}

/**
 * Is anybody there? Answered by `Pong` at once. For a page that has heard nothing for a while: a connection can die
 * without a word. Only a server that has sent a `Pong` before knows it.
 */
export interface Ping {
  t: "ping";
}

/** A move. `number`: the last event the page has seen; a move for another position is refused. */
export interface Play {
  t: "play";
  id: string;
  number: number;
  move: string;
}

/** Go on after a round's end or a match's: the next one begins once all who play want it, or after a while. */
export interface Continue {
  t: "continue";
  id: string;
  number: number;
}

/** Answer the offer to come back (R8.4). */
export interface BuyBack {
  t: "buy-back";
  id: string;
  number: number;
  yes: boolean;
}

/** Sit down for the next match, or come by another name or picture. */
export interface Sit {
  t: "sit";
  id: string;
  name: string;
  look?: number;
}

/** Stand up. In a match in play a computer player goes on. */
export interface Stand {
  t: "stand";
  id: string;
}

/** Play for oneself again, after a computer player did. */
export interface Return {
  t: "return";
  id: string;
}

/** Let a computer player play for somebody for whom all have waited for long. */
export interface Cover {
  t: "cover";
  id: string;
  member: number;
}

/** Add chance of one's own to the next deal. */
export interface Mix {
  t: "mix";
  id: string;
  text: string;
}

/** Begin a match (host). */
export interface Start {
  t: "start";
  id: string;
}

/** Keep the table otherwise (host). Rules can be changed between matches. */
export interface Arrange {
  t: "arrange";
  id: string;
  rules: RulesRequest;
  places: number;
  clock: Clock;
  level: Level;
  memory_help: boolean;
  watch: boolean;
  listed: boolean;
  /** Whoever has not sat here yet may not sit down. */
  closed?: boolean;
}

/** Let a computer player sit down (host). */
export interface AddComputer {
  t: "add-computer";
  id: string;
  level: Level;
}

/** Send a person or a computer player away (host). */
export interface Remove {
  t: "remove";
  id: string;
  member: number;
}

/** Give the table to somebody else to keep (host). */
export interface HandOver {
  t: "hand-over";
  id: string;
  member: number;
}

/** Keep the table, since whoever kept it has stood up or is gone for long (`Presence`). */
export interface TakeOver {
  t: "take-over";
  id: string;
}

/** Say something to all: exactly one of a `phrase`, a `reaction`, or `text` (at tables by link alone). */
export interface Say {
  t: "say";
  id: string;
  phrase?: Phrase | null;
  reaction?: Reaction | null;
  text?: string | null;
}

/** What would be best now? For who plays against computer players alone. Answered by `Hinted` or `Refused`. */
export interface Hint {
  t: "hint";
  id: string;
}

/** What would have been better in the round that ended last? For the same, answered by `Reviewed` or `Refused`. */
export interface Review {
  t: "review";
  id: string;
}

/**
 * What was found of a legal move, by imagined games: the chance to win the match, and to lose a life or more in
 * this round, from 0 to 1, each with its standard error.
 */
export interface Prospect {
  move: string;
  win: number;
  win_error: number;
  lose: number;
  lose_error: number;
}

/**
 * Why a move is the best: the text `bot-reason-WHY`. `value`: points of the hand that it leads to or rests on,
 * `cards` and `seat`: whom it is about, `chance`: to lose a life.
 */
export interface Because {
  why: string;
  value: number | null;
  cards: string[];
  seat: number | null;
  chance: number | null;
}

/**
 * Answer to `Hint`: every legal move after event `number`, the best first, and why it is the best.
 *
 * `rough`: for now the figures rest on few imagined games.
 */
export interface Hinted {
  t: "hinted";
  id: string;
  number: number;
  moves: Prospect[];
  because: Because;
  rough: boolean;
}

/**
 * A decision that cost more than a little. `turn`: in which own turn of the round, from 1; `hand` and
 * `centre` as they were; `cost`: by how much the chance to win the match was less than it might have been.
 */
export interface Slip {
  turn: number;
  hand: string[];
  centre: string[];
  made: Prospect;
  best: Prospect;
  because: Because;
  cost: number;
}

/**
 * Answer to `Review`: of the `decisions` in that `round` of that `match` those that were not good enough, and
 * what all have cost. Each is judged by what its seat could know at that time; `rough` as in `Hinted`.
 */
export interface Reviewed {
  t: "reviewed";
  id: string;
  match: number;
  round: number;
  decisions: number;
  slips: Slip[];
  cost: number;
  rough: boolean;
}

/** A table's rules: all options, the preset they are named by, how they differ from the standard preset. */
export interface RulesInfo {
  preset: string | null;
  options: Record<string, OptionJson>;
  /** Names of the options that differ from the standard. */
  differences: string[];
}

/** Somebody who sits at the table, or has played there to a match's end. `level` is None for a person. */
export interface MemberInfo {
  member: number;
  name: string;
  look: number;
  level: Level | null;
  /** Matches won at this table, of the `played` ones. */
  wins: number;
  played: number;
}

/**
 * How the table is kept. `level`: of the computer player that plays for somebody absent. `closed`: whoever has
 * not sat here yet may not sit down.
 */
export interface TableSettings {
  places: number;
  clock: Clock;
  level: Level;
  memory_help: boolean;
  watch: boolean;
  listed: boolean;
  closed: boolean;
}

/** What a member has added to a deal's chance. */
export interface Mixed {
  member: number;
  text: string;
}

/**
 * What decides a round's cards: the promise (SHA-256, hex, of the seed), what was added, and, after the round,
 * the seed itself.
 */
export interface FairDeal {
  promise: string;
  mixes: Mixed[];
  seed: string | null;
}

/**
 * One seat of the match. `level` is None for a person. `swims`: in, with no lives left. `covered`: a
 * computer player plays for that person.
 */
export interface PlayerInfo {
  member: number;
  name: string;
  look: number;
  level: Level | null;
  covered: boolean;
  lives: number;
  swims: boolean;
  out: boolean;
  bought_back: boolean;
}

/** A legal move, and the points the own hand then has, where that is known already. */
export interface MoveChoice {
  move: string;
  value: number | null;
}

/**
 * Why a kind of move (`pass`, `knock`, `all`, `one`, `two`, `renew`, `draw`, `take`, `discard`)
 * is not legal now: the text `refusal-REASON`, and the rule's `clause`. Every kind that is not legal has one;
 * `discard` is that of the fourth card.
 */
export interface Refusal {
  kind: string;
  reason: string;
  clause: string;
}

/** What a seat loses and why: the text `why-WHY`, or None where there is nothing to say. */
export interface Reason {
  seat: number;
  hand: string[];
  /** Those cards of the hand that make its value. */
  counting: string[];
  value: number;
  lost: number;
  why: string | null;
}

/** A round's end: how (`knock`, `thirty_one`, …), and each seat that played. */
export interface Result {
  ended_by: string;
  hands: Reason[];
  may_buy_back: number[];
  buy_backs: number[] | null;
}

/** Cards that everybody saw a seat take and not give away (memory help); empty where it is switched off. */
export interface Known {
  seat: number;
  cards: string[];
}

/** The round in play, or the last one, as a seat may see it (R10.1). Cards are low to high. */
export interface RoundState {
  /** From 1, in this match. */
  number: number;
  dealer: number;
  /** Those in this round, the dealer's left first, the dealer last. */
  seats: number[];
  phase: "after" | "choice" | "discard" | "over" | "stock" | "turn";
  to_act: number | null;
  /** Turns that the player to act has finished. */
  lap: number;
  knocker: number | null;
  passed: number[];
  hand: string[];
  /** The card just drawn or taken, one of the four in `hand`. */
  fourth: string | null;
  /** Of the own three cards. */
  value: number | null;
  counting: string[];
  /** The centre, or the top of the discard pile. */
  centre: string[];
  /** Cards in the stock. */
  stock: number;
  /** Cards set aside, or in the discard pile under its top. */
  laid: number;
  known: Known[];
  moves: MoveChoice[];
  refusals: Refusal[];
  result: Result | null;
}

/**
 * One thing that the tutor says: the text `lesson-SAYS`, and the part of the table that it is about.
 *
 * `value`: points that the hand has, or would have after the move; `better`: those that it could have had.
 * `gave`, `took`: the cards of the move that is spoken of; `seat`: who is spoken of.
 */
export interface LessonText {
  says: string;
  about: "hand" | "move" | "value" | null;
  value: number | null;
  better: number | null;
  gave: string[];
  took: string[];
  seat: number | null;
}

/**
 * A first game that teaches: what is said now, one after the other, and the `move` that is advised.
 *
 * `learnt`: what has been done already, of `steps`. `praise`: the text `lesson-right-PRAISE` on the last move.
 */
export interface Lesson {
  steps: LessonStep[];
  learnt: LessonStep[];
  praise: LessonStep | null;
  texts: LessonText[];
  move: string | null;
}

/** All that a page needs to show a table, as one member or a spectator (`you` None) may see it. */
export interface TableState {
  table: string;
  /** The member whose page it is. */
  you: number | null;
  /** Its seat in the match. */
  seat: number | null;
  host: number;
  /** Of the match in play, or of the next one. */
  rules: RulesInfo;
  settings: TableSettings;
  /** All who are named in `party` or `players`, then those who have played here and are gone, at most 50. */
  members: MemberInfo[];
  /** The members who sit down for the next match, in the order in which they came. */
  party: number[];
  /** By seat; empty before the first match. */
  players: PlayerInfo[];
  /** `gathering`: before the first match; `next`: the round is over; `over`: the match is. */
  phase: "buy_back" | "gathering" | "next" | "over" | "round";
  /** From 1, at this table; 0 before the first. */
  match: number;
  /** The members who have won the last matches, at most 100, the newest last; None: nobody, or nobody yet. */
  winners: (number | null)[];
  round: RoundState | null;
  winner: number | null;
  /** Once the match is over: each seat's place, 1 the best; those who went out together share one. */
  places: number[] | null;
  may_answer_buy_back: boolean;
  /** The seats that must act now. */
  awaited: number[];
  /** The members who want to go on, in phase `next` or `over`. */
  ready: number[];
  /** Whether this member's `Continue` is awaited. */
  may_go_on: boolean;
  /** Milliseconds until the clock acts, from when this was sent; None where no clock runs. */
  time_left: number | null;
  /** Milliseconds for which those awaited have been awaited, when this was sent. */
  waiting: number;
  /** The promise for the next deal, while something can be added to it. */
  next_deal: FairDeal | null;
  /** Of the round in play, or the last one. */
  deal: FairDeal | null;
  /** At a table where somebody is taught, for that player. */
  lesson: Lesson | null;
}

/**
 * Something that happened, as this seat saw it: the log says it in words, the table shows it move.
 *
 * `kind` (the text `log-KIND`): `dealt`, `centre`, `kept`, `switched`, `exchanged`,
 * `passed`, `knocked`, `stayed`, `renewed`, `drew`, `took`, `discarded`, `shuffled`, `ended`,
 * `bought-back`, `match-won`, `match-drawn`. Cards the seat didn't see are absent.
 */
export interface LogEntry {
  kind: string;
  seat: number | null;
  gave: string[];
  took: string[];
  ended_by: string | null;
}

/**
 * Answer to `Hello`: the table as it is at event `number`, and the log of this round so far.
 *
 * A page that has missed only a few events is sent those instead, as `Happened`. A `Presence` closes the answer.
 */
export interface Welcome {
  t: "welcome";
  protocol: number;
  number: number;
  state: TableState;
  log: LogEntry[];
}

/** Answer to `Ping`. The first one comes unasked, before the answer to `Hello`: this server knows `Ping`. */
export interface Pong {
  t: "pong";
}

/** Event `number` of the table: what happened, and the table after it. */
export interface Happened {
  t: "happened";
  number: number;
  log: LogEntry[];
  state: TableState;
}

/** Who is connected, by member, and how many look on. Not an event: it has no number and is not kept. */
export interface Presence {
  t: "presence";
  members: number[];
  watching: number;
  /**
   * Milliseconds for which whoever keeps the table had no page connected, or a computer player played for them, when
   * this was sent; None while they are there, or that can't be known. After 60,000 others may take the table over.
   */
  host_gone: number | null;
}

/**
 * Somebody said something: one of a `phrase`, a `reaction` or `text`. Not an event, and not kept for long.
 *
 * `at`: milliseconds since 1970. `key` tells it from everything else that was said here. `earlier`: it was said
 * before, where another process listened, and is told only now.
 */
export interface Said {
  t: "said";
  key: string;
  member: number;
  at: number;
  phrase: string | null;
  reaction: string | null;
  text: string | null;
  earlier: boolean;
}

/** The command `id` was carried out, and saved, as event `number`. What happened follows. */
export interface Ack {
  t: "ack";
  id: string;
  number: number;
}

/**
 * The command `id` changed nothing: the text `refusal-CODE`, and the rule's `clause` where one forbids it.
 *
 * Besides the rules' reasons: those of `schwimmen.tables.commands.TableRefusal`, and `ServerRefusal`: `storage` (it
 * could not be saved: send it again later), `bad-rules`, `too-fast` (said too much at once), `no-talk` (no free
 * text here), `no-hints` (others play here too, or may), `no-round` (none has ended in which one played),
 * `thinking` (about too much else: ask again), `newcomers` (too many of that address have sat down here).
 */
export interface Refused {
  t: "refused";
  id: string;
  code: string;
  clause: string | null;
}

/** The connection ends: why, as a `Failure`; the text `failed-CODE`. `replaced`: another tab took the seat. */
export interface Failed {
  t: "failed";
  code: string;
}

/** Why rules can't be played: the text `rules-CODE`, `args` its variables. */
export interface RulesProblem {
  code: string;
  option: string;
  args: Record<string, string>;
}

/** Rules looked at (POST /api/rules). `problems` empty: they can be played, by 2 to `max_players`. */
export interface RulesAnswer {
  rules: RulesInfo | null;
  problems: RulesProblem[];
  max_players: number | null;
}

/** One value of one option. */
export interface OptionValue {
  option: string;
  value: OptionJson;
}

/**
 * One option: `values` as JSON gives them; for `number` the least and the greatest. It changes nothing
 * while another option has the value `idle`.
 */
export interface OptionInfo {
  name: string;
  kind: "choice" | "number" | "set" | "switch";
  values: (string | number | boolean)[];
  default: OptionJson;
  clause: string;
  idle: OptionValue | null;
}

/** One preset; its title is the text `preset-NAME`. */
export interface PresetInfo {
  name: string;
  players: [number, number];
  max_players: number;
  options: Record<string, OptionJson>;
  differences: string[];
}

/** All options and presets (GET /api/rules). */
export interface Catalogue {
  options: OptionInfo[];
  presets: PresetInfo[];
  standard: string;
}

/**
 * Open a table (POST /api/tables). `secret` is the maker's. With `start` the first match begins at once
 * (against the computer players alone); otherwise others can sit down until the host starts it.
 *
 * `lesson`: a first game that teaches, with rules, opponent and start of its own.
 */
export interface NewTable {
  rules: RulesRequest;
  name: string;
  secret: string;
  /** Computer players that sit down from the first. */
  opponents: Level[];
  start: boolean;
  places: number;
  look?: number;
  clock?: Clock;
  level?: Level;
  memory_help?: boolean;
  watch?: boolean;
  listed?: boolean;
  lesson?: boolean;
}

/** The new table's id: it is at the page's address `/t/ID`. */
export interface TableOpened {
  table: string;
}

/** A table that the lobby shows. */
export interface ListedTable {
  table: string;
  host: string;
  rules: RulesInfo;
  seated: number;
  places: number;
  playing: boolean;
  watch: boolean;
  clock: Clock;
}

/** The tables that anybody may come to (GET /api/lobby), the newest first; not more than 50. */
export interface Lobby {
  tables: ListedTable[];
}

/** One step of a match that is shown again: what happened, and the table after it. */
export interface ReplayStep {
  log: LogEntry[];
  state: TableState;
}

/** One round of a recorded match, of `rounds`, as seen from a seat (GET /api/replays/ID?seat=S&round=R). */
export interface Replay {
  seat: number;
  players: string[];
  rounds: number;
  /** From 0. */
  round: number;
  steps: ReplayStep[];
}

/** Show a record again that the page has (POST /api/replays, answered by `Replay`). */
export interface ReplayRequest {
  record: string;
  seat: number;
  round: number;
}

/** A link that replays a match: the page's address `/r/ID` (POST /api/tables/TABLE/matches/N/replay). */
export interface ReplayOpened {
  replay: string;
}

/** Share a score sheet (POST /api/sheets): its log, a line of JSON each, which the server keeps and doesn't read. */
export interface NewSheet {
  lines: string[];
}

/** The sheet's name: who knows it reads and writes; the page's address is `/sheet/NAME`. */
export interface SheetOpened {
  sheet: string;
}

/** Write on a sheet (POST /api/sheets/NAME) that has `after` lines, as far as one knows. */
export interface SheetLines {
  after: number;
  lines: string[];
}

/**
 * `taken`: the lines are on the sheet. If not, somebody was faster: `lines` are those behind `after`, as
 * they are for who only asks (GET /api/sheets/NAME?after=N).
 */
export interface SheetAnswer {
  taken: boolean;
  lines: string[];
}

/** Every answer that is no success: why, as a `Failure`; the text `failed-CODE`. */
export interface HttpProblem {
  code: string;
  problems: RulesProblem[];
}

export type ClientMessage = Hello | Ping | Play | Continue | BuyBack | Sit | Stand | Return | Cover | Mix | Start | Arrange | AddComputer | Remove | HandOver | TakeOver | Say | Hint | Review;

export type ServerMessage = Welcome | Pong | Happened | Presence | Said | Hinted | Reviewed | Ack | Refused | Failed;
