// Cards of a hand: what options spend, where they are, which are new. No rules here.
import { targetOf } from "./options";
import { wordArguments } from "./wording";
import type { Option } from "./types";

const SPENT = ["card", "second", "third", "cards"];

/** The cards that an option spends, in order. */
export function spentCards(option: Option): string[] {
  return SPENT.flatMap((name) => wordArguments(option, name));
}

/** True if both have the same cards, in any order. */
export function sameCards(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && [...one].sort().join() === [...other].sort().join();
}

/** The options that spend exactly these cards. */
export function spending(options: Option[], cards: readonly string[]): Option[] {
  return cards.length === 0 ? [] : options.filter((option) => sameCards(spentCards(option), cards));
}

/** The indices of these cards in a hand; each copy counts once. */
export function indicesOf(hand: readonly string[], cards: readonly string[]): Set<number> {
  const found = new Set<number>();
  for (const card of cards) {
    const at = hand.findIndex((one, place) => one === card && !found.has(place));
    if (at >= 0) found.add(at);
  }
  return found;
}

/** These cards with another one, without the first if they become too many; without it if it is among them. */
export function toggled(cards: readonly string[], card: string, most: number): string[] {
  return cards.includes(card) ? cards.filter((one) => one !== card) : [...cards, card].slice(-most);
}

/** The targets of these options. */
export function targetsOf(options: Option[]): number[] {
  return [...new Set(options.map(targetOf))].filter((seat) => seat >= 0);
}

/** The cards of a hand that were not there before, counting copies. */
export function addedCards(before: readonly string[], after: readonly string[]): string[] {
  const left = [...before];
  return after.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Move the focus among the buttons of a row with the arrow keys. */
export function moveFocusInRow(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  if (!step) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const next = buttons[(at + step + buttons.length) % buttons.length];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
