import { expect, it, vi } from "vitest";
import { winnersOf } from "../src/lib/story";
import type { View } from "../src/lib/types";

vi.mock("../src/lib/app.svelte", () => ({ app: { texts: { has: () => true } }, t: (id: string, { names }: { names: string }) => `${id} ${names}` }));

function ended(game: string, board: object): View {
  return { game, board } as unknown as View;
}

it("calls those who have won together by their side, where they have one", () => {
  expect(winnersOf(ended("bang", { won: "sheriff" }), "A, D")).toBe("bang-web-won-sheriff A, D");
  expect(winnersOf(ended("bang", { won: "" }), "E")).toBe("web-result-won E");
  expect(winnersOf(ended("intrigo", {}), "A, B")).toBe("web-result-won A, B");
});
