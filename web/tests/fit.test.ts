import { expect, test } from "vitest";
import { fitScale } from "../src/lib/fit";

test("what has room enough keeps its size", () => {
  expect(fitScale(800, 640)).toBe(1);
});

test("what needs more room is drawn smaller, as long as it can be read", () => {
  expect(fitScale(600, 800)).toBe(0.75);
  expect(fitScale(100, 800)).toBe(0.6);
});
