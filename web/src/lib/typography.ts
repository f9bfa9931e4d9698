// Line breaks in texts.
const NO_BREAK = "\u00a0";

/** No-break spaces after Russian words of one letter, before dashes, and around “×”. */
export function withNoBreakSpaces(text: string): string {
  return text.replace(/(?<=^|[\s(«„])([авикосуя]) /gi, `$1${NO_BREAK}`).replace(/ (?=[—×])|(?<=×) /g, NO_BREAK);
}
