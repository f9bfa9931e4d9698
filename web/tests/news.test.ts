import { expect, test } from "vitest";
import { News } from "../src/lib/news.svelte";

test("the first hand is no news, what comes later is until it is touched or gone", () => {
  const news = new News();
  news.see(["skip", "nope"]);
  expect(news.cards).toEqual([]);
  news.see(["skip", "nope", "favor", "shuffle"]);
  expect(news.cards).toEqual(["favor", "shuffle"]);
  news.touch("favor");
  expect(news.cards).toEqual(["shuffle"]);
  news.see(["skip", "nope", "favor"]);
  expect(news.cards).toEqual([]);
});

test("a second copy of a card is news", () => {
  const news = new News();
  news.see(["skip"]);
  news.see(["skip", "skip"]);
  expect(news.cards).toEqual(["skip", "skip"]);
});
