// What is known of cards and other parts besides their words: made from the games' data by tools/web_types.py.
export interface Part {
  /** The rule that says what it does. */
  rule: string;
  kind: string;
  set: string;
  /** How many there are; 0: that says nothing. */
  copies: number;
}

const files = import.meta.glob<{ PARTS: Record<string, Part> }>("../games/*/parts.ts");

/** The parts of a game by the ids of their texts; none for a game that is drawn by nobody. */
export async function partsOf(game: string): Promise<Record<string, Part>> {
  const load = files[`../games/${game}/parts.ts`];
  return load ? (await load()).PARTS : {};
}
