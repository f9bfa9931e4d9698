// The WebSocket connection to a table: the latest state from the server, and commands to it. It reconnects by itself.
import { hostUrl } from "./api";
import { checksum, withChanges } from "./changes";
import type { LessonStep } from "./lessons";
import { setTold } from "./told.svelte";
import type { Command, Done, GameChanges, GameMessage, Refusal, ServerMessage } from "./protocol";
import type { ChatMessage, ClockInfo, PlanInfo, Spectator, TableInfo, View, You } from "./types";
import type { Phrase } from "./wording";

/** A command without its id; the connection adds one. */
export type NewCommand = Command extends infer C ? (C extends Command ? Omit<C, "id"> : never) : never;

const FIRST_RETRY = 500; // ms
const LONGEST_RETRY = 8000; // ms
const RESPONSE_TIMEOUT = 20_000; // ms
const CLOSE_NO_TABLE = 4404;
const CLOSE_REMOVED = 4410;
const CLOSE_BANNED = 4411;
const KEPT_EMOTES = 10;

/** "gone": there is no such table; "removed": its host has removed this client from it; "banned": the operator does not let this guest in. */
export type ConnectionStatus = "connecting" | "open" | "lost" | "gone" | "removed" | "banned";

/** Why there is no point in connecting again. */
const CLOSED_FOR_GOOD: Readonly<Record<number, ConnectionStatus>> = { [CLOSE_NO_TABLE]: "gone", [CLOSE_REMOVED]: "removed", [CLOSE_BANNED]: "banned" };

export class TableConnection {
  status = $state<ConnectionStatus>("connecting");
  /** When the next attempt to reconnect starts (ms since 1970). */
  retryAt = $state(0);
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<You>({ seat: -1, host: false, muted: false, devices: 0, first_device: false, may: [], out: false, absences: [], here: [] });
  /** Spectators with a name, and how many have none; only the host of the table is told. */
  spectators = $state.raw<Spectator[]>([]);
  anonymousSpectators = $state(0);
  view = $state.raw<View | null>(null);
  clock = $state.raw<ClockInfo>({ deadlines: {}, window: 0, each: 0, reserve: [] });
  canUndo = $state(false);
  /** This seat lets everything pass until its turn. */
  passing = $state(false);
  /** What this seat has planned; null where nothing can be. */
  plan = $state.raw<PlanInfo | null>(null);
  /** Whether all cards are to be shown where that is allowed. */
  openly = $state(false);
  /** What all seats see; null if that is not shown. */
  openViews = $state.raw<View[] | null>(null);
  /** The seats to which a shared device has to be passed, as far as everybody may know. */
  passTo = $state.raw<readonly number[]>([]);
  gameNumber = $state(0);
  journal = $state.raw<Phrase[]>([]);
  chat = $state.raw<ChatMessage[]>([]);
  emotes = $state.raw<{ seat: number; emote: string; at: number }[]>([]);

  /** Where the learner was in the lesson of this table, by the view that was sent with it. */
  readonly lessonAt = new WeakMap<View, LessonStep>();

  /** The game as it was told last, for what changes in it. */
  private game: GameMessage | null = null;
  /** Whether changes have led to another view than the server's; from then on it tells the whole game. */
  private whole = false;
  private clockSkew = 0;
  private socket: WebSocket | null = null;
  private retryDelay = FIRST_RETRY;
  private retryTimer = 0;
  private responseTimer = 0;
  private lastId = 0;
  private readonly idPrefix = randomPrefix();
  private readonly pending = new Map<string, { command: Command; resolve: (response: Done | Refusal) => void }>();

  /** `as`: a seat of this device, or "screen" for a screen that everybody sees; empty: the guest of this browser. */
  constructor(
    readonly id: string,
    private readonly as = "",
  ) {
    this.connect();
  }

  /** Send a command and wait for the response. A command without a response is sent again after reconnecting. */
  send(request: NewCommand): Promise<Done | Refusal> {
    const command = { ...request, id: `${this.idPrefix}-${++this.lastId}` } as Command;
    return new Promise((resolve) => {
      this.pending.set(command.id, { command, resolve });
      this.transmit(command);
    });
  }

  close(): void {
    clearTimeout(this.retryTimer);
    clearTimeout(this.responseTimer);
    if (this.socket) this.socket.onmessage = this.socket.onclose = null;
    this.socket?.close();
  }

  /** Reconnect now instead of waiting for the next attempt. */
  retryNow(): void {
    if (this.status !== "lost") return;
    this.retryAt = 0;
    this.connect();
  }

  /** Open a new socket: the server knows a guest by the name they had when they connected. */
  reopen(): void {
    this.status = "connecting";
    this.connect();
  }

