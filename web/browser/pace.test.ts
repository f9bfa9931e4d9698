// How a player follows the others: the beat of a table, with its controls.
import { expect } from "vitest";
import { expectAccessible } from "./accessibility.ts";
import { BANG } from "./positions.ts";
import { RandomPlayer } from "./random-player.ts";
import { PHONE, type User } from "./user.ts";
import { test } from "./users.ts";

async function openBang(ann: User): Promise<void> {
  const settings = { game: "bang", seats: 4, pace: 0, clock: { kind: "none" } };
  await ann.goto(`t/${await ann.openTable({ settings, seat: 0, bots: ["greedy", "greedy", "greedy"], position: BANG, start: true })}`);
  await ann.page.locator(".prompt.mine").waitFor();
}

/** The turns of three bots begin, each with some events. */
async function endTurn(ann: User): Promise<void> {
  await ann.page.keyboard.press("e");
}

test("others are followed at one's own pace: pause, one event at a time, to now", async ({ users }) => {
  const ann = await users.named("Ann", { still: false, device: PHONE });
  await ann.page.addInitScript(() => localStorage.setItem("speed", "slow"));
  await openBang(ann);
  const heading = ann.page.locator(".prompt .what");
  const pace = ann.page.getByRole("group", { name: ann.text("web-pace") });
  await endTurn(ann);
  await pace.getByRole("button", { name: ann.text("web-pace-pause") }).click();
  await expect.poll(() => ann.page.locator(".prompt .why").innerText()).toContain(ann.text("web-pace-paused-you", { count: 9 }).slice(0, 6));
  await expectAccessible(ann.page);
  const before = await heading.innerText();
  await pace.getByRole("button", { name: ann.text("web-pace-next"), exact: true }).click();
  await expect.poll(() => heading.innerText()).not.toBe(before);
  expect(await pace.getByRole("button", { name: ann.text("web-pace-resume") }).isVisible()).toBe(true);
  await ann.waitUntil(() => ann.view?.asked.some((one) => one.seat === 0 && one.waits) ?? false);
  await pace.getByRole("button", { name: ann.text("web-pace-skip") }).click();
  await expect.poll(() => ann.page.locator(".prompt.mine").isVisible()).toBe(true);
  await expect.poll(() => pace.isVisible()).toBe(false);
  // What has changed is marked, and can be seen again.
  await expect.poll(() => ann.page.locator("[data-changed]").count()).toBeGreaterThan(0);
  await ann.button("web-pace-film").click();
  await pace.getByRole("button", { name: ann.text("web-pace-skip") }).click();
  await expect.poll(() => ann.page.locator(".prompt.mine").isVisible()).toBe(true);
});

test("a new round has a heading of its own", async ({ users }) => {
  const ann = await users.named("Ann", { still: false });
  const settings = { game: "intrigo", seats: 3, pace: 0, clock: { kind: "none" } };
  await ann.goto(`t/${await ann.openTable({ settings, seat: 0, bots: ["greedy", "greedy"] })}`);
  await ann.button("web-setup-start").click();
  await ann.waitUntil(() => ann.view !== null);
  await new RandomPlayer(ann, "mouse", 3).play(() => (ann.view?.board as { round: number }).round > 1);
  await ann.page.locator(".heading").filter({ hasText: ann.text("web-round", { round: 2 }) }).waitFor();
});

test("the speed stands on the table, and is kept", async ({ users }) => {
  const ann = await users.named("Ann");
  await openBang(ann);
  await ann.page.evaluate(() => localStorage.setItem("speed", "slow"));
  await ann.page.reload();
  await ann.page.locator(".prompt.mine").waitFor();
  await endTurn(ann);
  await ann.button("web-pace-speed", { speed: ann.text("web-speed-slow") }).click();
  expect(await ann.page.evaluate(() => localStorage.getItem("speed"))).toBe("normal");
});
