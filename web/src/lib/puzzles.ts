// Puzzles as the host tells them: the question first, the solution only after an answer.
import { withBotNames } from "./bots";
import { type HowToScreen, tableOf } from "./howto";
import type { Texts } from "./texts";
import type { Option, TableInfo, View } from "./types";
import type { Phrase } from "./wording";

/** How well somebody solves the puzzles of a game, or how hard a puzzle has been here. */
export interface SolverRecord {
  rating: number;
  deviation: number;
  tries: number;
  solved: number;
}

export interface PuzzleQuestion {
  id: string;
  game: string;
  seat: number;
  preset: string;
  /** 1 (easy) to 5. */
  difficulty: number;
  view: View;
  /** What has happened just before. */
  lines: Phrase[];
  table: HowToScreen["table"];
}

export interface OptionChance {
  option: Option;
  chance: number;
  /** The interval in which the chance lies. */
  low: number;
  high: number;
}

export interface Solution {
  solved: boolean;
  /** What the guest has chosen. */
  code: string;
  theme: string;
  /** All options, the best first. */
  chances: OptionChance[];
  reason: { text: string; arguments: Record<string, string | number> };
  /** This answer has counted: the first one does. */
  rated: boolean;
  before: number | null;
  solver: SolverRecord;
  puzzle: SolverRecord;
}

export interface ToldPuzzle {
  puzzle: PuzzleQuestion;
  solver: SolverRecord | null;
  solution: Solution | null;
}

export interface PuzzleGame {
  game: string;
  puzzles: number;
  themes: Record<string, number>;
  solver: SolverRecord | null;
}

export interface DailyPuzzle {
  number: number;
  id: string;
  game: string;
  difficulty: number;
  /** null: this guest has not tried it yet. */
  solved: boolean | null;
}

export interface PuzzleOverview {
  day: DailyPuzzle | null;
  games: PuzzleGame[];
}

/** The table around a puzzle, as a board needs it; whoever solves it has a name there. */
export function puzzleTable(puzzle: PuzzleQuestion, texts: Texts | null, solver: string): TableInfo {
  return withBotNames(texts, tableOf(puzzle, solver));
}

/** The option that was chosen, and the best one. */
export function answeredOptions({ chances, code }: Solution): { chosen: Option | null; best: Option | null } {
  return { chosen: chances.find(({ option }) => option.code === code)?.option ?? null, best: chances[0]?.option ?? null };
}

/** The options to list after an answer: the best ones, and the chosen one wherever it stands. */
export function listedChances({ chances, code }: Solution, most: number): OptionChance[] {
  const first = chances.slice(0, most);
  const chosen = chances.find(({ option }) => option.code === code);
  return !chosen || first.includes(chosen) ? first : [...first.slice(0, most - 1), chosen];
}

/** The width of a confidence interval, as a share: what follows the ± sign. */
export function uncertainty({ chance, low, high }: OptionChance): number {
  return Math.max(chance - low, high - chance);
}

/** How the rating has changed, with its sign. */
export function ratingChange({ before, solver }: Solution): string {
  const change = before === null ? 0 : solver.rating - before;
  return change > 0 ? `+${change}` : change < 0 ? `−${-change}` : "±0";
}
