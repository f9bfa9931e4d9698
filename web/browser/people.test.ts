// Who is there, whose clock runs, what is let pass, and what those do who are out of the game.
import type { JSHandle } from "playwright-core";
import { expect } from "vitest";
import { expectAccessible } from "./accessibility.ts";
import { test, type Users } from "./users.ts";
import { PHONE, type User } from "./user.ts";

const SEATS = { bang: 4, kittens: 3, targi: 2, intrigo: 3 };
const CLOCK = { kind: "seconds", each: 90, reserve: 60 };

// Bob can play Shuffle twice; Ann could say Nope.
const WINDOW = `
game: kittens
seats: 2
live: true
options: {deck: classic_base, nope_window_seconds: 15}
turn: B
hands:
  A: [nope, skip]
  B: [shuffle, shuffle]
pile: [cat_beard, cat_tacocat, cat_beard, cat_tacocat, ...]
`;

// Ann is out, and bots play on.
const OUT = `
game: bang
seats: 4
turn: B
figures:
  A: {role: outlaw, character: willy_the_kid, alive: false}
  B: {role: sheriff, character: bart_cassidy, life: 2}
  C: {role: outlaw, character: jesse_jones, life: 4}
  D: {role: renegade, character: vulture_sam, life: 3}
`;

/** The first shot ends the game. */
const LAST_SHOT = `
game: bang
seats: 4
turn: D
figures:
  A: {role: outlaw, character: willy_the_kid, alive: false}
  B: {role: sheriff, character: bart_cassidy, life: 1, hand: []}
  C: {role: outlaw, character: jesse_jones, alive: false}
  D: {role: renegade, character: vulture_sam, life: 3, hand: [bang.AS]}
`;

/** Ann and Bob at a table, Bob on a phone and in Russian, with bots on the other seats. */
async function together(users: Users, settings: { game: string; seats: number } & Record<string, unknown>, position = ""): Promise<{ ann: User; bob: User; id: string }> {
  const ann = await users.named("Ann");
  const bob = await users.named("Bob", { language: "ru", device: PHONE });
  const id = await ann.openTable({ settings: { pace: 0, ...settings }, seat: 0, position });
  await bob.command(id, { do: "sit", seat: 1 });
  for (let seat = 2; seat < settings.seats; seat++) await ann.command(id, { do: "add-bot", seat, level: "greedy" });
  await ann.command(id, { do: "start" });
  await Promise.all([ann.goto(`t/${id}`), bob.goto(`t/${id}`)]);
  await Promise.all([ann, bob].map((user) => user.waitUntil(() => user.view !== null)));
  return { ann, bob, id };
}

/** The part of a text before its number. */
function beginning(user: User, id: string): RegExp {
  return new RegExp(user.text(id, { time: "TIME", player_as: "any" }).split("TIME")[0] as string);
}

test.for(Object.keys(SEATS) as (keyof typeof SEATS)[])("the seat of one who is away counts down to the bot, and clocks show their reserve: %s", async (game, { users }) => {
  const { ann, bob } = await together(users, { game, seats: SEATS[game], grace: 100, clock: CLOCK, pace: 5000 });
  const main = ann.page.getByRole("main");
  await main.getByTitle(/1:00/).first().waitFor();
  await bob.goto("");
  await ann.waitUntil(() => (ann.table?.chairs[1]?.bot_plays_at ?? 0) > 0);
  await main.getByText(beginning(ann, "web-away-until")).first().waitFor({ state: "attached" });
  await expectAccessible(ann.page);
});

test("a bot plays for one who is away, and who comes back is told so, not that they did it", async ({ users }) => {
  const { ann, bob, id } = await together(users, { game: "targi", seats: 2, grace: 1 });
  const first = ann.view?.options.length ? ann : bob;
  const second = first === ann ? bob : ann;
  const seat = second === bob ? 1 : 0;
  const who = { player: seat ? "Bob" : "Ann", player_as: "any" };
  await second.goto("");
  await first.waitUntil(() => first.table?.chairs[seat]?.absent === true);
  await first.page.getByText(first.text("web-note-absent", who)).first().waitFor();
  for (let moves = 0; moves < 2; moves++) {
    await first.waitUntil(() => (first.view?.options.length ?? 0) > 0);
    const { moment, options } = first.view as NonNullable<User["view"]>;
    await first.command(id, { do: "choose", moment, code: options[0]?.code });
    await first.waitUntil(() => (first.view?.moment ?? 0) >= moment + 2);
  }
  await second.goto(`t/${id}`);
  await second.page.getByText(second.text("web-while-away", { count: 2 }).slice(0, 12)).first().waitFor();
  await first.page.getByText(first.text("web-note-returned", who)).first().waitFor();
  await second.waitUntil(() => second.view !== null);
  if (!(await second.page.getByRole("tab").first().isVisible())) await second.button("web-log").first().click();
  await second.page.getByText(second.text("web-note-absent", {}, "you")).waitFor();
  const log = second.page.getByRole("log");
  await log.getByText(who.player).first().waitFor(); // the moves are told by name
});

/** How far below the upper edge of the prompt each toast ends, wherever it has been until it is gone. */
async function recordToasts(user: User): Promise<JSHandle<number[]>> {
  await user.page.locator("main .prompt").waitFor();
  return user.page.evaluateHandle(() => {
    const found: number[] = [];
    const look = () => {
      const toast = document.querySelector(".toast")?.getBoundingClientRect();
      const prompt = document.querySelector("main .prompt")?.getBoundingClientRect();
      if (toast && prompt) found.push(toast.bottom - prompt.top);
      requestAnimationFrame(look);
    };
    look();
    return found;
  });
}

