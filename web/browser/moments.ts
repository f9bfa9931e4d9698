// Moments of games as positions: the same wish gives the same moment (tools/moments.py).
import { spawnSync } from "node:child_process";
import { PYTHON, ROOT } from "./host.ts";

export interface Moment {
  game: string;
  seats: number;
  choices: number;
  options?: Record<string, string | number | boolean>;
  seed?: number;
  asks?: string;
}

/** The positions of all these moments, in one go. */
export function positions(moments: Moment[]): string[] {
  const made = spawnSync(PYTHON, ["-m", "tools.moments"], { cwd: ROOT, input: JSON.stringify(moments), encoding: "utf8" });
  if (made.status !== 0) throw new Error(made.stderr);
  return JSON.parse(made.stdout) as string[];
}
