// Which entries of a journal stand out: where a turn or a stage of the game begins, who is out, what decides the game.
// Told apart by the ids of their texts, as the client of the game says.
import { gameClient, gameHighlights } from "./games";
import { type Phrase, seatArgument } from "./wording";

export type Highlight = "" | "turn" | "stage" | "out" | "great" | "won";

/** How an entry stands out; its text id starts with its game. */
export function highlightOf(entry: Phrase): Highlight {
  const id = entry.text.split("-", 1)[0] ?? "";
  return gameClient(id)?.isMinor?.(entry) ? "" : (gameHighlights(id)[entry.text] ?? "");
}

function isNotable(entry: Phrase): boolean {
  return gameClient(entry.text.split("-", 1)[0] ?? "")?.isNotable?.(entry) ?? false;
}

/** The key entries of a game: all eliminations, and if there is room for them, the latest decisive events and what is notable.
 * What the winners have done comes first: it led to the end. */
export function keyEntries(entries: readonly Phrase[], most: number, winners: readonly number[] = []): Phrase[] {
  const out = entries.filter((entry) => highlightOf(entry) === "out");
  const great = entries.filter((entry) => highlightOf(entry) === "great");
  const isWinners = (entry: Phrase) => winners.includes(seatArgument(entry, "player"));
  const last = (found: readonly Phrase[], room: number) => (room > 0 ? found.slice(-room) : []);
  const latest = (found: readonly Phrase[], room: number) => {
    const first = last(found.filter(isWinners), room);
    return [...first, ...last(found.filter((entry) => !isWinners(entry)), room - first.length)];
  };
  const chosen = new Set([...out, ...latest(great, most - out.length)]);
  for (const entry of latest(entries.filter((one) => !chosen.has(one) && isNotable(one)), most - chosen.size)) chosen.add(entry);
  return entries.filter((entry) => chosen.has(entry));
}

/** The entry that declares the winner, if there is one. */
export function winningEntry(entries: readonly Phrase[]): Phrase | undefined {
  return entries.findLast((entry) => highlightOf(entry) === "won");
}

/** True in the first round of turns. A page may come late, when quick bots have begun already. */
export function isBeginning(entries: readonly Phrase[], seats: number): boolean {
  return entries.filter((entry) => highlightOf(entry) === "turn").length < Math.max(2, seats);
}
