import { describe, expect, it } from "vitest";
import { columns, othersOf, round } from "../src/lib/round";

describe("seats round the table", () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])("has a place for each of %i others, none twice", (count) => {
    const places = round(count).map(({ x, y }) => `${x} ${y}`);
    expect(places).toHaveLength(count);
    expect(new Set(places).size).toBe(count);
  });

  it("goes round from the left neighbour to the right one", () => {
    const angle = ({ x, y }: { x: number; y: number }) => (Math.atan2(x - 50, y - 100) + 2 * Math.PI) % (2 * Math.PI);
    for (const count of [2, 3, 4, 5, 6, 7, 8]) {
      const angles = round(count).map(angle);
      expect(angles).toEqual([...angles].sort((a, b) => b - a));
    }
  });

  it("puts a single opponent opposite", () => {
    expect(round(1)).toEqual([{ x: 50, y: 13 }]);
  });
});

describe("seats on a small screen", () => {
  it("goes up on the left and down on the right", () => {
    expect(columns(6)).toEqual([
      { column: 1, row: 3 }, { column: 1, row: 2 }, { column: 1, row: 1 },
      { column: 3, row: 1 }, { column: 3, row: 2 }, { column: 3, row: 3 },
    ]);
  });

  it("puts an odd one on top in the middle", () => {
    expect(columns(7)[3]).toEqual({ column: 2, row: 1 });
    expect(columns(1)).toEqual([{ column: 2, row: 1 }]);
    expect(columns(3)).toEqual([{ column: 1, row: 1 }, { column: 2, row: 1 }, { column: 3, row: 1 }]);
  });
});

describe("the others", () => {
  it("begin on the left of oneself", () => {
    expect(othersOf([0, 1, 2, 3], (one) => one === 2)).toEqual([3, 0, 1]);
  });

  it("are all for somebody who watches", () => {
    expect(othersOf([0, 1, 2], () => false)).toEqual([0, 1, 2]);
  });

  it("are those between one's own two figures, too", () => {
    expect(othersOf([4, 0, 5, 1], (one) => one < 2)).toEqual([5, 4]);
  });
});
