// A board session for a puzzle: one decision, whose answer goes to the host.
import { app } from "./app.svelte";
import type { BoardSession, Pace } from "./board-session";
import { type PuzzleQuestion, puzzleTable } from "./puzzles";
import type { ClockInfo, Option, TableInfo, View } from "./types";
import { type Names, type Phrase, namesAt } from "./wording";

const NO_CLOCK: ClockInfo = { deadlines: {}, window: 0, each: 0, reserve: [] };

export class PuzzleSession implements BoardSession {
  busy = $state(false);
  animating = $state(false);
  shownEntryCount = $state(Infinity);
  pace = $state.raw<Pace | null>(null);
  /** The puzzle has been answered: nothing can be chosen any more. */
  answered = $state(false);
  readonly clock = NO_CLOCK;

  constructor(
    readonly puzzle: PuzzleQuestion,
    private readonly you: () => string,
    private readonly onanswer: (code: string) => Promise<boolean>,
  ) {}

  readonly table: TableInfo = $derived.by(() => puzzleTable(this.puzzle, app.texts, this.you()));
  readonly view: View = $derived.by(() => (this.answered ? { ...this.puzzle.view, options: [] } : this.puzzle.view));

  get seat(): number {
    return this.puzzle.seat;
  }

  get journal(): readonly Phrase[] {
    return this.puzzle.lines;
  }

  get names(): Names {
    return namesAt(this.table, this.seat);
  }

  namesFor(): Names {
    return this.names;
  }

  serverTime(): number {
    return Date.now();
  }

  async choose(option: Option | string): Promise<boolean> {
    if (this.busy || this.answered) return false;
    this.busy = true;
    this.answered = await this.onanswer(typeof option === "string" ? option : option.code);
    this.busy = false;
    return this.answered;
  }

  /** A puzzle is no table that could be asked for its rules. */
  async whyNot(): Promise<string> {
    return "";
  }
}
