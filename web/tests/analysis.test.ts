// What was thought of a game, laid over the steps that somebody sees of it.
import { expect, it } from "vitest";
import { type Analysis, type ReplayStep, type JournalEntry, DASHES, chancesAt, isLooked, lastLooked, mistakeAt, progress, stepAfter, entriesBefore } from "../src/lib/analysis";

/** Whoever looks back does not notice the second and the fourth choice. */
const STAGES: ReplayStep[] = [{ step: 0, choices: 0 }, { step: 1, choices: 1 }, { step: 2, choices: 3 }, { step: 3, choices: 5 }];
const ANALYSIS: Analysis = {
  looked: 4,
  total: 8,
  moments: [{ step: 0, chances: [0.5, 0.5] }, { step: 2, chances: [0.6, 0.4] }, { step: 5, chances: [0.1, 0.9] }],
  turning_points: [{ step: 5, seat: 0, before: 0.6, after: 0.1 }],
  mistakes: [],
  costly: [],
};

function told(text: string, step: number): JournalEntry {
  return { entry: { text, arguments: {} }, step };
}

it("a choice that the looker does not notice is shown by the step before it", () => {
  expect([0, 1, 2, 3, 4, 5, 9].map((choices) => stepAfter(STAGES, choices))).toEqual([0, 1, 1, 2, 2, 3, 3]);
  expect(stepAfter([], 3)).toBe(0);
});

it("the chances of a step are those of the last moment that was looked at before", () => {
  expect([0, 1, 2, 3].map((step) => chancesAt({ ...ANALYSIS, looked: 8 }, STAGES, step)[0])).toEqual([0.5, 0.5, 0.6, 0.1]);
  expect(chancesAt({ ...ANALYSIS, moments: [] }, STAGES, 2)).toEqual([]);
});

it("while the analysis goes on, no chances are told beyond where it has come", () => {
  expect([0, 1, 2, 3].map((step) => isLooked(ANALYSIS, STAGES, step))).toEqual([true, true, true, false]);
  expect(chancesAt(ANALYSIS, STAGES, 3)).toEqual([]);
  expect([0, 1, 4, 8].map((looked) => lastLooked({ ...ANALYSIS, looked }, STAGES))).toEqual([-1, 0, 2, 3]);
});

it("a step shows the costliest of the choices that were made there", () => {
  const option = { code: "x", offer: false, text: "x", arguments: {} };
  const costly = [[1, 0.5, 0.6], [2, 0.2, 0.5], [3, 0.4, 0.5]].map(([step = 0, chance = 0, best_chance = 0]) => ({ step, seat: 0, chance, best_chance, chosen: option, better: option }));
  expect([0, 1, 2, 3].map((step) => mistakeAt({ ...ANALYSIS, costly }, STAGES, step)?.step)).toEqual([undefined, 2, 3, undefined]);
});

it("a turning point tells what stood out since the moment before it, or else the last of what happened", () => {
  const journal = [told("kittens-log-defuse", 1), told("kittens-log-turn", 2), told("kittens-log-exploded", 2), told("kittens-log-plays", 3)];
  const texts = (most: number, lines: JournalEntry[]) => ANALYSIS.turning_points.flatMap((turn) => entriesBefore(ANALYSIS, turn, STAGES, lines, most).map((entry) => entry.text));
  expect(texts(2, journal)).toEqual(["kittens-log-exploded"]);
  expect(texts(1, [told("kittens-log-turn", 2), told("kittens-log-plays", 3)])).toEqual(["kittens-log-plays"]);
});

it("where nothing was told since, a turning point tells what was told last", () => {
  const secret = { step: 4, seat: 0, before: 0.6, after: 0.1 };
  const quiet: Analysis = { ...ANALYSIS, moments: [{ step: 3, chances: [0.6, 0.4] }, { step: 4, chances: [0.1, 0.9] }] };
  expect(entriesBefore(quiet, secret, STAGES, [told("kittens-log-turn", 1), told("kittens-log-plays", 2)], 2).map((entry) => entry.text)).toEqual(["kittens-log-plays"]);
  expect(entriesBefore(quiet, secret, STAGES, [told("kittens-log-turn", 0), told("kittens-log-plays", 1)], 2).map((entry) => entry.text)).toEqual(["kittens-log-plays"]);
});

it("how far it has come is told as a share", () => {
  expect(progress(ANALYSIS)).toBe(0.5);
});

it("the lines of eight seats are told apart without colours", () => {
  expect(new Set(DASHES).size).toBe(8);
});
