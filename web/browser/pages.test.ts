// The pages around the games: the first one, the rules, finished games, about.
import { expect } from "vitest";
import { expectAccessible } from "./accessibility.ts";
import { test } from "./users.ts";
import { type UserOptions, PHONE } from "./user.ts";

const GAMES = ["bang", "kittens", "targi", "intrigo"];
const LOOKS: UserOptions[] = [
  { language: "en", theme: "light" },
  { language: "ru", theme: "dark", device: PHONE },
];

test("a newcomer is in a game against bots with three clicks, and writes nothing", async ({ users }) => {
  const ann = await users.connect({ still: false });
  await ann.goto("./");
  await ann.button("web-play-now").nth(1).click();
  await ann.button("web-name-save").click();
  await ann.waitUntil(() => ann.view !== null);
  expect(ann.view?.seat).toBe(0);
  expect(ann.text("web-name-suggestions").split(", ")).toContain(ann.table?.chairs[0]?.name);
  await ann.page.getByRole("main").getByRole("button").first().waitFor();
});

for (const looks of LOOKS) {
  test(`every page is for everybody, in ${looks.language} and ${looks.theme}`, { timeout: 600_000 }, async ({ users }) => {
    const ann = await users.named("Ann", looks);
    const played = await ann.openTable({ settings: { game: "targi", seats: 2 }, seat: 0, bots: ["greedy"], start: true });
    await ann.command(played, { do: "concede" });
    for (const page of ["./", "rules", ...GAMES.flatMap((game) => [`rules/${game}`, `rules/${game}/cards`]), "games", "statistics", "about"]) {
      await ann.goto(page);
      await ann.page.getByRole("heading", { level: 1 }).waitFor();
      await ann.page.waitForLoadState("networkidle");
      await expectAccessible(ann.page);
    }
  });

  test(`the rules of every game can be searched, in ${looks.language}`, async ({ users }) => {
    const ann = await users.connect(looks);
    const words = { bang: "bang-beer", kittens: "kittens-card-nope", targi: "targi-card-camp_trader", intrigo: "intrigo-influence-assassin" };
    for (const [game, card] of Object.entries(words)) {
      await ann.goto(`rules/${game}/cards`);
      const field = ann.page.getByRole("searchbox");
      await field.fill(ann.text(card));
      const main = ann.page.getByRole("main");
      await expect.poll(() => main.innerText()).toContain(ann.text(card));
      await ann.page.goto(`rules/${game}`);
      await field.fill(ann.text(card));
      await expect.poll(() => main.innerText()).toContain(ann.text(card));
      await field.fill("qqqqqq");
      await expect.poll(() => main.innerText()).toContain(ann.text("web-rules-nothing"));
    }
  });
}

test("the first page loads less than 200 kB", async ({ users }) => {
  const ann = await users.connect({ device: PHONE });
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
