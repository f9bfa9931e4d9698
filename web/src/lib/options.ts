// Reads cards, targets and numbers from the arguments of options. No rules here.
import { wordsOf } from "./wording";
import type { Option } from "./types";

/** The cards that an option names, in order. */
export function cardsOf(option: Option): string[] {
  return Object.values(option.arguments).flatMap(wordsOf);
}

/** The target seat of an option; -1: none. */
export function targetOf(option: Option): number {
  for (const one of Object.values(option.arguments)) {
    if (typeof one === "object" && "seat" in one) return one.seat ?? -1;
  }
  return -1;
}

/** The number that an option names; -1: none. */
export function numberOf(option: Option): number {
  for (const one of Object.values(option.arguments)) if (typeof one === "number") return one;
  return -1;
}

export function verbOf(option: Option): string {
  return option.code.split(":")[0] ?? "";
}

/** Options that use this card of the hand. */
export function withCard(options: Option[], card: string): Option[] {
  return options.filter((option) => cardsOf(option).includes(card));
}

/** The options that order cards, starting with these. */
export function beginningWith(options: Option[], chosen: string[]): Option[] {
  return options.filter((option) => chosen.every((card, place) => cardsOf(option)[place] === card));
}

/** The cards that may come next in an order. */
export function nextInOrder(options: Option[], chosen: string[]): string[] {
  const found = beginningWith(options, chosen).map((option) => cardsOf(option)[chosen.length]);
  return [...new Set(found.filter((card): card is string => card !== undefined))];
}
