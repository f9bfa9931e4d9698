import { expect, test } from "vitest";
import { News, askedAt } from "../src/lib/news.svelte";
import type { View } from "../src/lib/types";

test("the first hand is no news, what comes later is until it is touched or gone", () => {
  const news = new News();
  news.see(["skip", "nope"], -1);
  expect(news.cards).toEqual([]);
  news.see(["skip", "nope", "favor", "shuffle"], -1);
  expect(news.cards).toEqual(["favor", "shuffle"]);
  news.touch("favor");
  expect(news.cards).toEqual(["shuffle"]);
  news.see(["skip", "nope", "favor"], -1);
  expect(news.cards).toEqual([]);
});

test("a second copy of a card is news", () => {
  const news = new News();
  news.see(["skip"], -1);
  news.see(["skip", "skip"], -1);
  expect(news.cards).toEqual(["skip", "skip"]);
});

test("what has come is news until its owner has answered a question, and no longer", () => {
  const news = new News();
  news.see(["skip"], 1);
  news.see(["skip", "favor"], -1);
  news.see(["skip", "favor"], -1);
  expect(news.cards).toEqual(["favor"]);
  news.see(["skip", "favor"], 5);
  expect(news.cards).toEqual(["favor"]);
  news.see(["skip", "favor", "nope"], 6);
  expect(news.cards).toEqual(["nope"]);
});

test("only a question for which the table waits is one that must be answered", () => {
  const view = (seat: number, waits: boolean) => ({ seat: 1, moment: 7, asked: [{ seat, waits }] }) as unknown as View;
  expect([view(1, true), view(1, false), view(0, true)].map(askedAt)).toEqual([7, -1, -1]);
});
