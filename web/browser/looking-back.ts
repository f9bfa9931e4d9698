// Looking back at recorded games, step by step.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { ROOT } from "./host.ts";
import { test } from "./users.ts";

export const REPLAYS = {
  bang: "bang/house-5-random",
  kittens: "kittens/classic_base-4-random",
  targi: "targi/standard-2-random",
  intrigo: "intrigo/standard-4-random",
} as const;
const LIT = "button:not([aria-expanded], [aria-haspopup], [aria-disabled=true], :disabled)";

/** A recorded game of the corpus. */
export function readReplay(name: string): string {
  return readFileSync(join(ROOT, "tests", "corpus", `${name}.replay`), "utf8");
}

/** Look at so many steps of a recorded game (or nearly all, if it has fewer), one after the other. */
export function testLookingBack(game: keyof typeof REPLAYS, steps: number): void {
  test(`whoever looks back at a game of ${game} chooses nothing and is told no more than has happened`, { timeout: 600_000 }, async ({ users }) => {
    const ann = await users.named("Ann", { language: "ru" });
    const id = await ann.importReplay(readReplay(REPLAYS[game]));
    await ann.goto(`games/${id}/1`);
    const { page } = ann;
    const board = page.getByRole("main");
    const log = page.getByRole("complementary").getByRole("listitem");
    const timeline = page.getByRole("slider", { name: ann.text("web-past-timeline") });
    const last = async () => Number(await timeline.getAttribute("max"));
    await expect.poll(last).toBeGreaterThan(20);
    const looked = Math.min(steps, (await last()) - 5);
    await board.getByRole("button").first().waitFor();
    const first = await log.count();
    for (let step = 0; step < looked; step++) {
      await timeline.press("ArrowRight");
      expect(await board.locator(LIT).evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.getAttribute("aria-label")))).toEqual([]);
    }
    await expect.poll(() => timeline.inputValue()).toBe(String(looked));
    const passed = await log.count();
    expect(passed).toBeGreaterThan(first);
    await timeline.press("End");
    await expect.poll(() => log.count()).toBeGreaterThan(passed);
    await timeline.press("Home");
    await expect.poll(() => log.count()).toBe(first);
  });
}
