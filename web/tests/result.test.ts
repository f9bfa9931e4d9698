import { expect, it, vi } from "vitest";
import { fallSentence, ownFallEntry, winnersText } from "../src/lib/result";
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

it("says who has brought the player down, and with what", () => {
  const names = { names: ["You", "Ann"], me: 0, owners: [], addresses: [] };
  const cause = { word: "gatling", of: "bang-" };
  const dead = { text: "bang-log-dead", arguments: { player: { seat: 0 }, by: { seat: 1 }, cause } };
  expect(fallSentence(dead, "bang-web-fell", names)).toEqual({ text: "bang-web-fell", arguments: dead.arguments });
  const alone = { text: "bang-log-dead", arguments: { player: { seat: 0 }, by: { seat: null }, cause } };
  expect(fallSentence(alone, "bang-web-fell", names)).toBe(alone);
  expect(fallSentence(dead, undefined, names)).toBe(dead);
  expect(ownFallEntry([dead, alone], names)).toBe(alone);
  expect(ownFallEntry([{ ...dead, arguments: { ...dead.arguments, player: { seat: 1 } } }], names)).toBeNull();
  expect(ownFallEntry([dead], { ...names, me: -1 })).toBeNull();
});
