// The rules are found by every name that the books and the cards have for a thing, in the reader's language.
import { expect } from "vitest";
import { test } from "./users.ts";

const ASKED = [
  { game: "bang", words: "MIRINO", card: "bang-scope" },
  { game: "bang", words: "prigoine", card: "bang-jail" },
  { game: "targi", words: "всадник на верблюдах", card: "targi-card-camel_open_land" },
  { game: "intrigo", words: "охранник", card: "intrigo-influence-guard" },
];

test("names of the books and on the cards, and mistyped ones, lead to the cards and their rules", async ({ users }) => {
  for (const language of ["en", "ru"] as const) {
    const ann = await users.connect({ language });
    const main = ann.page.getByRole("main");
    for (const { game, words, card } of ASKED) {
      await ann.goto(`rules/${game}/cards`);
      await ann.page.getByRole("searchbox").fill(words);
      await main.getByRole("button", { name: ann.text(card) }).first().waitFor();
    }
    await ann.goto("rules/bang");
    await ann.page.getByRole("searchbox").fill("предатель");
    await expect.poll(() => main.innerText()).toContain("BANG-W04");
    await ann.goto("rules");
    await ann.page.getByRole("searchbox").fill("разбойник");
    await expect.poll(() => main.innerText()).toContain("TARGI-R2");
  }
});

test("the rules open at their beginning: the aim first, pictures of boards move nothing, and a question finds its answer", async ({ users }) => {
  const ann = await users.connect();
  await ann.goto("rules/kittens");
  await ann.page.getByRole("heading", { level: 2, name: ann.text("web-chapter-aim") }).waitFor();
  await ann.page.locator(".picture .hand .can").first().waitFor({ state: "attached" });
  await ann.page.waitForTimeout(200); // a hand scrolls to what can be played as soon as it is drawn
  expect(await ann.page.evaluate(() => scrollY)).toBe(0);
  await ann.page.getByRole("searchbox").fill("when do I die?");
  await expect.poll(() => ann.page.getByRole("main").innerText()).toContain("KIT-T10");
  await ann.goto("rules/bang");
  for (const [question, first] of [["how many cards do you start with", "BANG-S05"], ["can the sheriff be jailed", "BANG-B05"]] as const) {
    await ann.page.getByRole("searchbox").fill(question);
    await expect.poll(async () => /BANG-[A-Z]\d+/.exec(await ann.page.getByRole("main").innerText())?.[0]).toBe(first);
  }
});
