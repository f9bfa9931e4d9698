// A board session for a replay: nothing can be chosen.
import type { BoardSession, Pace } from "./board-session";
import type { ClockInfo, TableInfo, View } from "./types";
import { type Names, type Phrase, namesAt } from "./wording";

const NO_CLOCK: ClockInfo = { deadlines: {}, window: 0, each: 0, reserve: [] };

export class ReplaySession implements BoardSession {
  readonly busy: boolean = true;
  readonly clock = NO_CLOCK;
  animating = false;
  shownEntryCount = Infinity;
  pace: Pace | null = null;

  constructor(
    readonly table: TableInfo,
    readonly view: View | null,
    readonly seat: number,
    readonly journal: readonly Phrase[],
    readonly step: number,
  ) {}

  get names(): Names {
    return namesAt(this.table, this.seat);
  }

  namesFor(): Names {
    return this.names;
  }

  serverTime(): number {
    return Date.now();
  }

  async choose(): Promise<boolean> {
    return false;
  }

  async whyNot(): Promise<string> {
    return "";
  }
}
