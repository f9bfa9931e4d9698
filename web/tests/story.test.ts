import { expect, it, vi } from "vitest";
import { winnersOf } from "../src/lib/story";
import type { View } from "../src/lib/types";

vi.mock("../src/lib/app.svelte", () => ({ app: {}, t: (id: string, { names }: { names: string }) => `${id} ${names}` }));

function ended(game: string, winners: number[], roles?: string[]): View {
  return { game, outcome: { places: [], scores: [], winners, facts: roles ? { roles } : {} } } as unknown as View;
}

it("calls those who have won together by their side, where they have one", () => {
  const roles = ["sheriff", "outlaw", "outlaw", "deputy", "renegade"];
  expect(winnersOf(ended("bang", [0, 3], roles), "A, D")).toBe("bang-web-won-law A, D");
  expect(winnersOf(ended("bang", [1, 2], roles), "B, C")).toBe("bang-web-won-outlaws B, C");
  expect(winnersOf(ended("bang", [1, 4], roles), "B, E")).toBe("web-result-won B, E");
  expect(winnersOf(ended("intrigo", [0, 1]), "A, B")).toBe("web-result-won A, B");
});
