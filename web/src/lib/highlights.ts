// Journal entries that stand out: a new turn or stage, an elimination, a decisive event, the end.
// The manifest of the game lists their text ids.
import { gameClient } from "./games";
import type { Phrase } from "./wording";

export type Highlight = "" | "turn" | "stage" | "out" | "great" | "won";

/** How an entry stands out; its text id starts with its game. */
export function highlightOf(entry: Phrase): Highlight {
  const game = gameClient(entry.text.split("-", 1)[0] ?? "");
  return game && !game.isMinor?.(entry) ? (game.highlights[entry.text] ?? "") : "";
}

/** The key entries of a game: eliminations first, then decisive events; the latest win. */
export function keyEntries(entries: readonly Phrase[], most: number): Phrase[] {
  const out = entries.filter((entry) => highlightOf(entry) === "out");
  const great = entries.filter((entry) => highlightOf(entry) === "great");
  const chosen = new Set([...great.slice(-Math.max(0, most - out.length)), ...out.slice(-most)].slice(-most));
  return entries.filter((entry) => chosen.has(entry));
}

/** The entry that declares the winner, if there is one. */
export function winningEntry(entries: readonly Phrase[]): Phrase | undefined {
  return entries.findLast((entry) => highlightOf(entry) === "won");
}
