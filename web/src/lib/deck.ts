// Decks of a game in which they can be chosen: ready-made ones, and custom ones as the server reads them (`nope:5 skip:4`).
import type { GameInfo } from "./types";

export type Counts = Record<string, number>;

/** The ready-made decks: how many of each card there are with each number of players, from the fewest of the game on. */
export type Decks = Record<string, Record<string, number[]>>;

/** The cards of a ready-made deck; undefined if it is not known, or not for this number of players. */
export function readyMadeDeck(decks: Decks, deck: string, game: GameInfo, seats: number): Counts | undefined {
  const counts = Object.entries(decks[deck] ?? {}).map(([card, numbers]) => [card, numbers[seats - game.seats[0]] ?? 0] as const);
  return counts.some(([, count]) => count > 0) ? Object.fromEntries(counts.filter(([, count]) => count > 0)) : undefined;
}

export function parseDeck(text: string): Counts {
  const found: Counts = {};
  for (const word of text.replaceAll(",", " ").split(/\s+/)) {
    const [card = "", number = ""] = word.split(":");
    const count = Number.parseInt(number, 10);
    if (card && count > 0) found[card] = (found[card] ?? 0) + count;
  }
  return found;
}

export function formatDeck(counts: Counts): string {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([card, count]) => `${card}:${count}`)
    .join(" ");
}

export function countCards(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
