// Members: a passkey of Chromium's own authenticator, another browser that signs in, and a person who leaves.
import { expect } from "vitest";
import { expectAccessible } from "./accessibility.ts";
import { test } from "./users.ts";
import { PHONE } from "./user.ts";

test("a passkey brings a person and their tables to another browser, which can be signed out", async ({ users }) => {
  const ann = await users.named("Ann");
  const id = await ann.openTable({ settings: { game: "kittens", seats: 2 }, seat: 0 });
  const chrome = await ann.page.context().newCDPSession(ann.page);
  await chrome.send("WebAuthn.enable");
  const options = { protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true } as const;
  const { authenticatorId } = await chrome.send("WebAuthn.addVirtualAuthenticator", { options });

  // The cookie belongs to the address by which Ann came; by the name of the host she is new, and signs in by a code.
  await ann.goto("me");
  const byName = new URL(ann.page.url());
  byName.hostname = "localhost";
  await ann.button("members-code-make").click();
  const code = (await ann.page.locator(".code").textContent()) ?? "";
  await expectAccessible(ann.page);
  await ann.button("members-code-kept").click();
  await ann.page.goto(new URL("me", byName).toString());
  await ann.page.getByRole("textbox", { name: ann.text("members-code") }).fill(code.toLowerCase());
  await ann.page.getByRole("button", { name: ann.text("members-sign-in-code"), exact: true }).click();
  await ann.page.getByRole("heading", { name: "Ann", level: 1 }).waitFor();
  await ann.button("members-passkey-make").click();
  await ann.page.getByText(ann.text("members-passkey-made")).waitFor();
  expect((await chrome.send("WebAuthn.getCredentials", { authenticatorId })).credentials).toHaveLength(1);
  await expectAccessible(ann.page);

  // She signs this browser out, and in again by the passkey: her table is there.
  const here = ann.page.getByRole("listitem").filter({ hasText: ann.text("members-device-here") });
  await here.getByRole("button").click();
  await ann.button("members-sign-in-passkey").click();
  await ann.page.getByRole("heading", { name: "Ann", level: 1 }).waitFor();
  await ann.page.goto(new URL("tables", byName).toString());
  await ann.page.locator(`a[href="t/${id}"]`).waitFor();
});

test("whoever deletes everything is a stranger afterwards", async ({ users }) => {
  const bob = await users.named("Bob", { language: "ru", device: PHONE });
  await bob.goto("me");
  await bob.button("members-delete").click();
  const dialog = bob.page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("Bob");
  await expectAccessible(bob.page);
  await dialog.getByRole("button", { name: bob.text("members-delete-now"), exact: true }).click();
  await bob.page.getByRole("heading", { name: bob.text("members-title"), level: 1 }).waitFor();
  expect(await bob.page.evaluate(async () => ((await (await fetch("api/me")).json()) as { guest: unknown }).guest)).toBeNull();
});

test("a finished game is among my games, with a rating and the replay", async ({ users }) => {
  const eve = await users.named("Eve");
  const fay = await users.named("Fay");
  const id = await eve.openTable({ settings: { game: "targi", seats: 2, pace: 0 }, seat: 0 });
  await fay.command(id, { do: "sit", seat: 1 });
  await eve.command(id, { do: "start" });
  await fay.command(id, { do: "concede" });
  // The host computes results every few seconds.
  await expect.poll(async () => {
    await eve.goto("me/games");
    return eve.page.getByRole("heading", { name: eve.text("results-ratings") }).isVisible();
  }, { interval: 2000 }).toBe(true);
  const row = eve.page.getByRole("listitem").filter({ hasText: "Fay (2)" });
  await row.getByText(eve.text("results-won")).waitFor();
  await expectAccessible(eve.page);
  await eve.page.getByRole("combobox", { name: eve.text("results-filter-with") }).selectOption({ label: "Fay" });
  await row.waitFor();
  await row.getByRole("link").click();
  await eve.page.waitForURL(`**/games/${id}/1`);
});
