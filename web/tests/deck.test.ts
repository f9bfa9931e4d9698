import { describe, expect, it } from "vitest";
import { readDeck, total, writeDeck } from "../src/lib/deck";

describe("a deck of one's own", () => {
  it("is read as the host writes it", () => {
    expect(readDeck("nope:5, skip:4 nope:1")).toEqual({ nope: 6, skip: 4 });
    expect(readDeck("")).toEqual({});
  });

  it("is written without the cards that it does not have", () => {
    expect(writeDeck({ nope: 5, skip: 0 })).toBe("nope:5");
  });

  it("has as many cards as there are", () => {
    expect(total({ nope: 5, skip: 4 })).toBe(9);
  });
});
