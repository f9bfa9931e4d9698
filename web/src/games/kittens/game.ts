// The client manifest of Exploding Kittens for the shared pages.
import drawings from "virtual:icons/kittens/sign";
import type { GameClient } from "../../lib/games";
import { SCORES, VOICE } from "./sounds";
import "./theme.css";

export const GAME: GameClient = {
  order: 2,
  defaultSeats: 4,
  icon: drawings.sign ?? "",
  loadFont: () => import("@fontsource-variable/rubik"),
  loadOpening: () => import("./Opening.svelte"),
  loadPortrait: () => import("./PlayerPortrait.svelte"),
  voice: VOICE,
  scores: SCORES,
  highlights: {
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
  },
  isNotable: ({ text }) => ["kittens-log-cancelled", "kittens-log-attack", "kittens-log-steal", "kittens-log-demand"].includes(text),
  optionPlaces: ({ text }) => ({ "kittens-do-draw": ["deck"], "kittens-do-put": ["deck"], "kittens-do-order": ["deck"], "kittens-do-take": ["discard"] })[text] ?? [],
  loadDecks: async () => (await import("./decks")).DECKS,
};
