// Where on the board an option is chosen: at a card, at a seat, in a tray of cards, or by a button. No rule is known here.
import { targetOf, verbOf } from "../../lib/choosing";
import { spent } from "../../lib/hand";
import { seatIn, wordIn } from "../../lib/motion";
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

/** Sort options by where they are chosen; `own` are the cards that one can pick up. */
export function sorted(options: Option[], own: readonly string[]): Sorted {
  const found: Sorted = { carded: [], aimed: [], tray: [], plain: [] };
  for (const option of options) found[placeOf(option, own)].push(option);
  return found;
}

function placeOf(option: Option, own: readonly string[]): keyof Sorted {
  const cards = spent(option);
  const verb = verbOf(option);
  if (FROM_TRAY.has(verb)) return "tray";
  if (cards.length && cards.every((card) => own.includes(card))) return "carded";
  if (verb === "pick") return "tray";
  return cards.length === 0 && targetOf(option) >= 0 ? "aimed" : "plain";
}

/** The face of an option in a tray: a card, a character, or a back. */
export function faceOf(option: Option): string {
  const [card] = spent(option);
  if (card) return card;
  const source = wordIn(option, "source");
  return source ? `character:${source}` : "";
}

/** Does a card go together with those that were picked up already? */
export function joins(options: Option[], picked: readonly string[], card: string): boolean {
  return picked.length > 0 && !picked.includes(card) && options.some((option) => {
    const cards = spent(option);
    return cards.length > picked.length && [...picked, card].every((one) => cards.includes(one));
  });
}

/** Is somebody too far away: farther than everybody who can be hit, while nobody nearer is left out? */
export function tooFar(distances: ReadonlyMap<number, number>, targets: readonly number[], seat: number): boolean {
  const reached = targets.map((one) => distances.get(one) ?? 0);
  const left = [...distances].filter(([one]) => !targets.includes(one)).map(([, far]) => far);
  return reached.length > 0 && !targets.includes(seat) && Math.min(...left) > Math.max(...reached);
}

/** Who attacks whom, as the questions of the table tell it. */
export interface Attack {
  by: number;
  on: number;
}

export function attacksIn(asked: readonly Phrase[]): Attack[] {
  return asked.flatMap((question) => {
    if (!/^bang-ask-(shot|indians|duel)$/.test(question.text)) return [];
    const [by, on] = [seatIn(question, "player"), seatIn(question, "target")];
    return by >= 0 && on >= 0 && by !== on ? [{ by, on }] : [];
  });
}
