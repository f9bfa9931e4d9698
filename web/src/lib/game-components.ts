// What is known of cards and other components besides their words: made from the games' data by tools/web_types.py, or told by
// the host for a game that this client was built without.
import { api } from "./api";

export interface GameComponent {
  /** The rule that says what it does. */
  rule: string;
  kind: string;
  set: string;
  /** How many there are; 0: that says nothing. */
  copies: number;
  /** How its face is drawn, where no client code draws it. */
  colour?: string;
  symbol?: string;
}

const files = import.meta.glob<Record<string, GameComponent>>("../games/*/components.json", { import: "default" });

const asked = new Map<string, Promise<Record<string, GameComponent>>>();

/** The components of a game by the ids of their texts; none for a game that is drawn by nobody. */
export async function componentsOf(game: string): Promise<Record<string, GameComponent>> {
  const load = files[`../games/${game}/components.json`];
  return load ? load() : askHost(game);
}

/** Ask the host once; if it does not answer, again the next time. */
function askHost(game: string): Promise<Record<string, GameComponent>> {
  const known = asked.get(game);
  if (known) return known;
  const answer = api.components(game).catch(() => {
    asked.delete(game);
    return {};
  });
  asked.set(game, answer);
  return answer;
}
