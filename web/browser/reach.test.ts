// Scan, sit, play: a phone comes to the host of another computer by the code that its page shows.
import { networkInterfaces } from "node:os";
import jsQR from "jsqr";
import type { Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { expectAccessible } from "./accessibility.ts";
import { type Host, startHost } from "./host.ts";
import { test } from "./users.ts";
import { PHONE, type User } from "./user.ts";

/** The addresses of this machine: a phone on the same machine comes from one of them. */
const OWN = Object.values(networkInterfaces()).flatMap((one) => (one ?? []).map(({ address }) => address));

const SIDE = 300; // px of a code as a phone sees it

/** What a phone reads that is held before a code. */
async function scanned(code: Locator): Promise<string> {
  const greys = await code.evaluate(async (image: HTMLImageElement, side) => {
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: side, height: side });
    const drawing = canvas.getContext("2d");
    if (!drawing) throw new Error("no canvas");
    drawing.fillStyle = "white";
    drawing.fillRect(0, 0, side, side);
    drawing.drawImage(image, 0, 0, side, side);
    const { data } = drawing.getImageData(0, 0, side, side);
    return Array.from({ length: side * side }, (_, i) => String.fromCharCode(data[4 * i] ?? 0)).join(""); // an array would take seconds
  }, SIDE);
  const pixels = Uint8ClampedArray.from(Array.from(greys).flatMap((grey) => [grey, grey, grey, "\xff"].map((one) => one.charCodeAt(0))));
  const found = jsQR(pixels, SIDE, SIDE);
  if (!found) throw new Error("the code cannot be read");
  return found.data;
}

function asLocalhost(host: Host): string {
  return host.url.replace("127.0.0.1", "localhost");
}

/** The code of the table by which Ann asks friends in. */
function invitation(ann: User): Locator {
  return ann.page.getByRole("img", { name: ann.text("web-setup-code") });
}

async function sits(bob: User): Promise<void> {
  await bob.button("web-setup-sit").first().click();
  await bob.page.getByRole("textbox", { name: bob.text("web-name-label") }).fill("Bob");
  await bob.button("web-name-save").click();
}

describe("a host of this computer only", () => {
  let host: Host;
  beforeAll(async () => {
    host = await startHost();
  });
  afterAll(() => host.end());

  test("is opened to the network by its own page, joined by a phone with the code, and closed again", async ({ users }) => {
    const ann = await users.named("Ann", {}, asLocalhost(host));
    const id = await ann.openTable({ settings: { game: "targi", seats: 2 }, seat: 0 });
    await ann.goto(`t/${id}`);
    await ann.page.getByRole("heading", { name: ann.text("web-alone") }).waitFor();
    expect(await invitation(ann).count()).toBe(0);
    await ann.button("web-open").click();
    await expectAccessible(ann.page);
    await ann.page.getByRole("button", { name: ann.text("web-open-yes"), exact: true }).click();
    await invitation(ann).waitFor();
    const link = await scanned(invitation(ann));
    expect(OWN).toContain(new URL(link).hostname.replace(/[[\]]/g, ""));
    expect(new URL(link).hostname).not.toMatch(/^(localhost|127\.)/);

    const bob = await users.connect({ device: PHONE, language: "ru" }, new URL("/", link).toString());
    await bob.page.goto(link);
    await sits(bob);
    await ann.waitUntil(() => ann.table?.chairs[1]?.name === "Bob");
    await ann.button("web-setup-start").click();
    await bob.waitUntil(() => bob.view?.seat === 1);
  });

  test("is closed again, and says so", async ({ users }) => {
    const ann = await users.named("Ann", { language: "ru" }, asLocalhost(host));
    await ann.goto(`t/${await ann.openTable({ settings: { game: "targi", seats: 2 }, seat: 0 })}`);
    await ann.button("web-reach-ask").click();
    await ann.button("reach-close").click();
    await ann.page.getByText(ann.text("reach-closed")).waitFor();
    await ann.page.keyboard.press("Escape");
    await ann.page.getByRole("heading", { name: ann.text("web-alone") }).waitFor();
  });
});

