/** A recorded match that is shown again: one step at a time, forwards and backwards, through the eyes of a seat. */

import { batch, signal } from "@preact/signals";
import type { Replay } from "../protocol";
import { Shown } from "./shown";

export type LoadReplay = (seat: number, round: number) => Promise<Replay>;

export class Replayer extends Shown {
  /** Nobody decides anything here. */
  readonly ready = signal(false);
  /** The round that is shown, as the server tells it; null until the first is there. */
  readonly replay = signal<Replay | null>(null);
  /** Which of its steps is shown. */
  readonly at = signal(0);
  private readonly loaded = new Map<string, Promise<Replay>>();
  private asked = 0;

  constructor(private readonly load: LoadReplay) {
    super();
  }

  play(): void {
    // The moves are played already.
  }

  /** Show a step of a round at once. Rejects with what the loading rejects with; then all stays as it was. */
  async show(seat: number, round: number, step: number): Promise<void> {
    const asked = (this.asked += 1);
    const replay = await this.fetch(seat, round);
    if (asked !== this.asked) return; // something else was wanted meanwhile
    this.playback.clear();
    batch(() => {
      this.replay.value = replay;
      this.place(step < 0 ? replay.steps.length - 1 : Math.min(step, replay.steps.length - 1));
    });
  }

  /** The next step, with its cards travelling; after a round's last one, the next round. */
  async forward(): Promise<void> {
    const replay = this.replay.peek();
    if (!replay) return;
    const next = this.at.peek() + 1;
    const step = replay.steps[next];
    if (step) {
      this.playing.value = true;
      this.at.value = next;
      this.playback.push({ number: next, log: step.log, state: step.state, at: 0 });
    } else if (replay.round + 1 < replay.rounds) {
      await this.show(replay.seat, replay.round + 1, 0);
    }
  }

  /** The step before; before a round's first one, the end of the round before. */
  async back(): Promise<void> {
    const replay = this.replay.peek();
    if (!replay) return;
    const at = this.at.peek();
    if (at > 0) {
      this.playback.clear();
      this.place(at - 1);
    } else if (replay.round > 0) {
      await this.show(replay.seat, replay.round - 1, -1);
    }
  }

  /** Whether nothing comes before, or after, what is shown. */
  get ends(): { first: boolean; last: boolean } {
    const replay = this.replay.value;
    if (!replay) return { first: true, last: true };
    return {
      first: this.at.value === 0 && replay.round === 0,
      last: this.at.value >= replay.steps.length - 1 && replay.round >= replay.rounds - 1,
    };
  }

  private fetch(seat: number, round: number): Promise<Replay> {
    const key = `${seat}/${round}`;
    let loading = this.loaded.get(key);
    if (!loading) {
      loading = this.load(seat, round);
      this.loaded.set(key, loading);
      loading.catch(() => this.loaded.delete(key));
    }
    return loading;
  }

  private place(at: number): void {
    const steps = this.replay.peek()?.steps ?? [];
    const step = steps[at];
    if (!step) return;
    batch(() => {
      this.playing.value = false;
      this.at.value = at;
      this.log.value = [];
      this.apply({ number: at, log: steps.slice(0, at + 1).flatMap(({ log }) => log), state: step.state, at: 0 });
    });
  }
}
