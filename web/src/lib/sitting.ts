// What a board needs to know of whoever looks at it: a guest at a table, or somebody who looks back at a game.
import type { ClockTold, Option, View } from "./types";
import type { Names } from "./wording";

export interface Sitting {
  readonly busy: boolean;
  readonly names: Names;
  readonly line: { readonly clock: ClockTold; readonly view: View | null; now(): number };
  choose(option: Option | string): Promise<boolean>;
  whyNot(code: string): Promise<string>;
}
