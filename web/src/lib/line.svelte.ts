// The connection to a table: what the host has told, and what is said to it. It comes back by itself when it is lost.
import { address } from "./api";
import type { ChatMessage, Command, Done, EmoteMessage, GameMessage, Refusal, SpectatorsMessage, TableMessage, Welcome } from "./protocol";
import type { ClockTold, Said, Spectator, TableInfo, View, You } from "./types";
import type { Phrase } from "./wording";

type Told = Welcome | TableMessage | GameMessage | ChatMessage | EmoteMessage | SpectatorsMessage | Done | Refusal;
/** A command without its id: the line gives it one. */
export type Wish = Command extends infer C ? (C extends Command ? Omit<C, "id"> : never) : never;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const PATIENCE = 20_000; // ms without a word after something was asked
const GIVE_UP = 4404;
const REMOVED = 4410;

/** "gone": there is no such table; "removed": its host has removed us from it. */
export type Connection = "connecting" | "open" | "lost" | "gone" | "removed";

export class Line {
  connection = $state<Connection>("connecting");
  retryAt = $state(0);
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<You>({ seat: -1, host: false, muted: false, devices: 0, first_device: false, may: [] });
  /** Who watches, if we are the host, and how many without a name. */
  spectators = $state.raw<Spectator[]>([]);
  unnamed = $state(0);
  view = $state.raw<View | null>(null);
  clock = $state.raw<ClockTold>({ deadlines: {}, window: 0, each: 0, reserve: [] });
  undo = $state(false);
  game = $state(0);
  lines = $state.raw<Phrase[]>([]);
  chat = $state.raw<Said[]>([]);
  emotes = $state.raw<{ seat: number; emote: string; at: number }[]>([]);
  /** How far the clock of this device is from the host's. */
  skew = 0;

  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private patience = 0;
  private next = 0;
  private readonly session = newSession();
  private readonly waiting = new Map<string, { command: Command; resolve: (told: Done | Refusal) => void }>();

  constructor(readonly id: string) {
    this.connect();
  }

  /** Ask for something; the answer is the host's. A command that got no answer is sent again after reconnecting. */
  say(wish: Wish): Promise<Done | Refusal> {
    const command = { ...wish, id: `${this.session}-${++this.next}` } as Command;
    return new Promise((resolve) => {
      this.waiting.set(command.id, { command, resolve });
      this.send(command);
    });
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.patience);
    if (this.socket) this.socket.onmessage = this.socket.onclose = null;
    this.socket?.close();
  }

  /** Do not wait any longer for the next attempt. */
  retry(): void {
    if (this.connection !== "lost") return;
    this.retryAt = 0;
    this.connect();
  }

  /** Come again: the host takes a guest for who he was when he came, and he has got a name since. */
  renew(): void {
    this.connection = "connecting";
    this.connect();
  }

  /** The host's time, in milliseconds. */
  now(): number {
    return Date.now() + this.skew;
  }

  private send(command: Command): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify(command));
    clearTimeout(this.patience);
    this.patience = window.setTimeout(() => this.doubt(), PATIENCE);
  }

  /** Nothing was heard for long, although something was asked: a line that looks open may be dead. */
  private doubt(): void {
    if (this.waiting.size === 0) return;
    this.connection = "lost";
    this.connect();
  }

  /** Connect; there is never more than one connection. */
  private connect(): void {
    this.close();
    const url = address(`api/tables/${this.id}/socket?lines=${this.lines.length}`).replace(/^http/, "ws");
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as Told);
    socket.onclose = (event) => this.lost(event.code);
  }

  private lost(code: number): void {
    if (code === GIVE_UP || code === REMOVED) {
      this.connection = code === REMOVED ? "removed" : "gone";
      return;
    }
    this.connection = "lost";
    this.retryAt = Date.now() + this.wait;
    this.timer = window.setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private hear(told: Told): void {
    clearTimeout(this.patience);
    switch (told.tell) {
      case "welcome":
        this.skew = told.now - Date.now();
        this.chat = []; // it is told anew to whoever comes
        break;
      case "table":
        this.table = told.table as TableInfo;
        this.takeSeat(told.you as You);
        this.confirmed();
        break;
      case "spectators":
        this.spectators = told.spectators as Spectator[];
        this.unnamed = told.unnamed;
        break;
      case "game":
        this.hearGame(told);
        break;
      case "chat":
        this.chat = [...this.chat, ...(told.said as Said[])];
        break;
      case "emote":
        this.emotes = [...this.emotes.slice(-9), { seat: told.seat, emote: told.emote, at: Date.now() }];
        break;
      case "done":
      case "refused":
        this.answered(told);
    }
  }

  /** Nothing of a game stays on the page as another seat saw it: what this one sees is told next, if it may see anything. */
  private takeSeat(you: You): void {
    if (this.view && this.view.seat !== you.seat) {
      this.view = null;
      this.lines = [];
      this.undo = false;
    }
    this.you = you;
    if (!you.host) this.spectators = [];
  }

  private hearGame(told: GameMessage): void {
    const kept = told.number === this.game ? this.lines.slice(0, told.first) : [];
    this.game = told.number;
    this.view = told.view as View;
    this.lines = [...kept, ...(told.lines as Phrase[])];
    this.undo = told.undo;
    this.clock = told.clock as ClockTold;
  }

  /** The host knows us again: what got no answer is said once more, with the same ids. */
  private confirmed(): void {
    if (this.connection === "open") return;
    this.connection = "open";
    this.wait = FIRST_WAIT;
    for (const { command } of this.waiting.values()) this.send(command);
  }

  private answered(told: Done | Refusal): void {
    this.waiting.get(told.id)?.resolve(told);
    this.waiting.delete(told.id);
  }
}

/** Signs that no other connection has. A page at http://… has no `crypto.randomUUID`. */
function newSession(): string {
  return [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
