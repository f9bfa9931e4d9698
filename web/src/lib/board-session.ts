// What a board needs from whoever shows it: a live table (TableSession) or a replay (ReplaySession).
import type { ClockInfo, Option, TableInfo, View } from "./types";
import type { Names, Phrase } from "./wording";

/** How a player follows what others do: the animations of a board (BoardAnimator). */
export interface Pace {
  /** The shown view. */
  readonly view: View | null;
  /** How many events wait. */
  readonly waiting: number;
  readonly paused: boolean;
  readonly isPlaying: boolean;
  /** Something of others is shown or waits. */
  readonly isFollowing: boolean;
  /** There is a newer view than the shown one. */
  readonly outdated: boolean;
  /** The newest view asks this player. */
  readonly isAwaited: boolean;
  /** The journal entry that was shown last. */
  readonly entry: Phrase | null;
  /** A moment of the game is shown; Esc ends it. */
  readonly isMoment: boolean;
  /** There is a film of what others have done since this player's last decision. */
  readonly hasFilm: boolean;
  /** Play it. */
  film(): void;
  /** This player has decided: what others do from now on is new. */
  startRecording(): void;
  pause(): void;
  resume(): void;
  /** End the current beat; while paused, play one beat. */
  next(): void;
  /** End everything that waits and show the newest view. */
  skip(): void;
}

export interface BoardSession {
  /** A command is waiting for its response. */
  readonly busy: boolean;
  /** An animation is running; set by BoardAnimator. */
  animating: boolean;
  /** How many journal entries the board has shown; later ones are hidden until their animation has run. */
  shownEntryCount: number;
  readonly table: TableInfo | null;
  /** True on a screen for the whole room, where nothing can be pressed. */
  readonly forRoom?: boolean;
  /** Set by BoardAnimator; null without a board. */
  pace: Pace | null;
  readonly names: Names;
  /** The names with which a journal entry is read: what a bot has played for an absent player was not "you". */
  namesFor(entry: Phrase): Names;
  readonly clock: ClockInfo;
  readonly view: View | null;
  /** The whole journal; in a replay, only the entries of the current `step`. */
  readonly journal: readonly Phrase[];
  /** The step of a replay; undefined at a live table. */
  readonly step?: number;
  /** The server's clock, in milliseconds. */
  serverTime(): number;
  /** Choose an option; `sure`: the player was asked about it already. */
  choose(option: Option | string, sure?: boolean): Promise<boolean>;
  /** What a choice would cost, in words, where a coach knows that it costs much. */
  costOf?(option: Option): string;
  /** The id of the rule that forbids an option; "" if none is known. */
  whyNot(code: string): Promise<string>;
  /** This seat lets everything pass until its turn. */
  readonly passing?: boolean;
  letPass?(yes: boolean): Promise<void>;
  /** Undo the last choice, where that is possible. */
  undo?(): Promise<void>;
}
