// A game of another package, which has no words and no board of ours: it shows its ids, and nothing else suffers.
import { afterAll, beforeAll, expect } from "vitest";
import { expectAccessible } from "./accessibility.ts";
import { type Host, startHost } from "./host.ts";
import { test } from "./users.ts";
import { DESKTOP, type UserOptions, PHONE } from "./user.ts";
import { RandomPlayer } from "./random-player.ts";

const LOOKS: UserOptions[] = [
  { language: "en", device: DESKTOP },
  { language: "ru", device: PHONE },
];

let host: Host;

beforeAll(async () => {
  host = await startHost({ foreign: true });
});
afterAll(() => host.end());

for (const looks of LOOKS) {
  test(`every page shows our games and the foreign one, in ${looks.language}`, async ({ users }) => {
    const ann = await users.named("Ann", looks, host.url);
    for (const [page, ours] of [
      ["./", "game-kittens"],
      ["rules", "game-kittens"],
      ["rules?q=A", "web-rules-title"],
      ["rules/kittens", "game-kittens"],
      ["rules/toy", "game-kittens"],
      ["games", "web-past-title"],
      ["statistics", "web-statistics-title"],
    ] as const) {
      await ann.goto(page);
      await ann.page.getByRole("heading", { level: 1 }).waitFor();
      await ann.page.waitForLoadState("networkidle");
      const shown = await ann.page.evaluate(() => {
        const labels = [...document.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label"));
        return [document.body.innerText, ...labels].join("\n");
      });
      expect(shown, page).toContain(ann.text(ours));
      if (ours === "game-kittens") expect(shown, page).toContain("toy");
      await expectAccessible(ann.page);
    }
  });

  test(`the foreign game is set up, played and looked at again, in ${looks.language}`, async ({ users }) => {
    const ann = await users.named("Ann", looks, host.url);
    const table = await ann.openTable({ settings: { game: "toy", seats: 2, pace: 0, hints: true }, seat: 0 });
    await ann.goto(`t/${table}`);
    await expect.poll(() => ann.page.title()).toMatch(/^toy · /);
    await expect(ann.page.getByRole("heading", { level: 1 }).innerText()).resolves.toContain("toy");
    await ann.button("web-setup-add-bot").click();
    await ann.button("web-setup-start").click();
    await ann.waitUntil(() => ann.view !== null);
    await expect.poll(() => ann.page.title()).toMatch(/^toy · /);
    await new RandomPlayer(ann, looks.device?.touch ? "touch" : "mouse", 1).play();
    await ann.result.waitFor();
    await expectAccessible(ann.page);
    await ann.goto(`games/${table}`);
    await ann.page.getByRole("slider").first().waitFor();
    await expect.poll(() => ann.page.title()).toMatch(/^toy · /);
    await expectAccessible(ann.page);
  });
}
