// Which entries of a journal stand out: where a turn or a stage of the game begins, who is out, what decides the game.
// Told apart by the ids of their texts, and an award of Intrigo by its token: a ducat decides nothing.
import type { Phrase } from "./wording";

export type Kind = "" | "turn" | "stage" | "out" | "great" | "won";

const KINDS: Record<string, Kind> = {
  "bang-log-turn": "turn",
  "bang-log-dead": "out",
  "bang-log-explodes": "great",
  "bang-log-event": "great",
  "bang-log-leaves": "out",
  "bang-log-won": "won",
  "kittens-log-turn": "turn",
  "kittens-log-exploded": "out",
  "kittens-log-imploded": "out",
  "kittens-log-barked": "out",
  "kittens-log-streaking-lost": "out",
  "kittens-log-left": "out",
  "kittens-log-defuse": "great",
  "kittens-log-catomic": "great",
  "kittens-log-won": "won",
  "kittens-log-nobody-won": "won",
  "targi-log-round": "turn",
  "targi-log-raid": "stage",
  "targi-log-full": "great",
  "targi-log-left": "out",
  "targi-log-won": "won",
  "targi-log-drawn": "won",
  "intrigo-log-round": "turn",
  "intrigo-log-awarded": "great",
  "intrigo-log-won": "won",
  "intrigo-log-cap": "won",
};

export function kindOf(line: Phrase): Kind {
  const { token } = line.arguments;
  if (typeof token === "object" && "word" in token && token.word === "ducat") return "";
  return KINDS[line.text] ?? "";
}

/** The entries that tell a game in one look: who went out, or, where nobody did, what was great; the last ones count most. */
export function turningPoints(lines: readonly Phrase[], most: number): Phrase[] {
  const out = lines.filter((line) => kindOf(line) === "out");
  const great = lines.filter((line) => kindOf(line) === "great");
  const chosen = new Set([...great.slice(-Math.max(0, most - out.length)), ...out.slice(-most)].slice(-most));
  return lines.filter((line) => chosen.has(line));
}

/** The sentence that ends the game, if it has ended so. */
export function ending(lines: readonly Phrase[]): Phrase | undefined {
  return lines.findLast((line) => kindOf(line) === "won");
}
