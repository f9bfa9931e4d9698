import { describe, expect, it } from "vitest";
import { crop } from "../src/lib/howto";
import { around, arrowPath, within } from "../src/lib/spotlight";

const FRAME = { x: 0, y: 100, width: 390, height: 600 };

describe("where a lesson points", () => {
  it("a place that is half outside the board is lit as far as it can be seen", () => {
    expect(within({ x: 300, y: 650, width: 200, height: 200 }, FRAME)).toEqual({ x: 300, y: 650, width: 90, height: 50 });
    expect(within({ x: 0, y: 800, width: 10, height: 10 }, FRAME)).toBeNull();
  });

  it("several places have one box round them", () => {
    expect(around([{ x: 10, y: 10, width: 10, height: 10 }, { x: 50, y: 5, width: 10, height: 10 }])).toEqual({ x: 10, y: 5, width: 50, height: 15 });
    expect(around([])).toBeNull();
  });

  it("an arrow ends above the place, and is left out where there is no room for it", () => {
    expect(arrowPath({ x: 100, y: 400, width: 40, height: 40 }, 100)).toMatch(/ 120 397$/);
    expect(arrowPath({ x: 100, y: 110, width: 40, height: 40 }, 100)).toBe("");
  });
});

describe("the part of a board that a picture shows", () => {
  const board = { width: 400, height: 800 };

  it("has the whole width, and what the picture is about in its middle", () => {
    const shown = crop(board, { width: 200, height: 200 }, [{ x: 0, y: 380, width: 40, height: 40 }]);
    expect(shown).toEqual({ scale: 0.5, x: 0, y: -100 });
  });

  it("ends where the board ends", () => {
    expect(crop(board, { width: 200, height: 200 }, [{ x: 0, y: 0, width: 40, height: 40 }]).y).toBe(0);
    expect(crop(board, { width: 200, height: 200 }, [{ x: 0, y: 760, width: 40, height: 40 }]).y).toBe(-200);
  });

  it("is smaller where it is about more than fits", () => {
    const { scale, x } = crop(board, { width: 200, height: 220 }, [{ x: 0, y: 0, width: 40, height: 800 }]);
    expect(scale).toBe(0.25);
    expect(x).toBe(50);
  });

  it("is in the middle of a picture that has more room", () => {
    expect(crop({ width: 400, height: 200 }, { width: 400, height: 300 }, []).y).toBe(50);
  });
});
