// The page says what the terminal says: sentences of recorded games, worded by both.
import { readFileSync, readdirSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LANGUAGES, Texts, type Language } from "../src/lib/texts";
import { pieces, word, type Names, type Phrase } from "../src/lib/wording";

interface Sentence {
  phrase: Phrase;
  people: Names;
  told: Record<Language, string>;
}

const sentences = JSON.parse(readFileSync(new URL("./sentences.json", import.meta.url), "utf8")) as Sentence[];
const folder = new URL("../../src/igroteka/texts/", import.meta.url);

function texts(language: Language): Texts {
  const found = new Texts(language);
  for (const file of readdirSync(new URL(`${language}/`, folder))) {
    found.bundle.addResource(new FluentResource(readFileSync(new URL(`${language}/${file}`, folder), "utf8")));
  }
  return found;
}

describe.each(LANGUAGES)("in %s", (language) => {
  const known = texts(language);

  it("every sentence is the terminal's", () => {
    const ours = sentences.map(({ phrase, people }) => word(known, phrase, people));
    expect(ours).toEqual(sentences.map(({ told }) => told[language]));
  });

  it("every sentence in pieces is the same sentence", () => {
    const ours = sentences.map(({ phrase, people }) => pieces(known, phrase, people).map((one) => one.text).join(""));
    expect(ours).toEqual(sentences.map(({ told }) => told[language]));
  });
});
