import { expect, it, vi } from "vitest";
import { winnersText } from "../src/lib/result";
import type { View } from "../src/lib/types";

vi.mock("../src/lib/app.svelte", () => ({ app: { texts: { has: () => true } }, t: (id: string, { names }: { names: string }) => `${id} ${names}` }));

function ended(game: string, board: object): View {
  return { game, board } as unknown as View;
}

it("calls those who have won together by their side, where they have one", () => {
  expect(winnersText(ended("bang", { won: "sheriff" }), "A, D")).toBe("bang-web-won-sheriff A, D");
  expect(winnersText(ended("bang", { won: "" }), "E")).toBe("web-result-won E");
  expect(winnersText(ended("intrigo", {}), "A, B")).toBe("web-result-won A, B");
});
