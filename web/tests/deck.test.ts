import { describe, expect, it } from "vitest";
import { parseDeck, countCards, formatDeck } from "../src/lib/deck";

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
