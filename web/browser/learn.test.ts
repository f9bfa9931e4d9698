// Learning: how to play in two minutes, lessons, the first game, and the coach.
import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { expectAccessible } from "./accessibility.ts";
import { test } from "./users.ts";
import { DESKTOP, PHONE, SMALL, TABLET, type User } from "./user.ts";

const GAMES = ["bang", "kittens", "targi", "intrigo"];
const LESSON = 200_000; // ms

/** A pile of two cards, one of them a kitten: with two Skips nobody needs to draw. */
const TWO_SKIPS = `
game: kittens
seats: 2
options: {deck: classic_base}
turn: A
hands: {A: [skip, skip], B: [cat_beard]}
pile: [cat_tacocat, exploding_kitten]
`;

/** Whoever draws is out. */
const DOOMED = `
game: kittens
seats: 3
options: {deck: classic_base}
turn: A
hands: {A: [skip], B: [cat_beard], C: [defuse]}
pile: [exploding_kitten, cat_tacocat, cat_tacocat, cat_tacocat, exploding_kitten]
`;

function panel(user: User) {
  return user.page.getByRole("region", { name: user.text("lesson-panel"), exact: true });
}

/** Go on with a lesson by what its panel offers, until this is true. */
async function follow(user: User, done: () => Promise<boolean>): Promise<void> {
  const buttons = ["lesson-next", "lesson-do-it", "lesson-show-me"].map((id) => panel(user).getByRole("button", { name: user.text(id), exact: true }));
  for (const end = Date.now() + LESSON; !(await done()); ) {
    if (Date.now() > end) throw new Error(`stuck at: ${await panel(user).innerText()}`);
    for (const button of buttons) {
      if (!(await button.isEnabled({ timeout: 100 }).catch(() => false))) continue;
      await button.tap({ timeout: 1000 }).catch(() => undefined);
      break; // one press, then look again
    }
    await user.page.waitForTimeout(100);
  }
}

test("a newcomer is taught: a refused choice is answered, a reload goes on, and the end leads further", { timeout: LESSON + 60_000 }, async ({ users }) => {
  const ann = await users.connect({ device: PHONE });
  await ann.goto("./");
  await ann.button("web-play-now").nth(1).tap();
  await ann.button("first-teach").tap();
  await ann.button("web-name-save").tap();
  await panel(ann).getByRole("button", { name: ann.text("lesson-next") }).tap();
  await expectAccessible(ann.page);
  // The lesson wants a card to be drawn; another choice is answered.
  await ann.page.locator("[data-place='hand:skip'] button").tap();
  await ann.page.getByRole("region", { name: ann.text("web-prompt") }).locator(".button.act").first().tap();
  await panel(ann).getByText(ann.text("kittens-lesson-draw-play-later")).waitFor();
  const [leave, retry] = await Promise.all([panel(ann).getByRole("link").boundingBox(), panel(ann).getByRole("button", { name: ann.text("lesson-try"), exact: true }).boundingBox()]);
  expect((retry?.x ?? 0) - (leave?.x ?? 0) - (leave?.width ?? 0)).toBeGreaterThan(24); // px: whoever misses one button does not press the other
  await panel(ann).getByRole("button", { name: ann.text("lesson-try"), exact: true }).tap();
  await ann.page.locator("[data-place=deck]").first().tap();
  await panel(ann).getByText(ann.text("lesson-step", { step: 4, steps: 12 })).waitFor();
  await ann.page.reload();
  await panel(ann).getByText(ann.text("lesson-step", { step: 4, steps: 12 })).waitFor();
  const end = ann.page.getByRole("region", { name: ann.text("lesson-done") });
  await follow(ann, async () => (await end.count()) > 0);
  await expectAccessible(ann.page);
  const [room, table] = await Promise.all([end.boundingBox(), ann.page.locator("main.table").boundingBox()]);
  expect(table).toMatchObject({ x: 0, width: PHONE.width }); // the panel lies over the table, not beside it
  expect(room?.width).toBeGreaterThan(PHONE.width * 0.8);
  await end.getByRole("button", { name: ann.text("lesson-play") }).tap();
  await ann.waitUntil(() => ann.table?.lesson === "" && ann.view !== null);
  expect(ann.table?.chairs.filter((chair) => chair.kind === "bot").every((chair) => chair.level === "easy")).toBe(true);
  await ann.goto("learn/kittens");
  await ann.page.getByRole("listitem").first().getByText(ann.text("learn-done")).waitFor();
});

