// Games of other packages. Toy has no words, no board and no pictures: it shows its ids, and nothing else suffers. The wheel of
// Scopa brings its words and pictures, but no client code: it is played like the games that are built in.
import { afterAll, beforeAll, expect } from "vitest";
import { expectAccessible } from "./accessibility.ts";
import { type Host, startHost } from "./host.ts";
import { type InputMethod, RandomPlayer } from "./random-player.ts";
import { DESKTOP, PHONE, type User, type UserOptions } from "./user.ts";
import { test } from "./users.ts";

const LONGEST = 600_000; // ms
const WAYS: { input: InputMethod; looks: UserOptions; scopa: string }[] = [
  { input: "touch", looks: { language: "ru", device: PHONE }, scopa: "Скопа" },
  { input: "keyboard", looks: { language: "en", device: DESKTOP }, scopa: "Scopa" },
];
const OURS: string[] = ["rules/kittens", "games", "statistics"]; // as accessible as in pages.test.ts
const NO_WORDS = /scopa-\w/; // the id of a text that is missing

let host: Host;

beforeAll(async () => {
  host = await startHost({ foreign: true, source: "examples/scopa" });
});
afterAll(() => host.end());

/** Everything that a page says, to the eye and to a screen reader. */
async function shown(user: User): Promise<string> {
  return user.page.evaluate(() => {
    const labels = [...document.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label"));
    return [document.body.innerText, ...labels].join("\n");
  });
}

for (const { input, looks, scopa } of WAYS) {
  test(`every page shows our games and those of other packages, in ${looks.language}`, { timeout: LONGEST }, async ({ users }) => {
    const ann = await users.named("Ann", looks, host.url);
    const ours = ann.text("game-kittens");
    for (const [page, ...words] of [
      ["./", ours, "toy", scopa],
      ["rules", ours, "toy", scopa],
      ["rules?q=A", ann.text("web-rules-title")],
      ["rules/kittens", ours, "toy"],
      ["rules/toy", ours, "toy"],
      ["rules/scopa", ours, scopa],
      ["rules/scopa/cards"],
      ["games", ann.text("web-past-title")],
      ["statistics", ann.text("statistics-title")],
    ] as const) {
      await ann.goto(page);
      await ann.page.getByRole("heading", { level: 1 }).waitFor();
      await ann.page.waitForLoadState("networkidle");
      const all = await shown(ann);
      for (const word of words) expect(all, page).toContain(word);
      expect(all, page).not.toMatch(NO_WORDS);
      if (page !== "rules/toy") expect(all, page).not.toMatch(/(chapter|kind|poster)-\w/);
      if (page === "rules/scopa/cards") await expect.poll(() => ann.page.locator("[data-card]").count()).toBeGreaterThanOrEqual(40);
      if (input === "touch" && !OURS.includes(page)) await expectAccessible(ann.page);
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
    await expect.poll(() => ann.page.title()).toContain("toy"); // whoever's turn it is
    await new RandomPlayer(ann, looks.device?.touch ? "touch" : "mouse", 1).play();
    await ann.result.waitFor();
    await expectAccessible(ann.page);
    await ann.goto(`games/${table}`);
    await ann.page.getByRole("slider").first().waitFor();
    await expect.poll(() => ann.page.title()).toMatch(/^toy · /);
    await expectAccessible(ann.page);
  });

  const whole = input === "keyboard"; // the other game shows that fingers reach everything, in fewer seconds
  test(`a game of scopa is ${whole ? "played to its end" : "begun"} by ${input} in ${looks.language}`, { timeout: LONGEST }, async ({ users }) => {
    const ann = await users.named("Ann", looks, host.url);
    const settings = { game: "scopa", seats: 3, options: { points: 2 }, pace: 0, public: false };
    const id = await ann.openTable({ settings, seat: 0, bots: ["greedy", "greedy"] });
    await ann.goto(`t/${id}`);
    await expectAccessible(ann.page);
    await ann.button("web-setup-start").click();
    await ann.waitUntil(() => ann.view !== null);
    await expect.poll(() => ann.page.title()).toContain(scopa);
    const player = new RandomPlayer(ann, input, 3);
    await player.play(() => ann.choiceCount >= 4);
    await expectAccessible(ann.page);
    expect(await shown(ann)).not.toMatch(NO_WORDS);
    if (!whole) return;
    await player.play();
    await ann.result.waitFor();
    await expectAccessible(ann.page);
    expect(await shown(ann)).not.toMatch(NO_WORDS);
    await ann.goto(`games/${id}`);
    const timeline = ann.page.getByRole("slider", { name: ann.text("web-past-timeline") });
    await expect.poll(async () => Number(await timeline.getAttribute("max"))).toBeGreaterThan(5);
    await timeline.press("End");
    await expectAccessible(ann.page);
    expect(await shown(ann)).not.toMatch(NO_WORDS);
  });
}
