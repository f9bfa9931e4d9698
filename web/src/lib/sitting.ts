// What a board needs to know of whoever looks at it: a guest at a table, or somebody who looks back at a game.
import type { ClockTold, Option, View } from "./types";
import type { Names, Phrase } from "./wording";

export interface Sitting {
  readonly busy: boolean;
  /** Something that has happened is still being shown (lib/motion.svelte.ts says so). */
  moving: boolean;
  /** How many entries of the journal have been shown on the board; those behind them are told when they are seen. */
  told: number;
  readonly names: Names;
  /** `lines` is the whole journal; looking back it is what has led to this `step`. */
  readonly line: {
    readonly clock: ClockTold;
    readonly view: View | null;
    readonly lines: readonly Phrase[];
    readonly step?: number;
    now(): number;
  };
  choose(option: Option | string): Promise<boolean>;
  whyNot(code: string): Promise<string>;
}
