/**
 * One connection to one table. It greets with the last event it has, sends commands until each is answered, notices
 * gaps, and comes back by itself when the connection drops, also where it dies without a word: then whoever was silent for
 * long is asked whether anybody is there. It knows nothing of the game.
 */

import { PROTOCOL } from "../protocol";
import type { ClientMessage, Happened, Hinted, Presence, Refused, Reviewed, Said, ServerMessage, Welcome } from "../protocol";

/** `closed`: for good, until `reopen`; the reason was given to `failed`. */
export type LinkStatus = "connecting" | "open" | "lost" | "closed";

export interface LinkListener {
  status(status: LinkStatus): void;
  welcome(message: Welcome): void;
  happened(message: Happened): void;
  presence(message: Presence): void;
  said(message: Said): void;
  hinted(message: Hinted): void;
  reviewed(message: Reviewed): void;
  refused(message: Refused): void;
  failed(code: string): void;
  /** A command was acknowledged. */
  answered(): void;
}

/** What a link needs of a WebSocket. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** What a link needs of the world; a test brings its own. */
export interface LinkWorld {
  connect(): Socket;
  later(milliseconds: number, action: () => void): () => void;
  /** Milliseconds, from some moment on. */
  now(): number;
}

export type CommandBody = ClientMessage extends infer Message
  ? Message extends { id: string }
    ? Omit<Message, "id">
    : never
  : never;
type Command = Extract<ClientMessage, { id: string }>;

const BACKOFF = [300, 700, 1500, 3000, 6000, 10000];
/** A command that stays unanswered for so long shows that the connection is dead. */
const ANSWER_WITHIN = 8000;
/** So long a new connection may take until the server is heard. */
const GREET_WITHIN = 15000;
/** After so long a silence it is asked whether anybody is there, and answered within so long; sooner, if one looks. */
const SILENCE = 15000;
const PONG_WITHIN = 5000;
const PONG_SOON = 3000;

export class Link {
  /** The number of the last event that has arrived; -1 before the first. */
  last = -1;
  private status: LinkStatus = "connecting";
  private socket: Socket | null = null;
  /** The socket can be written to. */
  private live = false;
  private attempts = 0;
  /** When the last attempt to connect began. */
  private begun = -Infinity;
  private cancelRetry: (() => void) | null = null;
  private cancelWatch: (() => void) | null = null;
  /** What happens once nothing has been heard for long enough, and when, if that is the end of the socket. */
  private cancelSilence: (() => void) | null = null;
  private givesUpAt: number | null = null;
  /** The server at the other end knows `ping`; an older one would end the connection for it. */
  private pings = false;
  private readonly waiting = new Map<string, Command>();
  private acknowledged = -1;
  private sent = 0;

  constructor(
    private readonly table: string,
    private readonly secret: string,
    private readonly session: string,
    private readonly listener: LinkListener,
    private readonly world: LinkWorld,
  ) {}

  /** Whether every decision that was sent has been answered, and what it led to has arrived. */
  get settled(): boolean {
    return ![...this.waiting.values()].some((command) => "number" in command) && this.last >= this.acknowledged;
  }

  /** The ids of the commands that have not been answered. */
  get unanswered(): string[] {
    return [...this.waiting.keys()];
  }

  open(): void {
    this.connect();
  }

  /** After `failed`: try again from the beginning (take a seat back from another tab). */
  reopen(): void {
    this.attempts = 0;
    this.status = "connecting";
    this.listener.status("connecting");
    this.connect();
  }

  /** The network is back, or the page is looked at again: find out at once whether the connection is still one. */
  hurry(): void {
    if (this.status === "closed") return;
    if (this.pings) this.probe(PONG_SOON);
    else if (!this.socket || (!this.live && this.world.now() - this.begun >= PONG_SOON)) this.connect();
  }

  close(): void {
    this.become("closed");
    this.drop();
  }

