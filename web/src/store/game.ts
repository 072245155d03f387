/** A table in play: what the server said, and what may be asked of it. */

import { batch, computed, signal } from "@preact/signals";
import { Link, type CommandBody, type LinkStatus, type LinkWorld } from "../net/link";
import type { Hinted, Presence, Refused, Reviewed, Said, TableState } from "../protocol";
import type { Step } from "./playback";
import { Shown } from "./shown";

/** When the clock acts, and since when those awaited are: moments of the page's own clock, in milliseconds. */
export interface Clock {
  until: number | null;
  since: number;
}

/** Something that was said. */
export interface Heard extends Said {
  /** It was said just now; otherwise while nobody listened here. */
  live: boolean;
  /** It was said before this page came to the table. */
  before: boolean;
}

/** So many things that were said are kept. */
const REMEMBERED = 100;

export class Game extends Shown {
  readonly status = signal<LinkStatus>("connecting");
  /** Why the connection ended for good: the id of a text. */
  readonly failure = signal<string | null>(null);
  /** The server refused a command. */
  readonly refused = signal<Refused | null>(null);
  /** Who is connected; null until it is known. */
  readonly presence = signal<Presence | null>(null);
  /** Since when whoever keeps the table is gone, by the page's own clock; null while they are there. */
  readonly hostGone = signal<number | null>(null);
  readonly said = signal<readonly Heard[]>([]);
  /** How often the server has greeted this page: with each connection it does. */
  readonly greetings = signal(0);
  /** The newest state that has arrived; what is shown may be behind it. */
  latest: TableState | null = null;
  /** The present connection has told everything that was missed. */
  private greeted = false;
  readonly clock = signal<Clock>({ until: null, since: 0 });
  /** The ids of the commands that the server hasn't answered yet. */
  readonly unanswered = signal<readonly string[]>([]);
  /** What would be best in the position that is shown, once that was asked; and whether it is looked at. */
  readonly hint = signal<Hinted | null>(null);
  readonly hintOpen = signal(false);
  /** What would have been better in the last round; and whether that was asked and is not done with. */
  readonly review = signal<Reviewed | null>(null);
  readonly reviewing = signal(false);
  private readonly waiting = signal(false);
  private readonly link: Link;
  private number = -1;
  private hintAsked = "";

  readonly ready = computed(() => !this.playing.value && !this.waiting.value && this.status.value === "open");

  constructor(
    readonly table: string,
    readonly secret: string,
    session: string,
    private readonly world: LinkWorld,
    /** The table was opened just now: show its first events too. */
    fresh = false,
  ) {
    super();
    this.link = new Link(
      table,
      secret,
      session,
      {
        status: (status) => {
          this.greeted = false;
          this.status.value = status;
        },
        welcome: ({ number, state, log }) => {
          this.latest = state;
          this.playback.clear();
          batch(() => {
            this.log.value = [];
            this.apply({ number, state, log, at: world.now() });
            this.settle();
          });
        },
        happened: ({ number, state, log }) => {
          this.latest = state;
          this.playing.value = true;
          this.playback.push({ number, state, log, at: world.now() });
          this.settle();
        },
        presence: (presence) => this.meet(presence),
        said: (said) => this.hear(said),
        hinted: (message) => {
          if (message.number === this.number) {
            batch(() => {
              this.hint.value = message;
              this.hintOpen.value = true;
            });
          }
          this.settle();
        },
        reviewed: (message) => {
          this.review.value = message;
          this.settle();
        },
        refused: (message) => {
          this.refused.value = message;
          this.reviewing.value = this.review.peek() !== null;
          this.settle();
        },
        failed: (code) => (this.failure.value = code),
        answered: () => this.settle(),
      },
      world,
    );
    if (fresh) this.link.last = 0;
  }

  open(): void {
    this.link.open();
  }

  /** Take the seat back from another tab. */
  reopen(): void {
    this.failure.value = null;
    this.link.reopen();
  }

  hurry(): void {
    this.link.hurry();
  }

  close(): void {
    this.link.close();
    this.playback.clear();
  }

  play(move: string): void {
    this.decide((number) => ({ t: "play", number, move }));
  }

  goOn(): void {
    this.decide((number) => ({ t: "continue", number }));
  }

  buyBack(yes: boolean): void {
    this.decide((number) => ({ t: "buy-back", number, yes }));
  }

  /** Look at what would be best; it is asked once for a position. */
  askHint(): void {
    if (!this.ready.peek()) return;
    if (this.hint.peek()) this.hintOpen.value = true;
    else if (!this.link.unanswered.includes(this.hintAsked)) this.hintAsked = this.ask({ t: "hint" });
  }

  /** Look at what would have been better in the round that is over. */
  askReview(): void {
    if (this.reviewing.peek() || !this.ready.peek()) return;
    this.reviewing.value = true;
    this.ask({ t: "review" });
  }

  closeReview(): void {
    batch(() => {
      this.review.value = null;
      this.reviewing.value = false;
    });
  }

  /** Ask something that depends on no position. Gives the command's id: `refused` names it. */
  ask(command: CommandBody): string {
    this.refused.value = null;
    const id = this.link.send(command);
    this.settle();
    return id;
  }

  /** Milliseconds from now to a moment of `clock`. */
  until(moment: number): number {
    return moment - this.world.now();
  }

  private decide(command: (number: number) => CommandBody): void {
    if (this.ready.peek()) this.ask(command(this.number));
  }

  private settle(): void {
    batch(() => {
      this.waiting.value = !this.link.settled;
      this.unanswered.value = this.link.unanswered;
    });
  }

  /** The first word of who is there closes the greeting. */
  private meet(presence: Presence): void {
    batch(() => {
      this.presence.value = presence;
      this.hostGone.value = presence.host_gone === null ? null : this.world.now() - presence.host_gone;
      if (!this.greeted) this.greetings.value += 1;
      this.greeted = true;
    });
  }

  private hear(said: Said): void {
    if (this.said.peek().some(({ key }) => key === said.key)) return;
    const greetings = this.greetings.peek();
    const before = greetings === 0 || (said.earlier && greetings === 1);
    const heard = { ...said, live: this.greeted && !said.earlier, before };
    this.said.value = [...this.said.peek(), heard].slice(-REMEMBERED);
  }

  protected override apply(step: Step): void {
    const { number, state, at } = step;
    batch(() => {
      super.apply(step);
      this.number = number;
      this.hint.value = null;
      this.hintOpen.value = false;
      this.clock.value = { until: state.time_left === null ? null : at + state.time_left, since: at - state.waiting };
    });
  }
}
