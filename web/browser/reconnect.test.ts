// Whoever loses the connection, or loads the page again, goes on where he was.
import { expect, inject } from "vitest";
import { CuttableProxy } from "./proxy.ts";
import { test } from "./users.ts";
import { PHONE, type User } from "./user.ts";
import { RandomPlayer } from "./random-player.ts";
import { KITTENS } from "./positions.ts";

const OFFLINE = /WebSocket connection|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET|Failed to load resource/;

test("a page that is loaded again shows the same game", async ({ users }) => {
  const ann = await users.named("Ann", { language: "ru", device: PHONE });
  const id = await ann.openTable({ settings: { game: "kittens", seats: 3 }, seat: 0, bots: ["greedy", "greedy"], position: KITTENS, start: true });
  await ann.goto(`t/${id}`);
  await ann.waitUntil(() => ann.view !== null);
  const before = ann.view;
  await ann.page.getByRole("main").getByRole("button").first().waitFor();
  const shown = await ann.page.getByRole("main").innerText();
  await ann.page.reload();
  await ann.page.getByRole("main").getByRole("button").first().waitFor();
  await expect.poll(() => ann.page.getByRole("main").innerText()).toBe(shown);
  expect(ann.view).toEqual(before);
});

/** Write something into the chat. */
async function says(user: User, words: string): Promise<void> {
  await user.page.getByRole("tab", { name: user.text("web-chat") }).click();
  const field = user.page.getByRole("textbox", { name: user.text("web-chat-write") });
  await field.fill(words);
  await field.press("Enter");
  await user.page.getByRole("complementary").getByText(words).waitFor();
}

test("after a lost connection the game goes on, and what was pressed counts once", { timeout: 600_000 }, async ({ users }) => {
  const proxy = await CuttableProxy.to(inject("host"));
  try {
    const ann = await users.named("Ann", { serviceWorker: true }, proxy.url);
    ann.ignoreErrors(OFFLINE);
    const id = await ann.openTable({ settings: { game: "targi", seats: 2, pace: 0 }, seat: 0, bots: ["greedy"], start: true });
    await ann.goto(`t/${id}`);
    await ann.waitUntil(() => ann.view !== null);
    const player = new RandomPlayer(ann, "mouse", 11);
    await player.play(() => ann.choiceCount >= 4);
    await says(ann, "before");
    proxy.disconnect();
    await expect.poll(() => ann.page.getByRole("alert").or(ann.page.getByRole("status")).allInnerTexts()).not.toEqual([]);
    await expect.poll(() => ann.page.locator("main[inert]").count()).toBe(1);
    const lines = ann.messageCount;
    proxy.reconnect();
    await ann.waitUntil(() => ann.messageCount > lines);
    await expect.poll(() => ann.page.locator("main[inert]").count()).toBe(0);
    await player.play(() => ann.choiceCount >= 8);
    await says(ann, "after");
    expect(await ann.page.getByRole("complementary").getByText("before").count()).toBe(1);
    proxy.disconnect();
    await ann.page.reload(); // the pages are kept: they open without the host, and say so
    await ann.page.getByRole("alert").filter({ hasText: ann.text("web-no-connection") }).waitFor();
    proxy.reconnect();
    await ann.page.getByRole("main").getByRole("button").first().waitFor();
  } finally {
    proxy.end();
  }
});