test("on a small phone the lesson about events shows the event, the deck, and the whole question", async ({ users }) => {
  const ann = await users.named("Ann", { device: SMALL, language: "ru" });
  const isSeen = (shown: Element) => {
    const { x, y, width, height } = shown.getBoundingClientRect();
    return shown.contains(document.elementFromPoint(x + width / 2, y + height / 2)) && x >= 0 && x + width <= innerWidth;
  };
  for (const [lesson, places] of [["bang/events", ["event", "deck"]], ["targi/raid", ["B15"]]] as const) {
    const { table } = (await (await ann.context.request.post(`${ann.host}api/lessons/${lesson}`, { data: { again: true } })).json()) as { table: string };
    await ann.goto(`t/${table}`);
    await panel(ann).getByRole("button", { name: ann.text("lesson-next") }).waitFor();
    for (const place of places) await expect.poll(() => ann.page.locator(`main.table [data-place=${place}]`).first().evaluate(isSeen), { message: `${lesson} ${place}` }).toBe(true);
    await expect.poll(() => ann.page.getByRole("region", { name: ann.text("web-prompt") }).evaluate(isSeen), { message: lesson }).toBe(true);
    if (lesson === "bang/events") await ann.page.getByText(ann.text("bang-web-event-then", { event: ann.text("bang-the_reverend") })).filter({ visible: true }).waitFor();
  }
});

/** Whether the middle of this is in the dark of a lesson's light. */
async function isVeiled(part: Locator): Promise<boolean> {
  return part.evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    if (!document.querySelector(".light .veil")) return false;
    return ![...document.querySelectorAll<SVGPathElement>("#lesson-holes path")].some((hole) => {
      const box = hole.getBBox(); // on the screen: the light fills it
      return box.x <= x + width / 2 && x + width / 2 <= box.x + box.width && box.y <= y + height / 2 && y + height / 2 <= box.y + box.height;
    });
  });
}

test("a lesson leaves no answer in the dark: neither those of a window nor a list of cards; and nothing is taken back", { timeout: LESSON }, async ({ users }) => {
  const ann = await users.named("Ann", { device: TABLET });
  const begin = async (lesson: string) => {
    const { table } = (await (await ann.context.request.post(`${ann.host}api/lessons/${lesson}`, { data: { again: true } })).json()) as { table: string };
    await ann.goto(`t/${table}`);
    await panel(ann).waitFor();
  };
  const until = async (step: number, steps: number) => follow(ann, async () => panel(ann).getByText(ann.text("lesson-step", { step, steps })).isVisible());
  const [showMe, doIt] = ["lesson-show-me", "lesson-do-it"].map((id) => panel(ann).getByRole("button", { name: ann.text(id), exact: true })) as [Locator, Locator];

  await begin("kittens/nope");
  await until(3, 17);
  await showMe.or(doIt).waitFor(); // whoever follows may have pressed the first one already
  const window = ann.page.getByRole("group", { name: ann.text("kittens-web-window") });
  await expect.poll(async () => ann.page.locator(".light .veil").count()).toBe(1);
  for (const button of await window.getByRole("button").all()) await expect.poll(() => isVeiled(button)).toBe(false);

  await begin("kittens/combos");
  await until(12, 17);
  await showMe.or(doIt).waitFor();
  if (await showMe.isVisible()) await showMe.tap();
  const titles = ann.page.getByRole("region", { name: ann.text("kittens-web-titles") });
  for (const button of await titles.getByRole("button").all()) await expect.poll(() => isVeiled(button)).toBe(false);
  const wanted = await titles.locator("[data-option='take:defuse']").boundingBox();
  await expect.poll(async () => (await ann.page.locator(".light .edge:not(.line)").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))).some((width) => Math.abs(width - (wanted?.width ?? 0)) < 20)).toBe(true);

  await begin("intrigo/hire");
  await until(5, 15);
  await ann.page.getByRole("region", { name: ann.text("web-prompt") }).getByRole("button", { name: ann.text("intrigo-web-back") }).tap();
  await panel(ann).getByText(ann.text("lesson-no-undo")).waitFor();
});

