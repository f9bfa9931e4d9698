// Where lines of a text may break.
const NO_BREAK = "\u00a0";

/** Russian words of one letter stay with the word that follows, dashes with the one before, and “×” with both. */
export function withNoBreakSpaces(text: string): string {
  return text.replace(/(?<=^|[\s(«„])([авикосуя]) /gi, `$1${NO_BREAK}`).replace(/ (?=[—×])|(?<=×) /g, NO_BREAK);
}