  /** Send a command, now or once there is a connection. Gives its id. */
  send(body: CommandBody): string {
    this.sent += 1;
    const command: Command = { ...body, id: `${this.session}-${this.sent}` };
    this.waiting.set(command.id, command);
    if (this.live) this.transmit(command);
    this.watch();
    return command.id;
  }

  private connect(): void {
    this.drop();
    const socket = this.world.connect();
    this.socket = socket;
    this.begun = this.world.now();
    this.expect(GREET_WITHIN);
    socket.onopen = () => {
      const { table, secret, last } = this;
      this.live = true;
      this.transmit({ t: "hello", protocol: PROTOCOL, table, secret, last });
      this.become("open");
      for (const command of this.waiting.values()) this.transmit(command);
      this.watch();
    };
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.giveUp();
  }

  /** The socket is dead, whether it says so or not. */
  private giveUp(): void {
    this.drop();
    this.retry();
  }

  /** Ask whether anybody is there, unless that was asked already. */
  private probe(within: number): void {
    if (this.givesUpAt === null) this.transmit({ t: "ping" });
    this.expect(within);
  }

  /** Something must be heard within so long. */
  private expect(within: number): void {
    const until = this.world.now() + within;
    if (this.givesUpAt !== null && this.givesUpAt <= until) return;
    this.cancelSilence?.();
    this.givesUpAt = until;
    this.cancelSilence = this.world.later(within, () => this.giveUp());
  }

  /** Something was heard. */
  private heard(): void {
    this.cancelSilence?.();
    this.givesUpAt = null;
    this.cancelSilence = this.pings ? this.world.later(SILENCE, () => this.probe(PONG_WITHIN)) : null;
  }

  private retry(): void {
    this.become("lost");
    const pause = BACKOFF[Math.min(this.attempts, BACKOFF.length - 1)] ?? 0;
    this.attempts += 1;
    this.cancelRetry?.();
    this.cancelRetry = this.world.later(pause, () => this.connect());
  }

  /** Let go of the socket, without a word from it any more. */
  private drop(): void {
    this.cancelRetry?.();
    this.cancelRetry = null;
    this.cancelWatch?.();
    this.cancelWatch = null;
    this.cancelSilence?.();
    this.cancelSilence = this.givesUpAt = null;
    this.pings = false;
    const { socket } = this;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    this.socket = null;
    this.live = false;
    socket.close();
  }

  private become(status: LinkStatus): void {
    if (this.status === status) return;
    this.status = status;
    this.listener.status(status);
  }

  private transmit(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  private watch(): void {
    this.cancelWatch?.();
    this.cancelWatch = null;
    if (this.waiting.size === 0 || !this.live) return;
    this.cancelWatch = this.world.later(ANSWER_WITHIN, () => this.giveUp());
  }

  private answered(id: string): void {
    this.waiting.delete(id);
    this.watch();
  }

  private receive(message: ServerMessage): void {
    if (message.t === "pong") this.pings = true;
    else this.attempts = 0;
    this.heard();
    switch (message.t) {
      case "welcome":
        this.last = message.number;
        return this.listener.welcome(message);
      case "happened":
        if (message.number <= this.last) return;
        if (message.number > this.last + 1) return this.connect(); // a gap: say hello again
        this.last = message.number;
        return this.listener.happened(message);
      case "presence":
        return this.listener.presence(message);
      case "said":
        return this.listener.said(message);
      case "ack":
        this.acknowledged = Math.max(this.acknowledged, message.number);
        this.answered(message.id);
        return this.listener.answered();
      case "hinted":
        this.answered(message.id);
        return this.listener.hinted(message);
      case "reviewed":
        this.answered(message.id);
        return this.listener.reviewed(message);
      case "refused":
        this.answered(message.id);
        return this.listener.refused(message);
      case "failed":
        this.close();
        return this.listener.failed(message.code);
    }
  }
}
