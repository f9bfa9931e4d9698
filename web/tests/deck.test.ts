import { describe, expect, it } from "vitest";
import { parseDeck, countCards, formatDeck, readyMadeDeck } from "../src/lib/deck";
import { DECKS } from "../src/games/kittens/decks";
import type { GameInfo } from "../src/lib/types";

describe("a deck of one's own", () => {
  it("is read as the host writes it", () => {
    expect(parseDeck("nope:5, skip:4 nope:1")).toEqual({ nope: 6, skip: 4 });
    expect(parseDeck("")).toEqual({});
  });

  it("is written without the cards that it does not have", () => {
    expect(formatDeck({ nope: 5, skip: 0 })).toBe("nope:5");
  });

  it("has as many cards as there are", () => {
    expect(countCards({ nope: 5, skip: 4 })).toBe(9);
  });
});

describe("a ready-made deck", () => {
  const game = { id: "kittens", seats: [2, 8] } as unknown as GameInfo;

  it("has the cards for the number of players", () => {
    expect(readyMadeDeck(DECKS, "classic_base", game, 2)).toMatchObject({ exploding_kitten: 1, defuse: 4, nope: 5 });
    expect(readyMadeDeck(DECKS, "classic_base", game, 5)).toMatchObject({ exploding_kitten: 4, defuse: 6, nope: 5 });
  });

  it("has no cards that are not in it", () => {
    expect(readyMadeDeck(DECKS, "classic_base", game, 2)).not.toHaveProperty("imploding_kitten");
  });

  it("is missing for more players than it is for, and if it is not known", () => {
    expect(readyMadeDeck(DECKS, "classic_base", game, 6)).toBeUndefined();
    expect(readyMadeDeck(DECKS, "custom", game, 2)).toBeUndefined();
  });
});
