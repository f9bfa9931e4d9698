// Combos and answers of the hand, from the options. No rules here.
import { verbOf } from "../../lib/options";
import { sameCards, spentCards } from "../../lib/hand";
import type { Option } from "../../lib/types";

const COMBOS = new Set(["pair", "triple"]);

/** Cards of the hand that can be played together. */
export interface Combo {
  kind: string;
  cards: string[];
}

/** All pairs and triples that can be played now, each once for all its targets. */
export function combosOf(options: Option[]): Combo[] {
  const found = new Map<string, Combo>();
  for (const option of options) {
    if (!COMBOS.has(verbOf(option))) continue;
    const cards = spentCards(option);
    found.set(`${verbOf(option)} ${[...cards].sort().join()}`, { kind: verbOf(option), cards });
  }
  return [...found.values()];
}

/** A combo of adjacent cards, with the first and last index in the hand. */
export interface Bracket extends Combo {
  from: number;
  to: number;
}

/** The combos of adjacent cards, the largest ones first, without overlaps. */
export function bracketsOver(hand: readonly string[], combos: readonly Combo[]): Bracket[] {
  const found: Bracket[] = [];
  for (const combo of [...combos].sort((a, b) => b.cards.length - a.cards.length)) {
    const from = hand.findIndex((_, at) => sameCards(hand.slice(at, at + combo.cards.length), combo.cards));
    const to = from + combo.cards.length - 1;
    if (from < 0 || found.some((one) => one.from <= to && from <= one.to)) continue;
    found.push({ ...combo, from, to });
  }
  return found.sort((a, b) => a.from - b.from);
}

/** Cards that are played as an answer, and the verb of the option, which names no card. */
const ANSWERS: Record<string, string> = { nope: "nope", alter_the_future_3x_now: "now" };

/** The option that plays this card as an answer. */
export function answerOption(options: readonly Option[], card: string): Option | undefined {
  const verb = ANSWERS[card.split(".")[0] ?? ""];
  return verb === undefined ? undefined : options.find((option) => verbOf(option) === verb);
}

/** True if an option plays this card of the hand. (An order names cards of the pile.) */
export function isPlayable(options: readonly Option[], card: string): boolean {
  return options.some((option) => verbOf(option) !== "order" && spentCards(option).includes(card));
}

/** The cards picked for five different ones after a press on this card. `groups` are the cards that exclude each other. */
export function amongFive(groups: readonly (readonly string[])[], picked: readonly string[], card: string, most: number): string[] {
  const own = groups.filter((group) => group.includes(card));
  const beside = picked.filter((one) => own.some((group) => group.includes(one)));
  if (beside.length < own.length) return picked.length < most ? [...picked, card] : [...picked];
  const without = picked.filter((_, at) => at !== picked.indexOf(beside[0] ?? ""));
  return beside.includes(card) ? without : [...without, card];
}
