// What the host tells, as far as the types of the server leave it open (parts that are encoded once and sent to many).
import type { Highlight } from "./highlights";
import type { BoardLayout } from "./layout";
import type { Settings } from "./protocol";
import type { Address, Phrase } from "./wording";

export interface Chair {
  name: string;
  address: Address;
  kind: "free" | "person" | "bot";
  level: string;
  /** The id of a bot's own name; empty for everybody else. */
  bot: string;
  absent: boolean;
  online: boolean;
  /** Until when this player is on vacation (ms of the server); past or 0: they are not. */
  vacation: number;
  /** When a bot will play for a player who is not connected (ms of the server); 0: nobody waits for them. */
  bot_plays_at: number;
  ready: boolean;
  host: boolean;
}

/** Something that has happened at the table, before the line `line` of the journal. */
export interface TableNote {
  line: number;
  what: "absent" | "returned" | "replaced" | "undid";
  seat: number;
}

export type Status = "waiting" | "playing" | "between" | "finished" | "broken" | "closed";

export interface TableInfo {
  id: string;
  status: Status;
  paused: boolean;
  settings: Required<Settings>;
  sandbox: boolean;
  /** The id of the lesson that is given at this table; "" at all others. */
  lesson: string;
  /** The tournament that this table belongs to; "" if it belongs to none. */
  tournament: string;
  opened: number;
  chairs: Chair[];
  figures: number[];
  watching: number;
  proposal: { what: "end" | "pause" | "skip"; seat: number; agreed: number[] } | null;
  match: { games: number; played: number; scores: number[]; standing: number[]; over: boolean } | null;
  fair: { commitment: string; seed?: string; nonce?: string } | null;
  followed: string;
  broken: string;
  /** True if all people have left the game: it does not count. */
  abandoned: boolean;
  /** Bots play to the end without waiting for anything. */
  skipping: boolean;
  /** No person is left in the game: cards may be shown openly. */
  only_bots_play: boolean;
  notes: TableNote[];
  /** The value of every setting, chosen or by default; empty if the settings do not fit together. */
  values: Record<string, string | number | boolean>;
  /** Before the start: notes for each seat, and settings without effect, with the text id of the reason. */
  before: { notes: string[][]; idle: Record<string, string>; seconds: number } | null;
}

/** This client at the table. `devices`: on how many the seat is open; `first_device`: this one took the seat; `may`: commands
 * of limited devices that this one may use. */
export interface You {
  seat: number;
  host: boolean;
  muted: boolean;
  devices: number;
  first_device: boolean;
  may: string[];
  /** Out of the game for good. */
  out: boolean;
  /** When a bot has played for this player: lines of the journal, and how many moves. */
  absences: { first: number; last: number | null; moves: number; until: number }[];
  /** The seats of all who share this device; empty if nobody does. */
  here: number[];
}

/** A spectator, as the host of the table sees them. */
export interface Spectator {
  id: string;
  name: string;
  muted: boolean;
  present: boolean;
}

export interface Option extends Phrase {
  code: string;
  offer: boolean;
}

export interface Question extends Phrase {
  seat: number;
  waits: boolean;
}

export interface Outcome {
  places: number[];
  scores: number[];
  winners: number[];
  facts: Record<string, unknown>;
}

/** The game as one seat sees it; `board` has the type of the game (games/<game>/board.ts). */
export interface View<Board = unknown> {
  game: string;
  seats: number;
  seat: number;
  moment: number;
  asked: Question[];
  options: Option[];
  window: number;
  outcome: Outcome | null;
  board: Board;
  /** What lies where, if the host describes the board. */
  layout?: BoardLayout;
}

export interface ClockInfo {
  deadlines: Record<string, number>;
  window: number;
  each: number;
  reserve: number[];
}

export interface ChatMessage {
  at: number;
  seat: number;
  name: string;
  text: string;
  /** What a bot says, as the id of a text; otherwise empty. */
  line?: string;
}

export interface Guest {
  id: string;
  name: string;
  address: Address;
}

export interface SettingInfo {
  id: string;
  rule: string;
  kind: "switch" | "number" | "text" | "words";
  default: string | number | boolean;
  values: (string | number | boolean)[];
}

export interface Preset {
  id: string;
  rule: string;
  seats: number[];
  options: Record<string, string | number | boolean>;
}

export interface GameInfo {
  id: string;
  seats: [number, number];
  /** The age and the minutes on its box; zeros if unknown. */
  age: number;
  minutes: [number, number];
  settings: SettingInfo[];
  presets: Preset[];
  match_presets: Preset[];
  /** Bot levels, from the easiest. */
  levels: string[];
  /** True if the game has hints. */
  hints?: boolean;
  components: string[];
  /** How many screens explain how to play it. */
  howto?: number;
  /** How it looks without client code; null if it does not say. */
  look?: GameLook | null;
}

/** How pages show a game that they were built without: the colour of its table, its sign, cards for its poster, and how
 * many players suit a first game (0: the fewest). */
export interface GameLook {
  table: string;
  symbol: string;
  poster: string[];
  seats: number;
  /** Which entries of its journal stand out, by the ids of their texts. */
  highlights: Record<string, Highlight>;
}

/** One of the guest's own open tables. */
export interface MyTable extends TableListing {
  seat: number;
  /** The seats that the game waits for, as far as this guest knows. */
  asked: number[];
  /** When the time of the guest is up, or of those who are asked (ms of the server); 0: never. */
  deadline: number;
  /** By seat: until when its player is on vacation. */
  vacations: number[];
  /** The guest is told of their turns there. */
  notices: boolean;
}

export interface NoticeSettings {
  language: "en" | "ru";
  zone: string;
  offset: number;
  /** Minutes since midnight; equal: no quiet hours. */
  quiet_from: number;
  quiet_until: number;
  /** Minutes since midnight; -1: no digest. */
  digest: number;
}

export interface Notices {
  key: string;
  settings: NoticeSettings & { vacation_until: number };
  vacation_left: number;
  browsers: string[];
  by_operator: boolean;
  guest: string;
}

/** A choice of a planned line. */
export interface PlannedStep {
  seat: number;
  option: Option;
}

/** What this seat has planned. */
export interface PlanInfo {
  possible: boolean;
  lines: PlannedStep[][];
  dropped: boolean;
}

export interface TableListing {
  id: string;
  game: string;
  status: Status;
  public: boolean;
  opened: number;
  changed: number;
  /** True if the game waits for this guest. */
  turn: boolean;
  summary: {
    title: string;
    seats: number;
    games: number;
    names: string[];
    /** As the `bot` of chairs; older tables do not tell it. */
    bots?: string[];
    kinds: Chair["kind"][];
    sandbox: boolean;
    /** The id of the lesson that is given there; older tables do not tell it. */
    lesson?: string;
    places: number[];
  };
}
