// Finds words in texts as people type them: the beginning of a word, another form of it, or one with a typing error.

const RUSSIAN_ENDING = /(иями|ями|ами|ией|иях|ого|его|ому|ему|ыми|ими|ешь|ишь|ете|ите|ать|ять|ить|еть|ей|ой|ий|ый|ая|яя|ое|ее|ые|ие|ия|ию|ым|им|ом|ем|ую|юю|ою|ею|ов|ев|ам|ям|ах|ях|ют|ут|ят|ат|ет|ит|ла|ло|ли|ть|а|я|о|е|ы|и|у|ю|ь|й|л)$/;
const RUSSIAN_REFLEXIVE = /(ся|сь)$/;
const ENGLISH_ENDING = /(ing|ed|es|s|e)$/;
const LEAST = 3; // letters of a stem
const ONE_ERROR = 4; // letters of a word that may have one typing error
const TWO_ERRORS = 9;

const stems = new Map<string, string>();

/** A word without its ending; the forms of a word have the same stem, more or less. */
export function stem(word: string): string {
  let found = stems.get(word);
  if (found === undefined) stems.set(word, (found = cut(word)));
  return found;
}

function cut(word: string): string {
  if (!/[а-я]/.test(word)) return without(word, ENGLISH_ENDING);
  return without(without(word, RUSSIAN_REFLEXIVE), RUSSIAN_ENDING);
}

function without(word: string, ending: RegExp): string {
  const rest = word.replace(ending, "");
  return rest.length >= LEAST ? rest : word;
}

/** Hardly anybody types the dots of a Russian ё. */
function withoutDots(text: string): string {
  return text.normalize("NFD").replaceAll("\u0308", "").normalize("NFC");
}

/** The words of a text, in small letters, without marks; names of cards that sound like a number stay whole. */
export function wordsOf(text: string): string[] {
  return withoutDots(text.toLowerCase()).match(/[\p{L}\p{N}]+(?:[-._’'][\p{L}\p{N}]+)*/gu) ?? [];
}

/** How many letters must be changed, added, left out or swapped; more than `most` count as `most` + 1. */
export function errorsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    [before, row] = [row, next];
  }
  return Math.min(row[other.length] ?? 0, most + 1);
}

export class WordSearch {
  private readonly wanted: string[];

  constructor(
    words: string,
    private readonly mistyped = false,
  ) {
    this.wanted = wordsOf(words);
  }

  /** True if a text has all words. */
  finds(text: string): boolean {
    const there = wordsOf(text);
    return this.wanted.every((word) => there.some((one) => this.isLike(word, one)));
  }

  private isLike(word: string, one: string): boolean {
    if (one.includes(word)) return true;
    const [mine, other] = [stem(word), stem(one)];
    if (mine === other || (mine.length > LEAST && other.startsWith(mine))) return true;
    const most = word.length >= TWO_ERRORS ? 2 : word.length >= ONE_ERROR ? 1 : 0;
    return this.mistyped && most > 0 && errorsBetween(mine, other, most) <= most;
  }
}
