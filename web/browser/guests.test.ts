// Guests at a table: spectators whom the host mutes or removes, too much chat, and a personal link that has leaked.
import { expect } from "vitest";
import { expectAccessible } from "./accessibility.ts";
import { test } from "./users.ts";
import { PHONE, type User } from "./user.ts";
import { KITTENS } from "./positions.ts";

const SAID = 5; // lines that one may say at once

async function chat(user: User) {
  const tab = user.page.getByRole("tab", { name: user.text("web-chat") });
  await user.button("web-log").first().waitFor();
  if (!(await tab.isVisible())) await user.button("web-log").first().click();
  await tab.click();
  return user.page.getByRole("textbox", { name: user.text("web-chat-write") });
}

async function playing(ann: User): Promise<string> {
  const id = await ann.openTable({ settings: { game: "kittens", seats: 3 }, seat: 0, bots: ["greedy", "greedy"], position: KITTENS, start: true });
  await ann.goto(`t/${id}`);
  await ann.waitUntil(() => ann.view !== null);
  return id;
}

test("the host mutes a spectator, lets them speak again and removes them, on a phone", async ({ users }) => {
  const ann = await users.named("Ann", { language: "ru", device: PHONE });
  const eve = await users.named("Eve");
  await eve.goto(`t/${await playing(ann)}`);
  await eve.waitUntil(() => eve.view !== null);
  const write = await chat(eve);
  await write.waitFor();
  await ann.waitUntil(() => ann.table?.watching === 1);
  await ann.button("web-watching", { count: 1 }).click();
  await ann.button("web-spectator-mute-name", { name: "Eve" }).click();
  await eve.page.getByText(eve.text("web-chat-muted")).waitFor();
  expect(await write.count()).toBe(0);
  await expectAccessible(ann.page, eve.page);
  await ann.button("web-spectator-unmute-name", { name: "Eve" }).click();
  await write.waitFor();
  await ann.button("web-spectator-remove-name", { name: "Eve" }).click();
  await ann.button("web-spectator-remove-sure", { name: "Eve" }).click();
  await eve.page.getByRole("heading", { name: eve.text("web-table-removed") }).waitFor();
  await eve.page.reload();
  await eve.page.getByRole("heading", { name: eve.text("web-table-removed") }).waitFor();
  await ann.waitUntil(() => ann.table?.watching === 0);
});

test("before the start the host sees who looks in", async ({ users }) => {
  const ann = await users.named("Ann");
  const eve = await users.named("Eve", { language: "ru" });
  const id = await ann.openTable({ settings: { game: "targi", seats: 2 }, seat: 0 });
  await Promise.all([ann.goto(`t/${id}`), eve.goto(`t/${id}`)]);
  await ann.button("web-spectator-remove-name", { name: "Eve" }).click();
  await expectAccessible(ann.page);
  await ann.button("web-spectator-keep").click();
  await ann.button("web-spectator-remove-name", { name: "Eve" }).click();
  await ann.button("web-spectator-remove-sure", { name: "Eve" }).click();
  await eve.page.getByRole("heading", { name: eve.text("web-table-removed") }).waitFor();
});

test("whoever writes too fast is told so, and keeps what was written", async ({ users }) => {
  const ann = await users.named("Ann", { language: "ru" });
  await playing(ann);
  const write = await chat(ann);
  for (let number = 1; number <= SAID; number++) {
    await write.fill(`${number}!`);
    await write.press("Enter");
    await ann.page.getByRole("complementary").getByText(`${number}!`).waitFor();
  }
  await write.fill("6!");
  await write.press("Enter");
  await ann.page.getByText(ann.text("error-chat-fast", { most: SAID, seconds: 10 })).first().waitFor();
  expect(await write.inputValue()).toBe("6!");
});

test("a personal link opens the seat elsewhere, and its player takes it back", async ({ users }) => {
  const ann = await users.named("Ann");
  const thief = await users.named("Thief", { language: "ru", device: PHONE });
  await playing(ann);
  await ann.button("web-bar-menu").click();
  await ann.button("web-seat-link").click();
  await ann.button("web-devices-copy").click();
  await ann.page.getByText(ann.text("web-seat-link-copied")).first().waitFor();
  const link = await ann.copied();
  await thief.page.goto(link);
  await thief.waitUntil(() => thief.view?.seat === 0);
  await ann.page.getByText(ann.text("web-devices-count", { count: 2 }), { exact: true }).waitFor();
  await expectAccessible(ann.page);
  await thief.button("web-bar-menu").click();
  await thief.button("web-propose-pause").waitFor();
  expect(await thief.button("web-concede").count()).toBe(0);
  await thief.button("web-seat-link").click();
  await thief.button("web-devices-leave").waitFor();
  expect(await thief.button("web-devices-copy").count()).toBe(0);
  await expectAccessible(thief.page);
  await ann.button("web-devices-sign-out").click();
  await ann.button("web-devices-sign-out-sure").click();
  await thief.waitUntil(() => thief.view?.seat === -1);
  await ann.page.getByText(ann.text("web-devices-count", { count: 1 }), { exact: true }).waitFor();
  await thief.goto("./");
  await thief.page.goto(link);
  await thief.page.getByText(thief.text("error-link")).first().waitFor();
});

test("a bot has a name of the reader's language, and a link lets nobody remove it", async ({ users }) => {
  const ann = await users.named("Ann");
  const phone = await users.named("Phone", { language: "ru", device: PHONE });
  const id = await ann.openTable({ settings: { game: "kittens", seats: 3 }, seat: 0, bots: ["greedy"] });
  await ann.goto(`t/${id}`);
  await ann.waitUntil(() => ann.table !== null);
  const bot = `bot-name-${ann.table?.chairs[1]?.bot}`;
  await ann.button("web-setup-remove", { name: ann.text(bot) }).waitFor();
  await ann.button("web-bar-menu").click();
  await ann.button("web-seat-link").click();
  await ann.button("web-devices-copy").click();
  await ann.page.getByText(ann.text("web-seat-link-copied")).first().waitFor();
  await phone.page.goto(await ann.copied());
  await phone.page.getByText(phone.text(bot), { exact: true }).first().waitFor();
  await phone.page.getByText(phone.text("web-setup-you")).first().waitFor();
  expect(phone.text(bot)).not.toBe(ann.text(bot));
  expect(await phone.button("web-setup-remove", { name: phone.text(bot) }).count()).toBe(0);
});
