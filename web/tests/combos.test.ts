import { describe, expect, it } from "vitest";
import { answerOption, bracketsOver, combosOf, isPlayable } from "../src/games/kittens/combos";
import { addedCards, indicesOf, spentCards, targetsOf, spending } from "../src/lib/hand";
import type { Option } from "../src/lib/types";
import type { Argument } from "../src/lib/wording";

const card = (word: string) => ({ word, of: "kittens-card-" });

function option(verb: string, cards: string[], target = -1, more: Record<string, Argument> = {}): Option {
  const names = ["card", "second", "third"];
  const named: Record<string, Argument> = Object.fromEntries(cards.map((one, i) => [names[i] ?? "", card(one)]));
  if (target >= 0) named.target = { seat: target };
  return { code: `${verb}:${cards.join(":")}:${target}`, text: verb, arguments: { ...named, ...more }, offer: false };
}

const pairs = [option("pair", ["taco", "taco"], 1), option("pair", ["taco", "taco"], 2), option("pair", ["taco", "feral"], 1)];
const all = [option("draw", []), option("play", ["skip"]), option("play", ["favor"], 1), ...pairs, option("triple", ["taco", "taco", "taco"], 1)];

describe("what an option spends", () => {
  it("is what lies in the hand, not what a thief wishes for", () => {
    expect(spentCards(option("pair", ["taco", "taco"], 1, { wish: card("nope") }))).toEqual(["taco", "taco"]);
  });

  it("decides which options go with what was picked up", () => {
    expect(spending(all, ["feral", "taco"]).map((one) => one.code)).toEqual(["pair:taco:feral:1"]);
    expect(spending(all, ["taco", "taco"])).toHaveLength(2);
    expect(spending(all, ["taco"])).toEqual([]);
    expect(spending(all, [])).toEqual([]);
  });
});

describe("what is new in a hand", () => {
  it("is counted by copies", () => {
    expect(addedCards(["skip", "taco"], ["skip", "taco", "taco", "nope"])).toEqual(["taco", "nope"]);
    expect(addedCards(["skip"], [])).toEqual([]);
  });
});

describe("combos", () => {
  it("are found once, whomever they may be aimed at", () => {
    expect(combosOf(all)).toEqual([
      { kind: "pair", cards: ["taco", "taco"] },
      { kind: "pair", cards: ["taco", "feral"] },
      { kind: "triple", cards: ["taco", "taco", "taco"] },
    ]);
  });

  it("are bracketed where their cards lie side by side, the largest first", () => {
    const hand = ["skip", "taco", "taco", "taco", "feral"];
    expect(bracketsOver(hand, combosOf(all))).toEqual([{ kind: "triple", cards: ["taco", "taco", "taco"], from: 1, to: 3 }]);
    expect(bracketsOver(["taco", "taco", "skip"], combosOf(pairs))).toMatchObject([{ kind: "pair", from: 0, to: 1 }]);
    expect(bracketsOver(["taco", "skip", "taco"], combosOf(pairs))).toEqual([]);
  });

  it("use each copy of a card once", () => {
    expect(indicesOf(["taco", "skip", "taco"], ["taco", "taco"])).toEqual(new Set([0, 2]));
    expect(indicesOf(["taco"], ["taco", "taco"])).toEqual(new Set([0]));
  });

  it("may be aimed at these", () => {
    expect(targetsOf(pairs)).toEqual([1, 2]);
    expect(targetsOf([option("draw", [])])).toEqual([]);
  });
});

describe("a card that answers", () => {
  const asked = [option("pass", []), option("nope", [])];

  it("is played by the option that names no card, marked or not", () => {
    expect(answerOption(asked, "nope")?.code).toBe("nope::-1");
    expect(answerOption(asked, "nope.marked")?.code).toBe("nope::-1");
  });

  it("cannot be played when nothing is to be answered, and other cards never can", () => {
    expect(answerOption(all, "nope")).toBeUndefined();
    expect(answerOption(asked, "skip")).toBeUndefined();
    expect(answerOption(asked, "alter_the_future_3x_now")).toBeUndefined();
  });
});

describe("a card of the hand", () => {
  it("is lit by what can be played, not by an order of cards of the pile that are of its kind", () => {
    const order = { ...option("order", []), arguments: { cards: [card("skip"), card("taco")] } };
    expect(isPlayable([option("play", ["skip"])], "skip")).toBe(true);
    expect(isPlayable([order], "skip")).toBe(false);
  });
});
