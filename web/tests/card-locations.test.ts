import { describe, expect, it } from "vitest";
import { locationsOf } from "../src/lib/card-locations";

const board = {
  hand: ["beer.6H", "beer.7H", "bang.2D"],
  discards: ["duel.8C"],
  figures: [
    { character: "rose_doolan", in_play: ["barrel.QS"] },
    { character: "el_gringo", in_play: ["barrel.KS"] },
  ],
  players: [{ known: [] }, { known: ["beer.8H"] }],
  known_pile: [{ place: 0, card: "nope" }],
  event: "blessing",
};

describe("where a card is", () => {
  it("is told for every place, with how many there are", () => {
    expect(locationsOf(board, "beer")).toEqual([
      { text: "web-where-hand", seat: -1, count: 2 },
      { text: "web-where-in-hand-of", seat: 1, count: 1 },
    ]);
  });

  it("names whose it is", () => {
    expect(locationsOf(board, "barrel").map((one) => one.seat)).toEqual([0, 1]);
    expect(locationsOf(board, "el_gringo")).toEqual([{ text: "web-where-figure", seat: 1, count: 1 }]);
  });

  it("knows lists of things that are more than a card", () => {
    expect(locationsOf(board, "nope")).toEqual([{ text: "web-where-pile", seat: -1, count: 1 }]);
  });

  it("says nothing of a card that is nowhere to be seen", () => {
    expect(locationsOf(board, "volcanic")).toEqual([]);
  });
});
