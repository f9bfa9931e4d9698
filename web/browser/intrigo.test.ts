import { expect } from "vitest";
import { testGame } from "./whole-game.ts";
import { findPositions } from "./find-positions.ts";
import { test } from "./users.ts";
import { DESKTOP, PHONE } from "./user.ts";

const GAPS = 12; // of the palace of three players

testGame({ game: "intrigo", seats: 3, options: { round_cap: 1 } }, [
  { input: "touch", language: "ru", device: PHONE, theme: "dark" },
  { input: "keyboard", language: "en", device: DESKTOP },
], 7);

test("a palace that has been awarded is not seen again", async ({ users }) => {
  const ann = await users.named("Ann", { still: false });
  const [position] = findPositions([{ game: "intrigo", seats: 3, choices: 20, asks: "intrigo-ask-turn" }]);
  const settings = { game: "intrigo", seats: 3, pace: 100 };
  await ann.goto(`t/${await ann.openTable({ settings, seat: 0, bots: ["greedy", "greedy"], position, start: true })}`);
  await ann.page.locator(".hand .hold.can").first().click();
  const counts = await ann.page.evaluateHandle((gaps) => {
    const seen: number[] = [];
    const count = () => {
      const cards = document.querySelectorAll(".ring .gap > .tile").length;
      if (cards !== seen.at(-1)) seen.push(cards);
    };
    new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
    return { seen, isOver: () => seen.includes(gaps) && seen.at(-1) === 0 && document.querySelector(".fan") !== null };
  }, GAPS);
  await ann.page.locator(".ring .gap.can").first().click();
  await ann.button("intrigo-web-do-play").click();
  await expect.poll(() => counts.evaluate((one) => one.isOver())).toBe(true);
  const seen = await counts.evaluate((one) => one.seen);
  expect(seen.slice(seen.indexOf(GAPS))).toEqual([GAPS, 0]);
});
