// Puzzles: solved on the board by mouse, touch and keyboard; nothing of the answer before it is given.
import { expect } from "vitest";
import { expectAccessible } from "./accessibility.ts";
import { DESKTOP, PHONE, SMALL, type User } from "./user.ts";
import { test } from "./users.ts";

interface Told {
  puzzle: { id: string; view: { seat: number; options: { code: string }[] } };
  solution: unknown;
}

/** Everything that the page is told about puzzles from now on. */
function listen(user: User): string[] {
  const heard: string[] = [];
  user.page.on("response", (answer) => {
    if (answer.url().includes("/api/puzzles")) void answer.text().then((text) => heard.push(text), () => undefined);
  });
  return heard;
}

/** A puzzle of a game whose turn can be ended by one button. */
async function findKittens(user: User): Promise<string> {
  for (let tries = 0; tries < 60; tries++) {
    const told = (await (await user.context.request.get(`${user.host}api/puzzles/next?game=kittens`)).json()) as Told;
    if (told.puzzle.view.options.some(({ code }) => code === "draw")) return told.puzzle.id;
  }
  throw new Error("no puzzle in which one may draw");
}

for (const [device, language] of [[DESKTOP, "en"], [PHONE, "ru"]] as const) {
  test(`whoever solves a puzzle is told the answer after their own, at ${device.width}×${device.height}`, { timeout: 600_000 }, async ({ users }) => {
    const newcomer = device === PHONE; // who is asked for a name when the answer is to count
    const ann = newcomer ? await users.connect({ language, device }) : await users.named("Ann", { language, device });
    const heard = listen(ann);
    const id = await findKittens(ann);
    await ann.goto(`puzzles/${id}`);
    const task = ann.page.getByRole("complementary", { name: ann.text("solving-task") });
    await task.waitFor();
    await expectAccessible(ann.page);
    expect(heard.length).toBeGreaterThan(0);
    for (const text of heard) expect(text).not.toMatch(/"chances"|"reason"|"theme":"|"low"/);
    const draw = ann.page.getByRole("main").getByRole("button", { name: ann.text("kittens-do-draw") }).first();
    if (device === PHONE) await draw.tap();
    else {
      await draw.focus();
      await ann.page.keyboard.press("Enter");
    }
    // A draw that may end the game is asked once more.
    const solution = ann.page.getByRole("region", { name: ann.text("solving-solution") });
    const naming = ann.page.getByRole("button", { name: ann.text("web-name-save") });
    const sure = ann.page.getByRole("button", { name: ann.text("kittens-web-warn-draw", {}, "sure"), exact: true });
    await solution.or(naming).or(sure).first().waitFor();
    if (await sure.count()) await sure.first().click();
    if (newcomer) await naming.click();
    await solution.waitFor();
    expect(await solution.getByRole("listitem").count()).toBeGreaterThan(1);
    await solution.getByText(ann.text("solving-yours")).waitFor();
    await expect.poll(() => ann.page.locator("main g.better rect").count()).toBeGreaterThan(0);
    await expectAccessible(ann.page);
    await solution.getByRole("button", { name: ann.text("solving-next") }).click();
    await expect.poll(() => new URL(ann.page.url()).pathname).not.toContain(id);
    await task.waitFor();
    // Back at the answered puzzle, one plays on from it.
    await ann.goto(`puzzles/${id}`);
    await solution.getByText(ann.text("solving-not-rated")).waitFor();
    await solution.getByRole("button", { name: ann.text("replay-play-on") }).click();
    await ann.waitUntil(() => ann.view !== null && ann.table !== null);
    expect(ann.table?.sandbox).toBe(true);
    expect(ann.table?.chairs.filter((chair) => chair.kind === "person").length).toBe(1);
  });
}

test("the puzzle of the day stands on the first page, and streams begin by game and theme", { timeout: 600_000 }, async ({ users }) => {
  const ann = await users.named("Ann");
  await ann.goto("");
  await ann.page.getByRole("link", { name: new RegExp(ann.text("web-puzzle-day")) }).click();
  await ann.page.getByRole("complementary", { name: ann.text("solving-task") }).waitFor();
  await ann.page.getByRole("link", { name: ann.text("web-nav-puzzles") }).click();
  await ann.page.getByRole("heading", { name: ann.text("web-nav-puzzles") }).waitFor();
  await expectAccessible(ann.page);
  const game = ann.page.getByRole("region", { name: ann.text("game-targi") });
  await game.getByRole("list", { name: ann.text("solving-themes") }).getByRole("button").first().click();
  await ann.page.getByRole("complementary", { name: ann.text("solving-task") }).waitFor();
  await expect.poll(() => ann.page.evaluate(() => document.documentElement.dataset.game)).toBe("targi");
});

for (const [id, place] of [["targi-7bd8b301", "B9"], ["intrigo-aa079ddf", "b8"]] as const) {
  test(`on a small phone the places at the bottom of the board are seen above the answer, in ${id}`, async ({ users }) => {
    const ann = await users.named("Ann", { device: SMALL });
    const { puzzle } = (await (await ann.context.request.get(`${ann.host}api/puzzles/${id}`)).json()) as Told;
    await ann.context.request.post(`${ann.host}api/puzzles/${id}/answer`, { data: { code: puzzle.view.options[0]?.code } });
    await ann.goto(`puzzles/${id}`);
    await ann.page.getByRole("region", { name: ann.text("solving-solution") }).waitFor();
    const isSeen = (shown: Element) => {
      const { x, y, width, height } = shown.getBoundingClientRect();
      return shown.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    };
    await expect.poll(() => ann.page.locator(`[data-place=${place}]`).first().evaluate(isSeen)).toBe(true);
  });
}

test("a kitten that is put back is marked at the pile, and nothing points to it from the cards of the hand", async ({ users }) => {
  const ann = await users.named("Ann");
  const id = "kittens-96f097c1";
  await ann.context.request.post(`${ann.host}api/puzzles/${id}/answer`, { data: { code: "put:1" } });
  await ann.goto(`puzzles/${id}`);
  for (const kind of ["better", "chosen"]) {
    const marked = ann.page.locator(`main g.${kind}`);
    await expect.poll(() => marked.locator("rect").count()).toBe(1);
    expect(await marked.locator("path").count()).toBe(0);
  }
});
