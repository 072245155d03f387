/**
 * What happened is shown one thing after another, however fast it arrives. A stage shows one step; without a stage
 * (another page is looked at, the tab is hidden) the steps are taken at once.
 */

import type { LogEntry, TableState } from "../protocol";

export interface Step {
  number: number;
  log: LogEntry[];
  state: TableState;
  /** When it arrived, in milliseconds of the page's own clock. */
  at: number;
}

export interface Stage {
  /** The step is about to be applied: measure what is there. */
  before(step: Step): void;
  /** The step is applied. Resolves when it has been shown, and looked at for a while if there is `more` to come. */
  show(step: Step, more: () => boolean): Promise<void>;
  /** Finish what is being shown, now. */
  finish(): void;
}

export class Playback {
  private readonly queue: Step[] = [];
  private running = false;
  private stage: Stage | null = null;

  constructor(
    private readonly apply: (step: Step) => void,
    /** Everything that arrived has been shown. */
    private readonly idle: () => void,
  ) {}

  get busy(): boolean {
    return this.running;
  }

  enter(stage: Stage): () => void {
    this.stage = stage;
    return () => {
      if (this.stage !== stage) return;
      this.stage = null;
      stage.finish();
    };
  }

  push(step: Step): void {
    this.queue.push(step);
    if (!this.running) void this.run();
  }

  /** Finish the step at hand. */
  skip(): void {
    this.stage?.finish();
  }

  /** Forget what has not been shown: the whole state has come anew. */
  clear(): void {
    this.queue.length = 0;
    this.skip();
  }

  private async run(): Promise<void> {
    this.running = true;
    for (let step = this.queue.shift(); step; step = this.queue.shift()) {
      const { stage } = this;
      stage?.before(step);
      this.apply(step);
      if (stage) await stage.show(step, () => this.queue.length > 0);
    }
    this.running = false;
    this.idle();
  }
}
