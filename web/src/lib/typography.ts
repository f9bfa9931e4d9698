// Line breaks in texts, and how long words are.
const NO_BREAK = "\u00a0";

/** No-break spaces after Russian words of one letter, before dashes, and around “×”. */
export function withNoBreakSpaces(text: string): string {
  return text.replace(/(?<=^|[\s(«„])([авикосуя]) /gi, `$1${NO_BREAK}`).replace(/ (?=[—×])|(?<=×) /g, NO_BREAK);
}

const VOWEL = /[аеёиоуыэюяaeiouy]/.source;
const CONSONANT = /[бвгджзклмнпрстфхцчшщbcdfghjklmnpqrstvwxz]/.source;
const RUSSIAN = { vowel: /[аеёиоуыэюя]/.source, consonant: /[бвгджзклмнпрстфхцчшщ]/.source, letter: /[а-яё]/.source };
/** Where words may be divided: what comes before and after. English ones only between consonants. */
const SYLLABLES = [
  [/[йьъ]/.source, RUSSIAN.letter + RUSSIAN.letter],
  [RUSSIAN.vowel, RUSSIAN.vowel + RUSSIAN.letter],
  [RUSSIAN.consonant + RUSSIAN.vowel, RUSSIAN.consonant + RUSSIAN.vowel],
  [VOWEL + CONSONANT, CONSONANT + VOWEL],
  [VOWEL + CONSONANT, CONSONANT + CONSONANT + VOWEL],
  [VOWEL + CONSONANT + CONSONANT, CONSONANT + CONSONANT + VOWEL],
].map(([before, after]) => new RegExp(`(${before})(?=${after})`, "gi"));
const LONG_WORD = /[а-яёa-z]{7,}/gi;

/** Soft hyphens in long words: browsers without a dictionary would break them anywhere. */
export function withSoftHyphens(name: string): string {
  return name.replace(LONG_WORD, (word) => SYLLABLES.reduce((found, rule) => found.replace(rule, "$1\u00ad"), word));
}

/** The letters of the longest word: a name on a narrow card is as small as that word needs. */
export function longestWord(name: string): number {
  return Math.max(1, ...name.split(/[\s-]/).map((word) => word.length));
}
