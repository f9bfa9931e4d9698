// Games of two users, each with a browser, and bots on the other seats.
import { expect } from "vitest";
import { expectAccessible } from "./accessibility.ts";
import { type Users, test } from "./users.ts";
import type { UserOptions, User } from "./user.ts";
import { type InputMethod, RandomPlayer } from "./random-player.ts";

export interface Game {
  game: string;
  seats: number;
  options?: Record<string, unknown>;
  /** Where it begins; without it, at the deal. */
  position?: string;
}

/** How somebody plays: with this input method alone. */
export interface Way extends UserOptions {
  input: InputMethod;
}

const LONGEST = 900_000; // ms
const FIRST = 8; // choices of both until the boards are checked for the first time

/** Two users at one table; bots without delay on the other seats. */
async function startTable(users: Users, { game, seats, options = {}, position = "" }: Game, ways: readonly [Way, Way]): Promise<[User, User]> {
  const [ann, bob] = await Promise.all([users.named("Ann", ways[0]), users.named("Bob", ways[1])]);
  const bots = Array.from({ length: seats - 2 }, () => "greedy");
  const id = await ann.openTable({ settings: { game, seats, options, pace: 0, public: false }, seat: 0, bots, position });
  await Promise.all([ann.goto(`t/${id}`), bob.goto(`t/${id}`)]);
  await bob.button("web-setup-sit").first().click();
  await ann.button("web-setup-start").click();
  return [ann, bob];
}

/** A game can be played to its end in these ways, and replayed. */
export function testGame(game: Game, ways: readonly [Way, Way], seed: number): void {
  const how = [...new Set(ways.map(({ input, language }) => `by ${input} in ${language}`))].join(" and ");
  test(`a game of ${game.game} is played to its end ${how}`, { timeout: LONGEST }, async ({ users }) => {
    const [ann, bob] = await startTable(users, game, ways);
    const players = [new RandomPlayer(ann, ways[0].input, seed), new RandomPlayer(bob, ways[1].input, seed + 1)];
    await Promise.all(players.map((player) => player.play(() => ann.choiceCount + bob.choiceCount >= FIRST)));
    await expectAccessible(ann.page, bob.page);
    await Promise.all(players.map((player) => player.play()));
    await expect.poll(() => bob.result.isVisible()).toBe(true);
    await expectAccessible(ann.page, bob.page);
    await isLookedAtAgain(ann);
  });
}

/** From the result to the replay: to its end, and with everything open. */
async function isLookedAtAgain(user: User): Promise<void> {
  const { page } = user;
  await user.result.getByRole("link", { name: user.text("web-replay") }).click();
  const timeline = page.getByRole("slider", { name: user.text("web-past-timeline") });
  await expect.poll(async () => Number(await timeline.getAttribute("max"))).toBeGreaterThan(2);
  await timeline.press("End");
  await expect.poll(async () => (await timeline.inputValue()) === (await timeline.getAttribute("max"))).toBe(true);
  await page.getByRole("combobox", { name: user.text("web-past-seen") }).selectOption("open");
  await timeline.press("End");
  await page.getByRole("main").getByRole("button").first().waitFor();
  await expectAccessible(page);
}
