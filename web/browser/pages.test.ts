// The pages around the games: the first one, the rules, finished games, about.
import { expect } from "vitest";
import { DARK, LIGHT, testPages, testSearch } from "./pages-around.ts";
import { test } from "./users.ts";
import { PHONE } from "./user.ts";

test("a newcomer is in a game against bots with three clicks, and writes nothing", async ({ users }) => {
  const ann = await users.connect({ still: false });
  await ann.goto("./");
  await ann.button("web-play-now").nth(1).click();
  await ann.button("first-know").click();
  await ann.button("web-name-save").click();
  await ann.waitUntil(() => ann.view !== null);
  expect(ann.view?.seat).toBe(0);
  expect(ann.text("web-name-suggestions").split(", ")).toContain(ann.table?.chairs[0]?.name);
  await ann.page.getByRole("main").getByRole("button").first().waitFor();
});

// Each game is looked at in one of the two looks, and in all combinations by pages.soak.ts.
testPages(LIGHT, ["bang", "targi"]);
testPages(DARK, ["kittens", "intrigo"]);
testSearch(LIGHT, ["kittens", "intrigo"]);
testSearch(DARK, ["bang", "targi"]);

test("the first page loads less than 200 kB, in Russian, too, which needs more letters", async ({ users }) => {
  const ann = await users.connect({ device: PHONE, language: "ru" });
  await ann.goto("./");
  await ann.button("web-play-now").first().waitFor();
  await ann.page.waitForLoadState("networkidle");
  const loaded = await ann.page.evaluate(() => {
    const files = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
    return (files as PerformanceResourceTiming[]).reduce((sum, one) => sum + one.transferSize, 0);
  });
  expect(loaded).toBeGreaterThan(20 * 1024);
  expect(loaded).toBeLessThan(200 * 1024);
});

test("a table that does not exist is said to be gone", async ({ users }) => {
  const ann = await users.connect();
  ann.ignoreErrors(/WebSocket|404/);
  await ann.goto("t/nothing-like-this");
  await expect.poll(() => ann.page.getByRole("heading", { level: 1 }).innerText()).toBe(ann.text("web-table-gone"));
});
