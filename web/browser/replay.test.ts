// Looking back at a game: step by step, without being told the end, and without anything that looks like a choice.
import { expect } from "vitest";
import { expectAccessible } from "./accessibility.ts";
import { REPLAYS, readReplay, testLookingBack } from "./looking-back.ts";
import { test } from "./users.ts";
import { DESKTOP, PHONE, type User } from "./user.ts";

for (const game of ["bang", "kittens", "targi", "intrigo"] as const) testLookingBack(game, 20);

test("whoever looks with other eyes stays at the same moment of the game", { timeout: 600_000 }, async ({ users }) => {
  const ann = await users.named("Ann");
  const id = await ann.importReplay(readReplay("kittens/classic_base-4-random"));
  await ann.goto(`games/${id}/1`);
  const { page } = ann;
  const timeline = page.getByRole("slider", { name: ann.text("web-past-timeline") });
  const eyes = page.getByRole("combobox", { name: ann.text("web-past-seen") });
  const steps = async () => Number(await timeline.getAttribute("max"));
  await expect.poll(steps).toBeGreaterThan(40);
  const watched = await steps();
  await timeline.fill("40");
  await eyes.selectOption("open");
  await expect.poll(steps).toBeGreaterThan(watched);
  await expect.poll(async () => Number(await timeline.inputValue())).toBeGreaterThan(40);
  await timeline.press("End");
  await eyes.selectOption("");
  await expect.poll(() => timeline.inputValue()).toBe(String(watched));
  const pile = new RegExp(`^${ann.text("kittens-web-pile", { count: "" }).trim()}`);
  await page.getByRole("main").getByText(pile).first().waitFor();
});

test("whoever looks back at a game that goes on is offered no eyes but their own", async ({ users }) => {
  const ann = await users.named("Ann");
  const id = await ann.openTable({ settings: { game: "targi", seats: 2, pace: 5000 }, seat: 0, bots: ["greedy"], start: true });
  await ann.goto(`games/${id}/1`);
  const eyes = ann.page.getByRole("combobox", { name: ann.text("web-past-seen") });
  await expect.poll(() => eyes.getByRole("option").allInnerTexts()).toEqual(["Ann"]);
  await ann.command(id, { do: "concede" });
  await ann.page.reload();
  await expect.poll(() => eyes.getByRole("option").count()).toBe(3);
});

/** Where something was better, the board shows both: what was chosen, and what was better. */
async function expectMoves(user: User): Promise<void> {
  const { page } = user;
  const found = await page.evaluate(async (path) => (await (await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: "{}" })).json()) as { costly: { step: number }[] }, `/api/tables/${analysed}/games/1/analysis`);
  const [costly] = found.costly;
  expect(costly).toBeDefined(); // they played at random
  await page.goto(`games/${analysed}/1?choices=${costly?.step}`);
  await user.button("web-analyse").click();
  await page.getByText("✓").waitFor();
  await expect.poll(() => page.locator("main g.better rect").count()).toBeGreaterThan(0);
  await expect.poll(() => page.locator("main g.chosen rect").count()).toBeGreaterThan(0);
}

let analysed = ""; // the host thinks once, and tells both devices

for (const [device, language] of [[DESKTOP, "en"], [PHONE, "ru"]] as const) {
  test(`whoever lets a game be thought about sees where it turned, and goes there, at ${device.width}×${device.height}`, { timeout: 600_000 }, async ({ users }) => {
    const ann = await users.named("Ann", { language, device });
    analysed ||= await ann.importReplay(readReplay("kittens/lightning_kittens-2-random"));
    await ann.goto(`games/${analysed}/1`);
    const { page } = ann;
    const timeline = page.getByRole("slider", { name: ann.text("web-past-timeline") });
    await ann.button("web-analyse").click();
    const chart = page.getByRole("figure", { name: ann.text("analysis-chances") });
    await chart.getByText(ann.text("web-analysis-done")).waitFor({ state: "attached", timeout: 300_000 });
    expect(await chart.locator("polyline").count()).toBe(2);
    await expectAccessible(page);
    await timeline.press("Home");
    if (device === PHONE) await ann.button("analysis-turning-points").click();
    const side = page.getByRole("complementary");
    const step = side.getByRole("button", { name: new RegExp(`^${ann.text("web-analysis-step", { number: "" }).trim()}`) }).first();
    const number = Number(/\d+/.exec(await step.innerText())?.[0]);
    expect(number).toBeGreaterThan(1);
    await step.click();
    await expect.poll(() => timeline.inputValue()).toBe(String(number - 1));
    await expectMoves(ann);
    if (device === PHONE) await expect.poll(() => side.count()).toBe(0);
    await ann.button("web-analyse").click();
    await expect.poll(() => chart.count()).toBe(0);
  });
}

