// Where on the board an option is chosen: at a card, at a seat, in a tray of cards, or by a button. No rule is known here.
import { targetOf, verbOf } from "../../lib/options";
import { sameCards, spentCards } from "../../lib/hand";
import { seatArgument, wordArgument } from "../../lib/animation";
import type { Option } from "../../lib/types";
import type { Phrase } from "../../lib/wording";

const FROM_TRAY = new Set(["table", "hand", "check", "character"]);

export interface Sorted {
  /** Begin with a card of the hand, or with one of one's own in play. */
  carded: Option[];
  /** Aim at a seat, without a card. */
  aimed: Option[];
  /** Choose one of several cards that lie somewhere else. */
  tray: Option[];
  /** Everything else. */
  plain: Option[];
}

export const NONE: Sorted = { carded: [], aimed: [], tray: [], plain: [] };

/** Sort options by where they are chosen; `own` are the cards that one can pick up. */
export function sorted(options: Option[], own: readonly string[]): Sorted {
  const found: Sorted = { carded: [], aimed: [], tray: [], plain: [] };
  for (const option of options) found[placeOf(option, own)].push(option);
  return found;
}

/** The cards that are picked up for an option: those that it spends, or the one in play (it comes last) that is used at somebody. */
export function heldFor(option: Option, own: readonly string[]): string[] {
  const cards = spentCards(option);
  if (cards.length || targetOf(option) < 0) return cards;
  const source = wordArgument(option, "source");
  return own.filter((card) => source !== "" && card.split(".")[0] === source).slice(-1);
}

/** The options for which exactly these cards are picked up. */
export function holding(options: readonly Option[], picked: readonly string[], own: readonly string[]): Option[] {
  return picked.length ? options.filter((option) => sameCards(heldFor(option, own), picked)) : [];
}

/** The cards in play that can be used at somebody. */
export function usedAt(options: readonly Option[], own: readonly string[]): string[] {
  return [...new Set(options.flatMap((option) => (spentCards(option).length ? [] : heldFor(option, own))))];
}

function placeOf(option: Option, own: readonly string[]): keyof Sorted {
  const cards = heldFor(option, own);
  const verb = verbOf(option);
  if (FROM_TRAY.has(verb)) return "tray";
  if (cards.length && cards.every((card) => own.includes(card))) return "carded";
  if (verb === "pick") return "tray";
  return cards.length === 0 && targetOf(option) >= 0 ? "aimed" : "plain";
}

/** The face of an option in a tray: a card, a character, or a back. */
export function faceOf(option: Option): string {
  const [card] = spentCards(option);
  if (card) return card;
  const source = wordArgument(option, "source");
  return source ? `character:${source}` : "";
}

/** Does a card go together with those that were picked up already? */
export function joins(options: Option[], picked: readonly string[], card: string): boolean {
  return picked.length > 0 && !picked.includes(card) && options.some((option) => {
    const cards = spentCards(option);
    return cards.length > picked.length && [...picked, card].every((one) => cards.includes(one));
  });
}

/** Do options that are chosen at the same card and the same seat differ by nothing but by what the card is played as? */
export function byVerb(options: readonly Option[]): boolean {
  return options.length > 1 && options.every((option) => ["play", "play-as"].includes(verbOf(option)));
}

/** Who attacks whom, as the questions of the table tell it. */
export interface Attack {
  by: number;
  on: number;
}

export function attacksIn(asked: readonly Phrase[]): Attack[] {
  return asked.flatMap((question) => {
    if (!/^bang-ask-(shot|indians|duel)$/.test(question.text)) return [];
    const [by, on] = [seatArgument(question, "player"), seatArgument(question, "target")];
    return by >= 0 && on >= 0 && by !== on ? [{ by, on }] : [];
  });
}
