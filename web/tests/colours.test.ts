import { expect, it } from "vitest";
import { figureColours, seatColours } from "../src/lib/colours";
import type { View } from "../src/lib/types";

function seen(board: unknown): View {
  return { board } as unknown as View;
}

it("gives the chairs the colours of the families, once they are known", () => {
  expect(seatColours(seen({ players: [{ family: "dandolo" }, { family: "contarini" }] }))).toBe("--seat-0: var(--f-dandolo); --seat-1: var(--f-contarini)");
  expect(seatColours(seen({ players: [{ family: "" }, { family: "contarini" }] }))).toBe("--seat-1: var(--f-contarini)");
});

it("leaves the chairs of other games as they are", () => {
  expect(seatColours(seen({ players: [{ score: {} }] }))).toBe("");
  expect(seatColours(seen({ figures: [] }))).toBe("");
  expect(seatColours(null)).toBe("");
});

it("gives a figure the colour of whoever owns it", () => {
  expect(figureColours([0, 0, 1], 2)).toBe("--figure-0: var(--seat-0); --figure-1: var(--seat-0); --figure-2: var(--seat-1)");
  expect(figureColours([], 2)).toBe("--figure-0: var(--seat-0); --figure-1: var(--seat-1)");
});
