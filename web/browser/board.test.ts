// What boards of cards show, read out and do when touched: five different cards of Kittens, the window for a Nope, the log while it is closed.
import { expect } from "vitest";
import { expectFingerSized } from "./accessibility.ts";
import { BANG } from "./positions.ts";
import { readFtl } from "../ftl.ts";
import { test } from "./users.ts";
import { PHONE, type User } from "./user.ts";

const KITTENS = `
game: kittens
seats: 3
live: true
options: {deck: classic_base, nope_window_seconds: 15}
turn: A
hands:
  A: [defuse, favor, see_the_future_3x, skip, cat_beard, shuffle, nope]
  B: [skip, attack_2x, nope]
  C: [cat_tacocat, nope, skip]
pile: [cat_beard, cat_tacocat, skip, cat_beard, ...]
discards: [attack_2x, favor]
`;

async function openKittens(ann: User, position = KITTENS): Promise<void> {
  const settings = { game: "kittens", seats: 3, pace: 5000 };
  await ann.goto(`t/${await ann.openTable({ settings, seat: 0, bots: ["greedy", "greedy"], position, start: true })}`);
  await ann.waitUntil(() => ann.view !== null);
}

test("five different cards are picked in any order, the missing ones are seen, and they are played together", async ({ users }) => {
  const ann = await users.named("Ann");
  await openKittens(ann);
  await ann.button("kittens-web-five").click();
  const panel = ann.page.getByRole("region", { name: ann.text("kittens-web-five"), exact: true });
  await expect.poll(() => panel.innerText()).toContain(ann.text("kittens-web-five-count", { count: 0 }));
  const hold = (card: string) => ann.page.locator(".hand .hold.can").filter({ hasText: ann.text(`kittens-card-${card}`) });
  for (const card of ["shuffle", "cat_beard"]) await hold(card).click();
  await expect.poll(() => panel.innerText()).toContain(ann.text("kittens-web-five-count", { count: 2 }));
  expect(await panel.getByRole("listitem").filter({ hasText: /^[345]$/ }).count()).toBe(3);
  for (const card of ["skip", "nope", "favor"]) await hold(card).click();
  expect(ann.choiceCount).toBe(0);
  await ann.button("kittens-web-five-play").click();
  await ann.page.getByRole("group", { name: ann.text("kittens-web-window") }).waitFor();
  expect(ann.choiceCount).toBe(5);
});

test("a double click plays a card, and a card is dragged to the table or to whom it is aimed at, with mouse and finger", async ({ users }) => {
  const ann = await users.named("Ann");
  await openKittens(ann);
  const hold = (user: User, card: string) => user.page.locator(".hand .hold.can").filter({ hasText: user.text(`kittens-card-${card}`) });
  const window = (user: User) => user.page.getByRole("group", { name: user.text("kittens-web-window") });
  await hold(ann, "shuffle").dblclick();
  await window(ann).waitFor();
  const bob = await users.named("Bob", { device: PHONE });
  await openKittens(bob);
  const from = await hold(bob, "favor").boundingBox();
  const to = await bob.page.locator("[data-place=seat-2]").boundingBox();
  if (!from || !to) throw new Error("nothing to drag");
  await drag(bob, [from.x + 20, from.y + 40], [to.x + 40, to.y + 40]);
  await bob.waitUntil(() => bob.choiceCount === 1);
  await expect.poll(() => window(bob).innerText()).toContain(bob.table?.chairs[2]?.name ?? "?");
  const cid = await users.named("Cid");
  await openKittens(cid);
  await hold(cid, "shuffle").hover();
  await cid.page.mouse.down();
  await cid.page.mouse.move(720, 300, { steps: 4 });
  await cid.page.mouse.up();
  await window(cid).waitFor();
});

