import { describe, expect, it } from "vitest";
import { tracePath } from "../src/lib/trace";

const spot = (x: number, y: number, width = 20, height = 20) => ({ x, y, width, height });

/** Where a path begins, and where it ends. */
function ends(path: string): number[][] {
  const [x, y, , , toX, toY] = [...path.matchAll(/-?[\d.]+(e-\d+)?/g)].map((found) => Number(found[0]));
  return [[x ?? NaN, y ?? NaN], [toX ?? NaN, toY ?? NaN]];
}

describe("the trace of a movement", () => {
  it("ends at the edges of both places, so that it hides no number on them", () => {
    const [[fromX], [toX]] = ends(tracePath(spot(0, 0), spot(400, 0, 100, 60))) as [number[], number[]];
    expect(fromX).toBeGreaterThan(10);
    expect(fromX).toBeLessThan(40);
    expect(toX).toBeLessThan(350);
    expect(toX).toBeGreaterThan(310);
  });

  it("has a part in the middle even where a place lies in the other one", () => {
    const [[fromX], [toX]] = ends(tracePath(spot(0, 0, 800, 800), spot(100, 0))) as [number[], number[]];
    expect([fromX, toX]).toEqual([40, 60]);
  });
});
