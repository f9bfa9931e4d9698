import { describe, expect, it } from "vitest";
import { attacksIn, byVerb, faceOf, heldFor, holding, joins, sorted, usedAt } from "../src/games/bang/choice";
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

  it("is at a card in play that is used at somebody, and not at one of the same kind in the hand", () => {
    const own = ["knife.8H", "bang.AS", "knife.KH"];
    const used = option("use-at:knife:B", { source: word("knife"), target: { seat: 1 } });
    const barrel = option("use:barrel", { source: word("barrel") });
    const jesse = option("use-at:jesse_jones:B", { source: word("jesse_jones"), target: { seat: 1 } });
    const found = sorted([used, barrel, jesse, shot], own);
    expect([found.carded, found.aimed, found.plain]).toEqual([[used, shot], [jesse], [barrel]]);
    expect([heldFor(used, own), heldFor(shot, own)]).toEqual([["knife.KH"], ["bang.AS"]]);
    expect(holding(found.carded, ["knife.KH"], own)).toEqual([used]);
    expect(holding(found.carded, [], own)).toEqual([]);
    expect(usedAt(found.carded, own)).toEqual(["knife.KH"]);
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

describe("one card at one seat", () => {
  const bang = option("play-as:duel.QD:bang:B", { card: word("duel.QD"), kind: word("bang"), target: { seat: 1 } });
  const duel = option("play:duel.QD:B", { card: word("duel.QD"), target: { seat: 1 } });

  it("may be left to be played as one thing or as another", () => {
    expect(byVerb([bang, duel])).toBe(true);
    expect(byVerb([duel])).toBe(false);
    expect(byVerb([duel, option("use-card:doc:duel.QD:B")])).toBe(false);
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
