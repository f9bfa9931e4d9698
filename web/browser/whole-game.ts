// Whole games of two users, each with a browser, and bots on the other seats.
import { expect } from "vitest";
import { expectAccessible } from "./accessibility.ts";
import { type Users, test } from "./users.ts";
import type { UserOptions, User } from "./user.ts";
import { type InputMethod, RandomPlayer } from "./random-player.ts";

export interface Game {
  game: string;
  seats: number;
  options?: Record<string, unknown>;
}

const LONGEST = 900_000; // ms

/** Two users at one table; bots without delay on the other seats. */
export async function startTable(users: Users, { game, seats, options = {} }: Game, looks: UserOptions): Promise<[User, User]> {
  const ann = await users.named("Ann", looks);
  const bob = await users.named("Bob", looks);
  const bots = Array.from({ length: seats - 2 }, () => "greedy");
  const id = await ann.openTable({ settings: { game, seats, options, pace: 0, public: false }, seat: 0, bots });
  await Promise.all([ann.goto(`t/${id}`), bob.goto(`t/${id}`)]);
  await bob.button("web-setup-sit").first().click();
  await ann.button("web-setup-start").click();
  return [ann, bob];
}

/** The game can be played to its end with this input method alone, and replayed. */
export function testWholeGame(game: Game, hand: InputMethod, looks: UserOptions, seed: number): void {
  test(`a game of ${game.game} is played to its end by ${hand} in ${looks.language}`, { timeout: LONGEST }, async ({ users }) => {
    const [ann, bob] = await startTable(users, game, looks);
    const players = [new RandomPlayer(ann, hand, seed), new RandomPlayer(bob, hand, seed + 1)];
    await Promise.all(players.map((player) => player.play(() => ann.choiceCount + bob.choiceCount >= 12)));
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
  await expect.poll(async () => Number(await timeline.getAttribute("max"))).toBeGreaterThan(5);
  await timeline.press("End");
  await expect.poll(async () => (await timeline.inputValue()) === (await timeline.getAttribute("max"))).toBe(true);
  await page.getByRole("combobox", { name: user.text("web-past-seen") }).selectOption("open");
  await timeline.press("End");
  await page.getByRole("main").getByRole("button").first().waitFor();
  await expectAccessible(page);
}
