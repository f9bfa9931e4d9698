import { describe, expect, it } from "vitest";
import { columnCells, otherSeats, ovalSpots } from "../src/lib/seating";

describe("seats round the table", () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])("has a place for each of %i others, none twice", (count) => {
    const places = ovalSpots(count).map(({ x, y }) => `${x} ${y}`);
    expect(places).toHaveLength(count);
    expect(new Set(places).size).toBe(count);
  });

  it("goes round from the left neighbour to the right one", () => {
    const angle = ({ x, y }: { x: number; y: number }) => (Math.atan2(x - 50, y - 100) + 2 * Math.PI) % (2 * Math.PI);
    for (const count of [2, 3, 4, 5, 6, 7, 8]) {
      const angles = ovalSpots(count).map(angle);
      expect(angles).toEqual([...angles].sort((a, b) => b - a));
    }
  });

  it("puts a single opponent opposite", () => {
    expect(ovalSpots(1)).toEqual([{ x: 50, y: 13 }]);
  });
});

describe("seats on a small screen", () => {
  it("goes up on the left and down on the right", () => {
    expect(columnCells(6)).toEqual([
      { column: 1, row: 3 }, { column: 1, row: 2 }, { column: 1, row: 1 },
      { column: 3, row: 1 }, { column: 3, row: 2 }, { column: 3, row: 3 },
    ]);
  });

  it("puts an odd one on top in the middle", () => {
    expect(columnCells(7)[3]).toEqual({ column: 2, row: 1 });
    expect(columnCells(1)).toEqual([{ column: 2, row: 1 }]);
    expect(columnCells(3)).toEqual([{ column: 1, row: 1 }, { column: 2, row: 1 }, { column: 3, row: 1 }]);
  });
});

describe("the others", () => {
  it("begin on the left of oneself", () => {
    expect(otherSeats([0, 1, 2, 3], (one) => one === 2)).toEqual([3, 0, 1]);
  });

  it("are all for somebody who watches", () => {
    expect(otherSeats([0, 1, 2], () => false)).toEqual([0, 1, 2]);
  });

  it("are those between one's own two figures, too", () => {
    expect(otherSeats([4, 0, 5, 1], (one) => one < 2)).toEqual([5, 4]);
  });
});
