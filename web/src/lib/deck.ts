// A custom deck: how many of each card, as the server reads it (`nope:5 skip:4`).
export type Counts = Record<string, number>;

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