describe("a host that is open to the network", () => {
  let host: Host;
  beforeAll(async () => {
    host = await startHost({ more: ["--host", "::", "--proxies", ["127.0.0.1", ...OWN].join(",")] });
  });
  afterAll(() => host.end());

  test("tells its operator by which address a phone has come", async ({ users }) => {
    const ann = await users.named("Ann", {}, asLocalhost(host));
    await ann.goto(`t/${await ann.openTable({ settings: { game: "bang", seats: 4 }, seat: 0 })}`);
    await ann.button("web-reach-ask").click();
    const dialog = ann.page.getByRole("dialog");
    const codes = dialog.getByRole("img");
    await codes.first().waitFor();
    const links = await Promise.all((await codes.all()).map(scanned));
    expect(new Set(links.map((link) => new URL(link).host)).size).toBe(links.length);
    const last = links.at(-1) ?? "";

    const bob = await users.connect({ device: PHONE, language: "ru" }, new URL("/", last).toString());
    await bob.page.goto(last);
    await bob.page.getByRole("heading", { name: bob.text("reach-same-computer") }).waitFor();
    await dialog.getByText(ann.text("reach-state-same")).waitFor();
    await bob.context.setExtraHTTPHeaders({ "x-forwarded-for": "198.51.100.7" }); // as if it came from elsewhere
    await bob.page.goto(last);
    await bob.page.getByRole("heading", { name: bob.text("reach-works") }).waitFor();
    await dialog.getByText(ann.text("reach-state-reached")).waitFor();
    expect(await dialog.getByText(ann.text("reach-state-waiting")).count()).toBe(links.length - 1);
    await expectAccessible(ann.page, bob.page);
  });

  test("draws the code and the link for the address that is chosen", async ({ users }) => {
    const ann = await users.named("Ann", {}, asLocalhost(host));
    const id = await ann.openTable({ settings: { game: "bang", seats: 4 }, seat: 0 });
    await ann.goto(`t/${id}`);
    await invitation(ann).waitFor();
    const which = ann.page.getByRole("combobox", { name: ann.text("web-address-which") });
    for (const url of await which.locator("option").evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))) {
      await which.selectOption(url);
      await expect.poll(() => scanned(invitation(ann))).toBe(`${url}t/${id}`);
      await ann.button("web-setup-link-copy").click();
      await expect.poll(() => ann.copied()).toBe(`${url}t/${id}`);
    }
  });
});

test("a table says what it waits for, who is who, and asks nobody in when it is full", async ({ users }) => {
  const ann = await users.named("Ann");
  const bob = await users.named("Bob", { language: "ru", device: PHONE });
  const id = await ann.openTable({ settings: { game: "targi", seats: 2 }, seat: 0 });
  await Promise.all([ann.goto(`t/${id}`), bob.goto(`t/${id}`)]);
  const waits = (user: User, text: string, args: Record<string, string | number> = {}) => user.page.getByRole("status").getByText(user.text(text, args)).waitFor();
  await waits(ann, "web-wait-players", { free: 1 });
  await ann.page.getByText(`${ann.text("targi-seat-blue")} · ${ann.text("seat-first")}`).waitFor();
  await bob.button("web-setup-sit").click();
  await waits(bob, "web-wait-you");
  await waits(ann, "web-wait-ready-start", { names: "Bob" });
  expect(await ann.button("web-setup-link-copy").count()).toBe(0);
  await bob.button("web-setup-ready", { player_as: "any" }).click();
  await waits(bob, "web-wait-host", { name: "Ann" });
  await waits(ann, "web-wait-start");
  const chosen = ann.page.getByRole("combobox", { name: ann.text("targi-setting-chosen_seat") });
  expect(await chosen.isDisabled()).toBe(true);
  await ann.page.getByText(ann.text("targi-idle-chosen_seat")).waitFor();
  await ann.page.getByRole("combobox", { name: ann.text("targi-setting-first_player") }).selectOption("chosen");
  await expect.poll(() => chosen.isDisabled()).toBe(false);
  await expectAccessible(ann.page, bob.page);
});
