// A user who does everything at once while the game goes on: no error may occur in the page.
import { expect, inject } from "vitest";
import { CuttableProxy } from "./proxy.ts";
import { test } from "./users.ts";
import { DESKTOP, PHONE, type User } from "./user.ts";

const OFFLINE = /WebSocket connection|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET|Failed to load resource/;
const KEYS = ["ArrowRight", "ArrowRight", "End", "ArrowLeft", "Home", "ArrowRight", "KeyL", "ArrowRight", "ArrowRight", "KeyL"];

/** Change the language and back in the menu of the table. */
async function speaks(user: User): Promise<void> {
  const { page } = user;
  await page.getByRole("button", { name: user.text("web-bar-menu") }).click();
  const languages = page.getByRole("dialog").getByRole("group").getByRole("button");
  for (const language of ["RU", "EN", "RU", "EN"]) await languages.filter({ hasText: language }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
}

async function turnsTheScreen(user: User): Promise<void> {
  for (const { width, height } of [PHONE, DESKTOP]) {
    await user.page.setViewportSize({ width, height });
    await user.page.emulateMedia({ colorScheme: width > 700 ? "light" : "dark" });
    await user.page.keyboard.press("KeyL");
  }
}

/** Look at the game so far, by keys that come faster than anything can move, with all eyes that are offered. */
async function looksBack(user: User, id: string): Promise<void> {
  const { page } = user;
  await user.goto(`games/${id}/1`);
  const timeline = page.getByRole("slider", { name: user.text("web-past-timeline") });
  await expect.poll(async () => Number(await timeline.getAttribute("max"))).toBeGreaterThan(3);
  await page.getByRole("button", { name: user.text("web-past-play"), exact: true }).click();
  const eyes = page.getByRole("combobox", { name: user.text("web-past-seen") });
  const offered = await eyes.getByRole("option").evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  for (const seen of [...offered.slice(0, 2), ""]) {
    for (const key of KEYS) await page.keyboard.press(key);
    await eyes.selectOption(seen);
    await page.locator("body").press("Escape");
  }
  await page.getByRole("main").getByRole("button").first().waitFor();
}

/** Somebody at a table of bots does everything at once, so many times. */
export function testRestless(game: string, seats: number, rounds: number): void {
  test(`nothing goes wrong in the page of somebody restless at a table of ${game}`, { timeout: 900_000 }, async ({ users }) => {
    const proxy = await CuttableProxy.to(inject("host"));
    try {
      const ann = await users.named("Ann", { still: false }, proxy.url);
      ann.ignoreErrors(OFFLINE);
      const bots = Array.from({ length: seats }, () => "greedy");
      const id = await ann.openTable({ settings: { game, seats, pace: 100, public: false }, bots, start: true });
      await ann.goto(`t/${id}`);
      await ann.waitUntil(() => ann.view !== null);
      await ann.page.getByRole("main").getByRole("button").first().waitFor();
      for (let round = 0; round < rounds; round++) {
        await speaks(ann);
        await turnsTheScreen(ann);
        const told = ann.messageCount;
        proxy.disconnect();
        await ann.page.locator("main[inert]").waitFor();
        proxy.reconnect();
        await ann.waitUntil(() => ann.messageCount > told);
        await ann.page.locator("main:not([inert])").waitFor();
      }
      await looksBack(ann, id);
    } finally {
      proxy.end();
    }
  });
}