/** Press, go there and release, with a finger. */
async function drag(user: User, from: [number, number], to: [number, number]): Promise<void> {
  const touch = await user.context.newCDPSession(user.page);
  const at = ([x, y]: [number, number]) => [{ x, y }];
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(from) });
  for (const part of [0.1, 0.5, 1]) {
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]) });
  }
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test("eight cards are in sight on a phone, a long press opens one for good, and everything is large enough for a finger", async ({ users }) => {
  const ann = await users.named("Ann", { device: PHONE, language: "ru" });
  await openKittens(ann, KITTENS.replace(/A: \[.*\]/, "A: [defuse, favor, see_the_future_3x, skip, cat_beard, cat_beard, shuffle, nope]"));
  const cards = ann.page.locator(".hand .hold");
  await expect.poll(() => cards.count()).toBe(8);
  const ends = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ left, width }) => [left, left + Math.min(width, 44)]));
  expect([Math.min(...ends.flat()) >= 0, Math.max(...ends.flat()) <= PHONE.width]).toEqual([true, true]);
  await expectFingerSized(ann.page);
  const box = await cards.first().boundingBox();
  const touch = await ann.context.newCDPSession(ann.page);
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 60 }] });
  const sheet = ann.page.getByRole("dialog", { name: ann.text("kittens-card-defuse") });
  await sheet.waitFor();
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await ann.page.waitForTimeout(300);
  expect(await sheet.isVisible()).toBe(true);
  await ann.page.keyboard.press("Escape");
  await ann.page.locator("button[data-place=seat-1]").tap();
  await ann.page.getByRole("dialog").getByText(ann.text("kittens-web-seen-none")).waitFor();
});

test("abilities stand under the characters, the mouse shows what a card says, and a seat opens its details", async ({ users }) => {
  const ann = await users.named("Ann");
  const bots = ["greedy", "greedy", "greedy"];
  await ann.goto(`t/${await ann.openTable({ settings: { game: "bang", seats: 4, pace: 5000 }, seat: 0, bots, position: BANG, start: true })}`);
  await ann.page.getByText("Any number of BANG!").waitFor();
  await ann.page.getByText("Draws 1 per life lost").waitFor();
  await ann.page.locator(".hand .hold").filter({ hasText: ann.text("bang-beer") }).hover();
  await ann.page.getByRole("tooltip").getByText("life").waitFor();
  await ann.page.getByRole("button", { name: /Bart Cassidy/ }).click();
  await ann.page.getByRole("dialog").getByText("Draws a card for every life point he loses.").waitFor();
  await ann.page.keyboard.press("Escape");
  await ann.page.getByRole("button", { name: ann.text("bang-do-end") }).click();
  await ann.page.getByText(ann.text("bang-web-warn-shot")).waitFor();
  expect(ann.choiceCount).toBe(0);
  // The line of every character is whole on a phone, in both languages.
  await ann.page.setViewportSize({ width: PHONE.width, height: PHONE.height });
  const lines = (["en", "ru"] as const).flatMap((language) => [...readFtl(`games/bang/texts/${language}/cards.ftl`).matchAll(/\.gist = (.*)/g)].map((found) => found[1] ?? ""));
  expect(lines.length).toBeGreaterThan(80);
  const cut = await ann.page.locator(".seat .gist").first().evaluate((shown, all) => {
    return all.filter((line) => {
      shown.textContent = line;
      return shown.scrollHeight > shown.clientHeight + 2;
    });
  }, lines);
  expect(cut).toEqual([]);
});

test("a window for Nopes is read out once, its buttons come before the hand, and the closed log is read out", async ({ users }) => {
  const ann = await users.named("Ann", { device: { width: 1000, height: 900, touch: false } });
  await openKittens(ann);
  await ann.page.locator(".hand .hold.can").filter({ hasText: ann.text("kittens-card-shuffle") }).click();
  await ann.page.getByRole("button", { name: ann.text("kittens-do-play", { card: ann.text("kittens-card-shuffle") }) }).click();
  const nope = ann.page.getByRole("group", { name: ann.text("kittens-web-window") }).getByRole("button").first();
  expect(await nope.evaluate((one) => Boolean(one.compareDocumentPosition(document.querySelector("ul.hand") as Node) & Node.DOCUMENT_POSITION_FOLLOWING))).toBe(true);
  expect(await ann.page.locator("[aria-live=assertive]").count()).toBe(1);
  const played = ann.page.getByRole("log").getByRole("listitem").filter({ hasText: ann.text("kittens-card-shuffle") });
  await expect.poll(() => played.count()).toBeGreaterThan(0);
});

