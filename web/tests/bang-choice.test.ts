import { describe, expect, it } from "vitest";
import { attacksIn, faceOf, joins, sorted, tooFar } from "../src/games/bang/choice";
import type { Option } from "../src/lib/types";
import type { Argument } from "../src/lib/wording";

const word = (one: string) => ({ word: one, of: "bang-" });

function option(code: string, args: Record<string, Argument> = {}): Option {
  return { code, text: code, arguments: args, offer: false };
}

const shot = option("play:bang.AS:B", { card: word("bang.AS"), target: { seat: 1 } });
const green = option("play:bible.10H", { card: word("bible.10H") });
const store = option("pick:beer.6H", { card: word("beer.6H") });
const gift = option("pick:bang.AS", { card: word("bang.AS") });
const doc = option("use-cards:doc:bang.AS:missed.2S:B", { source: word("doc_holyday"), card: word("bang.AS"), second: word("missed.2S"), target: { seat: 1 } });

describe("where an option is chosen", () => {
  it("is at a card of one's own, at a seat, in a tray, or by a button", () => {
    const found = sorted([shot, green, store, gift, option("end"), option("choose:B", { target: { seat: 1 } }), option("hand")], ["bang.AS", "bible.10H"]);
    expect(found.carded).toEqual([shot, green, gift]);
    expect(found.aimed.map((one) => one.code)).toEqual(["choose:B"]);
    expect(found.tray.map((one) => one.code)).toEqual(["pick:beer.6H", "hand"]);
    expect(found.plain.map((one) => one.code)).toEqual(["end"]);
  });

  it("shows a card, a character or a back in a tray", () => {
    expect(faceOf(store)).toBe("beer.6H");
    expect(faceOf(option("character:x", { source: word("el_gringo") }))).toBe("character:el_gringo");
    expect(faceOf(option("hand"))).toBe("");
  });

  it("lets a second card be picked up where two are needed", () => {
    expect(joins([shot, doc], ["bang.AS"], "missed.2S")).toBe(true);
    expect(joins([shot, doc], ["bang.AS"], "bang.AS")).toBe(false);
    expect(joins([shot], ["bang.AS"], "missed.2S")).toBe(false);
    expect(joins([doc], [], "bang.AS")).toBe(false);
  });
});

describe("distances", () => {
  const distances = new Map([[1, 1], [2, 2], [3, 3], [4, 2]]);

  it("say who is too far", () => {
    expect(tooFar(distances, [1, 2, 4], 3)).toBe(true);
    expect(tooFar(distances, [1, 2, 4], 2)).toBe(false);
  });

  it("say nothing where nearer ones cannot be chosen either", () => {
    expect(tooFar(distances, [2, 4], 3)).toBe(false);
    expect(tooFar(distances, [], 3)).toBe(false);
  });
});

describe("attacks", () => {
  it("are told by the questions of the table", () => {
    const asked: Pick<Option, "text" | "arguments">[] = [
      { text: "bang-ask-shot", arguments: { player: { seat: 2 }, target: { seat: 0 } } },
      { text: "bang-ask-play", arguments: { player: { seat: 2 } } },
      { text: "bang-ask-duel", arguments: { player: { seat: 0 }, target: { seat: 0 } } },
    ];
    expect(attacksIn(asked)).toEqual([{ by: 2, on: 0 }]);
  });
});