for (const [device, language] of [[DESKTOP, "en"], [PHONE, "ru"]] as const) {
  test(`whoever looks back jumps from turn to turn, and plays on from there on any seat, at ${device.width}×${device.height}`, { timeout: 600_000 }, async ({ users }) => {
    const ann = await users.named("Ann", { language, device });
    const id = await ann.importReplay(readReplay(REPLAYS.kittens));
    await ann.goto(`games/${id}/1`);
    const timeline = ann.page.getByRole("slider", { name: ann.text("web-past-timeline") });
    await expect.poll(async () => Number(await timeline.getAttribute("max"))).toBeGreaterThan(40);
    await ann.button("replay-turn-on").click();
    await ann.button("replay-turn-on").click();
    const second = Number(await timeline.inputValue());
    expect(second).toBeGreaterThan(1);
    await ann.button("replay-turn-back").click();
    expect(Number(await timeline.inputValue())).toBeLessThan(second);
    await ann.button("replay-last").click();
    await expect.poll(() => ann.button("replay-play-on-short").count()).toBe(0);
    await ann.button("replay-first").click();
    await ann.button("replay-play-on-short").click();
    const dialog = ann.page.getByRole("dialog");
    await dialog.getByRole("radio", { name: "C" }).check();
    await expectAccessible(ann.page);
    await dialog.getByRole("button", { name: ann.text("replay-play-on-start") }).click();
    await ann.waitUntil(() => ann.view !== null && ann.table !== null);
    expect([ann.view?.seat, ann.table?.sandbox, ann.table?.chairs.map((chair) => chair.kind)]).toEqual([2, true, ["bot", "bot", "person", "bot"]]);
    await ann.page.goBack();
    await timeline.waitFor();
  });
}

for (const game of ["kittens", "bang"] as const) {
  test(`the hand of ${game} is seen above the chart, whole`, async ({ users }) => {
    const ann = await users.named("Ann");
    const id = await ann.importReplay(readReplay(REPLAYS[game]));
    await ann.goto(`games/${id}/1?step=30`);
    await ann.page.getByRole("combobox", { name: ann.text("web-past-seen") }).selectOption("1");
    await ann.button("web-analyse").click();
    const card = ann.page.locator(".hand .hold").first();
    await card.waitFor();
    const bottom = (box: { y: number; height: number } | null) => (box ? box.y + box.height : 9999);
    const below = async () => bottom(await card.boundingBox()) - bottom(await ann.page.getByRole("main").boundingBox());
    await expect.poll(below).toBeLessThan(0);
  });
}

for (const [language, device] of [["en", DESKTOP], ["ru", PHONE]] as const) {
  test(`a finished game of bang that is seen openly shows every role and every hand, in ${language}`, async ({ users }) => {
    const ann = await users.named("Ann", { language, device });
    const id = await ann.importReplay(readReplay(REPLAYS.bang));
    await ann.goto(`games/${id}/1?step=30`);
    const hidden = ann.page.getByRole("main").getByTitle(ann.text("bang-role-hidden"));
    await hidden.first().waitFor();
    await ann.page.getByRole("combobox", { name: ann.text("web-past-seen") }).selectOption("open");
    const seats = ann.page.getByRole("main").locator("[data-place^=seat-]:not(.out)").filter({ has: ann.page.locator(".count") });
    await expect.poll(async () => (await hidden.count()) === 0 && (await seats.count()) > 1).toBe(true);
    for (const seat of await seats.all()) {
      const count = Number(await seat.locator(".count").innerText());
      if (count) await expect(seat.locator(".known").innerText()).resolves.toBe(String(count));
    }
    await expectAccessible(ann.page);
  });
}

test("a long press opens a card, and its release leaves it open", async ({ users }) => {
  const ann = await users.named("Ann", { device: PHONE });
  const id = await ann.importReplay(readReplay(REPLAYS.bang));
  await ann.goto(`games/${id}/1?step=30`);
  const portrait = ann.page.locator("[data-place^=seat-] .portrait").first();
  await portrait.waitFor();
  const box = await portrait.boundingBox();
  if (!box) throw new Error("nothing to press");
  const finger = await ann.context.newCDPSession(ann.page);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  const sheet = ann.page.getByRole("dialog");
  await sheet.waitFor();
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await ann.page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: x, clientY: y })), point);
  await ann.page.waitForTimeout(300);
  await expect(sheet.count()).resolves.toBe(1);
  await ann.page.touchscreen.tap(10, 10);
  await expect.poll(() => sheet.count()).toBe(0);
});
