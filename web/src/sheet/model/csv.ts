/** Evenings as a table for spreadsheets: a line for each player and round; and back again. */

import { decodeRules, encodeRules } from "../../rules/address";
import { entriesOf, newId, type Entry, type Id, type Logged, type Player, type RoundEntry } from "./entries";
import { eveningOf, nameOf, swims, type RoundResult } from "./evening";
import { BadFile, type Sheet } from "./file";
import { CATALOGUE, rulebook } from "./rules";
import { settleRound } from "./settle";

const COLUMNS = [
  "started", "match", "rules", "stake", "round", "dealer", "knocker", "ended", "player", "points", "lost", "by_hand", "back",
  "lives", "state",
] as const;
type Column = (typeof COLUMNS)[number];
type Row = Record<Column, string>;

export function writeCsv(sheets: readonly Sheet[]): string {
  const rows = sheets.flatMap(rowsOf);
  return [COLUMNS.join(","), ...rows.map((row) => COLUMNS.map((column) => quoted(row[column])).join(","))].join("\r\n") + "\r\n";
}

/** A field as RFC 4180 has it; what a spreadsheet would take for a formula is kept from being one. */
function quoted(field: string): string {
  const text = /^[=+\-@\t]/.test(field) ? `'${field}` : field;
  return /[",\r\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function rowsOf(sheet: Sheet): Row[] {
  const evening = eveningOf(entriesOf(sheet.log).entries);
  const name = (id: Id | null) => nameOf(evening, id);
  return evening.matches.flatMap((match) =>
    match.rounds.flatMap((round) =>
      round.before.filter(({ out }) => !out).map(({ id }): Row => ({
        started: new Date(sheet.started).toISOString(),
        match: String(match.number),
        rules: encodeRules(match.entry.rules),
        stake: String(match.entry.stake / 100),
        round: String(round.number),
        dealer: name(round.dealer),
        knocker: name(round.entry.knocker),
        ended: round.settled.endedBy ?? "",
        player: name(id),
        points: round.settled.points[id]?.toString() ?? "",
        lost: String(round.settled.lost[id] ?? 0),
        by_hand: round.entry.override ? "yes" : "",
        back: round.back.includes(id) ? "yes" : "",
        lives: String(round.after.find((seat) => seat.id === id)?.lives ?? 0),
        state: stateOf(round, id),
      })),
    ),
  );
}

function stateOf(round: RoundResult, id: Id): string {
  const seat = round.after.find((one) => one.id === id);
  return !seat || seat.out ? "out" : swims(seat) ? "swims" : "";
}

/** The evenings of a table that was written here. Raises BadFile. */
export function readCsv(text: string): Sheet[] {
  const table = text.replace(/^\uFEFF/, "");
  const names = /^.*/.exec(table)?.[0].split(/[,;]/) ?? [];
  if (!COLUMNS.every((column) => names.includes(column))) throw new BadFile("foreign");
  const [head = [], ...lines] = parse(table);
  if (lines.length === 0) throw new BadFile("empty");
  const rows = lines.map((line) => {
    if (line.length !== head.length) throw new BadFile("cut");
    return Object.fromEntries(head.map((column, i) => [column, (line[i] ?? "").replace(/^'(?=[=+\-@\t])/, "")])) as Row;
  });
  return [...groupedBy(rows, ({ started }) => started)].map(([started, own]) => sheetOf(Date.parse(started), own));
}

function groupedBy(rows: readonly Row[], key: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row]);
  return groups;
}

/** The fields of a text, whichever of comma and semicolon parts them. */
function parse(text: string): string[][] {
  const comma = /^[^"\r\n]*;/.test(text) ? ";" : ",";
  const field = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${comma}\\r\\n]*))(${comma}|\\r?\\n|$)`, "y");
  const rows: string[][] = [];
  let row: string[] = [];
  while (field.lastIndex < text.length) {
    const found = field.exec(text);
    if (!found) throw new BadFile("cut");
    row.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? "");
    if (found[3] !== comma) {
      if (row.length > 1 || row[0] !== "") rows.push(row);
      row = [];
    }
  }
  return rows;
}

function sheetOf(started: number, rows: readonly Row[]): Sheet {
  if (Number.isNaN(started)) throw new BadFile("foreign");
  const ids = new Map([...new Set(rows.map(({ player }) => player))].map((name) => [name, newId()]));
  const player = (name: string): Player => ({ id: ids.get(name) ?? "", name });
  const entries: Entry[] = [];
  for (const own of groupedBy(rows, ({ match }) => match).values()) entries.push(...matchOf(own, player));
  const log = entries.map((entry): Logged => ({ op: "add", entry, at: started }));
  return { id: newId(), started, log };
}

function matchOf(rows: readonly Row[], player: (name: string) => Player): Entry[] {
  const rounds = [...groupedBy(rows, ({ round }) => round).values()];
  const first = rounds[0]?.[0];
  if (!first) return [];
  const { rules, unknown } = decodeRules(first.rules, CATALOGUE);
  const seats = (rounds[0] ?? []).map((row) => row.player);
  if (unknown.length > 0 || seats.length < 2) throw new BadFile("foreign");
  const entries: Entry[] = [
    {
      kind: "match", id: newId(), rules, players: seats.map(player), dealer: player(first.dealer).id,
      stake: Math.round(Number(first.stake) * 100) || 0,
    },
  ];
  rounds.forEach((own, i) => {
    const before = new Map(rounds[i - 1]?.map((row) => [row.player, row]));
    for (const [name, row] of i === 0 ? [] : before) {
      if (row.state !== "out" && !own.some((one) => one.player === name)) entries.push({ kind: "leaves", id: newId(), player: player(name).id });
    }
    own.forEach((row, place) => {
      if (i === 0 || before.has(row.player)) return;
      const after = player(own.at(place - 1)?.player ?? "").id;
      entries.push({ kind: "joins", id: newId(), player: player(row.player), after, lives: Number(row.lives) + Number(row.lost) });
    });
    entries.push(roundOf(own, rules, player));
  });
  return entries;
}

function roundOf(rows: readonly Row[], rules: Parameters<typeof rulebook>[0], player: (name: string) => Player): RoundEntry {
  const lost = Object.fromEntries(rows.map((row) => [player(row.player).id, Number(row.lost)]));
  if (!Object.values(lost).every((lives) => [0, 1, 2].includes(lives))) throw new BadFile("foreign");
  const known = rows.every((row) => row.points !== "" && Number.isInteger(2 * Number(row.points)));
  const [{ knocker, ended } = { knocker: "", ended: "" }] = rows;
  const spared = rows.filter((row) => row.lost === "0");
  const round: RoundEntry = {
    kind: "round",
    id: newId(),
    way: known ? "points" : "losers",
    hands: known ? Object.fromEntries(rows.map((row) => [player(row.player).id, { value: 2 * Number(row.points) }])) : {},
    losers: known ? null : lost,
    knocker: knocker === "" ? null : player(knocker).id,
    fire: !known && ended === "fire" && spared.length === 1 && spared[0] ? player(spared[0].player).id : null,
    void: ended === "void",
    override: null,
    back: rows.filter(({ back }) => back === "yes").map((row) => player(row.player).id),
  };
  // Suits are not in the table: what they decided is kept as it was.
  const settled = settleRound(rulebook(rules), Object.keys(lost), round);
  const same = settled.problems.length === 0 && Object.entries(lost).every(([id, lives]) => settled.lost[id] === lives);
  return rows.some((row) => row.by_hand === "yes") || !same ? { ...round, override: lost } : round;
}
