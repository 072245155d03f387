/** A world for `Link` in which nothing happens by itself. */

import type { LinkWorld, Socket } from "../net/link";
import type { ClientMessage, Happened, ServerMessage } from "../protocol";
import round from "./round.json";

/** What a server really sent: a deal, bots' moves, two moves of the own seat, the round's end, the next deal. */
export const ROUND = round as unknown as ServerMessage[];

/** The events among them. */
export function happenedOf(): [Happened, ...Happened[]] {
  const [first, ...others] = ROUND.filter((message): message is Happened => message.t === "happened");
  if (!first) throw new Error("no events");
  return [first, ...others];
}

export class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: ClientMessage[] = [];
  open = false;
  closed = false;

  send(text: string): void {
    if (!this.open) throw new Error("the socket isn't open");
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.closed = true;
    this.open = false;
  }

  /** The connection stands. */
  accept(): void {
    this.open = true;
    this.onopen?.();
  }

  say(...messages: ServerMessage[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The connection breaks. */
  break(): void {
    this.open = false;
    this.onclose?.();
  }
}

export class FakeWorld implements LinkWorld {
  readonly sockets: FakeSocket[] = [];
  private timers: { at: number; action: () => void }[] = [];
  private time = 0;

  connect(): FakeSocket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  }

  now(): number {
    return this.time;
  }

  later(milliseconds: number, action: () => void): () => void {
    const timer = { at: this.time + milliseconds, action };
    this.timers.push(timer);
    return () => (this.timers = this.timers.filter((other) => other !== timer));
  }

  /** Let time pass. */
  pass(milliseconds: number): void {
    const until = this.time + milliseconds;
    for (;;) {
      const [next] = this.timers.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at);
      if (!next) break;
      this.timers = this.timers.filter((timer) => timer !== next);
      this.time = next.at;
      next.action();
    }
    this.time = until;
  }

  get socket(): FakeSocket {
    const last = this.sockets.at(-1);
    if (!last) throw new Error("nothing has connected");
    return last;
  }
}