  /** Show all cards, or no longer; the server decides whether that is allowed. */
  setOpenly(yes: boolean): void {
    this.openly = yes;
    this.openViews = null;
    this.reopen();
  }

  /** The server's clock, in milliseconds. */
  serverTime(): number {
    return Date.now() + this.clockSkew;
  }

  private transmit(command: Command): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify(command));
    clearTimeout(this.responseTimer);
    this.responseTimer = window.setTimeout(() => this.onResponseTimeout(), RESPONSE_TIMEOUT);
  }

  /** No response for long: a socket that looks open may be dead. */
  private onResponseTimeout(): void {
    if (this.pending.size === 0) return;
    this.status = "lost";
    this.connect();
  }

  /** Connect; there is never more than one socket. */
  private connect(): void {
    this.close();
    const url = hostUrl(`api/tables/${this.id}/socket?lines=${this.journal.length}${this.whole ? "" : "&changes=1"}${this.openly ? "&open=1" : ""}${this.as ? `&as=${this.as}` : ""}`).replace(/^http/, "ws");
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onmessage = (event) => this.receive(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = (event) => this.onClose(event.code);
  }

  private onClose(code: number): void {
    const end = CLOSED_FOR_GOOD[code];
    if (end) {
      this.status = end;
      return;
    }
    this.status = "lost";
    this.retryAt = Date.now() + this.retryDelay;
    this.retryTimer = window.setTimeout(() => this.connect(), this.retryDelay);
    this.retryDelay = Math.min(this.retryDelay * 2, LONGEST_RETRY);
  }

  private receive(message: ServerMessage): void {
    clearTimeout(this.responseTimer);
    switch (message.tell) {
      case "welcome":
        this.clockSkew = message.now - Date.now();
        setTold({ text: "", maintenance: 0 }); // if there is something, it follows
        this.chat = []; // the server sends the whole chat after each connect
        break;
      case "table":
        this.table = message.table as TableInfo;
        this.updateSeat(message.you as You);
        this.onConfirmed();
        break;
      case "spectators":
        this.spectators = message.spectators as Spectator[];
        this.anonymousSpectators = message.unnamed;
        break;
      case "game":
        this.updateGame(message);
        break;
      case "changed":
        this.changeGame(message);
        break;
      case "chat":
        this.chat = [...this.chat, ...(message.said as ChatMessage[])];
        break;
      case "announced":
        setTold(message);
        break;
      case "emote":
        this.emotes = [...this.emotes.slice(1 - KEPT_EMOTES), { seat: message.seat, emote: message.emote, at: Date.now() }];
        break;
      case "done":
      case "refused":
        this.resolvePending(message);
    }
  }

  /** After a change of seat nothing stays as the old seat saw it; the server sends the new seat's view next. */
  private updateSeat(you: You): void {
    if (this.view && this.view.seat !== you.seat) {
      this.view = null;
      this.game = null;
      this.journal = [];
      this.canUndo = false;
    }
    this.you = you;
    if (!you.host) this.spectators = [];
  }

  /** Only what has changed was sent. If that does not lead to the server's view, connect anew and be sent all of it. */
  private changeGame(message: GameChanges): void {
    if (!this.game) return; // the seat has changed, and its game follows
    const changed = withChanges(this.game, message.put as unknown[][], message.add as unknown[][]);
    if (checksum(changed.view) === message.check) {
      const view = { ...(changed.view as View) }; // a new one each time, as if it had been sent whole
      this.updateGame({ ...changed, view, first: message.first, lines: message.lines });
    } else {
      this.whole = true;
      this.reopen();
    }
  }

  private updateGame(message: GameMessage): void {
    this.game = message;
    const kept = message.number === this.gameNumber ? this.journal.slice(0, message.first) : [];
    this.gameNumber = message.number;
    this.view = message.view as View;
    if (message.lesson) this.lessonAt.set(this.view, message.lesson as LessonStep);
    this.journal = [...kept, ...(message.lines as Phrase[])];
    this.canUndo = message.undo;
    this.clock = message.clock as ClockInfo;
    this.passing = message.passing ?? false;
    this.plan = message.plan as PlanInfo | null;
    this.openViews = message.open as View[] | null;
    this.passTo = message.pass_to ?? [];
  }

  /** The server has accepted this client: commands without a response are sent again, with the same ids. */
  private onConfirmed(): void {
    if (this.status === "open") return;
    this.status = "open";
    this.retryDelay = FIRST_RETRY;
    for (const { command } of this.pending.values()) this.transmit(command);
  }

  private resolvePending(response: Done | Refusal): void {
    this.pending.get(response.id)?.resolve(response);
    this.pending.delete(response.id);
  }
}

/** A prefix that no other connection has. (A page at http://… has no `crypto.randomUUID`.) */
function randomPrefix(): string {
  return [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
