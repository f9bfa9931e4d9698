// Tournaments: opened by a form, entered by a link, played at tables that begin when everybody has come.
import { expect } from "vitest";
import { expectAccessible } from "./accessibility.ts";
import { test } from "./users.ts";
import { PHONE, type User } from "./user.ts";


test("a tournament is opened, entered by its link, played and looked at", async ({ users }) => {
  const ann = await users.named("Ann");
  const bob = await users.named("Bob", { language: "ru", device: PHONE });
  await ann.goto("tournaments");
  await ann.button("tournament-new").click();
  const form = ann.page.getByRole("form", { name: ann.text("tournament-new") });
  await form.getByRole("textbox").fill("Friday night");
  await form.getByRole("button", { name: ann.text("game-targi"), exact: true }).click();
  await form.getByRole("button", { name: ann.text("tournament-format-knock-out") }).click();
  await form.getByRole("switch", { name: ann.text("tournament-automatic") }).uncheck();
  await expectAccessible(ann.page);
  await form.getByRole("button", { name: ann.text("tournament-open") }).click();
  await ann.page.waitForURL("**/tournaments/*");
  await ann.page.getByRole("heading", { name: "Friday night", level: 1 }).waitFor();
  await ann.button("tournament-enter").click();

  // Bob finds it in the list, and enters.
  await bob.goto("tournaments");
  await bob.page.getByText("Friday night").waitFor();
  await bob.page.getByRole("link", { name: `${bob.text("tournament-look-enter")}: Friday night` }).click();
  await bob.button("tournament-enter").click();
  await bob.page.getByText(bob.text("tournament-you-are-in")).waitFor();
  await expectAccessible(bob.page);
  await ann.page.getByRole("rowheader", { name: "Bob" }).waitFor();
  await ann.page.getByLabel(ann.text("tournament-fill")).fill("4");
  await ann.page.getByLabel(ann.text("tournament-bots-level")).selectOption("random");
  await ann.button("tournament-add-bots").click();
  await expect.poll(() => ann.page.getByRole("rowheader").count()).toBe(4);
  await ann.button("tournament-begin").click();

  // Each goes to their own table by one press; it begins when everybody is there.
  const toTable = (user: User) => user.page.getByRole("link", { name: user.text("tournament-to-table"), exact: true }).first();
  await toTable(bob).waitFor();
  await expectAccessible(bob.page);
  await toTable(bob).click();
  await bob.page.waitForURL("**/t/*");
  await toTable(ann).click();
  await ann.page.waitForURL("**/t/*");
  const tables = [ann, bob].map((user) => new URL(user.page.url()).pathname.split("/").at(-1) ?? "");
  await Promise.all([ann, bob].map((user) => user.waitUntil(() => user.view !== null, 60_000)));
  await Promise.all([ann, bob].map((user, at) => (at && tables[0] === tables[1] ? undefined : user.command(tables[at] ?? "", { do: "concede" }))));
  await ann.result.getByRole("link", { name: ann.text("tournament-to-tournament") }).click();
  await ann.page.getByRole("heading", { name: "Friday night" }).waitFor();
  await ann.page.getByText(ann.text("tournament-board-over")).first().waitFor({ timeout: 90_000 });
  await bob.page.goBack();
  await bob.page.getByText(bob.text("tournament-board-over")).first().waitFor();
  await expectAccessible(ann.page);
  await expectAccessible(bob.page);
  await ann.button("tournament-end").click();
  await ann.page.getByRole("button", { name: ann.text("tournament-sure") }).click();
  await ann.page.getByText(ann.text("tournament-is-over")).waitFor();
});