for (const device of [SMALL, DESKTOP]) {
  test(`how to play fits a screen of ${device.width} px, and shows what it speaks about`, async ({ users }) => {
    const ann = await users.connect({ device, language: device.touch ? "ru" : "en" });
    for (const game of GAMES) {
      await ann.goto(`learn/${game}/how-to`);
      const words = ann.page.locator("main > .words");
      await words.waitFor();
      const screens = await ann.page.locator(".dots li").count();
      expect(screens).toBeGreaterThanOrEqual(6);
      expect(screens).toBeLessThanOrEqual(8);
      for (let screen = 1; screen <= screens; screen++) {
        await words.getByText(ann.text("learn-screen", { number: screen, total: screens }), { exact: true }).waitFor();
        const where = `${game} ${screen}`;
        expect(await words.evaluate((one) => one.scrollHeight - one.clientHeight), where).toBeLessThanOrEqual(1);
        expect(await ann.page.evaluate(() => document.documentElement.scrollWidth - innerWidth), where).toBeLessThanOrEqual(0);
        await expect.poll(() => ann.page.locator(".picture .edge").count(), { message: where }).toBeGreaterThan(0);
        if (screen === 1) await expectAccessible(ann.page);
        if (screen < screens) await ann.page.keyboard.press("ArrowRight");
      }
    }
  });
}

test("a coach warns before a choice that costs much, and it can be taken back", async ({ users }) => {
  const ann = await users.named("Ann", { device: PHONE });
  const id = await ann.openTable({ settings: { game: "kittens", seats: 2, pace: 0 }, seat: 0, bots: ["easy"], start: true, position: TWO_SKIPS });
  await ann.goto(`t/${id}`);
  await ann.waitUntil(() => (ann.view?.options.length ?? 0) > 1);
  await ann.button("web-bar-menu").tap();
  await ann.page.getByRole("switch", { name: ann.text("web-coach") }).tap();
  await ann.page.getByRole("dialog").getByRole("button", { name: ann.text("web-close") }).tap();
  await ann.page.getByRole("region", { name: ann.text("web-coach") }).waitFor();
  await expectAccessible(ann.page);
  await ann.button("coach-skip").tap();
  const draw = ann.page.getByRole("region", { name: ann.text("web-prompt") }).locator(".button.act").first();
  await draw.tap();
  const warning = ann.page.getByRole("dialog");
  await warning.getByText(/\d+.?%.*\d+.?%/).first().waitFor();
  await expectAccessible(ann.page);
  await warning.getByRole("button", { name: ann.text("coach-take-back") }).tap();
  expect(ann.choiceCount).toBe(0);
  await draw.tap();
  await warning.getByRole("button", { name: ann.text("coach-anyway") }).tap();
  await expect.poll(() => ann.choiceCount).toBe(1);
});

test("a coach leaves whoever is out of the game, and holds nothing up", async ({ users }) => {
  const ann = await users.named("Ann", { device: PHONE });
  await ann.page.addInitScript(() => localStorage.setItem("coach", "on"));
  const id = await ann.openTable({ settings: { game: "kittens", seats: 3, pace: 2000 }, seat: 0, bots: ["easy", "easy"], start: true, position: DOOMED });
  await ann.goto(`t/${id}`);
  const coach = ann.page.getByRole("region", { name: ann.text("web-coach") });
  await coach.waitFor(); // it explains a turn
  await ann.command(id, { do: "choose", moment: ann.view?.moment ?? -1, code: "draw" });
  await ann.page.getByRole("region", { name: ann.text("web-out"), exact: true }).waitFor();
  await expect.poll(() => coach.count()).toBe(0);
});

test("players, bots and set-up of a quick game are chosen on the first page, and remembered", async ({ users }) => {
  const ann = await users.named("Ann");
  await ann.goto("./");
  await ann.button("web-quick").first().click();
  const dialog = ann.page.getByRole("dialog");
  await dialog.getByRole("button", { name: "5", exact: true }).click();
  await dialog.getByRole("button", { name: ann.text("web-level-random", {}, "short"), exact: true }).click();
  await expectAccessible(ann.page);
  await dialog.getByRole("button", { name: ann.text("quick-play"), exact: true }).click();
  await ann.waitUntil(() => ann.view !== null);
  expect(ann.table?.chairs.map((chair) => chair.level)).toEqual(["", "random", "random", "random", "random"]);
  await ann.goto("./");
  await ann.button("web-quick").first().click();
  await dialog.getByRole("button", { name: "5", exact: true, pressed: true }).waitFor();
});
