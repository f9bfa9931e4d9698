// Guests at a table: spectators whom the host mutes or removes, too much chat, and a personal link that has leaked.
import { expect } from "vitest";
import { noViolations } from "./access.ts";
import { test } from "./people.ts";
import { PHONE, type Person } from "./person.ts";
import { KITTENS } from "./positions.ts";

const SAID = 5; // lines that one may say at once

async function chat(person: Person) {
  const tab = person.page.getByRole("tab", { name: person.say("web-chat") });
  await person.button("web-log").first().waitFor();
  if (!(await tab.isVisible())) await person.button("web-log").first().click();
  await tab.click();
  return person.page.getByRole("textbox", { name: person.say("web-chat-write") });
}

async function playing(ann: Person): Promise<string> {
  const id = await ann.opens({ settings: { game: "kittens", seats: 3 }, seat: 0, bots: ["greedy", "greedy"], position: KITTENS, start: true });
  await ann.goesTo(`t/${id}`);
  await ann.until(() => ann.view !== null);
  return id;
}

test("the host mutes a spectator, lets them speak again and removes them, on a phone", async ({ people }) => {
  const ann = await people.called("Ann", { language: "ru", device: PHONE });
  const eve = await people.called("Eve");
  await eve.goesTo(`t/${await playing(ann)}`);
  await eve.until(() => eve.view !== null);
  const write = await chat(eve);
  await write.waitFor();
  await ann.until(() => ann.table?.watching === 1);
  await ann.button("web-watching", { count: 1 }).click();
  await ann.button("web-spectator-mute-name", { name: "Eve" }).click();
  await eve.page.getByText(eve.say("web-chat-muted")).waitFor();
  expect(await write.count()).toBe(0);
  await noViolations(ann.page, eve.page);
  await ann.button("web-spectator-unmute-name", { name: "Eve" }).click();
  await write.waitFor();
  await ann.button("web-spectator-remove-name", { name: "Eve" }).click();
  await ann.button("web-spectator-remove-sure", { name: "Eve" }).click();
  await eve.page.getByRole("heading", { name: eve.say("web-table-removed") }).waitFor();
  await eve.page.reload();
  await eve.page.getByRole("heading", { name: eve.say("web-table-removed") }).waitFor();
  await ann.until(() => ann.table?.watching === 0);
});

test("before the start the host sees who looks in", async ({ people }) => {
  const ann = await people.called("Ann");
  const eve = await people.called("Eve", { language: "ru" });
  const id = await ann.opens({ settings: { game: "targi", seats: 2 }, seat: 0 });
  await Promise.all([ann.goesTo(`t/${id}`), eve.goesTo(`t/${id}`)]);
  await ann.button("web-spectator-remove-name", { name: "Eve" }).click();
  await noViolations(ann.page);
  await ann.button("web-spectator-keep").click();
  await ann.button("web-spectator-remove-name", { name: "Eve" }).click();
  await ann.button("web-spectator-remove-sure", { name: "Eve" }).click();
  await eve.page.getByRole("heading", { name: eve.say("web-table-removed") }).waitFor();
});

test("whoever writes too fast is told so, and keeps what was written", async ({ people }) => {
  const ann = await people.called("Ann", { language: "ru" });
  await playing(ann);
  const write = await chat(ann);
  for (let number = 1; number <= SAID; number++) {
    await write.fill(`${number}!`);
    await write.press("Enter");
    await ann.page.getByRole("complementary").getByText(`${number}!`).waitFor();
  }
  await write.fill("6!");
  await write.press("Enter");
  await ann.page.getByText(ann.say("error-chat-fast", { most: SAID, seconds: 10 })).first().waitFor();
  expect(await write.inputValue()).toBe("6!");
});

test("a personal link opens the seat elsewhere, and its player takes it back", async ({ people }) => {
  const ann = await people.called("Ann");
  const thief = await people.called("Thief", { language: "ru", device: PHONE });
  await playing(ann);
  await ann.button("web-bar-menu").click();
  await ann.button("web-seat-link").click();
  await ann.button("web-devices-copy").click();
  await ann.page.getByText(ann.say("web-seat-link-copied")).first().waitFor();
  const link = await ann.page.evaluate(() => navigator.clipboard.readText());
  await thief.page.goto(link);
  await thief.until(() => thief.view?.seat === 0);
  await ann.page.getByText(ann.say("web-devices-count", { count: 2 }), { exact: true }).waitFor();
  await noViolations(ann.page);
  await thief.button("web-bar-menu").click();
  await thief.button("web-seat-link").click();
  await thief.button("web-devices-leave").waitFor();
  expect(await thief.button("web-devices-copy").count()).toBe(0);
  await noViolations(thief.page);
  await ann.button("web-devices-sign-out").click();
  await ann.button("web-devices-sign-out-sure").click();
  await thief.until(() => thief.view?.seat === -1);
  await ann.page.getByText(ann.say("web-devices-count", { count: 1 }), { exact: true }).waitFor();
  await thief.goesTo("./");
  await thief.page.goto(link);
  await thief.page.getByText(thief.say("error-link")).first().waitFor();
});
