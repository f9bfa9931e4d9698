// A table before the start: who sits where, and by which rules will be played.
import { expect } from "vitest";
import { noViolations } from "./access.ts";
import { test } from "./people.ts";
import { PHONE, type Person } from "./person.ts";

for (const [number, game] of ["bang", "kittens", "targi", "intrigo"].entries()) {
  test(`friends open a table of ${game}, sit down, add bots and start`, async ({ people }) => {
    const ann = await people.called("Ann", { language: number % 2 ? "ru" : "en", theme: number % 2 ? "light" : "dark" });
    const bob = await people.come({ language: number % 2 ? "en" : "ru", device: PHONE });
    await ann.goesTo("./");
    await ann.button("web-with-friends").nth(number).click();
    await ann.until(() => ann.table !== null);
    await ann.button("web-setup-link-copy").first().click();
    const link = await ann.page.evaluate(() => navigator.clipboard.readText());
    await bob.page.goto(link);
    await bob.button("web-setup-sit").first().click();
    await bob.page.getByRole("textbox", { name: bob.say("web-name-label") }).fill("Bob");
    await bob.button("web-name-save").click();
    await ann.until(() => ann.table?.chairs.some((chair) => chair.name === "Bob") ?? false);
    await noViolations(ann.page, bob.page);
    for (let free = await ann.button("web-setup-add-bot").count(); free > 0; free--) {
      await ann.button("web-setup-add-bot").first().click();
      await expect.poll(() => ann.button("web-setup-add-bot").count()).toBe(free - 1);
    }
    await ann.button("web-setup-start").click();
    await bob.until(() => bob.view !== null);
    expect(bob.view?.seat).toBeGreaterThan(0);
  });
}

test("an own deck of Kittens is built, refused as long as it is wrong, and played", async ({ people }) => {
  const ann = await people.called("Ann");
  ann.expects(/409/);
  const id = await ann.opens({ settings: { game: "kittens", seats: 2 }, seat: 0, bots: ["greedy"] });
  await ann.goesTo(`t/${id}`);
  await ann.button("web-deck-own").click();
  const start = ann.button("web-setup-start");
  await expect.poll(() => start.isEnabled()).toBe(true);
  await ann.button("web-deck-empty").click();
  await expect.poll(() => start.isEnabled()).toBe(false);
  await noViolations(ann.page);
  await ann.page.getByRole("combobox", { name: ann.say("web-deck-begin") }).selectOption("classic_base");
  await expect.poll(() => start.isEnabled()).toBe(true);
  await ann.button("web-deck-more", { card: ann.say("kittens-card-nope") }).click();
  await ann.until(() => /nope:6/.test(String(ann.table?.settings.options["cards"])));
  await start.click();
  await ann.until(() => ann.view !== null);
  expect((ann.view?.board as { deck: Record<string, number> }).deck["nope"]).toBe(6);
});

test("what the host of a table chooses is kept and seen by everybody", async ({ people }) => {
  const ann = await people.called("Ann");
  const bob = await people.called("Bob");
  const id = await ann.opens({ settings: { game: "bang", seats: 4 }, seat: 0 });
  await Promise.all([ann.goesTo(`t/${id}`), bob.goesTo(`t/${id}`)]);
  await ann.page.getByRole("button", { name: "7", exact: true }).click();
  await bob.until(() => bob.table?.settings.seats === 7);
  const everything = (person: Person) => person.page.getByRole("button", { name: new RegExp(`^${person.say("bang-preset-everything")}`) });
  await everything(ann).click();
  await bob.until(() => bob.table?.settings.options["wild_west_show"] === true);
  await expect.poll(() => everything(bob).getAttribute("aria-pressed")).toBe("true");
  expect(await everything(bob).isDisabled()).toBe(true);
});
