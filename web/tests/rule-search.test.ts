import { describe, expect, it } from "vitest";
import { countOf, searchRules } from "../src/lib/rule-search";
import { parseChapters } from "../src/lib/rulebook";
import { wordsWanted } from "../src/lib/word-search";

const BOOK = parseChapters(`## Turns
rule-X-T1 = Draw a card at the end of your turn.
rule-X-T2 = A Nope stops a card.

## Set-up
rule-X-S1 = Everybody is dealt seven cards.
rule-X-S2 = The kittens are shuffled into the pile.

## Rulings
rule-X-R1 = A Nope stops another Nope, but no kitten.
`);
const NOTHING = { cards: [], rules: [] };
const words = { heading: ({ id }: { id: string }) => ({ turns: "Turns", "set-up": "Set-up" })[id] ?? "Rulings", nameOf: (card: string) => (card === "x-nope" ? "Nope" : ""), components: { "x-nope": { rule: "X-T2", kind: "", set: "", copies: 1 } } };
const found = (asked: string, named: { cards: string[]; rules: string[] } = NOTHING) => {
  const result = searchRules(BOOK, asked, named, words);
  return { ...result, answers: result.answers.map((one) => one.id), chapters: result.chapters.flatMap((one) => one.rules.map((rule) => rule.id)) };
};

describe("a search in the rules", () => {
  it("overlooks the words that only make it a question", () => {
    expect(wordsWanted("How do I deal the cards?")).toEqual(["deal", "cards"]);
    expect(wordsWanted("Что делать, если вытянул котёнка")).toEqual(["вытянул", "котенка"]);
    expect(wordsWanted("who")).toEqual(["who"]);
    expect(found("can I nope a kitten?").answers).toEqual(["X-R1"]);
  });

  it("shows the rules about what is named first, and each rule once", () => {
    expect(found("start", { cards: [], rules: ["X-S1"] })).toEqual({ answers: ["X-S1"], chapters: [], partly: false });
    expect(found("nope", { cards: ["x-nope"], rules: [] })).toEqual({ answers: ["X-T2"], chapters: ["X-R1"], partly: false });
  });

  it("begins with the rules that have more of the words, and with what is called so", () => {
    expect(found("are kittens dealt into the pile", { cards: [], rules: ["X-T1", "X-S1", "X-S2"] }).answers).toEqual(["X-S2", "X-S1", "X-T1"]);
    expect(found("draw", { cards: ["x-nope"], rules: ["X-T1"] }).answers).toEqual(["X-T1", "X-T2"]);
  });

  it("finds a chapter by its name", () => {
    expect(found("set-up").chapters).toEqual(["X-S1", "X-S2"]);
  });

  it("shows what has most of the words if nothing has all of them, and says so", () => {
    expect(found("may another pile nope")).toMatchObject({ answers: ["X-R1", "X-S2", "X-T2"], partly: true });
    expect(found("dragon")).toEqual({ answers: [], chapters: [], partly: true });
    expect(countOf(searchRules(BOOK, "draw", NOTHING, words))).toBe(1);
  });
});
