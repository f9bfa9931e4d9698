// Whole games of two people, each with a browser, and bots on the other seats.
import { expect } from "vitest";
import { noViolations } from "./access.ts";
import { type People, test } from "./people.ts";
import type { Looks, Person } from "./person.ts";
import { type Hand, Player } from "./player.ts";

export interface Game {
  game: string;
  seats: number;
  options?: Record<string, unknown>;
}

const LONGEST = 900_000; // ms

/** Two people at one table; the other seats are bots, who do not hesitate. */
export async function sitDown(people: People, { game, seats, options = {} }: Game, looks: Looks): Promise<[Person, Person]> {
  const ann = await people.called("Ann", looks);
  const bob = await people.called("Bob", looks);
  const bots = Array.from({ length: seats - 2 }, () => "greedy");
  const id = await ann.opens({ settings: { game, seats, options, pace: 0, public: false }, seat: 0, bots });
  await Promise.all([ann.goesTo(`t/${id}`), bob.goesTo(`t/${id}`)]);
  await bob.button("web-setup-sit").first().click();
  await ann.button("web-setup-start").click();
  return [ann, bob];
}

/** The game can be played from its first to its last decision with this hand alone, and looked at again. */
export function isPlayed(game: Game, hand: Hand, looks: Looks, seed: number): void {
  test(`a game of ${game.game} is played to its end by ${hand} in ${looks.language}`, { timeout: LONGEST }, async ({ people }) => {
    const [ann, bob] = await sitDown(people, game, looks);
    const players = [new Player(ann, hand, seed), new Player(bob, hand, seed + 1)];
    await Promise.all(players.map((player) => player.plays(() => ann.chosen + bob.chosen >= 12)));
    await noViolations(ann.page, bob.page);
    await Promise.all(players.map((player) => player.plays()));
    await expect.poll(() => bob.result.isVisible()).toBe(true);
    await noViolations(ann.page, bob.page);
    await isLookedAtAgain(ann);
  });
}

/** From the result to the replay: to its end, and openly. */
async function isLookedAtAgain(person: Person): Promise<void> {
  const { page } = person;
  await person.result.getByRole("link", { name: person.say("web-replay") }).click();
  const timeline = page.getByRole("slider", { name: person.say("web-past-timeline") });
  await expect.poll(async () => Number(await timeline.getAttribute("max"))).toBeGreaterThan(5);
  await timeline.press("End");
  await expect.poll(async () => (await timeline.inputValue()) === (await timeline.getAttribute("max"))).toBe(true);
  await page.getByRole("combobox", { name: person.say("web-past-seen") }).selectOption("open");
  await timeline.press("End");
  await page.getByRole("main").getByRole("button").first().waitFor();
  await noViolations(page);
}
