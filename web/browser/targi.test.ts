import { expect } from "vitest";
import { testGame } from "./whole-game.ts";
import { LATE_TARGI } from "./positions.ts";
import { test } from "./users.ts";
import { DESKTOP, PHONE, type User } from "./user.ts";

/** A has a figure and two markers to use; the one card can be paid in one way only, the other in two. */
const TURN = `
game: targi
seats: 2
options: {first_player: B}
first: A
robber: 5
turn: A
centre: {C12: well_discount, C22: targia_discount}
players:
  A: {stock: {date: 2, salt: 4, pepper: 2, gold: 1, vp: 4}, targis: [B2], markers: [C12, C22]}
`;

async function sitsDown(ann: User): Promise<void> {
  const settings = { game: "targi", seats: 2, pace: 5000 };
  await ann.goto(`t/${await ann.openTable({ settings, seat: 0, bots: ["greedy"], position: TURN, start: true })}`);
  await ann.waitUntil(() => ann.view !== null);
}

/** Take up the card of a cell: press it, and press it again. */
async function takes(ann: User, cell: string): Promise<void> {
  await ann.page.locator(`[data-place=${cell}]`).click();
  await ann.page.locator(`[data-place=${cell}]`).click();
}

function firstOfRow(ann: User, row: number): string {
  return ann.text("targi-web-spot", { row, column: 1, card: ann.text("targi-web-free") });
}

testGame({ game: "targi", seats: 2, position: LATE_TARGI }, [
  { input: "touch", language: "en", device: PHONE },
  { input: "keyboard", language: "ru", device: DESKTOP, theme: "dark" },
], 5);

test("a turn with unused actions ends only when that was asked once more", async ({ users }) => {
  const ann = await users.named("Ann", { device: PHONE });
  await sitsDown(ann);
  const early = ann.button("targi-web-do-end-early", { count: 3 });
  await early.click();
  await ann.button("targi-web-not-yet").click();
  await early.click();
  expect(ann.choiceCount).toBe(0);
  await ann.button("targi-do-end").click();
  await ann.waitUntil(() => ann.choiceCount === 1 && !ann.view?.options.some((option) => option.code === "end"));
});

test("border cards show icons or text, as the viewer likes", async ({ users }) => {
  const ann = await users.named("Ann", { device: DESKTOP });
  await sitsDown(ann);
  const trader = ann.page.locator("[data-place=B5] [data-card]");
  const text = "3 equal goods";
  expect(await trader.textContent()).not.toContain(text);
  await ann.button("web-bar-menu").click();
  await ann.page.getByLabel(ann.text("targi-web-viewer-border")).selectOption("text");
  await ann.page.keyboard.press("Escape");
  await expect.poll(() => trader.textContent()).toContain(text);
  await ann.page.reload();
  await expect.poll(() => trader.textContent()).toContain(text);
});

test("a card goes into a row by one press, and is asked about only where it can be paid in several ways", async ({ users }) => {
  const ann = await users.named("Ann", { device: PHONE });
  await sitsDown(ann);
  const display = () => (ann.view?.board as { players: { display: string[][] }[] }).players[0]?.display;
  await takes(ann, "C12");
  await ann.page.getByRole("button", { name: firstOfRow(ann, 2), exact: true }).click();
  await expect.poll(display).toEqual([[], ["well_discount"], []]);
  await takes(ann, "C22");
  await ann.page.getByRole("button", { name: firstOfRow(ann, 1), exact: true }).click();
  await ann.waitUntil(() => (ann.view?.options.length ?? 0) > 1 && ann.view?.options[0]?.code.startsWith("pay:") === true);
  expect(display()).toEqual([[], ["well_discount"], []]);
});

test("on a small card the price and the effect stand apart", async ({ users }) => {
  const ann = await users.connect({ device: PHONE });
  await ann.goto("rules/targi/cards");
  const cards = ann.page.locator(".square.tribe:not(.small)");
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(45);
  const overlapping = await cards.evaluateAll((all) =>
    (all as HTMLElement[]).filter((card) => {
      card.style.cssText += "; --cell: 68px; width: 68px";
      const price = card.querySelector(".costs")?.getBoundingClientRect();
      return [...card.querySelectorAll(".effect > *")].some((sign) => sign.getBoundingClientRect().top < (price?.bottom ?? Infinity) - 1);
    }).map((card) => card.dataset["card"]),
  );
  expect(overlapping).toEqual([]);
});
