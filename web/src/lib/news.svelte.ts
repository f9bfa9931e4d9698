// What is new in a hand: cards that have come, until they are touched or a question has been answered with them in sight.
import { untrack } from "svelte";
import { added } from "./hand";
import type { View } from "./types";

/** The moment of the question for which the table waits for this seat; -1: it does not. */
export function askedAt(view: View): number {
  return view.asked.some((one) => one.waits && one.seat === view.seat) ? view.moment : -1;
}

export class News {
  cards = $state.raw<string[]>([]);
  private before: readonly string[] = [];
  private asked = -1;

  /** The hand as it is now, and the moment at which its owner is asked (-1: he is not); the first hand is not news. */
  see(hand: readonly string[], asked: number): void {
    const come = this.before.length ? added(this.before, hand) : [];
    const answered = this.asked >= 0 && asked !== this.asked;
    const known = answered ? [] : untrack(() => this.cards);
    this.before = hand;
    this.asked = asked;
    this.cards = hand.filter((card) => come.includes(card) || known.includes(card));
  }

  /** A card has been touched: it is news no longer. */
  touch(card: string): void {
    this.cards = this.cards.filter((one) => one !== card);
  }
}
