/** A table as it is shown, one step at a time: one in play, or a match that is shown again. */

import { batch, computed, signal, type ReadonlySignal } from "@preact/signals";
import type { LogEntry, MoveChoice, PlayerInfo, TableState } from "../protocol";
import { Playback, type Step } from "./playback";

/** A line of the log; `key` tells it from all others. */
export interface LogLine {
  key: number;
  entry: LogEntry;
}

export abstract class Shown {
  /** The table as it is shown now; it may be behind what has arrived. */
  readonly state = signal<TableState | null>(null);
  readonly log = signal<readonly LogLine[]>([]);
  /** Steps are still being shown. */
  readonly playing = signal(false);
  readonly playback = new Playback(
    (step) => this.apply(step),
    () => (this.playing.value = false),
  );
  private keys = 0;

  /** Whether a decision of this seat would reach the position that one sees. */
  abstract readonly ready: ReadonlySignal<boolean>;

  /** The moves that may be played now. */
  readonly moves = computed<readonly MoveChoice[]>(() =>
    this.ready.value ? (this.state.value?.round?.moves ?? []) : [],
  );

  abstract play(move: string): void;

  protected apply({ state, log }: Step): void {
    const lines = log.map((entry) => ({ key: (this.keys += 1), entry }));
    const begins = log.findIndex((entry) => entry.kind === "dealt");
    // The seats of another match are other people's: what was said of the last one would be said of them.
    const before = this.state.peek()?.match === state.match ? this.log.value : [];
    batch(() => {
      this.log.value = begins < 0 ? [...before, ...lines] : lines.slice(begins);
      this.state.value = state;
    });
  }
}

/** The player at a seat; asking for one that isn't there is a fault of the page. */
export function playerAt(state: TableState, seat: number): PlayerInfo {
  const player = state.players[seat];
  if (!player) throw new RangeError(`no seat ${seat}`);
  return player;
}
