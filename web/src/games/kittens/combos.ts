// Combos as the options offer them: which cards go together, and where they lie in the hand. No rule is known here.
import { targetOf, verbOf } from "../../lib/choosing";
import type { Option } from "../../lib/types";
import type { Argument, Word } from "../../lib/wording";

const SPENT = ["card", "second", "third", "cards"];
const COMBOS = new Set(["pair", "triple"]);

/** The cards of the hand that an option spends, in its own order. */
export function spent(option: Option): string[] {
  return SPENT.flatMap((name) => words(option.arguments[name]).map((one) => one.word ?? ""));
}

function words(argument: Argument | undefined): Word[] {
  if (argument === undefined || typeof argument === "number" || "seat" in argument) return [];
  return Array.isArray(argument) ? argument : [argument];
}

function same(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && [...one].sort().join() === [...other].sort().join();
}

/** The options that spend exactly these cards. */
export function withCards(options: Option[], cards: readonly string[]): Option[] {
  return cards.length === 0 ? [] : options.filter((option) => same(spent(option), cards));
}

/** Cards of the hand that can be played together, beginning with `kind` of the smallest combo. */
export interface Combo {
  kind: string;
  cards: string[];
}

/** All pairs and triples that can be played now, each once whomever it may be aimed at. */
export function combosOf(options: Option[]): Combo[] {
  const found = new Map<string, Combo>();
  for (const option of options) {
    if (!COMBOS.has(verbOf(option))) continue;
    const cards = spent(option);
    found.set(`${verbOf(option)} ${[...cards].sort().join()}`, { kind: verbOf(option), cards });
  }
  return [...found.values()];
}

/** A combo whose cards lie side by side: from which place of the hand to which. */
export interface Bracket extends Combo {
  from: number;
  to: number;
}

/** The combos that can be bracketed over the hand: cards of a kind side by side, the largest combo of them. */
export function brackets(hand: readonly string[], combos: readonly Combo[]): Bracket[] {
  const found: Bracket[] = [];
  for (const combo of [...combos].sort((a, b) => b.cards.length - a.cards.length)) {
    const from = hand.findIndex((_, at) => same(hand.slice(at, at + combo.cards.length), combo.cards));
    const to = from + combo.cards.length - 1;
    if (from < 0 || found.some((one) => one.from <= to && from <= one.to)) continue;
    found.push({ ...combo, from, to });
  }
  return found.sort((a, b) => a.from - b.from);
}

/** The places of these cards in the hand: each copy is used once. */
export function placesOf(hand: readonly string[], cards: readonly string[]): Set<number> {
  const found = new Set<number>();
  for (const card of cards) {
    const at = hand.findIndex((one, place) => one === card && !found.has(place));
    if (at >= 0) found.add(at);
  }
  return found;
}

/** The seats at which these options may be aimed. */
export function targetsOf(options: Option[]): number[] {
  return [...new Set(options.map(targetOf))].filter((seat) => seat >= 0);
}
