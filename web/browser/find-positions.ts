// Positions of games for tests and screenshots; the same query gives the same position (tools/moments.py).
import { spawnSync } from "node:child_process";
import { PYTHON, ROOT } from "./host.ts";

export interface PositionQuery {
  game: string;
  seats: number;
  choices: number;
  options?: Record<string, string | number | boolean>;
  seed?: number;
  asks?: string;
}

/** The positions of all queries, by one call of Python. */
export function findPositions(moments: PositionQuery[]): string[] {
  const made = spawnSync(PYTHON, ["-m", "tools.moments"], { cwd: ROOT, input: JSON.stringify(moments), encoding: "utf8" });
  if (made.status !== 0) throw new Error(made.stderr);
  return JSON.parse(made.stdout) as string[];
}
