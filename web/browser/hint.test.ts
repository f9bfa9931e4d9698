// Advice: what a bot would choose, with the chances of what it considered, until the game goes on.
import { expect } from "vitest";
import { noViolations } from "./access.ts";
import { test } from "./people.ts";
import { PHONE } from "./person.ts";
import { Player } from "./player.ts";

test("whoever asks for a hint reads what could be chosen and why, and plays on", { timeout: 600_000 }, async ({ people }) => {
  const ann = await people.called("Ann", { language: "ru", device: PHONE });
  const id = await ann.opens({ settings: { game: "targi", seats: 2, pace: 0, clock: { kind: "none" } }, seat: 0, bots: ["greedy"], start: true });
  await ann.goesTo(`t/${id}`);
  await ann.until(() => (ann.view?.options.length ?? 0) > 1);
  const hint = ann.page.getByRole("region", { name: ann.say("web-hint") });
  await ann.button("web-hint").click();
  const options = hint.getByRole("listitem");
  await options.first().waitFor();
  expect(await options.first().innerText()).toMatch(/\d+\s%/);
  expect(await hint.getByRole("paragraph").innerText()).not.toBe("");
  await noViolations(ann.page);
  await ann.button("web-hint").click();
  await expect.poll(() => hint.count()).toBe(0);
  await ann.button("web-hint").click();
  await hint.waitFor();
  await new Player(ann, "touch", 5).plays(() => ann.chosen >= 1);
  await expect.poll(() => hint.count()).toBe(0);
});

test("Esc puts a hint away", async ({ people }) => {
  const ann = await people.called("Ann");
  const id = await ann.opens({ settings: { game: "targi", seats: 2, pace: 0, clock: { kind: "none" } }, seat: 0, bots: ["greedy"], start: true });
  await ann.goesTo(`t/${id}`);
  await ann.until(() => (ann.view?.options.length ?? 0) > 1);
  const hint = ann.page.getByRole("region", { name: ann.say("web-hint") });
  await ann.button("web-hint").click();
  await hint.getByRole("listitem").first().waitFor();
  await ann.page.keyboard.press("Escape");
  await expect.poll(() => hint.count()).toBe(0);
});
