// The rulebook: chapters and rules, read from the Fluent files of the game.
import { withNoBreakSpaces } from "./typography";
import { loadHostTexts, type Language } from "./texts";
import { WordSearch } from "./word-search";

const files = import.meta.glob<string>(["@games/*/texts/*/rules.ftl"], { query: "?raw", import: "default" });

export interface Rule {
  id: string;
  text: string;
}

export interface Chapter {
  /** What its heading is called in the texts: `web-chapter-<game>-` and this, or `web-chapter-` and this. */
  id: string;
  rules: Rule[];
}

/** The chapters of a game in a language. */
export async function loadRulebook(game: string, language: Language): Promise<Chapter[]> {
  const found = Object.entries(files).find(([path]) => path.endsWith(`/${game}/texts/${language}/rules.ftl`));
  const source = found ? await found[1]() : ((await loadHostTexts(game, language))["rules"] ?? "");
  return parseChapters(language === "ru" ? withNoBreakSpaces(source) : source);
}

/** Parse a Fluent file: headings are `## …`, rules `rule-ID = …`, with indented continuation lines. */
export function parseChapters(source: string): Chapter[] {
  const found: Chapter[] = [];
  let rule: Rule | undefined;
  for (const line of source.split("\n")) {
    const heading = /^## (.+)$/.exec(line);
    const begun = /^rule-(\S+) = ?(.*)$/.exec(line);
    if (heading) found.push({ id: slug(heading[1] ?? ""), rules: [] });
    else if (begun) {
      rule = { id: (begun[1] ?? "").replaceAll("_", "."), text: begun[2] ?? "" };
      found.at(-1)?.rules.push(rule);
    } else if (/^ {4}\./.test(line)) rule = undefined; // a variant for other table options
    else if (rule && /^ {4}\S/.test(line)) rule.text = `${rule.text} ${line.trim()}`.trim();
  }
  return found.filter((chapter) => chapter.rules.length > 0);
}

export function slug(heading: string): string {
  return heading.toLowerCase().replace(/[^a-z]+/g, "-").replace(/^-|-$/g, "");
}

/** True if a text has all words, in any case and inflected; with `mistyped`, also if they are nearly so. */
export function matches(text: string, words: string, mistyped = false): boolean {
  return new WordSearch(words, mistyped).finds(text);
}

/** True if a text mentions a name. Russian endings change, so the last letters of its words may differ. */
export function mentions(text: string, name: string): boolean {
  const words = name.replace(/[«»“”"!?().,]/g, "").split(/\s+/).filter(Boolean);
  const stems = words.map((word) => (/[а-яё]/i.test(word) && word.length > 4 ? word.slice(0, -2) : word));
  const pattern = stems.map((stem) => `${stem.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}[\\p{L}]{0,3}`).join("[\\s!?»”’'-]+");
  return new RegExp(`(?<![\\p{L}])${pattern}(?![\\p{L}])`, "u").test(text);
}

/** The rules that mention a card by name except its own; rulings come first. */
export function rulingsAbout(book: Chapter[], name: string, own: string): Rule[] {
  const found = book.flatMap((chapter) =>
    chapter.rules.filter((rule) => rule.id !== own && mentions(rule.text, name)).map((rule) => ({ rule, first: chapter.id.startsWith("rulings") })),
  );
  return [...found.filter((one) => one.first), ...found.filter((one) => !one.first)].map((one) => one.rule);
}
