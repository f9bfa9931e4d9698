import { expect, test } from "vitest";
import { scale } from "../src/lib/fitting";

test("what has room enough keeps its size", () => {
  expect(scale(800, 640)).toBe(1);
});

test("what needs more room is drawn smaller, as long as it can be read", () => {
  expect(scale(600, 800)).toBe(0.75);
  expect(scale(100, 800)).toBe(0.6);
});
