import { describe, expect, it } from "vitest";
import { readFtl } from "../ftl";
import { parseChapters, matches, mentions, rulingsAbout, slug } from "../src/lib/rulebook";

const SOURCE = `## Set-up

rule-KIT-S01 = Shuffle.
rule-KIT-N2_1 =
    Deal a hand
    to everybody.
    .few-true = Deal nothing.
    .few-false =
        Deal much.

## Rulings: dying
rule-KIT-R01 = A Nope cancels a Nope.
`;


describe("the book of rules", () => {
  it("has chapters with their rules", () => {
    expect(parseChapters(SOURCE)).toEqual([
      { id: "set-up", rules: [{ id: "KIT-S01", text: "Shuffle." }, { id: "KIT-N2.1", text: "Deal a hand to everybody." }] },
      { id: "rulings-dying", rules: [{ id: "KIT-R01", text: "A Nope cancels a Nope." }] },
    ]);
  });

  it.each(["bang", "kittens", "targi", "intrigo"])("of %s is the same in both languages, and every chapter has a name", (game) => {
    const [english, russian] = ["en", "ru"].map((language) => parseChapters(readFtl(`games/${game}/texts/${language}/rules.ftl`)));
    expect(russian?.map((one) => [one.id, one.rules.map((rule) => rule.id)])).toEqual(english?.map((one) => [one.id, one.rules.map((rule) => rule.id)]));
    const names = readFtl("texts/en/web.ftl") + readFtl(`games/${game}/texts/en/pages.ftl`);
    expect(english?.filter((one) => !names.includes(`\nweb-chapter-${one.id} =`)).map((one) => one.id)).toEqual([]);
  });

  it("puts rulings on a card before other rules that speak of it", () => {
    const book = [{ id: "turns", rules: [{ id: "KIT-T01", text: "Nope is fast." }] }, ...parseChapters(SOURCE)];
    expect(rulingsAbout(book, "Nope", "KIT-27").map((one) => one.id)).toEqual(["KIT-R01", "KIT-T01"]);
  });
});

describe("searching", () => {
  it("finds all words in any order and case", () => {
    expect(matches("Draw the top card", "CARD draw")).toBe(true);
    expect(matches("Draw the top card", "bottom")).toBe(false);
  });

  it("finds Russian names whatever their ending", () => {
    expect(mentions("Если у тебя нет «Бочки», стреляй.", "Бочка")).toBe(true);
    expect(mentions("Индейцы нападают", "Индейцы!")).toBe(true);
    expect(mentions("The Barrel helps.", "Barrel")).toBe(true);
    expect(mentions("Barrelled along", "Bar")).toBe(false);
  });

  it("makes short names of headings", () => {
    expect(slug("Tribe cards, one by one")).toBe("tribe-cards-one-by-one");
  });
});
