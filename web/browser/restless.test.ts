// Somebody who does everything at once while the game runs on: nothing may go wrong in the page.
import { expect, inject } from "vitest";
import { Cable } from "./cable.ts";
import { test } from "./people.ts";
import { DESKTOP, PHONE, type Person } from "./person.ts";

const SEATS = { bang: 7, kittens: 5, targi: 2, intrigo: 4 };
const OFFLINE = /WebSocket connection|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET|Failed to load resource/;
const ROUNDS = 4;
const KEYS = ["ArrowRight", "ArrowRight", "End", "ArrowLeft", "Home", "ArrowRight", "KeyL", "ArrowRight", "ArrowRight", "KeyL"];

/** Change the language and back in the menu of the table. */
async function speaks(person: Person): Promise<void> {
  const { page } = person;
  await page.getByRole("button", { name: person.say("web-bar-menu") }).click();
  const languages = page.getByRole("dialog").getByRole("group").getByRole("button");
  for (const language of ["RU", "EN", "RU", "EN"]) await languages.filter({ hasText: language }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
}

async function turnsTheScreen(person: Person): Promise<void> {
  for (const { width, height } of [PHONE, DESKTOP]) {
    await person.page.setViewportSize({ width, height });
    await person.page.emulateMedia({ colorScheme: width > 700 ? "light" : "dark" });
    await person.page.keyboard.press("KeyL");
  }
}

/** Look at the game so far, by keys that come faster than anything can move, from several seats. */
async function looksBack(person: Person, id: string): Promise<void> {
  const { page } = person;
  await person.goesTo(`games/${id}/1`);
  const timeline = page.getByRole("slider", { name: person.say("web-past-timeline") });
  await expect.poll(async () => Number(await timeline.getAttribute("max"))).toBeGreaterThan(3);
  await page.getByRole("button", { name: person.say("web-past-play") }).click();
  for (const seen of ["1", "", "0"]) {
    for (const key of KEYS) await page.keyboard.press(key);
    await page.getByRole("combobox", { name: person.say("web-past-seen") }).selectOption(seen);
    await page.locator("body").press("Escape");
  }
  await page.getByRole("main").getByRole("button").first().waitFor();
}

for (const [game, seats] of Object.entries(SEATS)) {
  test(`nothing goes wrong in the page of somebody restless at a table of ${game}`, { timeout: 900_000 }, async ({ people }) => {
    const cable = await Cable.to(inject("host"));
    try {
      const ann = await people.called("Ann", { still: false }, cable.url);
      ann.expects(OFFLINE);
      const bots = Array.from({ length: seats }, () => "greedy");
      const id = await ann.opens({ settings: { game, seats, pace: 100, public: false }, bots, start: true });
      await ann.goesTo(`t/${id}`);
      await ann.until(() => ann.view !== null);
      await ann.page.getByRole("main").getByRole("button").first().waitFor();
      for (let round = 0; round < ROUNDS; round++) {
        await speaks(ann);
        await turnsTheScreen(ann);
        const told = ann.told;
        cable.pull();
        await ann.page.locator("main[inert]").waitFor();
        cable.plug();
        await ann.until(() => ann.told > told);
        await ann.page.locator("main:not([inert])").waitFor();
      }
      await looksBack(ann, id);
    } finally {
      cable.end();
    }
  });
}
