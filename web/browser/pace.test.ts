// How a player follows the others: the beat of a table, with its controls.
import { expect } from "vitest";
import { expectAccessible } from "./accessibility.ts";
import { BANG, KITTENS } from "./positions.ts";
import { PHONE, type User } from "./user.ts";
import { test } from "./users.ts";

/** The first bot can only lay its Mustang, which is marked. With a Gatling it would ask the player before anything is. */
const CALM = `${BANG}deck: [beer.7H, beer.8H, ...]\n`;

async function openBang(ann: User): Promise<void> {
  const settings = { game: "bang", seats: 4, pace: 0, clock: { kind: "none" } };
  await ann.goto(`t/${await ann.openTable({ settings, seat: 0, bots: ["greedy", "greedy", "greedy"], position: CALM, start: true })}`);
  await ann.page.locator(".prompt.mine").waitFor();
}

/** The turns of three bots begin, each with some events. */
async function endTurn(ann: User): Promise<void> {
  for (const _ of ["once", "for sure"]) await ann.page.keyboard.press("e"); // with a shot left it is asked once more
}

test("others are followed at one's own pace: pause, one event at a time, to now", async ({ users }) => {
  const ann = await users.named("Ann", { still: false, device: PHONE });
  await ann.page.addInitScript(() => {
    localStorage.setItem("speed", "slow");
    const shaken: unknown[] = [];
    Object.assign(globalThis, { shaken });
    navigator.vibrate = (pattern) => shaken.push(pattern) > 0;
  });
  await openBang(ann);
  const heading = ann.page.locator(".prompt .what");
  const pace = ann.page.getByRole("group", { name: ann.text("web-pace") });
  await endTurn(ann);
  await pace.getByRole("button", { name: ann.text("web-pace-pause") }).click();
  await expect.poll(() => ann.page.locator(".prompt .why").innerText()).toContain(ann.text("web-pace-paused-you", { count: 9 }).slice(0, 6));
  await expect.poll(() => ann.page.locator(".prompt .why").innerText()).toMatch(/\d/); // there is a next event, however late the bots are
  await expectAccessible(ann.page);
  const before = await heading.innerText();
  await pace.getByRole("button", { name: ann.text("web-pace-next"), exact: true }).click();
  await expect.poll(() => heading.innerText()).not.toBe(before);
  expect(await pace.getByRole("button", { name: ann.text("web-pace-resume") }).isVisible()).toBe(true);
  await ann.waitUntil(() => ann.view?.asked.some((one) => one.seat === 0 && one.waits) ?? false);
  await pace.getByRole("button", { name: ann.text("web-pace-skip") }).click();
  await expect.poll(() => ann.page.locator(".prompt.mine").isVisible()).toBe(true);
  await expect.poll(() => pace.isVisible()).toBe(false);
  expect(await ann.page.evaluate(() => (globalThis as unknown as { shaken: unknown[] }).shaken.length)).toBeGreaterThan(0); // one is asked again
  // What has changed is marked, and can be seen again.
  await expect.poll(() => ann.page.locator("[data-changed]").count()).toBeGreaterThan(0);
  await ann.button("web-pace-film").click();
  await pace.getByRole("button", { name: ann.text("web-pace-skip") }).click();
  await expect.poll(() => ann.page.locator(".prompt.mine").isVisible()).toBe(true);
});

/** What the opening of each game says. */
const OPENINGS = { bang: "bang-web-opening-role", kittens: "kittens-web-opening", targi: "targi-web-opening", intrigo: "intrigo-web-opening" };

test("a game begins with what is one's own, the board waits until one begins, and the scene is shown once", async ({ users }) => {
  const ann = await users.named("Ann", { still: false, device: PHONE });
  for (const [game, id] of Object.entries(OPENINGS)) {
    const settings = { game, seats: game === "targi" ? 2 : 4, pace: 5000, clock: { kind: "none" } }; // nobody has moved when the page opens
    await ann.goto(`t/${await ann.openTable({ settings, seat: 0, bots: Array<string>(settings.seats - 1).fill("greedy"), start: true })}`);
    const scene = ann.page.getByRole("dialog", { name: ann.text("web-opening") });
    await expect.poll(() => scene.innerText()).toContain(ann.text(id, { role: "", count: 0, colour: 0, family: "" }).slice(0, 6));
    expect(await ann.page.evaluate(() => document.querySelectorAll("[data-beat]").length)).toBe(0); // nothing moves behind it
    await ann.page.evaluate(() => document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity).forEach((one) => one.finish()));
    await expectAccessible(ann.page);
    await ann.page.keyboard.press("Escape");
    await expect.poll(() => scene.isVisible()).toBe(false);
    await ann.page.reload();
    await ann.page.locator(".prompt").first().waitFor();
    expect(await scene.isVisible()).toBe(false);
  }
});

