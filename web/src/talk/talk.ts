/** What is said at a table, in the reader's language; who is muted, and what hasn't been read. */

import { computed, signal } from "@preact/signals";
import { t } from "../i18n";
import type { Phrase, Reaction, Said } from "../protocol";
import type { Game, Heard } from "../store/game";

export const PHRASES: readonly Phrase[] = [
  "hello", "good-luck", "well-played", "thanks", "hurry", "moment", "sorry", "oops", "phew", "swim", "fire", "again", "bye",
];
export const REACTIONS: readonly Reaction[] = ["clap", "laugh", "wow", "sad", "angry", "heart"];

/** What was said, in words. A phrase that this page doesn't know yet says nothing. */
export function saidText(said: Said): string {
  if (said.text !== null) return said.text;
  if (said.phrase !== null) return PHRASES.includes(said.phrase as Phrase) ? t(`phrase-${said.phrase}`) : "";
  return REACTIONS.includes(said.reaction as Reaction) ? t(`reaction-${String(said.reaction)}`) : "";
}

export class Talk {
  /** Members whom this reader doesn't want to hear, until the tab is closed. */
  readonly muted = signal<readonly number[]>([]);
  private readonly read = signal<string | null>(null);

  /** What one hears: nothing of the muted. */
  readonly heard = computed(() => this.game.said.value.filter(({ member }) => !this.muted.value.includes(member)));

  /** What others have said since one last looked. */
  readonly unread = computed(() => {
    const heard = this.heard.value;
    const from = heard.findIndex(({ key }) => key === this.read.value) + 1;
    const own = this.game.state.value?.you;
    return heard.slice(from).filter(({ member, before }) => member !== own && !before).length;
  });

  constructor(private readonly game: Game) {
    this.muted.value = readMuted(game.table);
  }

  /** Everything has been seen. */
  markRead(): void {
    this.read.value = this.heard.peek().at(-1)?.key ?? null;
  }

  toggleMute(member: number): void {
    const muted = this.muted.peek();
    this.muted.value = muted.includes(member) ? muted.filter((one) => one !== member) : [...muted, member];
    writeMuted(this.game.table, this.muted.value);
  }
}

/** The last thing that was said just now by each member, as long as it is new. */
export function newest(heard: readonly Heard[], member: number): Heard | null {
  const last = heard.findLast((one) => one.member === member);
  return last?.live ? last : null;
}

const keyOf = (table: string): string => `schwimmen.muted.${table}`;

function readMuted(table: string): number[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(table)) ?? "[]");
    return Array.isArray(stored) ? stored.filter((one): one is number => typeof one === "number") : [];
  } catch {
    return [];
  }
}

function writeMuted(table: string, muted: readonly number[]): void {
  try {
    sessionStorage.setItem(keyOf(table), JSON.stringify(muted));
  } catch {
    // It lasts as long as the page, then.
  }
}
