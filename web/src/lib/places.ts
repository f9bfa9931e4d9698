// The places of a board that a sentence speaks of, and how they are lit up there (`data-place`, lib/motion.ts).
import { clientOf } from "./games";
import { type Names, type Phrase, owner } from "./wording";

const LIT = "spoken-of";
const SHOWN = 3000; // ms that a place stays lit for whoever has asked where it is

let timer = 0;

/** The places that a sentence speaks of; the id of its text begins with its game. */
export function placesIn(line: Phrase): string[] {
  return clientOf(line.text.split("-", 1)[0] ?? "")?.placesIn?.(line) ?? [];
}

/** The seats that a sentence speaks of, and those of their owners. */
export function seatsIn(line: Phrase, names: Names): string[] {
  const seats = Object.values(line.arguments).flatMap((value) => (typeof value === "object" && "seat" in value && value.seat !== null ? [value.seat] : []));
  return seats.flatMap((seat) => [`seat-${seat}`, `seat-${owner(names, seat)}`]);
}

/** Put out whatever is lit. */
export function dim(): void {
  clearTimeout(timer);
  document.querySelectorAll(`.${LIT}`).forEach((one) => one.classList.remove(LIT));
}

/** Light up places and seats until they are put out. */
export function light(places: readonly string[]): void {
  dim();
  for (const place of places) document.querySelectorAll(`main [data-place~="${place}"]`).forEach((one) => one.classList.add(LIT));
}

/** Show somebody where places are: they stay lit for a moment. */
export function point(places: readonly string[]): void {
  light(places);
  timer = window.setTimeout(dim, SHOWN);
}
