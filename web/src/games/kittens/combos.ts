// Cards of the hand and the options that play them: combos, where they lie, and answers. No rule is known here.
import { verbOf } from "../../lib/options";
import { sameCards, spentCards } from "../../lib/hand";
import type { Option } from "../../lib/types";

const COMBOS = new Set(["pair", "triple"]);

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
    const cards = spentCards(option);
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
    const from = hand.findIndex((_, at) => sameCards(hand.slice(at, at + combo.cards.length), combo.cards));
    const to = from + combo.cards.length - 1;
    if (from < 0 || found.some((one) => one.from <= to && from <= one.to)) continue;
    found.push({ ...combo, from, to });
  }
  return found.sort((a, b) => a.from - b.from);
}

/** Cards that are played as an answer, and the verb of that: such an option names no card. */
const ANSWERS: Record<string, string> = { nope: "nope", alter_the_future_3x_now: "now" };

/** The option that plays this card as an answer. */
export function answerWith(options: readonly Option[], card: string): Option | undefined {
  const verb = ANSWERS[card.split(".")[0] ?? ""];
  return verb === undefined ? undefined : options.find((option) => verbOf(option) === verb);
}

/** Can this card of the hand be played by one of these options? An order names cards of the pile, not of the hand. */
export function isPlayed(options: readonly Option[], card: string): boolean {
  return options.some((option) => verbOf(option) !== "order" && spentCards(option).includes(card));
}
