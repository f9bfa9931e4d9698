// What boards of cards show and read out: five different cards of Kittens, the window for a Nope, the log while it is closed.
import { expect } from "vitest";
import { test } from "./users.ts";
import { PHONE, type User } from "./user.ts";

const KITTENS = `
game: kittens
seats: 3
live: true
options: {deck: classic_base, nope_window_seconds: 15}
turn: A
hands:
  A: [defuse, favor, see_the_future_3x, skip, cat_beard, shuffle, nope]
  B: [skip, attack_2x, nope]
  C: [cat_tacocat, nope, skip]
pile: [cat_beard, cat_tacocat, skip, cat_beard, ...]
discards: [attack_2x, favor]
`;

async function openKittens(ann: User, position = KITTENS): Promise<void> {
  const settings = { game: "kittens", seats: 3, pace: 5000 };
  await ann.goto(`t/${await ann.openTable({ settings, seat: 0, bots: ["greedy", "greedy"], position, start: true })}`);
  await ann.waitUntil(() => ann.view !== null);
}

test("five different cards are chosen one by one, and those that are missing are seen", async ({ users }) => {
  const ann = await users.named("Ann");
  await openKittens(ann);
  await ann.button("kittens-web-five").click();
  const panel = ann.page.getByRole("region", { name: ann.text("kittens-web-five"), exact: true });
  await expect.poll(() => panel.innerText()).toContain(ann.text("kittens-web-five-count", { count: 0 }));
  for (const count of [1, 2]) {
    await ann.page.locator(".hand .hold.can").first().click();
    await expect.poll(() => panel.innerText()).toContain(ann.text("kittens-web-five-count", { count }));
  }
  expect(await panel.getByRole("listitem").filter({ hasText: /^[345]$/ }).count()).toBe(3);
});

test("a window for Nopes is read out once, its buttons come before the hand, and the closed log is read out", async ({ users }) => {
  const ann = await users.named("Ann", { device: { width: 1000, height: 900, touch: false } });
  await openKittens(ann);
  await ann.page.locator(".hand .hold.can").filter({ hasText: ann.text("kittens-card-shuffle") }).click();
  await ann.page.getByRole("button", { name: ann.text("kittens-do-play", { card: ann.text("kittens-card-shuffle") }) }).click();
  const nope = ann.page.getByRole("group", { name: ann.text("kittens-web-window") }).getByRole("button").first();
  expect(await nope.evaluate((one) => Boolean(one.compareDocumentPosition(document.querySelector("ul.hand") as Node) & Node.DOCUMENT_POSITION_FOLLOWING))).toBe(true);
  expect(await ann.page.locator("[aria-live=assertive]").count()).toBe(1);
  const played = ann.page.getByRole("log").getByRole("listitem").filter({ hasText: ann.text("kittens-card-shuffle") });
  await expect.poll(() => played.count()).toBeGreaterThan(0);
});

test("on a phone the first card that can be played is in sight, however many lie before it", async ({ users }) => {
  const ann = await users.named("Ann", { device: PHONE });
  const hand = "A: [defuse, nope, cat_beard, cat_tacocat, cat_cattermelon, cat_hairy_potato, shuffle]";
  await openKittens(ann, KITTENS.replace("combos: with_five, ", "combos: standard, ").replace(/A: \[.*\]/, hand));
  const lit = ann.page.locator(".hand .hold.can").first();
  await lit.waitFor();
  expect(await ann.page.locator(".hand .hold").first().getAttribute("aria-disabled")).toBe("true");
  await expect.poll(async () => ((await lit.boundingBox())?.x ?? 9999) + ((await lit.boundingBox())?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
});

test("whoever cannot say Nope is told by which rule", async ({ users }) => {
  const ann = await users.named("Ann", { device: PHONE });
  await openKittens(ann);
  await ann.page.locator(".hand .hold.can").filter({ hasText: ann.text("kittens-card-shuffle") }).click();
  await ann.page.getByRole("button", { name: ann.text("kittens-do-play", { card: ann.text("kittens-card-shuffle") }) }).click();
  const open = ann.page.getByRole("group", { name: ann.text("kittens-web-window") });
  await open.getByRole("button", { name: ann.text("kittens-do-nope") }).click({ force: true });
  await open.getByRole("link", { name: ann.text("web-why-rule", { rule: "KIT-N03" }) }).waitFor();
});

test("on a phone the room above the prompt tells what has happened last", async ({ users }) => {
  const ann = await users.named("Ann", { device: PHONE });
  await openKittens(ann);
  await ann.page.locator(".hand .hold.can").filter({ hasText: ann.text("kittens-card-shuffle") }).click();
  await ann.page.getByRole("button", { name: ann.text("kittens-do-play", { card: ann.text("kittens-card-shuffle") }) }).click();
  await ann.page.locator(".lately li").filter({ hasText: ann.text("kittens-card-shuffle"), visible: true }).first().waitFor();
});
