import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { LANGUAGES, loadTexts } from "../src/lib/texts";

const games = readdirSync(new URL("../src/games/", import.meta.url));

it.each(LANGUAGES)("every page knows the names of all games in %s", async (language) => {
  const texts = await loadTexts(language);
  expect(games.length).toBeGreaterThan(3);
  expect(games.filter((game) => !texts.has(`game-${game}`))).toEqual([]);
});
