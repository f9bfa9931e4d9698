import { expect, it } from "vitest";
import { coloursOf } from "../src/lib/colours";
import type { View } from "../src/lib/types";

function seen(board: unknown): View {
  return { board } as unknown as View;
}

it("gives the chairs the colours of the families, once they are known", () => {
  expect(coloursOf(seen({ players: [{ family: "dandolo" }, { family: "contarini" }] }))).toBe("--seat-0: var(--f-dandolo); --seat-1: var(--f-contarini)");
  expect(coloursOf(seen({ players: [{ family: "" }, { family: "contarini" }] }))).toBe("--seat-1: var(--f-contarini)");
});

it("leaves the chairs of other games as they are", () => {
  expect(coloursOf(seen({ players: [{ score: {} }] }))).toBe("");
  expect(coloursOf(seen({ figures: [] }))).toBe("");
  expect(coloursOf(null)).toBe("");
});
