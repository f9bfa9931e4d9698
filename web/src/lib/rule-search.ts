// A search in the rules of a game: first the rules about what the words name, then all rules that have the words.
import type { Meaning } from "./api";
import type { GameComponent } from "./game-components";
import { type Chapter, type Rule, mentions } from "./rulebook";
import { WordSearch } from "./word-search";

const MOST_CARDS = 6; // named cards whose own rules are answers
const MOST_SAYING_ALL = 4; // rules with all words that are answers
const MOST_PARTLY = 8; // rules shown that have only some of the words

export interface Wording {
  /** What a chapter is called. */
  heading: (chapter: Chapter) => string;
  /** What a card is called; "" if it has no name. */
  nameOf: (card: string) => string;
  components: Record<string, GameComponent>;
}

/** What a search finds. If no rule has all words, `partly` says that `answers` have only some of them. */
export interface FoundRules {
  answers: Rule[];
  chapters: Chapter[];
  partly: boolean;
}

export function searchRules(book: readonly Chapter[], words: string, named: Meaning, { heading, nameOf, components }: Wording): FoundRules {
  const all = book.flatMap((chapter) => chapter.rules);
  const byId = new Map(all.map((rule) => [rule.id, rule]));
  const cards = named.cards.slice(0, MOST_CARDS);
  const isWhole = (card: string) => nameOf(card) !== "" && new WordSearch(nameOf(card)).finds(words); // the words have the card's whole name
  const ruleOf = (card: string) => components[card]?.rule ?? "";
  const ids = [...cards.filter(isWhole).map(ruleOf), ...named.rules, ...cards.filter((card) => !isWhole(card)).map(ruleOf)];
  const answers = byWords([...new Set([...ids.flatMap((id) => byId.get(id) ?? []), ...sayingAll(all, words)])], words);
  const search = new WordSearch(words, true);
  const names = named.cards.map(nameOf).filter((name) => name && (search.count === 1 || search.finds(name))); // a whole question names only a part of what it asks

  const having = (mistyped: boolean): Chapter[] => {
    const search = new WordSearch(words, mistyped);
    return book.flatMap((chapter) => {
      const whole = search.finds(heading(chapter));
      const rules = chapter.rules.filter((rule) => !answers.includes(rule) && (whole || search.finds(textOf(rule)) || names.some((name) => mentions(rule.text, name))));
      return rules.length ? [{ ...chapter, rules }] : [];
    });
  };

  const exact = having(false);
  const chapters = exact.length || answers.length ? exact : having(true);
  if (chapters.length || answers.length) return { answers, chapters, partly: false };
  return { answers: nearest(all, words), chapters: [], partly: true };
}

/** The rules that have more of the words first; otherwise in their order. */
function byWords(rules: readonly Rule[], words: string): Rule[] {
  const search = new WordSearch(words);
  return rules.toSorted((a, b) => search.foundIn(textOf(b)).length - search.foundIn(textOf(a)).length);
}

/** How many rules were found. */
export function countOf({ answers, chapters }: FoundRules): number {
  return chapters.reduce((sum, chapter) => sum + chapter.rules.length, answers.length);
}

/** The rules that have several words all at once, if they are few. */
function sayingAll(all: readonly Rule[], words: string): Rule[] {
  const search = new WordSearch(words);
  const found = search.count > 1 ? all.filter((rule) => search.finds(textOf(rule))) : [];
  return found.length <= MOST_SAYING_ALL ? found : [];
}

/** The rules that have most of the words; a word that few rules have counts more. */
function nearest(all: readonly Rule[], words: string): Rule[] {
  const search = new WordSearch(words, true);
  const found = all.map((rule) => ({ rule, words: search.foundIn(textOf(rule)) })).filter((one) => one.words.length);
  const weights = new Map<string, number>();
  for (const one of found) for (const word of one.words) weights.set(word, (weights.get(word) ?? 0) + 1);
  const score = (has: readonly string[]) => has.reduce((sum, word) => sum + Math.log(1 + all.length / (weights.get(word) ?? 1)), 0);
  return found.sort((a, b) => score(b.words) - score(a.words)).slice(0, MOST_PARTLY).map((one) => one.rule);
}

function textOf({ id, text }: Rule): string {
  return `${id} ${text}`;
}
