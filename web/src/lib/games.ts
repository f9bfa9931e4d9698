// What the folder of a game says about it (games/<game>/game.ts). Shared code asks here; it names no game.
import type { Highlight } from "./highlights";
import type { Part } from "./parts";
import type { Counts } from "./deck";
import type { GameInfo, GameLook } from "./types";
import type { Phrase } from "./wording";

/** How a game colours the sounds that all games share. */
export interface Voice {
  wave: OscillatorType;
  /** How deep it sounds: what all pitches are multiplied with. */
  pitch: number;
  /** How long notes ring, in seconds. */
  ring: number;
  /** How bright rustling is, in Hz. */
  rustle: number;
  /** How far a note falls while it sounds. */
  fall: number;
}

export interface GameClient {
  /** Where it stands among the games; the lowest number is the first. */
  order: number;
  /** How many players suit a first game. */
  defaultSeats: number;
  /** The drawing of its sign in lists. */
  icon: string;
  /** Load its display typeface. */
  loadFont: () => Promise<unknown>;
  voice: Voice;
  /** Which entries of its journal stand out, by the ids of their texts. */
  highlights: Readonly<Record<string, Highlight>>;
  /** True for an entry that does not stand out although others of the same text do. */
  isMinor?: (entry: Phrase) => boolean;
  /** The places of its board that a sentence speaks of. */
  placesIn?: (entry: Phrase) => string[];
  /** Settings that are switched by a picture: the id of a card by the id of the setting. */
  pictures?: Readonly<Record<string, string>>;
  /** What the gallery shows besides the components of the data. */
  extraParts?: Readonly<Record<string, Part>>;
  /** The cards of its ready-made decks, by deck and number of players. */
  loadDecks?: () => Promise<Record<string, Record<string, Counts>>>;
}

const clients = import.meta.glob<GameClient>("../games/*/game.ts", { eager: true, import: "GAME" });

/** The client of a game; undefined for one that has none here. */
export function gameClient(game: string): GameClient | undefined {
  return clients[`../games/${game}/game.ts`];
}

/** Games stand everywhere in the same order; one that has no client here is the last. */
export function gameOrder({ id }: { id: string }): number {
  return gameClient(id)?.order ?? Infinity;
}

const looks = new Map<string, GameLook>();

/** Keep how games without client code look, as the host says. */
export function setLooks(games: readonly GameInfo[]): void {
  for (const { id, look } of games) if (look) looks.set(id, look);
}

/** Which entries of the journal of a game stand out, by the ids of their texts. */
export function gameHighlights(game: string): Readonly<Record<string, Highlight>> {
  return gameClient(game)?.highlights ?? looks.get(game)?.highlights ?? {};
}
