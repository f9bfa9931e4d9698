// Finds words in texts as people type them: the beginning of a word, another form of it, or one with a typing error.

const RUSSIAN_ENDING = /(иями|ями|ами|ией|иях|ого|его|ому|ему|ыми|ими|ешь|ишь|ете|ите|ать|ять|ить|еть|ей|ой|ий|ый|ая|яя|ое|ее|ые|ие|ия|ию|ым|им|ом|ем|ую|юю|ою|ею|ов|ев|ам|ям|ах|ях|ют|ут|ят|ат|ет|ит|ла|ло|ли|ть|а|я|о|е|ы|и|у|ю|ь|й|л)$/;
const RUSSIAN_REFLEXIVE = /(ся|сь)$/;
const ENGLISH_ENDING = /(ing|ed|es|s|e)$/;
const LEAST = 3; // letters of a stem
const ONE_ERROR = 4; // letters of a word that may have one typing error
const TWO_ERRORS = 9;

// Words of a question that say nothing about what is asked.
const ENGLISH_QUESTION = /^(a|an|the|i|you|he|she|it|we|they|my|your|his|her|their|me|him|them|us|this|that|these|those|is|are|am|be|was|were|do|does|did|done|can|could|may|might|must|shall|should|will|would|have|has|had|get|if|when|while|what|which|who|whom|whose|how|why|where|many|much|often|to|of|in|on|at|for|with|by|from|into|and|or|not|then|there|happens?)$/;
const RUSSIAN_QUESTION = /^(и|или|а|но|же|ли|бы|в|во|на|с|со|к|ко|у|о|об|от|до|из|за|для|при|по|над|под|не|ни|я|ты|он|она|оно|мы|вы|они|мне|меня|теб[ея]|его|ему|ее|ей|их|им|мо[йяеи]|моего|сво[йяеюи]|своей|своего|что|чего|чем|кто|кого|кому|как|как(ой|ая|ое|ие|ую)|когда|где|куда|откуда|почему|зачем|сколько|если|то|т[аое]т?|эт[аиоу]|этот|есть|быть|бывает|будет|можно|нельзя|нужно|надо|могу|можешь|может|делать|происходит)$/;

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

/** The words of a search without those that only make it a question; all of them, if there are no others. */
export function wordsWanted(words: string): string[] {
  const all = wordsOf(words);
  const some = all.filter((word) => !ENGLISH_QUESTION.test(word) && !RUSSIAN_QUESTION.test(word));
  return some.length ? some : all;
}

export class WordSearch {
  private readonly wanted: string[];

  constructor(
    words: string,
    private readonly mistyped = false,
  ) {
    this.wanted = wordsWanted(words);
  }

  /** How many words are looked for. */
  get count(): number {
    return this.wanted.length;
  }

  /** True if a text has all words. */
  finds(text: string): boolean {
    return this.foundIn(text).length === this.wanted.length;
  }

  /** Which of the words a text has. */
  foundIn(text: string): string[] {
    const there = wordsOf(text);
    return this.wanted.filter((word) => there.some((one) => this.isLike(word, one)));
  }

  private isLike(word: string, one: string): boolean {
    if (one.includes(word)) return true;
    const [mine, other] = [stem(word), stem(one)];
    if (mine === other || (mine.length > LEAST && other.startsWith(mine))) return true;
    const most = word.length >= TWO_ERRORS ? 2 : word.length >= ONE_ERROR ? 1 : 0;
    return this.mistyped && most > 0 && errorsBetween(mine, other, most) <= most;
  }
}