/** Note what the heading of the prompt says from now on. */
async function recordHeadings(user: User): Promise<void> {
  await user.page.locator(".prompt .what").evaluate((heading) => {
    const headings: string[] = [];
    Object.assign(globalThis, { headings });
    new MutationObserver(() => headings.push(heading.textContent)).observe(heading, { childList: true, characterData: true, subtree: true });
  });
}

test("a kitten that one has drawn is defused with a blow, and the heading tells what happens", async ({ users }) => {
  const ann = await users.named("Ann", { still: false, device: PHONE });
  const position = KITTENS.replace("pile: [cat_beard,", "pile: [exploding_kitten,");
  await ann.goto(`t/${await ann.openTable({ settings: { game: "kittens", seats: 3, pace: 0 }, seat: 0, bots: ["greedy", "greedy"], position, start: true })}`);
  await recordHeadings(ann);
  await ann.button("kittens-do-draw").last().click();
  const scene = ann.page.getByText(ann.text("kittens-web-fuse"), { exact: true });
  await scene.waitFor();
  await scene.dispatchEvent("pointerdown");
  await ann.page.getByText(ann.text("kittens-web-fuse-cut"), { exact: true }).waitFor();
  await ann.page.getByRole("slider").waitFor(); // where to put it back
  const headings = await ann.page.evaluate(() => (globalThis as unknown as { headings: string[] }).headings);
  expect(headings).toContain(ann.text("kittens-log-defuse", { player_is: "you" }));
  expect(headings).not.toContain(ann.text("kittens-web-your-turn")); // the question that was answered is over
});

test("the result says what brought one down, shows the faces of the game, and becomes a picture", async ({ users }) => {
  const ann = await users.named("Ann");
  const settings = { game: "bang", seats: 4, pace: 0, clock: { kind: "none" } };
  const position = BANG.replace("life: 5, hand: [bang.AS, beer.6H, volcanic.10S, stagecoach.9S]", "life: 1, hand: [volcanic.10S]").replace("[missed.10C, mustang.8H]", "[gatling.10H, mustang.8H]").replace("[gatling.10H, panic.QH]", "[panic.QH]");
  await ann.goto(`t/${await ann.openTable({ settings, seat: 0, bots: ["greedy", "greedy", "greedy"], position, start: true })}`);
  await ann.page.locator(".prompt.mine").waitFor();
  const falls = async (): Promise<boolean> => {
    if (await ann.page.locator(".prompt.mine").isVisible()) await endTurn(ann); // again, if the bot has not shot: a late one does nothing
    return ann.result.isVisible();
  };
  await expect.poll(falls, { timeout: 60_000, interval: 1_000 }).toBe(true);
  expect(await ann.result.innerText()).toMatch(/You fell to .*’s /);
  await expect.poll(() => ann.result.locator(".face svg[viewBox='0 0 100 100']").count()).toBe(4);
  const [picture] = await Promise.all([ann.page.waitForEvent("download"), ann.button("web-result-picture").click()]);
  expect(picture.suggestedFilename()).toMatch(/^bang-.*\.png$/);
  await expectAccessible(ann.page);
});

test("what a bot says to an event is heard once the event is shown", async ({ users }) => {
  const ann = await users.named("Ann", { still: false });
  const position = "game: kittens\nseats: 2\nlive: true\noptions: {deck: classic_base, nope_window_seconds: 3, draw_window_seconds: 1}\nturn: A\nhands: {A: [defuse, favor], B: [cat_beard, cat_tacocat]}\npile: [skip, exploding_kitten]";
  await ann.goto(`t/${await ann.openTable({ settings: { game: "kittens", seats: 2, pace: 0, clock: { kind: "none" } }, seat: 0, bots: ["greedy"], position, start: true })}`);
  await ann.page.locator(".prompt.mine").waitFor();
  await ann.page.keyboard.press("p");
  await ann.page.keyboard.press("d");
  await ann.waitUntil(() => ann.view?.outcome != null && ann.received.some((one) => one.includes("bot-says-")));
  expect(await ann.page.getByRole("log").innerText()).not.toMatch(/Boom/);
  expect(await ann.page.locator(".bubble").count()).toBe(0);
  await ann.page.keyboard.press("p");
  await ann.page.locator(".bubble").first().waitFor();
  expect(await ann.page.getByRole("log").innerText()).toMatch(/Boom/);
});

test("the speed stands on the table, and is kept", async ({ users }) => {
  const ann = await users.named("Ann");
  await openBang(ann);
  await ann.page.evaluate(() => localStorage.setItem("speed", "slow"));
  await ann.page.reload();
  await ann.page.locator(".prompt.mine").waitFor();
  await endTurn(ann);
  await ann.button("web-pace-speed", { speed: ann.text("web-speed-slow") }).click();
  expect(await ann.page.evaluate(() => localStorage.getItem("speed"))).toBe("normal");
});
