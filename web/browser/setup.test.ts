// A table before the start: who sits where, and by which rules will be played.
import { expect } from "vitest";
import { expectAccessible } from "./accessibility.ts";
import { test } from "./users.ts";
import { PHONE, type User } from "./user.ts";

for (const [number, game] of ["bang", "kittens", "targi", "intrigo"].entries()) {
  test(`friends open a table of ${game}, sit down, add bots and start`, async ({ users }) => {
    const ann = await users.named("Ann", { language: number % 2 ? "ru" : "en", theme: number % 2 ? "light" : "dark" });
    const bob = await users.connect({ language: number % 2 ? "en" : "ru", device: PHONE });
    await ann.goto("./");
    await ann.button("web-with-friends").nth(number).click();
    await ann.waitUntil(() => ann.table !== null);
    await ann.button("web-setup-link-copy").first().click();
    const link = await ann.copied();
    await bob.page.goto(link);
    await bob.button("web-setup-sit").first().click();
    await bob.page.getByRole("textbox", { name: bob.text("web-name-label") }).fill("Bob");
    await bob.button("web-name-save").click();
    await ann.waitUntil(() => ann.table?.chairs.some((chair) => chair.name === "Bob") ?? false);
    await expectAccessible(ann.page, bob.page);
    for (let free = await ann.button("web-setup-add-bot").count(); free > 0; free--) {
      await ann.button("web-setup-add-bot").first().click();
      await expect.poll(() => ann.button("web-setup-add-bot").count()).toBe(free - 1);
    }
    await ann.button("web-setup-start").click();
    await bob.waitUntil(() => bob.view !== null);
    expect(bob.view?.seat).toBeGreaterThan(0);
  });
}

test("an own deck of Kittens is built, refused as long as it is wrong, and played", async ({ users }) => {
  const ann = await users.named("Ann");
  ann.ignoreErrors(/409/);
  const id = await ann.openTable({ settings: { game: "kittens", seats: 2 }, seat: 0, bots: ["greedy"] });
  await ann.goto(`t/${id}`);
  await ann.button("web-deck-own").click();
  const start = ann.button("web-setup-start");
  await expect.poll(() => start.isEnabled()).toBe(true);
  await ann.button("web-deck-empty").click();
  await expect.poll(() => start.isEnabled()).toBe(false);
  await expectAccessible(ann.page);
  await ann.page.getByRole("combobox", { name: ann.text("web-deck-begin") }).selectOption("classic_base");
  await expect.poll(() => start.isEnabled()).toBe(true);
  await ann.button("web-deck-more", { card: ann.text("kittens-card-nope") }).click();
  await ann.waitUntil(() => /nope:6/.test(String(ann.table?.settings.options["cards"])));
  await start.click();
  await ann.waitUntil(() => ann.view !== null);
  expect((ann.view?.board as { deck: Record<string, number> }).deck["nope"]).toBe(6);
});

test("what the host of a table chooses is kept and seen by everybody", async ({ users }) => {
  const ann = await users.named("Ann");
  const bob = await users.named("Bob");
  const id = await ann.openTable({ settings: { game: "bang", seats: 4 }, seat: 0 });
  await Promise.all([ann.goto(`t/${id}`), bob.goto(`t/${id}`)]);
  await ann.page.getByRole("button", { name: "7", exact: true }).click();
  await bob.waitUntil(() => bob.table?.settings.seats === 7);
  const everything = (user: User) => user.page.getByRole("button", { name: new RegExp(`^${user.text("bang-preset-everything")}`) });
  await everything(ann).click();
  await bob.waitUntil(() => bob.table?.settings.options["wild_west_show"] === true);
  await expect.poll(() => everything(bob).getAttribute("aria-pressed")).toBe("true");
  expect(await everything(bob).isDisabled()).toBe(true);
});
