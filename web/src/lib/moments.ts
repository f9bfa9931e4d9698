// Which entries of a journal stand out: where a turn or a stage of the game begins, who is out, what decides the game.
// Told apart by the ids of their texts, as the client of the game says.
import { clientOf } from "./games";
import type { Phrase } from "./wording";

export type Kind = "" | "turn" | "stage" | "out" | "great" | "won";

/** How an entry stands out; the id of its text begins with its game. */
export function kindOf(line: Phrase): Kind {
  const game = clientOf(line.text.split("-", 1)[0] ?? "");
  return game && !game.isMinor?.(line) ? (game.moments[line.text] ?? "") : "";
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
