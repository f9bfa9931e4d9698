// Somebody who looks back at a game: a seat at which nothing can be done.
import type { Sitting } from "./sitting";
import type { ClockTold, TableInfo, View } from "./types";
import { type Names, type Phrase, namesAt } from "./wording";

const NO_CLOCK: ClockTold = { deadlines: {}, window: 0, each: 0, reserve: [] };

export class Looking implements Sitting {
  readonly busy = true;
  moving = false;
  told = Infinity;
  readonly line: Sitting["line"];

  constructor(
    readonly table: TableInfo,
    view: View | null,
    readonly number: number,
    lines: readonly Phrase[],
    step: number,
  ) {
    this.line = { clock: NO_CLOCK, view, lines, step, now: () => Date.now() };
  }

  get names(): Names {
    return namesAt(this.table, this.number);
  }

  async choose(): Promise<boolean> {
    return false;
  }

  async whyNot(): Promise<string> {
    return "";
  }
}
