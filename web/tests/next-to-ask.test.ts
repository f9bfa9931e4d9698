import { expect, test } from "vitest";
import { nextToAsk } from "../src/lib/next-to-ask";

test("the device goes to the next of its people who has to be asked", () => {
  expect(nextToAsk([0, 2, 3], [1, 2, 3], new Set())).toBe(2);
  expect(nextToAsk([0, 2, 3], [1, 2, 3], new Set([2]))).toBe(3);
  expect(nextToAsk([0, 2, 3], [1, 2, 3], new Set([2]), 3)).toBe(-1);
});

test("nobody is asked for whom the game does not wait", () => {
  expect(nextToAsk([0, 2], [1], new Set())).toBe(-1);
  expect(nextToAsk([], [0, 1], new Set())).toBe(-1);
});
