/** Evenings as files: JSON with everything in it, and what is read of such a file, whoever wrote it. */

import type { OptionJson } from "../../protocol";
import type { Entry, Hand, Id, Logged, Player, RoundEntry } from "./entries";
import { CATALOGUE } from "./rules";

export const FORMAT = "schwimmen-sheet/";
export const VERSION = 1;

/** An evening as it is stored. */
export interface Sheet {
  id: Id;
  /** Milliseconds since 1970. */
  started: number;
  log: readonly Logged[];
}

/** Why a file can't be taken: the text is `sheet-import-CODE`. */
export class BadFile extends Error {
  constructor(readonly code: "cut" | "foreign" | "later" | "empty") {
    super(code);
  }
}

export function writeJson(sheets: readonly Sheet[]): string {
  return `${JSON.stringify({ format: FORMAT + String(VERSION), evenings: sheets }, null, 1)}\n`;
}

/** The evenings of a file. Raises BadFile. */
export function readJson(text: string): Sheet[] {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new BadFile(text.includes(FORMAT) ? "cut" : "foreign");
  }
  if (!isObject(file) || typeof file.format !== "string" || !file.format.startsWith(FORMAT)) throw new BadFile("foreign");
  if (Number(file.format.slice(FORMAT.length)) > VERSION) throw new BadFile("later");
  if (!Array.isArray(file.evenings)) throw new BadFile("cut");
  if (file.evenings.length === 0) throw new BadFile("empty");
  return file.evenings.map((one) => {
    const sheet = readSheet(one);
    if (!sheet) throw new BadFile("foreign");
    return sheet;
  });
}

/** An evening from outside, or null where it is none that this program can show. */
export function readSheet(value: unknown): Sheet | null {
  if (!isObject(value) || !isId(value.id) || !isCount(value.started, Number.MAX_SAFE_INTEGER)) return null;
  const log = readLog(value.log);
  return log && { id: value.id, started: value.started, log };
}

/** A log from outside, or null. */
export function readLog(value: unknown): Logged[] | null {
  if (!Array.isArray(value)) return null;
  const log = value.map(readLogged);
  return log.every((one) => one !== null) ? log : null;
}

function readLogged(value: unknown): Logged | null {
  if (!isObject(value) || !isCount(value.at, Number.MAX_SAFE_INTEGER)) return null;
  const { at, op } = value;
  if (op === "undo" || op === "redo") return { op, at };
  if (op === "remove") return isId(value.id) ? { op, id: value.id, at } : null;
  if (op !== "add" && op !== "change") return null;
  const entry = readEntry(value.entry);
  return entry && { op, entry, at };
}

function readEntry(value: unknown): Entry | null {
  if (!isObject(value) || !isId(value.id)) return null;
  const { id } = value;
  switch (value.kind) {
    case "ends":
      return { kind: "ends", id };
    case "leaves":
      return isId(value.player) ? { kind: "leaves", id, player: value.player } : null;
    case "renamed":
      return isId(value.player) && isName(value.name) ? { kind: "renamed", id, player: value.player, name: value.name } : null;
    case "joins": {
      const player = readPlayer(value.player);
      if (!player || typeof value.after !== "string" || !isCount(value.lives, 9)) return null;
      return { kind: "joins", id, player, after: value.after, lives: value.lives };
    }
    case "match":
      return readMatch(id, value);
    case "round":
      return readRound(id, value);
    default:
      return null;
  }
}

function readMatch(id: Id, value: Record<string, unknown>): Entry | null {
  const { rules, players, dealer, stake } = value;
  if (!isObject(rules) || !isObject(rules.options) || !CATALOGUE.presets.some(({ name }) => name === rules.preset)) return null;
  if (!Object.entries(rules.options).every(([name, one]) => isOption(name, one))) return null;
  if (!Array.isArray(players) || players.length < 1 || players.length > 16 || !isId(dealer) || !isCount(stake, 1e7)) return null;
  const known = players.map(readPlayer);
  if (!known.every((one) => one !== null) || new Set(known.map((one) => one.id)).size < known.length) return null;
  const options = rules.options as Record<string, OptionJson>;
  return { kind: "match", id, rules: { preset: String(rules.preset), options }, players: known, dealer, stake };
}

function isOption(name: string, value: unknown): boolean {
  const option = CATALOGUE.options.find((one) => one.name === name);
  if (!option) return false;
  if (option.kind === "number") return isCount(value, Number(option.values[1])) && value >= Number(option.values[0]);
  if (option.kind === "set") return Array.isArray(value) && value.length > 0 && value.every((one) => option.values.includes(one as number));
  return option.values.includes(value as string);
}

function readRound(id: Id, value: Record<string, unknown>): RoundEntry | null {
  const { way, hands, losers, knocker, fire, override, back } = value;
  if (way !== "losers" && way !== "points" && way !== "cards") return null;
  if (!isObject(hands) || !Object.values(hands).every(isHand)) return null;
  if (!isLives(losers) || !isLives(override) || !isIdOrNull(knocker) || !isIdOrNull(fire)) return null;
  if (typeof value.void !== "boolean" || !Array.isArray(back) || !back.every(isId)) return null;
  return {
    kind: "round", id, way, hands: hands as Record<Id, Hand>, losers, knocker, fire, void: value.void, override, back,
  };
}

function readPlayer(value: unknown): Player | null {
  return isObject(value) && isId(value.id) && isName(value.name) ? { id: value.id, name: value.name } : null;
}

function isHand(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { value: worth, order, cards } = value;
  return (
    (worth === undefined || isCount(worth, 64)) && (order === undefined || isCount(order, 31)) &&
    (cards === undefined || (Array.isArray(cards) && cards.length <= 3 && cards.every((card) => /^[2-9TJQKA][cshd]$/.test(String(card)))))
  );
}

function isLives(value: unknown): value is Record<Id, number> | null {
  return value === null || (isObject(value) && Object.values(value).every((one) => isCount(one, 2)));
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
const isId = (value: unknown): value is Id => typeof value === "string" && /^[\w-]{1,40}$/.test(value);
const isIdOrNull = (value: unknown): value is Id | null => value === null || isId(value);
const isName = (value: unknown): value is string => typeof value === "string" && value.trim() !== "" && value.length <= 40;
const isCount = (value: unknown, most: number): value is number => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;

export interface Merged {
  /** What is to be stored, new or longer than before. */
  sheets: Sheet[];
  /** How many evenings were here already. */
  known: number;
}

/** What an import adds to what is here. Nothing here is lost: an evening that differs comes beside the one that is here. */
export function merge(here: readonly Sheet[], read: readonly Sheet[], freshId: () => Id): Merged {
  const merged: Merged = { sheets: [], known: 0 };
  for (const sheet of read) {
    const old = here.find(({ id }) => id === sheet.id);
    const texts = [old?.log ?? [], sheet.log].map((log) => log.map((one) => JSON.stringify(one)));
    const [own = [], other = []] = texts;
    if (old && other.every((line, i) => line === own[i])) merged.known += 1;
    else if (!old || own.every((line, i) => line === other[i])) merged.sheets.push(sheet);
    else merged.sheets.push({ ...sheet, id: freshId() });
  }
  return merged;
}