test("a take-back is a line and a toast for the other one", async ({ users }) => {
  const { ann, bob, id } = await together(users, { game: "targi", seats: 2 });
  const first = ann.view?.options.length ? ann : bob;
  const second = first === ann ? bob : ann;
  const { moment, options } = first.view as NonNullable<User["view"]>;
  await first.command(id, { do: "choose", moment, code: options[0]?.code });
  await first.waitUntil(() => first.view?.moment === moment + 1);
  const toasts = await recordToasts(second);
  await first.command(id, { do: "undo", moment: moment + 1 });
  await second.page.getByText(second.text("web-note-undid", { player: first === ann ? "Ann" : "Bob", player_as: "any" })).first().waitFor();
  await expect.poll(() => toasts.evaluate((all) => all.at(-1) ?? 1)).toBeLessThanOrEqual(0); // above the prompt and its buttons
});

test("everything is let pass until one's turn, by a switch in the window", async ({ users }) => {
  const { ann, bob, id } = await together(users, { game: "kittens", seats: 2 }, WINDOW);
  await bob.command(id, { do: "choose", moment: bob.view?.moment, code: "play:shuffle" });
  await ann.page.getByRole("switch", { name: ann.text("web-let-pass") }).click();
  await bob.waitUntil(() => (bob.view?.options ?? []).some((option) => option.code === "draw"));
  await ann.page.getByText(ann.text("web-passing")).waitFor();
  await expectAccessible(ann.page);
  await bob.command(id, { do: "choose", moment: bob.view?.moment, code: "play:shuffle" });
  await bob.waitUntil(() => !bob.view?.window && (bob.view?.options ?? []).some((option) => option.code === "draw"));
  expect(ann.view?.options).toEqual([]);
  await ann.button("web-passing-stop").click();
  await expect.poll(() => ann.page.getByText(ann.text("web-passing")).count()).toBe(0);
});

test("who is out among bots sees all cards, skips to the end, and plays again at once", async ({ users }) => {
  const ann = await users.named("Ann", { language: "ru", device: PHONE });
  const id = await ann.openTable({ settings: { game: "bang", seats: 4, pace: 5000 }, seat: 0, bots: ["greedy", "greedy", "greedy"], position: OUT, start: true });
  await ann.goto(`t/${id}`);
  const main = ann.page.getByRole("main");
  await main.getByRole("button", { name: new RegExp(ann.text("bang-role-hidden")) }).first().waitFor();
  await ann.page.getByRole("switch", { name: ann.text("web-open-cards") }).click();
  await main.getByRole("button", { name: new RegExp(ann.text("bang-role-renegade")) }).first().waitFor();
  await expectAccessible(ann.page);
  const [bar, board] = await Promise.all([ann.page.getByRole("region", { name: ann.text("web-out") }).boundingBox(), main.boundingBox()]);
  expect([bar?.x, bar?.width, board?.x, board?.width]).toEqual([0, PHONE.width, 0, PHONE.width]); // one above the other
  // The cards are closed again by a new connection. Whoever is out knows it already, however far behind they follow the bots.
  await ann.page.keyboard.press("p");
  await ann.page.getByRole("switch", { name: ann.text("web-open-cards") }).click();
  await main.getByRole("button", { name: new RegExp(ann.text("bang-role-hidden")) }).first().waitFor();
  await ann.button("web-skip-game").waitFor();
  await ann.page.keyboard.press("p");
  await ann.button("web-skip-game").click();
  await ann.result.waitFor();
  await ann.button("web-rematch").click();
  await ann.waitUntil(() => ann.table?.id !== id && ann.table?.status === "playing");
  await main.getByRole("button").first().waitFor();
});

test("who is out skips to the end as long as the page has not shown it, however long ago the bots have ended the game", async ({ users }) => {
  const ann = await users.named("Ann", { still: false });
  await ann.page.addInitScript(() => localStorage.setItem("speed", "slow"));
  const id = await ann.openTable({ settings: { game: "bang", seats: 4 }, seat: 0, bots: ["greedy", "greedy", "greedy"], position: LAST_SHOT });
  await ann.goto(`t/${id}`);
  await ann.command(id, { do: "start" });
  await ann.button("web-pace-pause").click();
  await ann.waitUntil(() => ann.table?.status === "finished");
  await ann.page.getByText(ann.text("web-out-bots")).waitFor();
  await ann.button("web-new-game").waitFor();
  await expectAccessible(ann.page);
  await ann.button("web-skip-game").click();
  await ann.result.waitFor();
  await expect.poll(() => ann.button("web-skip-game").count()).toBe(0);
});

test("who is out among bots begins a new game without waiting for the end", async ({ users }) => {
  const ann = await users.named("Ann");
  const id = await ann.openTable({ settings: { game: "bang", seats: 4, pace: 5000 }, seat: 0, bots: ["greedy", "greedy", "greedy"], position: OUT, start: true });
  await ann.goto(`t/${id}`);
  await ann.button("web-new-game").click();
  await ann.waitUntil(() => ann.table?.id !== id && ann.table?.status === "playing");
});
