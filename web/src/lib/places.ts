// The places of a board that a sentence speaks of, and how they are lit up there (`data-place`, lib/motion.ts).
import { codesOf, numberIn, seatIn } from "./motion";
import { type Names, type Phrase, owner } from "./wording";

/** Numbers of sentences that are places of the palace of Intrigo. */
const PALACE: Record<string, string> = { gap: "g", second_gap: "g", building: "b", second_building: "b" };
const LIT = "spoken-of";
const SHOWN = 3000; // ms that a place stays lit for whoever has asked where it is

let timer = 0;

function palace(line: Phrase): string[] {
  if (!line.text.startsWith("intrigo-")) return [];
  return Object.entries(line.arguments).flatMap(([name, value]) => (name in PALACE && typeof value === "number" ? [`${PALACE[name]}${value}`] : []));
}

function targi(line: Phrase): string[] {
  if (!line.text.startsWith("targi-")) return [];
  const row = numberIn(line, "row");
  const words = Object.values(line.arguments).filter((value) => [value].flat().some((one) => typeof one === "object" && "of" in one && one.of === "targi-place-"));
  return [...words.flatMap(codesOf), ...(row && seatIn(line, "player") >= 0 ? [`row-${seatIn(line, "player")}-${row}`] : [])];
}

/** The places that a sentence speaks of. */
export function placesIn(line: Phrase): string[] {
  return [...palace(line), ...targi(line)];
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
