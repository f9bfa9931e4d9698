import { expect, test } from "vitest";
import { NewCards, questionMoment } from "../src/lib/new-cards.svelte";
import type { View } from "../src/lib/types";

test("the first hand is no news, what comes later is until it is touched or gone", () => {
  const newCards = new NewCards();
  newCards.update(["skip", "nope"], -1);
  expect(newCards.cards).toEqual([]);
  newCards.update(["skip", "nope", "favor", "shuffle"], -1);
  expect(newCards.cards).toEqual(["favor", "shuffle"]);
  newCards.markSeen("favor");
  expect(newCards.cards).toEqual(["shuffle"]);
  newCards.update(["skip", "nope", "favor"], -1);
  expect(newCards.cards).toEqual([]);
});

test("a second copy of a card is news", () => {
  const newCards = new NewCards();
  newCards.update(["skip"], -1);
  newCards.update(["skip", "skip"], -1);
  expect(newCards.cards).toEqual(["skip", "skip"]);
});

test("what has come is news until its owner has answered a question, and no longer", () => {
  const newCards = new NewCards();
  newCards.update(["skip"], 1);
  newCards.update(["skip", "favor"], -1);
  newCards.update(["skip", "favor"], -1);
  expect(newCards.cards).toEqual(["favor"]);
  newCards.update(["skip", "favor"], 5);
  expect(newCards.cards).toEqual(["favor"]);
  newCards.update(["skip", "favor", "nope"], 6);
  expect(newCards.cards).toEqual(["nope"]);
});

test("only a question for which the table waits is one that must be answered", () => {
  const view = (seat: number, waits: boolean) => ({ seat: 1, moment: 7, asked: [{ seat, waits }] }) as unknown as View;
  expect([view(1, true), view(1, false), view(0, true)].map(questionMoment)).toEqual([7, -1, -1]);
});
