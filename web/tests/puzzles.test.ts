// What is told of a puzzle after its answer.
import { expect, it } from "vitest";
import { type OptionChance, type PuzzleQuestion, type Solution, answeredOptions, listedChances, puzzleTable, ratingChange, uncertainty } from "../src/lib/puzzles";

function chance(code: string, value: number): OptionChance {
  return { option: { code, offer: false, text: code, arguments: {} }, chance: value, low: value - 0.03, high: value + 0.05 };
}

const RECORD = { rating: 1540, deviation: 200, tries: 1, solved: 1 };
const SOLUTION: Solution = {
  solved: false, code: "d", theme: "defend", chances: [chance("a", 0.6), chance("b", 0.5), chance("c", 0.4), chance("d", 0.3)],
  reason: { text: "why", arguments: {} }, rated: true, before: 1500, solver: RECORD, puzzle: RECORD,
};

it("the best options are listed, and the chosen one wherever it stands", () => {
  const codes = (most: number, code = "d") => listedChances({ ...SOLUTION, code }, most).map((one) => one.option.code);
  expect(codes(3)).toEqual(["a", "b", "d"]);
  expect(codes(3, "b")).toEqual(["a", "b", "c"]);
  expect(codes(9)).toEqual(["a", "b", "c", "d"]);
});

it("what was chosen and what was best is drawn on the board", () => {
  const { chosen, best } = answeredOptions(SOLUTION);
  expect([chosen?.code, best?.code]).toEqual(["d", "a"]);
});

it("a rating says how it has changed, and a chance how unsure it is", () => {
  expect(ratingChange(SOLUTION)).toBe("+40");
  expect(ratingChange({ ...SOLUTION, before: 1552 })).toBe("−12");
  expect(ratingChange({ ...SOLUTION, before: null })).toBe("±0");
  expect(uncertainty(chance("a", 0.6))).toBeCloseTo(0.05);
});

it("whoever solves a puzzle sits on its seat, and the others have names", () => {
  const chairs = [{ kind: "bot", name: "Ada", address: "she", level: "greedy", bot: "ada" }, { kind: "person", name: "", address: "", level: "", bot: "" }];
  const puzzle = { id: "x-1", seat: 1, view: { seat: 1 }, table: { settings: { game: "x" }, chairs, figures: [], values: {} } } as unknown as PuzzleQuestion;
  const table = puzzleTable(puzzle, null, "Bob");
  expect(table.chairs.map((chair) => chair.name)).toEqual(["Ada", "Bob"]);
  expect([table.status, table.sandbox]).toEqual(["playing", true]);
});
