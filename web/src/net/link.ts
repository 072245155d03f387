/**
 * One connection to one table. It greets with the last event it has, sends commands until each is answered, notices
 * gaps, and comes back by itself when the connection drops. It knows nothing of the game.
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
type Command = Exclude<ClientMessage, { t: "hello" }>;

const BACKOFF = [300, 700, 1500, 3000, 6000, 10000];
/** A command that stays unanswered for so long shows that the connection is dead. */
const ANSWER_WITHIN = 8000;

export class Link {
  /** The number of the last event that has arrived; -1 before the first. */
  last = -1;
  private status: LinkStatus = "connecting";
  private socket: Socket | null = null;
  /** The socket can be written to. */
  private live = false;
  private attempts = 0;
  private cancelRetry: (() => void) | null = null;
  private cancelWatch: (() => void) | null = null;
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

  /** Don't wait for the next attempt: the network is back, or the page is looked at again. */
  hurry(): void {
    if (this.status === "lost") this.connect();
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
    socket.onopen = () => {
      const { table, secret, last } = this;
      this.live = true;
      this.transmit({ t: "hello", protocol: PROTOCOL, table, secret, last });
      this.become("open");
      for (const command of this.waiting.values()) this.transmit(command);
      this.watch();
    };
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => {
      this.socket = null;
      this.live = false;
      if (this.status !== "closed") this.retry();
    };
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
    this.cancelWatch = this.world.later(ANSWER_WITHIN, () => {
      this.drop();
      this.retry();
    });
  }

  private answered(id: string): void {
    this.waiting.delete(id);
    this.watch();
  }

  private receive(message: ServerMessage): void {
    this.attempts = 0;
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
