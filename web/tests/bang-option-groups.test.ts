import { describe, expect, it } from "vitest";
import { openAttacks, differByUseOnly, trayFace, cardsToSelect, optionsForCards, canAddCard, groupOptions, usableInPlay } from "../src/games/bang/option-groups";
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
    const found = groupOptions([shot, green, store, gift, option("end"), option("choose:B", { target: { seat: 1 } }), option("hand")], ["bang.AS", "bible.10H"]);
    expect(found.withCard).toEqual([shot, green, gift]);
    expect(found.withTarget.map((one) => one.code)).toEqual(["choose:B"]);
    expect(found.tray.map((one) => one.code)).toEqual(["pick:beer.6H", "hand"]);
    expect(found.plain.map((one) => one.code)).toEqual(["end"]);
  });

  it("is at a card in play that is used at somebody, and not at one of the same kind in the hand", () => {
    const own = ["knife.8H", "bang.AS", "knife.KH"];
    const used = option("use-at:knife:B", { source: word("knife"), target: { seat: 1 } });
    const barrel = option("use:barrel", { source: word("barrel") });
    const jesse = option("use-at:jesse_jones:B", { source: word("jesse_jones"), target: { seat: 1 } });
    const found = groupOptions([used, barrel, jesse, shot], own);
    expect([found.withCard, found.withTarget, found.plain]).toEqual([[used, shot], [jesse], [barrel]]);
    expect([cardsToSelect(used, own), cardsToSelect(shot, own)]).toEqual([["knife.KH"], ["bang.AS"]]);
    expect(optionsForCards(found.withCard, ["knife.KH"], own)).toEqual([used]);
    expect(optionsForCards(found.withCard, [], own)).toEqual([]);
    expect(usableInPlay(found.withCard, own)).toEqual(["knife.KH"]);
  });

  it("shows a card, a character or a back in a tray", () => {
    expect(trayFace(store)).toBe("beer.6H");
    expect(trayFace(option("character:x", { source: word("el_gringo") }))).toBe("character:el_gringo");
    expect(trayFace(option("hand"))).toBe("");
  });

  it("lets a second card be picked up where two are needed", () => {
    expect(canAddCard([shot, doc], ["bang.AS"], "missed.2S")).toBe(true);
    expect(canAddCard([shot, doc], ["bang.AS"], "bang.AS")).toBe(false);
    expect(canAddCard([shot], ["bang.AS"], "missed.2S")).toBe(false);
    expect(canAddCard([doc], [], "bang.AS")).toBe(false);
  });
});

describe("one card at one seat", () => {
  const bang = option("play-as:duel.QD:bang:B", { card: word("duel.QD"), kind: word("bang"), target: { seat: 1 } });
  const duel = option("play:duel.QD:B", { card: word("duel.QD"), target: { seat: 1 } });

  it("may be left to be played as one thing or as another", () => {
    expect(differByUseOnly([bang, duel])).toBe(true);
    expect(differByUseOnly([duel])).toBe(false);
    expect(differByUseOnly([duel, option("use-card:doc:duel.QD:B")])).toBe(false);
  });
});

describe("attacks", () => {
  it("are told by the questions of the table", () => {
    const asked: Pick<Option, "text" | "arguments">[] = [
      { text: "bang-ask-shot", arguments: { player: { seat: 2 }, target: { seat: 0 } } },
      { text: "bang-ask-play", arguments: { player: { seat: 2 } } },
      { text: "bang-ask-duel", arguments: { player: { seat: 0 }, target: { seat: 0 } } },
    ];
    expect(openAttacks(asked)).toEqual([{ by: 2, on: 0, duel: false }]);
  });

  it("are over once their end has been shown, though the questions of the table are still the old ones", () => {
    const asked: Pick<Option, "text" | "arguments">[] = [{ text: "bang-ask-shot", arguments: { player: { seat: 2 }, target: { seat: 0 } } }];
    const told = (text: string, seat: number) => [{ text, arguments: { player: { seat } } }];
    expect(openAttacks(asked, told("bang-log-loss", 0))).toEqual([]);
    expect(openAttacks(asked, told("bang-log-answer", 0))).toEqual([]);
    expect(openAttacks(asked, [...told("bang-log-loss", 1), ...told("bang-log-check", 0)])).toHaveLength(1);
  });
});
