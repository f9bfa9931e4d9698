// A game of another package without client code: its wheel is installed, and it is played like the games that are built in.
import { afterAll, beforeAll, expect } from "vitest";
import { expectAccessible } from "./accessibility.ts";
import { type Host, startHost } from "./host.ts";
import { type InputMethod, RandomPlayer } from "./random-player.ts";
import { DESKTOP, PHONE, type User, type UserOptions } from "./user.ts";
import { test } from "./users.ts";

const LONGEST = 600_000; // ms
const WAYS: { input: InputMethod; looks: UserOptions; name: string }[] = [
  { input: "touch", looks: { language: "ru", device: PHONE }, name: "Скопа" },
  { input: "keyboard", looks: { language: "en", device: DESKTOP }, name: "Scopa" },
];

let host: Host;

beforeAll(async () => {
  host = await startHost({ source: "examples/scopa" });
});
afterAll(() => host.end());

/** Everything that a page says, to the eye and to a screen reader. */
async function shown(user: User): Promise<string> {
  return user.page.evaluate(() => {
    const labels = [...document.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label"));
    return [document.body.innerText, ...labels].join("\n");
  });
}

for (const { input, looks, name } of WAYS) {
  test(`a game of scopa is played to its end by ${input} in ${looks.language}`, { timeout: LONGEST }, async ({ users }) => {
    const ann = await users.named("Ann", looks, host.url);
    const settings = { game: "scopa", seats: 3, options: { points: 2 }, pace: 0, public: false };
    const id = await ann.openTable({ settings, seat: 0, bots: ["greedy", "greedy"] });
    await ann.goto(`t/${id}`);
    await expectAccessible(ann.page);
    await ann.button("web-setup-start").click();
    await ann.waitUntil(() => ann.view !== null);
    await expect.poll(() => ann.page.title()).toContain(name);
    const player = new RandomPlayer(ann, input, 3);
    await player.play(() => ann.choiceCount >= 4);
    await expectAccessible(ann.page);
    expect(await shown(ann)).not.toMatch(/scopa-\w/); // the id of a text that is missing
    await player.play();
    await ann.result.waitFor();
    await expectAccessible(ann.page);
    expect(await shown(ann)).not.toMatch(/scopa-\w/);
    await ann.goto(`games/${id}`);
    const timeline = ann.page.getByRole("slider", { name: ann.text("web-past-timeline") });
    await expect.poll(async () => Number(await timeline.getAttribute("max"))).toBeGreaterThan(5);
    await timeline.press("End");
    await expectAccessible(ann.page);
    expect(await shown(ann)).not.toMatch(/scopa-\w/);
  });

  test(`the pages about scopa have words and pictures in ${looks.language}`, async ({ users }) => {
    const ann = await users.named("Ann", looks, host.url);
    for (const page of ["./", "rules", "rules/scopa", "rules/scopa/cards"]) {
      await ann.goto(page);
      await ann.page.getByRole("heading", { level: 1 }).waitFor();
      await ann.page.waitForLoadState("networkidle");
      if (page !== "rules/scopa/cards") expect(await shown(ann), page).toContain(name);
      expect(await shown(ann), page).not.toMatch(/(scopa|chapter|kind|poster)-\w/);
      await expectAccessible(ann.page);
    }
    await ann.goto("rules/scopa/cards");
    await expect.poll(() => ann.page.locator("[data-card]").count()).toBeGreaterThanOrEqual(40);
  });
}
