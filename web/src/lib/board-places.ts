// Finds and highlights the places of a board that a phrase mentions (`data-place`, see lib/animation.ts).
import { gameClient } from "./games";
import { type Names, type Phrase, ownerOf } from "./wording";

const HIGHLIGHT_CLASS = "spoken-of";
const FLASH_TIME = 3000; // ms

let timer = 0;

/** The places that a phrase mentions; its text id starts with its game. */
export function placesIn(phrase: Phrase): string[] {
  return gameClient(phrase.text.split("-", 1)[0] ?? "")?.placesIn?.(phrase) ?? [];
}

/** The seats that a phrase mentions, and those of their owners. */
export function seatsIn(phrase: Phrase, names: Names): string[] {
  const seats = Object.values(phrase.arguments).flatMap((value) => (typeof value === "object" && "seat" in value && value.seat !== null ? [value.seat] : []));
  return seats.flatMap((seat) => [`seat-${seat}`, `seat-${ownerOf(names, seat)}`]);
}

/** Remove all highlights. */
export function clearHighlight(): void {
  clearTimeout(timer);
  document.querySelectorAll(`.${HIGHLIGHT_CLASS}`).forEach((one) => one.classList.remove(HIGHLIGHT_CLASS));
}

/** Highlight places until `clearHighlight`. */
export function highlight(places: readonly string[]): void {
  clearHighlight();
  for (const place of places) document.querySelectorAll(`main [data-place~="${place}"]`).forEach((one) => one.classList.add(HIGHLIGHT_CLASS));
}

/** Highlight places for a moment. */
export function flash(places: readonly string[]): void {
  highlight(places);
  timer = window.setTimeout(clearHighlight, FLASH_TIME);
}
