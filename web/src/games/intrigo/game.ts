// The client manifest of Intrigo for the shared pages.
import drawings from "virtual:icons/intrigo/sign";
import type { GameClient } from "../../lib/games";
import { type Phrase, wordArguments } from "../../lib/wording";
import { SCORES, VOICE } from "./sounds";
import "./theme.css";

/** Arguments of phrases that are places of the palace. */
const PALACE: Record<string, string> = { gap: "g", second_gap: "g", building: "b", second_building: "b" };

function placesIn(entry: Phrase): string[] {
  return Object.entries(entry.arguments).flatMap(([name, value]) => (name in PALACE && typeof value === "number" ? [`${PALACE[name]}${value}`] : []));
}

export const GAME: GameClient = {
  order: 4,
  defaultSeats: 4,
  icon: drawings.sign ?? "",
  loadFont: () => import("@fontsource-variable/playfair-display"),
  loadOpening: () => import("./Opening.svelte"),
  loadPortrait: () => import("./PlayerPortrait.svelte"),
  voice: VOICE,
  scores: SCORES,
  highlights: {
    "intrigo-log-round": "turn",
    "intrigo-log-awarded": "great",
    "intrigo-log-won": "won",
    "intrigo-log-cap": "won",
  },
  isMinor: ({ arguments: { token } }) => typeof token === "object" && "word" in token && token.word === "ducat", // not a turning point
  placesIn,
  alike: (part) => (part.startsWith("intrigo-token-") && part !== "intrigo-token-ducat" ? "intrigo-token" : ""),
  optionPlaces: (option) => (option.text === "intrigo-do-buy" ? wordArguments(option, "type").map((type) => `stack-${type}`) : []),
};
