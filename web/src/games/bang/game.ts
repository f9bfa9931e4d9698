// The client manifest of BANG! for the shared pages.
import drawings from "virtual:icons/bang/sign";
import type { GameClient } from "../../lib/games";
import { numberArgument } from "../../lib/wording";
import { SCORES, VOICE } from "./sounds";
import "./theme.css";

const ROLES = ["sheriff", "deputy", "outlaw", "renegade"];

export const GAME: GameClient = {
  order: 1,
  defaultSeats: 5,
  icon: drawings.sign ?? "",
  loadFont: () => import("@fontsource-variable/bitter"),
  fallText: "bang-web-fell",
  loadOpening: () => import("./Opening.svelte"),
  loadPortrait: () => import("./PlayerPortrait.svelte"),
  voice: VOICE,
  scores: SCORES,
  highlights: {
    "bang-log-turn": "turn",
    "bang-log-dead": "out",
    "bang-log-explodes": "great",
    "bang-log-event": "great",
    "bang-log-leaves": "out",
    "bang-log-won": "won",
  },
  // Somebody is down to the last life, is rescued or rewarded, or pays for a mistake.
  isNotable: (entry) => ["bang-log-rescue", "bang-log-reward", "bang-log-penalty"].includes(entry.text) || (entry.text === "bang-log-loss" && numberArgument(entry, "life") === 1),
  optionPlaces: ({ text }) => (["bang-do-draw", "bang-do-check"].includes(text) ? ["deck"] : []),
  pictures: {
    dodge_city: "bang-howitzer",
    high_noon: "bang-high_noon",
    fistful: "bang-a_fistful_of_cards",
    wild_west_show: "bang-wild_west_show",
    base_characters: "bang-willy_the_kid",
    dodge_city_characters: "bang-belle_star",
    promo_characters: "bang-uncle_will",
    wild_west_show_characters: "bang-big_spencer",
  },
  extraComponents: Object.fromEntries(ROLES.map((role) => [`bang-role-${role}`, { rule: "BANG-S01", kind: "role", set: "", copies: 0 }])),
};
