// The page says what the terminal says: sentences of recorded games, worded by both.
import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { ftlFiles, readFtl } from "../ftl";
import { longestWord, withNoBreakSpaces, withSoftHyphens } from "../src/lib/typography";
import { LANGUAGES, Texts, type Language } from "../src/lib/texts";
import { segments, phraseText, type Names, type Phrase } from "../src/lib/wording";

interface Sentence {
  phrase: Phrase;
  people: Names;
  told: Record<Language, string>;
}

const sentences = JSON.parse(readFileSync(new URL("./sentences.json", import.meta.url), "utf8")) as Sentence[];

function texts(language: Language): Texts {
  const found = new Texts(language);
  for (const file of ftlFiles(language)) found.bundle.addResource(new FluentResource(readFtl(file)));
  return found;
}

/** Where a line may break is for the page alone to say. */
function loose(sentence: string): string {
  return sentence.replaceAll("\u00a0", " ");
}

const CODE = /\b([bg]\d+|C\d\d)\b/;

/** Does the page tell this in words of its own, or not at all, because its board shows it? */
function shown(known: Texts, { text, arguments: given, hidden }: Phrase): boolean {
  const words = Object.values(given).flatMap((value) => [value].flat()).flatMap((one) => (typeof one === "object" && "of" in one ? [one.of + one.word] : []));
  return known.has(text, hidden ? "page-hidden" : "page") || words.some((id) => known.has(id, "page"));
}

describe.each(LANGUAGES)("in %s", (language) => {
  const known = texts(language);
  const alike = sentences.filter(({ phrase }) => !shown(known, phrase));

  it("every sentence is the terminal's", () => {
    const ours = alike.map(({ phrase, people }) => loose(phraseText(known, phrase, people)));
    expect(ours).toEqual(alike.map(({ told }) => loose(told[language])));
  });

  it("no sentence ends twice", () => {
    const fell = (cause: string) => phraseText(known, { text: "bang-web-fell", arguments: { player: { seat: 0 }, by: { seat: 1 }, cause: { word: cause, of: "bang-" } } }, { names: ["Ann", "Bob"], me: 0, owners: [], addresses: [] });
    for (const cause of ["indians", "bang", "gatling"]) expect(fell(cause)).not.toMatch(/[!.]\W?[.]$/);
  });

  it("every sentence in pieces is the same sentence", () => {
    const ours = alike.map(({ phrase, people }) => loose(segments(known, phrase, people).map((one) => one.text).join("")));
    expect(ours).toEqual(alike.map(({ told }) => loose(told[language])));
  });

  it("no sentence names a place by a code that no board shows", () => {
    const ours = sentences.map(({ phrase, people }) => phraseText(known, phrase, people));
    expect(alike.length).toBeGreaterThan(100);
    expect(alike.length).toBeLessThan(sentences.length);
    expect(ours.filter((told) => CODE.test(told))).toEqual([]);
  });
});

describe("lines on pages", () => {
  it("do not end with a word of one letter, nor begin with a dash", () => {
    expect(withNoBreakSpaces("Тянет в две стороны, и в обе — сильно")).toBe("Тянет в\u00a0две стороны, и\u00a0в\u00a0обе\u00a0— сильно");
    expect(withNoBreakSpaces(" и ")).toBe(" и\u00a0");
    expect(withNoBreakSpaces("2 × «Такокот»")).toBe("2\u00a0×\u00a0«Такокот»");
  });

  it("are as small as the longest word needs, where they name a card", () => {
    expect(longestWord("Десятигаллонная шляпа")).toBe(15);
    expect(longestWord("Додж-Сити")).toBe(4);
    expect(longestWord("")).toBe(1);
  });

  it("divide long words between syllables, where they name a card", () => {
    const divided = ["Динамит", "Винчестер", "Обезвредь", "Подсмуртри грядущее", "Кэт Баллу", "Пони-экспресс", "Cattermelon", "Winchester", "Favor"].map((name) => withSoftHyphens(name).replaceAll("\u00ad", "·"));
    expect(divided).toEqual(["Ди·на·мит", "Вин·чес·тер", "Обез·вредь", "Под·смур·три гря·ду·щее", "Кэт Баллу", "Пони-экс·пресс", "Cat·ter·melon", "Win·ches·ter", "Favor"]);
  });

  it("are held together wherever texts are said", () => {
    expect(texts("ru").format("web-poster-intrigo")).toContain("в\u00a0две");
    expect(texts("en").format("web-poster-intrigo")).not.toContain("\u00a0");
  });
});
