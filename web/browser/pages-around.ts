// The pages around the games, and the search in the rules.
import { expect } from "vitest";
import { expectAccessible } from "./accessibility.ts";
import { test } from "./users.ts";
import { type UserOptions, PHONE } from "./user.ts";

export const LIGHT: UserOptions = { language: "en", theme: "light" };
export const DARK: UserOptions = { language: "ru", theme: "dark", device: PHONE };
const WORDS = { bang: "bang-beer", kittens: "kittens-card-nope", targi: "targi-card-camp_trader", intrigo: "intrigo-influence-assassin" };

export type GameName = keyof typeof WORDS;
export const GAMES = Object.keys(WORDS) as GameName[];

/** Every page, with the rules and the cards of these games, is accessible. */
export function testPages(looks: UserOptions, games: GameName[]): void {
  test(`every page is for everybody, in ${looks.language} and ${looks.theme}`, { timeout: 600_000 }, async ({ users }) => {
    const ann = await users.named("Ann", looks);
    const played = await ann.openTable({ settings: { game: "targi", seats: 2 }, seat: 0, bots: ["greedy"], start: true });
    await ann.command(played, { do: "concede" });
    for (const page of ["./", "rules", ...games.flatMap((game) => [`rules/${game}`, `rules/${game}/cards`]), "games", "statistics", "about"]) {
      await ann.goto(page);
      await ann.page.getByRole("heading", { level: 1 }).waitFor();
      await ann.page.waitForLoadState("networkidle");
      await expectAccessible(ann.page);
    }
  });
}

/** The rules and the cards of these games can be searched. */
export function testSearch(looks: UserOptions, games: GameName[]): void {
  test(`the rules of ${games.join(" and ")} can be searched, in ${looks.language}`, async ({ users }) => {
    const ann = await users.connect(looks);
    for (const game of games) {
      const card = ann.text(WORDS[game]);
      await ann.goto(`rules/${game}/cards`);
      const field = ann.page.getByRole("searchbox");
      await field.fill(card);
      const main = ann.page.getByRole("main");
      await expect.poll(() => main.innerText()).toContain(card);
      await ann.page.goto(`rules/${game}`);
      await field.fill(card);
      await expect.poll(() => main.innerText()).toContain(card);
      await field.fill("qqqqqq");
      await expect.poll(() => main.innerText()).toContain(ann.text("web-rules-nothing"));
    }
  });
}
