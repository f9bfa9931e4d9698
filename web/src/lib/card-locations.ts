// Where a card is now, as far as this seat knows: looked for in the view. Nothing here knows a rule, only what lists
// of cards are called on the boards.
import type { Texts } from "./texts";
import { nameArguments, type Names } from "./wording";

/** A location by its text id, its player (-1: none), and how many copies of the card are there. */
export interface CardLocation {
  text: string;
  seat: number;
  count: number;
}

const TEXTS: Record<string, string> = {
  hand: "web-where-hand",
  discards: "web-where-discards",
  in_play: "web-where-in-play",
  known: "web-where-in-hand-of",
  marked: "web-where-in-hand-of",
  known_pile: "web-where-pile",
  known_deck: "web-where-pile",
  event: "web-where-event",
  show: "web-where-event",
  character: "web-where-figure",
  centre: "web-where-table",
  border: "web-where-table",
  display: "web-where-table",
  turned: "web-where-table",
  stack: "web-where-table",
  ring: "web-where-table",
};
const PEOPLE = new Set(["figures", "players"]);

/** All known locations of a card on a board. */
export function locationsOf(board: unknown, code: string): CardLocation[] {
  const found = new Map<string, CardLocation>();
  walk(board, "", -1);
  return [...found.values()];

  function walk(value: unknown, key: string, seat: number): void {
    if (typeof value === "string") {
      const text = TEXTS[key];
      if (text && value.split(".")[0] === code) add(text, key === "hand" ? -1 : seat);
    } else if (Array.isArray(value)) {
      value.forEach((one, number) => walk(one, key, PEOPLE.has(key) ? number : seat));
    } else if (value !== null && typeof value === "object") {
      for (const [name, one] of Object.entries(value)) walk(one, TEXTS[name] || PEOPLE.has(name) || !TEXTS[key] ? name : key, seat);
    }
  }

  function add(text: string, seat: number): void {
    const place = found.get(`${text}${seat}`) ?? { text, seat, count: 0 };
    found.set(`${text}${seat}`, { ...place, count: place.count + 1 });
  }
}

/** The arguments of a location's text: how many cards are there, and the name of the player. */
export function locationArguments(texts: Texts, place: CardLocation, names: Names): Record<string, string | number> {
  return { count: place.count, name: "", ...(place.seat < 0 ? {} : nameArguments(texts, names, place.seat)) };
}