test("on a phone the first card that can be played is in sight, however many lie before it", async ({ users }) => {
  const ann = await users.named("Ann", { device: PHONE });
  const hand = "A: [defuse, nope, cat_beard, cat_tacocat, cat_cattermelon, cat_hairy_potato, shuffle]";
  await openKittens(ann, KITTENS.replace("combos: with_five, ", "combos: standard, ").replace(/A: \[.*\]/, hand));
  const lit = ann.page.locator(".hand .hold.can").first();
  await lit.waitFor();
  expect(await ann.page.locator(".hand .hold").first().getAttribute("aria-disabled")).toBe("true");
  await expect.poll(async () => ((await lit.boundingBox())?.x ?? 9999) + ((await lit.boundingBox())?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
});

/** Words on cards that are broken in the middle without a hyphen, or with one although their card is wide enough. */
async function brokenNames(user: User): Promise<string[]> {
  return user.page.locator(".card .name").evaluateAll((names) =>
    names.flatMap((name) => {
      const node = name.firstChild as Text;
      const wide = (name.closest("li:not(:last-child)") ?? name.closest(".card"))?.clientWidth ?? 0;
      return [...node.data.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
        const parts = wide > 66 ? [word] : word.split("\u00ad");
        const top = (at: number): number => {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          return [...range.getClientRects()].at(-1)?.y ?? 0; // a soft hyphen before it counts as its first part
        };
        return parts.filter((part, i) => {
          const start = index + parts.slice(0, i).join("-").length + (i ? 1 : 0);
          return new Set(Array.from(part, (_, at) => Math.round(top(start + at)))).size > 1;
        });
      });
    }),
  );
}

test("words on cards are whole, and divided only where little of a card is seen", async ({ users }) => {
  const ann = await users.named("Ann", { device: PHONE, language: "ru" });
  const held = ["defuse, see_the_future_3x, mark, garbage_collection, shuffle, nope, cat_rainbow_ralphing, reverse, swap_top_and_bottom", "see_the_future_3x, garbage_collection"];
  for (const cards of held) {
    await openKittens(ann, `game: kittens\nseats: 3\noptions: {deck: full_box}\nturn: A\nhands: {A: [${cards}], B: [skip], C: [skip]}\npile: [...]`);
    await expect.poll(() => ann.page.locator(".hand .name").count()).toBe(cards.split(", ").length);
    await ann.page.evaluate(() => document.fonts.ready);
    expect(await brokenNames(ann)).toEqual([]);
  }
  const settings = { game: "bang", seats: 4, pace: 5000 };
  const position = BANG.replace("hand: [bang.AS, beer.6H, volcanic.10S, stagecoach.9S]", "hand: []");
  await ann.goto(`t/${await ann.openTable({ settings, seat: 0, bots: Array<string>(3).fill("greedy"), position, start: true })}`);
  const words = ann.page.getByText(ann.text("bang-web-no-cards"));
  expect((await words.boundingBox())?.height).toBeLessThan(40); // one line
});

test("whoever cannot say Nope is told by which rule", async ({ users }) => {
  const ann = await users.named("Ann", { device: PHONE });
  await openKittens(ann);
  await ann.page.locator(".hand .hold.can").filter({ hasText: ann.text("kittens-card-shuffle") }).click();
  await ann.page.getByRole("button", { name: ann.text("kittens-do-play", { card: ann.text("kittens-card-shuffle") }) }).click();
  const open = ann.page.getByRole("group", { name: ann.text("kittens-web-window") });
  await open.getByRole("button", { name: ann.text("kittens-do-nope") }).click({ force: true });
  await open.getByRole("link", { name: ann.text("web-why-rule", { rule: "KIT-N03" }) }).waitFor();
});

test("on a phone the room above the prompt tells what has happened last", async ({ users }) => {
  const ann = await users.named("Ann", { device: PHONE });
  await openKittens(ann);
  await ann.page.locator(".hand .hold.can").filter({ hasText: ann.text("kittens-card-shuffle") }).click();
  await ann.page.getByRole("button", { name: ann.text("kittens-do-play", { card: ann.text("kittens-card-shuffle") }) }).click();
  await ann.page.locator(".lately li").filter({ hasText: ann.text("kittens-card-shuffle"), visible: true }).first().waitFor();
});

test("on a phone the General Store leaves its question in sight while the coach explains, at a table of five", async ({ users }) => {
  const ann = await users.named("Ann", { device: PHONE });
  await ann.page.addInitScript(() => localStorage.setItem("coach", "on"));
  const fifth = "  E: {role: deputy, character: jesse_jones, life: 4, hand: []}\n";
  const position = BANG.replace("seats: 4", "seats: 5").replace("stagecoach.9S]", "general_store.9C]") + fifth;
  // Without hints the coach explains and does not warn: whether this card costs much is a matter of chance.
  await ann.goto(`t/${await ann.openTable({ settings: { game: "bang", seats: 5, pace: 5000, hints: false }, seat: 0, bots: Array<string>(4).fill("greedy"), position, start: true })}`);
  await ann.page.getByRole("region", { name: ann.text("web-coach") }).waitFor();
  await ann.page.locator(".hand .hold.can").filter({ hasText: ann.text("bang-general_store") }).dblclick();
  const tray = ann.page.getByRole("region", { name: ann.text("bang-web-tray") });
  const edges = async () => [await tray.boundingBox(), await ann.page.getByRole("region", { name: ann.text("web-prompt") }).boundingBox()];
  await tray.waitFor();
  await expect.poll(async () => edges().then(([open, asked]) => (open?.y ?? 0) + (open?.height ?? 0) - (asked?.y ?? 0))).toBeLessThanOrEqual(0);
});

/** Everybody at the table with a card in play, and a full hand: `more` are other lines of the position. */
function fullTable(seats: number, more: string): string {
  const roles = ["sheriff", "outlaw", "renegade", "outlaw", "deputy", "outlaw", "deputy", "renegade"];
  const characters = ["willy_the_kid", "bart_cassidy", "jourdonnais", "calamity_janet", "jesse_jones", "paul_regret", "rose_doolan", "suzy_lafayette"];
  const cards = ["mustang.8H", "scope.AS", "schofield.KS", "remington.KC", "jail.JS", "barrel.QS", "dynamite.2H", "winchester.8S"];
  const figures = roles.slice(0, seats).map((role, i) => `  ${"ABCDEFGH"[i]}: {role: ${role}, character: ${characters[i]}, in_play: [${cards[i]}], hand: [${i ? "" : "bang.AS, beer.6H, volcanic.10S, stagecoach.9S, cat_balou.KH, duel.QD"}]}`);
  return `game: bang\nseats: ${seats}\n${more}turn: A\nfigures:\n${figures.join("\n")}`;
}

const EVENTS = "options: {high_noon: true, fistful: true, wild_west_show: true}\nevent: russian_roulette\nshow: helena_zontero\nnext_events: [abandoned_mine]\n";

test("the whole table of BANG! is in sight on a phone, with all events, too", async ({ users }) => {
  const ann = await users.named("Ann", { device: PHONE, language: "ru" });
  for (const [seats, events] of [[5, EVENTS], [6, ""], [6, EVENTS], [8, EVENTS]] as const) {
    const settings = { game: "bang", seats, pace: 5000, clock: { kind: "none" } };
    await ann.goto(`t/${await ann.openTable({ settings, seat: 0, bots: Array<string>(seats - 1).fill("greedy"), position: fullTable(seats, events), start: true })}`);
    await ann.page.locator(".prompt.mine").waitFor();
    const where = `${seats} players${events ? " with events" : ""}`;
    expect(await ann.page.locator("main.table").evaluate((one) => one.scrollHeight - one.clientHeight), where).toBeLessThanOrEqual(1);
    const middle = await ann.page.locator(".middle .pile").evaluateAll((piles) => piles.map((one) => [one.getBoundingClientRect().left, one.getBoundingClientRect().right]).flat());
    expect([Math.min(...middle) >= 0, Math.max(...middle) <= PHONE.width], where).toEqual([true, true]);
  }
});
