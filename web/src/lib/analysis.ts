// What a search thinks of a game that is over (docs/protocol.md), laid over the steps in which somebody looks back at it.
import { highlightOf } from "./highlights";
import type { Option } from "./types";
import type { Phrase } from "./wording";

/** The chance of winning that each seat could give itself after so many choices. */
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

/** A choice that cost something, with its chance and that of what was better. */
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
  mistakes: Mistake[];
}

/** A step of a game, and after how many choices it stands: whoever looks does not notice every choice. */
export interface ReplayStep {
  step: number;
  choices: number;
}

/** An entry of the journal with the step to which it belongs. */
export interface JournalEntry {
  entry: Phrase;
  step: number;
}

/** How the lines of the seats are told apart without colours. */
export const DASHES = ["", "7 4", "2 4", "12 4 2 4", "16 5", "5 3 1 3", "10 3 2 3 2 3", "1 6"];

/** The step that shows the game after so many choices. */
export function stepAfter(stages: readonly ReplayStep[], choices: number): number {
  return stages.findLast((stage) => stage.choices <= choices)?.step ?? 0;
}

/** How large a part of the game was thought about: 0 to 1. */
export function progress({ looked, total }: Analysis): number {
  return total ? looked / total : 0;
}

/** What each seat could hope for at this step. */
export function chancesAt({ moments }: Analysis, stages: readonly ReplayStep[], step: number): number[] {
  const choices = stages.findLast((stage) => stage.step <= step)?.choices ?? 0;
  return (moments.findLast((moment) => moment.step <= choices) ?? moments[0])?.chances ?? [];
}

/** What was told between the moment before a turning point and itself, or else what was told last before it: what stands out
 * in it, or the end of it. */
export function entriesBefore(analysis: Analysis, turn: TurningPoint, stages: readonly ReplayStep[], journal: readonly JournalEntry[], limit: number): Phrase[] {
  const before = analysis.moments.findLast((moment) => moment.step < turn.step)?.step ?? 0;
  const [first, last] = [stepAfter(stages, before), stepAfter(stages, turn.step)];
  const newest = journal.findLast((one) => one.step <= last)?.step ?? 0;
  const entries = journal.flatMap(({ entry, step }) => (step > Math.min(first, newest - 1) && step <= last ? [entry] : []));
  const standout = entries.filter((entry) => ["out", "great", "won"].includes(highlightOf(entry)));
  return (standout.length ? standout : entries).slice(-limit);
}
