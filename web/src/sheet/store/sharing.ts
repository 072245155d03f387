/**
 * A sheet that several write on. The server keeps its log; a line is on the sheet once the server has taken it, at the
 * place where the writer thought the sheet ended. Who was second gets the other's lines instead, and is asked.
 */

import { signal } from "@preact/signals";
import { ask, ApiError } from "../../net/api";
import type { SheetAnswer, SheetOpened } from "../../protocol";
import type { Logged } from "../model/entries";
import { readLog } from "../model/file";
import type { Kept } from "./database";
import { current, currentId, sheets, store } from "./sheets";

/** Milliseconds between two looks at what the others wrote, and after one that failed. */
const OFTEN = 2000;
const SELDOM = 8000;

/** `gone`: the server knows no such sheet (any more). */
export const link = signal<"fine" | "lost" | "gone">("fine");

const lines = (log: readonly Logged[]) => log.map((line) => JSON.stringify(line));

function parsed(texts: readonly string[]): Logged[] {
  const log = readLog(texts.map((text): unknown => JSON.parse(text)));
  if (!log) throw new RangeError("a line that this page can't read");
  return log;
}

/** Let others see and write the present sheet. Raises ApiError. */
export async function share(): Promise<void> {
  const sheet = current.peek();
  if (!sheet || sheet.share) return;
  const { log } = sheet;
  const { sheet: id } = await ask<SheetOpened>("/api/sheets", { lines: lines(log) });
  const now = sheets.peek().find((one) => one.id === sheet.id) ?? sheet;
  await store([{ ...now, share: { id, agreed: log.length, aside: [] } }]);
}

/** Open the sheet behind a link: as it is here, or as the server has it. Raises ApiError or RangeError. */
export async function join(id: string): Promise<void> {
  const here = sheets.peek().find((sheet) => sheet.share?.id === id);
  if (!here) {
    const { lines: texts } = await ask<SheetAnswer>(`/api/sheets/${id}`);
    const log = parsed(texts);
    await store([{ id, started: log[0]?.at ?? Date.now(), log, share: { id, agreed: log.length, aside: [] } }]);
  }
  currentId.value = here?.id ?? id;
}

/** Keep the present sheet and the server's one, until the function that it gives is called. */
export function follow(): () => void {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout>;
  const turn = async () => {
    const sheet = current.peek();
    let pause = OFTEN;
    if (sheet?.share && document.visibilityState === "visible") {
      try {
        await exchange(sheet.id);
        link.value = "fine";
      } catch (error) {
        link.value = error instanceof ApiError && error.problem.code === "not-found" ? "gone" : "lost";
        pause = SELDOM;
      }
    }
    if (!stopped) timer = setTimeout(() => void turn(), pause);
  };
  void turn();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

/** Send what is new here, or get what is new there. */
async function exchange(id: Kept["id"]): Promise<void> {
  const now = () => sheets.peek().find((sheet) => sheet.id === id);
  const before = now();
  if (!before?.share) return;
  const { share: asked } = before;
  const own = before.log.slice(asked.agreed);
  const path = `/api/sheets/${asked.id}`;
  const answer =
    own.length > 0
      ? await ask<SheetAnswer>(path, { after: asked.agreed, lines: lines(own) })
      : await ask<SheetAnswer>(`${path}?after=${asked.agreed}`);
  const sheet = now();
  // Another window may have done the same meanwhile.
  if (sheet?.share?.agreed !== asked.agreed) return;
  if (answer.taken) {
    await store([{ ...sheet, share: { ...sheet.share, agreed: asked.agreed + own.length } }]);
  } else if (answer.lines.length > 0) {
    const theirs = parsed(answer.lines);
    const same = lines(own).every((line, i) => line === answer.lines[i]);
    // An answer that got lost on its way: our lines are there already.
    const aside = same && own.length > 0 ? sheet.log.slice(asked.agreed + own.length) : sheet.log.slice(asked.agreed);
    const log = [...sheet.log.slice(0, asked.agreed), ...theirs];
    await store([{ ...sheet, log, share: { ...sheet.share, agreed: log.length, aside: [...sheet.share.aside, ...aside] } }]);
  }
}

/** Write what was set aside behind what the others wrote, or drop it. */
export async function resolve(keep: boolean): Promise<void> {
  const sheet = current.peek();
  if (!sheet?.share) return;
  const { aside } = sheet.share;
  await store([{ ...sheet, log: keep ? [...sheet.log, ...aside] : sheet.log, share: { ...sheet.share, aside: [] } }]);
}
