// The client manifest of BANG! for the shared pages.
import drawings from "virtual:icons/bang/sign";
import type { GameClient } from "../../lib/games";
import "./theme.css";

const ROLES = ["sheriff", "deputy", "outlaw", "renegade"];

export const GAME: GameClient = {
  order: 1,
  defaultSeats: 5,
  icon: drawings.icon ?? "",
  loadFont: () => import("@fontsource-variable/bitter"),
  fallText: "bang-web-fell",
  loadOpening: () => import("./Opening.svelte"),
  loadPortrait: () => import("./PlayerPortrait.svelte"),
  voice: { wave: "triangle", pitch: 0.75, ring: 0.16, rustle: 1400, fall: 0.72 }, // wood
  scores: {
    // A bullet that hits: wood and a groan.
    hit: { tones: [{ pitch: 190, at: 0, loud: 0.7, length: 0.2, to: 70, wave: "triangle" }], rustles: [{ at: 0, length: 0.07, loud: 0.8, pitch: 900 }] },
    // A duel: a clock strikes twice, far away.
    raid: { tones: [{ pitch: 330, at: 0, loud: 0.45, length: 0.7, to: 328, wave: "sine" }, { pitch: 660, at: 0, loud: 0.15, length: 0.4, to: 658, wave: "sine" }, { pitch: 330, at: 0.8, loud: 0.45, length: 0.8, to: 328, wave: "sine" }], rustles: [] },
  },
  highlights: {
    "bang-log-turn": "turn",
    "bang-log-dead": "out",
    "bang-log-explodes": "great",
    "bang-log-event": "great",
    "bang-log-leaves": "out",
    "bang-log-won": "won",
  },
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
