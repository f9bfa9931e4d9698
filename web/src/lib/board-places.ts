// Finds and highlights the places of a board that a phrase mentions (`data-place`, see lib/animation.ts).
import { gameClient } from "./games";
import { type Box, around, within } from "./spotlight";
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

const OPTION = "option:";

/** The elements of a board at a place that can be seen: `seat-1`, `deck`, `hand` (or its cards, where it is no place itself),
 * the button of an option (`option:CODE`, or its code alone), or `prompt`: wherever a question is asked, and options without a
 * button are chosen. */
export function elementsAt(place: string, board: ParentNode): Element[] {
  if (place === "prompt") {
    const all = [...seenIn(board, "[data-place~=prompt]"), ...seenIn(board, ".prompt")];
    return all.filter((one) => !all.some((other) => other !== one && one.contains(other)));
  }
  const name = place.startsWith(OPTION) ? place.slice(OPTION.length) : place;
  const code = CSS.escape(name);
  const choices = [`[data-place~="${code}"]`, `[data-option="${code}"]`, `[data-place^="${code}:"]`];
  if (name !== place) choices.push(".prompt");
  for (const selector of name === place ? choices : choices.slice(1)) {
    const seen = seenIn(board, selector);
    if (seen.length) return seen;
  }
  // A small screen may not draw what a player has: the player stands for it.
  const owner = /^(?!seat-)[a-z]+-(\d)(-\d)?$/.exec(name)?.[1];
  return owner === undefined ? [] : elementsAt(`seat-${owner}`, board);
}

/** What can be seen; a part of the board that is only kept free for later cannot. */
function seenIn(board: ParentNode, selector: string): Element[] {
  return [...board.querySelectorAll(selector)].filter((one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility !== "hidden");
}

/** The boxes on the screen of what is seen at a place. */
export function boxesAt(place: string, board: ParentNode, elements = elementsAt(place, board)): Box[] {
  return elements.flatMap((one) => boxOf(one, place) ?? []);
}

/** The elements at a place that nothing covers, such as a prompt over a board that scrolls; all of them if each is covered. */
export function openElementsAt(place: string, board: ParentNode): Element[] {
  const all = elementsAt(place, board);
  const open = all.filter((one) => !isCovered(one));
  return open.length ? open : all;
}

/** True if something else lies over the middle of an element, or if it is out of sight. */
export function isCovered(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top === null || !(element.contains(top) || top.contains(element));
}

/** The box of a place with what lies there; of a row of cards, which may have more room than it needs, only of the cards. */
function boxOf(element: Element, place: string): Box | null {
  const own = plain(element);
  const cards = [...element.querySelectorAll(`[data-place^="${CSS.escape(place)}:"]`)];
  if (!cards.length) return around([own, ...[...element.children].map(plain).filter((one) => one.width > 0 && one.height > 0)]);
  const all = around(cards.map(plain));
  return all && within(all, own);
}

function plain(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}
