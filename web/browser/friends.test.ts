// Friends and groups: asked, accepted, invited to a table, blocked; a group is joined by its link.
import { expect } from "vitest";
import { expectAccessible } from "./accessibility.ts";
import { test } from "./users.ts";
import { PHONE } from "./user.ts";


test("people who have played become friends, are invited, and can be blocked", async ({ users }) => {
  const eve = await users.named("Eve");
  const fay = await users.named("Fay", { language: "ru", device: PHONE });
  const id = await eve.openTable({ settings: { game: "targi", seats: 2, pace: 0 }, seat: 0 });
  await fay.command(id, { do: "sit", seat: 1 });
  await eve.command(id, { do: "start" });
  await fay.command(id, { do: "concede" });
  const ask = eve.page.getByRole("button", { name: `${eve.text("people-ask")}: Fay` });
  await expect.poll(async () => {
    await eve.goto("people");
    await eve.page.getByRole("heading", { name: eve.text("people-groups"), exact: true }).waitFor();
    return ask.isVisible();
  }, { interval: 2000 }).toBe(true);
  await ask.click();
  await fay.goto("people");
  await fay.page.getByRole("button", { name: `${fay.text("people-accept")}: Eve` }).click();
  await fay.page.getByRole("button", { name: `${fay.text("people-part-friends")}: Eve` }).waitFor();
  await expectAccessible(fay.page);

  // A group, and its link.
  await eve.goto("people");
  await eve.page.getByLabel(eve.text("people-group-name")).fill("Friday");
  await eve.button("people-group-new").click();
  await eve.page.getByRole("button", { name: `${eve.text("people-group-link")}: Friday` }).click();
  await expectAccessible(eve.page);
  const link = new URL(await eve.page.evaluate(() => navigator.clipboard.readText()));
  await fay.goto(link.pathname.slice(1));
  await fay.button("people-group-join").click();
  await fay.page.getByText("Eve, Fay").waitFor();

  // The same people again, from My games: the invitation is on the first page.
  await eve.goto("me/games");
  await eve.page.getByRole("button", { name: new RegExp(`^${eve.text("people-again")}: Fay`) }).click();
  await eve.page.waitForURL("**/t/*");
  await eve.page.getByText(eve.text("people-invite"), { exact: true }).click();
  await expectAccessible(eve.page);
  await fay.goto("");
  await fay.page.getByRole("link", { name: `${fay.text("people-to-table")}: ${fay.text("game-targi")}, Eve` }).waitFor();
  await expectAccessible(fay.page);
  await fay.goto("people");
  const block = fay.page.getByRole("button", { name: `${fay.text("people-block")}: Eve` });
  await block.click();
  await fay.page.getByRole("button", { name: `${fay.text("people-sure")}: Eve` }).click();
  await fay.page.getByRole("button", { name: `${fay.text("people-unblock")}: Eve` }).waitFor();
  await fay.goto("tables");
  await fay.page.getByRole("heading", { name: fay.text("tables-title"), level: 1 }).waitFor();
  expect(await fay.page.getByText(fay.text("people-invitations")).count()).toBe(0);
});
