// Looking back at a game: step by step, without being told the end, and without anything that looks like a choice.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { ROOT } from "./host.ts";
import { test } from "./people.ts";

const REPLAYS = {
  bang: "bang/house-5-random",
  kittens: "kittens/classic_base-4-random",
  targi: "targi/standard-2-random",
  intrigo: "intrigo/standard-4-random",
};
const LIT = "button:not([aria-expanded], [aria-haspopup], [aria-disabled=true], :disabled)";
const STEPS = 45; // looked at one after the other

for (const [game, file] of Object.entries(REPLAYS)) {
  test(`whoever looks back at a game of ${game} chooses nothing and is told no more than has happened`, { timeout: 600_000 }, async ({ people }) => {
    const ann = await people.called("Ann", { language: "ru" });
    const id = await ann.brings(readFileSync(join(ROOT, "tests", "corpus", `${file}.replay`), "utf8"));
    await ann.goesTo(`games/${id}/1`);
    const { page } = ann;
    const board = page.getByRole("main");
    const log = page.getByRole("complementary").getByRole("listitem");
    const timeline = page.getByRole("slider", { name: ann.say("web-past-timeline") });
    await expect.poll(async () => Number(await timeline.getAttribute("max"))).toBeGreaterThan(STEPS);
    await board.getByRole("button").first().waitFor();
    const first = await log.count();
    for (let step = 0; step < STEPS; step++) {
      await timeline.press("ArrowRight");
      expect(await board.locator(LIT).evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.getAttribute("aria-label")))).toEqual([]);
    }
    await expect.poll(() => timeline.inputValue()).toBe(String(STEPS));
    const passed = await log.count();
    expect(passed).toBeGreaterThan(first);
    await timeline.press("End");
    await expect.poll(() => log.count()).toBeGreaterThan(passed);
    await timeline.press("Home");
    await expect.poll(() => log.count()).toBe(first);
  });
}
