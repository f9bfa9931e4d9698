// Advice: what a bot would choose, with the chances of what it considered, until the game goes on.
import { expect } from "vitest";
import { expectAccessible } from "./accessibility.ts";
import { test } from "./users.ts";
import { PHONE } from "./user.ts";
import { RandomPlayer } from "./random-player.ts";

test("whoever asks for a hint reads what could be chosen and why, and plays on", { timeout: 600_000 }, async ({ users }) => {
  const ann = await users.named("Ann", { language: "ru", device: PHONE });
  const id = await ann.openTable({ settings: { game: "targi", seats: 2, pace: 0, clock: { kind: "none" } }, seat: 0, bots: ["greedy"], start: true });
  await ann.goto(`t/${id}`);
  await ann.waitUntil(() => (ann.view?.options.length ?? 0) > 1);
  const hint = ann.page.getByRole("region", { name: ann.text("web-hint") });
  await ann.button("web-hint").click();
  const options = hint.getByRole("listitem");
  await options.first().waitFor();
  expect(await options.first().innerText()).toMatch(/\d+\s%/);
  expect(await hint.getByRole("paragraph").innerText()).not.toBe("");
  // The hint takes room from the prompt: its second line is whole, or can be opened.
  await expect.poll(() => ann.page.locator(".prompt").evaluate((prompt) => {
    const why = prompt.querySelector(".why");
    return prompt.querySelector(".more") !== null || (why !== null && why.scrollHeight - why.clientHeight <= 4);
  })).toBe(true);
  await expectAccessible(ann.page);
  await ann.button("web-hint").click();
  await expect.poll(() => hint.count()).toBe(0);
  await ann.button("web-hint").click();
  await hint.waitFor();
  await new RandomPlayer(ann, "touch", 5).play(() => ann.choiceCount >= 1);
  await expect.poll(() => hint.count()).toBe(0);
});

for (const far of ["B2", "B10"]) {
  test(`a hint on a phone leaves the buttons of the prompt and the cards free, with ${far} chosen`, async ({ users }) => {
    const ann = await users.named("Ann", { device: PHONE });
    const id = await ann.openTable({ settings: { game: "targi", seats: 2, pace: 0, clock: { kind: "none" } }, seat: 0, bots: ["greedy"], start: true });
    await ann.goto(`t/${id}`);
    await ann.waitUntil(() => (ann.view?.options.length ?? 0) > 1);
    await ann.button("web-hint").click();
    await ann.page.getByRole("region", { name: ann.text("web-hint") }).getByRole("listitem").first().waitFor();
    await ann.page.locator(`[data-place=${far}]`).evaluate((one: HTMLElement) => one.click());
    const buttons = ann.page.getByRole("region", { name: ann.text("web-prompt") }).getByRole("button");
    await expect.poll(() => buttons.count()).toBeGreaterThan(1);
    const free = (button: Element) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    };
    for (const button of [...(await buttons.all()), ...(await ann.page.locator("[data-place^=B], [data-place^=C]").all())]) await expect.poll(() => button.evaluate(free)).toBe(true);
  });
}

test("Esc puts a hint away", async ({ users }) => {
  const ann = await users.named("Ann");
  const id = await ann.openTable({ settings: { game: "targi", seats: 2, pace: 0, clock: { kind: "none" } }, seat: 0, bots: ["greedy"], start: true });
  await ann.goto(`t/${id}`);
  await ann.waitUntil(() => (ann.view?.options.length ?? 0) > 1);
  const hint = ann.page.getByRole("region", { name: ann.text("web-hint") });
  await ann.button("web-hint").click();
  await hint.getByRole("listitem").first().waitFor();
  await ann.page.keyboard.press("Escape");
  await expect.poll(() => hint.count()).toBe(0);
});
