import { expect } from "vitest";
import { isPlayed } from "./games.ts";
import { test } from "./people.ts";
import { DESKTOP, PHONE, type Person } from "./person.ts";

/** A has a figure and two markers to use; the one card can be paid in one way only, the other in two. */
const TURN = `
game: targi
seats: 2
first: A
robber: 5
turn: A
centre: {C12: well_discount, C22: targia_discount}
players:
  A: {stock: {date: 2, salt: 4, pepper: 2, gold: 1, vp: 4}, targis: [B2], markers: [C12, C22]}
`;

async function sitsDown(ann: Person): Promise<void> {
  const settings = { game: "targi", seats: 2, pace: 5000 };
  await ann.goesTo(`t/${await ann.opens({ settings, seat: 0, bots: ["greedy"], position: TURN, start: true })}`);
  await ann.until(() => ann.view !== null);
}

/** Take up the card of a cell: press it, and press it again. */
async function takes(ann: Person, cell: string): Promise<void> {
  await ann.page.locator(`[data-place=${cell}]`).click();
  await ann.page.locator(`[data-place=${cell}]`).click();
}

function firstOfRow(ann: Person, row: number): string {
  return ann.say("targi-web-spot", { row, column: 1, card: ann.say("targi-web-free") });
}

isPlayed({ game: "targi", seats: 2 }, "touch", { language: "en", device: PHONE }, 5);
isPlayed({ game: "targi", seats: 2 }, "keyboard", { language: "ru", device: DESKTOP, theme: "dark" }, 6);

test("a turn with unused actions ends only when that was asked once more", async ({ people }) => {
  const ann = await people.called("Ann", { device: PHONE });
  await sitsDown(ann);
  const early = ann.button("targi-web-do-end-early", { count: 3 });
  await early.click();
  await ann.button("targi-web-not-yet").click();
  await early.click();
  expect(ann.chosen).toBe(0);
  await ann.button("targi-do-end").click();
  await ann.until(() => ann.chosen === 1 && !ann.view?.options.some((option) => option.code === "end"));
});

test("a card goes into a row by one press, and is asked about only where it can be paid in several ways", async ({ people }) => {
  const ann = await people.called("Ann", { device: PHONE });
  await sitsDown(ann);
  const display = () => (ann.view?.board as { players: { display: string[][] }[] }).players[0]?.display;
  await takes(ann, "C12");
  await ann.page.getByRole("button", { name: firstOfRow(ann, 2), exact: true }).click();
  await expect.poll(display).toEqual([[], ["well_discount"], []]);
  await takes(ann, "C22");
  await ann.page.getByRole("button", { name: firstOfRow(ann, 1), exact: true }).click();
  await ann.until(() => (ann.view?.options.length ?? 0) > 1 && ann.view?.options[0]?.code.startsWith("pay:") === true);
  expect(display()).toEqual([[], ["well_discount"], []]);
});
