// The analysis of a finished game (docs/protocol.md), mapped to the steps of its replay.
import { highlightOf } from "./highlights";
import type { Option } from "./types";
import type { Phrase } from "./wording";

/** The chance of winning of each seat, by its own knowledge, after `step` choices. */
export interface Chances {
  step: number;
  chances: number[];
}

export interface TurningPoint {
  step: number;
  seat: number;
  before: number;
  after: number;
}

/** A costly choice, with its chance of winning and that of the better option. */
export interface Mistake {
  step: number;
  seat: number;
  chance: number;
  best_chance: number;
  chosen: Option;
  better: Option;
}

export interface Analysis {
  looked: number;
  total: number;
  moments: Chances[];
  turning_points: TurningPoint[];
  /** The most expensive choices, the worst first. */
  mistakes: Mistake[];
  /** All choices for which there was a better one, in the order of the game. */
  costly: Mistake[];
}

/** A step of a replay, and how many choices precede it: a seat does not see every choice. */
export interface ReplayStep {
  step: number;
  choices: number;
}

/** A journal entry with its replay step. */
export interface JournalEntry {
  entry: Phrase;
  step: number;
}

/** Dash patterns, so that the lines of the seats differ by more than colour. */
export const DASHES = ["", "7 4", "2 4", "12 4 2 4", "16 5", "5 3 1 3", "10 3 2 3 2 3", "1 6"];

/** The last replay step after at most this many choices. */
export function stepAfter(stages: readonly ReplayStep[], choices: number): number {
  return stages.findLast((stage) => stage.choices <= choices)?.step ?? 0;
}

/** The analysed share of the game, 0 to 1. */
export function progress({ looked, total }: Analysis): number {
  return total ? looked / total : 0;
}

/** True if the analysis has come as far as this replay step. */
export function isLooked({ looked }: Analysis, stages: readonly ReplayStep[], step: number): boolean {
  return (stages.findLast((stage) => stage.step <= step)?.choices ?? 0) < looked;
}

/** The last replay step that has been analysed; -1: none yet. */
export function lastLooked(analysis: Analysis, stages: readonly ReplayStep[]): number {
  return stages.findLast((stage) => isLooked(analysis, stages, stage.step))?.step ?? -1;
}

/** The costly choice that was made at a replay step; the costliest, if the step hides several. */
export function mistakeAt({ costly }: Analysis, stages: readonly ReplayStep[], step: number): Mistake | null {
  const made = costly.filter((one) => stepAfter(stages, one.step) === step);
  return made.reduce<Mistake | null>((worst, one) => (worst && cost(worst) >= cost(one) ? worst : one), null);
}

function cost({ chance, best_chance }: Mistake): number {
  return best_chance - chance;
}

/** The chance of winning of each seat at a replay step; none where the analysis has not come yet. */
export function chancesAt(analysis: Analysis, stages: readonly ReplayStep[], step: number): number[] {
  const { moments } = analysis;
  if (!isLooked(analysis, stages, step)) return [];
  const choices = stages.findLast((stage) => stage.step <= step)?.choices ?? 0;
  return (moments.findLast((moment) => moment.step <= choices) ?? moments[0])?.chances ?? [];
}

/** The journal entries between the previous analysed moment and a turning point, or else the last ones before it: those
 * that stand out, otherwise the last `limit`. */
export function entriesBefore(analysis: Analysis, turn: TurningPoint, stages: readonly ReplayStep[], journal: readonly JournalEntry[], limit: number): Phrase[] {
  const before = analysis.moments.findLast((moment) => moment.step < turn.step)?.step ?? 0;
  const [first, last] = [stepAfter(stages, before), stepAfter(stages, turn.step)];
  const newest = journal.findLast((one) => one.step <= last)?.step ?? 0;
  const entries = journal.flatMap(({ entry, step }) => (step > Math.min(first, newest - 1) && step <= last ? [entry] : []));
  const standout = entries.filter((entry) => ["out", "great", "won"].includes(highlightOf(entry)));
  return (standout.length ? standout : entries).slice(-limit);
}
