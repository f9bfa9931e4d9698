// The client manifests of the games (games/<game>/game.ts), for shared code, which names no game.
import type { Highlight } from "./highlights";
import type { GameComponent } from "./game-components";
import type { Decks } from "./deck";
import type { Component } from "svelte";
import type { Sound } from "./animation";
import type { Score, Voice } from "./synth";
import type { GameInfo, GameLook, View } from "./types";
import type { Names, Phrase } from "./wording";

/** What the opening scene of a game shows. */
export type OpeningScene = Component<{ view: View; names: Names }>;

/** The picture of a player at the end of a game. */
export type PlayerPortrait = Component<{ view: View; seat: number; bot: boolean }>;

export interface GameClient {
  /** Position among the games; the lowest comes first. */
  order: number;
  /** The number of players for a first game. */
  defaultSeats: number;
  /** SVG content of its icon in lists. */
  icon: string;
  /** Load its display typeface. */
  loadFont: () => Promise<unknown>;
  voice: Voice;
  /** Sounds that this game has in its own way. */
  scores?: Partial<Record<Sound, Score>>;
  /** Journal entries that stand out, by text id. */
  highlights: Readonly<Record<string, Highlight>>;
  /** True for an entry that does not stand out although its text id is in `highlights`. */
  isMinor?: (entry: Phrase) => boolean;
  /** True for an entry that is worth telling at the end if nothing greater has happened. */
  isNotable?: (entry: Phrase) => boolean;
  /** The places of its board that a phrase mentions. */
  placesIn?: (entry: Phrase) => string[];
  /** The places of its board that an option of a seat leads to, besides those that its words name. */
  optionPlaces?: (option: Phrase, seat: number) => string[];
  /** Settings with a picture as their switch: setting id to card text id. */
  pictures?: Readonly<Record<string, string>>;
  /** Cards of the gallery that are not in the game data. */
  extraComponents?: Readonly<Record<string, GameComponent>>;
  /** What a part is an example of, such as one of five seals: the coach explains one of them. "" for a part of its own. */
  alike?: (part: string) => string;
  /** The id of a text for whoever was brought down by somebody, with the arguments of the entry that tells it. */
  fallText?: string;
  /** Load the scene with which a game begins. */
  loadOpening?: () => Promise<{ default: OpeningScene }>;
  /** Load the picture of a player. */
  loadPortrait?: () => Promise<{ default: PlayerPortrait }>;
  loadDecks?: () => Promise<Decks>;
  /** Settings of the viewer: how this browser shows the game. Setting id to its values, the default first; their texts
   * are `<game>-web-viewer-<id>` and its attributes. */
  viewerSettings?: Readonly<Record<string, readonly [string, ...string[]]>>;
}

const clients = import.meta.glob<GameClient>("../games/*/game.ts", { eager: true, import: "GAME" });

/** The client manifest of a game; undefined if there is none. */
export function gameClient(game: string): GameClient | undefined {
  return clients[`../games/${game}/game.ts`];
}

/** The position of a game in lists; games without a client come last. */
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
