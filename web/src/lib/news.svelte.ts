// What is new in a hand: cards that have come and were not yet touched.
import { untrack } from "svelte";
import { added } from "./hand";

export class News {
  cards = $state.raw<string[]>([]);
  private before: readonly string[] = [];

  /** The hand as it is now; the first one is not news. */
  see(hand: readonly string[]): void {
    const come = this.before.length ? added(this.before, hand) : [];
    const known = untrack(() => this.cards);
    this.before = hand;
    this.cards = hand.filter((card) => come.includes(card) || known.includes(card));
  }

  /** A card has been touched: it is news no longer. */
  touch(card: string): void {
    this.cards = this.cards.filter((one) => one !== card);
  }
}
