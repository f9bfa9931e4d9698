// Whoever loses the connection, or loads the page again, goes on where he was.
import { expect, inject } from "vitest";
import { Cable } from "./cable.ts";
import { test } from "./people.ts";
import { PHONE, type Person } from "./person.ts";
import { Player } from "./player.ts";
import { KITTENS } from "./positions.ts";

const OFFLINE = /WebSocket connection|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET|Failed to load resource/;

test("a page that is loaded again shows the same game", async ({ people }) => {
  const ann = await people.called("Ann", { language: "ru", device: PHONE });
  const id = await ann.opens({ settings: { game: "kittens", seats: 3 }, seat: 0, bots: ["greedy", "greedy"], position: KITTENS, start: true });
  await ann.goesTo(`t/${id}`);
  await ann.until(() => ann.view !== null);
  const before = ann.view;
  await ann.page.getByRole("main").getByRole("button").first().waitFor();
  const shown = await ann.page.getByRole("main").innerText();
  await ann.page.reload();
  await ann.page.getByRole("main").getByRole("button").first().waitFor();
  await expect.poll(() => ann.page.getByRole("main").innerText()).toBe(shown);
  expect(ann.view).toEqual(before);
});

/** Write something into the chat. */
async function says(person: Person, words: string): Promise<void> {
  await person.page.getByRole("tab", { name: person.say("web-chat") }).click();
  const field = person.page.getByRole("textbox", { name: person.say("web-chat-write") });
  await field.fill(words);
  await field.press("Enter");
  await person.page.getByRole("complementary").getByText(words).waitFor();
}

test("after a lost connection the game goes on, and what was pressed counts once", { timeout: 600_000 }, async ({ people }) => {
  const cable = await Cable.to(inject("host"));
  try {
    const ann = await people.called("Ann", {}, cable.url);
    ann.expects(OFFLINE);
    const id = await ann.opens({ settings: { game: "targi", seats: 2, pace: 0 }, seat: 0, bots: ["greedy"], start: true });
    await ann.goesTo(`t/${id}`);
    await ann.until(() => ann.view !== null);
    const player = new Player(ann, "mouse", 11);
    await player.plays(() => ann.chosen >= 4);
    await says(ann, "before");
    cable.pull();
    await expect.poll(() => ann.page.getByRole("alert").or(ann.page.getByRole("status")).allInnerTexts()).not.toEqual([]);
    await expect.poll(() => ann.page.locator("main[inert]").count()).toBe(1);
    const lines = ann.told;
    cable.plug();
    await ann.until(() => ann.told > lines);
    await expect.poll(() => ann.page.locator("main[inert]").count()).toBe(0);
    await player.plays(() => ann.chosen >= 8);
    await says(ann, "after");
    expect(await ann.page.getByRole("complementary").getByText("before").count()).toBe(1);
  } finally {
    cable.end();
  }
});
