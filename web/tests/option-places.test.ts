// Where an option begins on the board, and where it leads to.
import { expect, it } from "vitest";
import { placesOf } from "../src/lib/option-places";
import type { Option } from "../src/lib/types";
import type { Argument, Names } from "../src/lib/wording";

const NAMES: Names = { names: ["Ann", "Bob"], me: 0, owners: [], addresses: ["", ""] };

function option(text: string, args: Record<string, Argument> = {}): Option {
  return { code: "x", offer: false, text, arguments: args };
}

it("a card of the hand is aimed at a seat", () => {
  const favor = option("kittens-do-play-at", { card: { word: "favor", of: "kittens-card-" }, target: { seat: 1 } });
  expect(placesOf(favor, 0, NAMES)).toEqual({ from: ["hand:favor", "tray:favor", "seat-0"], to: ["seat-1"] });
});

it("of three equal cards each one is meant", () => {
  const card = { word: "cat_beard", of: "kittens-card-" };
  const { from } = placesOf(option("kittens-do-triple", { card, second: card, third: card, target: { seat: 1 } }), 0, NAMES);
  expect(from.filter((place) => place === "hand:cat_beard").length).toBe(3);
});

it("drawing leads to the pile", () => {
  expect(placesOf(option("kittens-do-draw"), 1, NAMES)).toEqual({ from: ["seat-1"], to: ["deck"] });
});

it("a place of the board and a row of one's own are found", () => {
  expect(placesOf(option("targi-do-place", { place: { word: "b5", of: "targi-place-" } }), 0, NAMES).to).toContain("b5");
  expect(placesOf(option("targi-do-row", { row: 2 }), 1, NAMES).to).toEqual(["row-1-2"]);
  expect(placesOf(option("intrigo-do-buy", { type: { word: "guard", of: "intrigo-type-" } }), 1, NAMES).to).toEqual(["stack-guard"]);
});
