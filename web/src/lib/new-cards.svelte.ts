// Marks cards that are new in a hand, until the player touches them or answers a question with them in sight.
import { untrack } from "svelte";
import { addedCards } from "./hand";
import type { View } from "./types";

/** The moment of the question that waits for this seat; -1 if none does. */
export function questionMoment(view: View): number {
  return view.asked.some((one) => one.waits && one.seat === view.seat) ? view.moment : -1;
}

export class NewCards {
  cards = $state.raw<string[]>([]);
  private previousHand: readonly string[] = [];
  private previousQuestion = -1;

  /** Compare with the previous hand; `question` is the result of `questionMoment`. The first hand is not new. */
  update(hand: readonly string[], question: number): void {
    const added = this.previousHand.length ? addedCards(this.previousHand, hand) : [];
    const answered = this.previousQuestion >= 0 && question !== this.previousQuestion;
    const marked = answered ? [] : untrack(() => this.cards);
    this.previousHand = hand;
    this.previousQuestion = question;
    this.cards = hand.filter((card) => added.includes(card) || marked.includes(card));
  }

  markSeen(card: string): void {
    this.cards = this.cards.filter((one) => one !== card);
  }
}
