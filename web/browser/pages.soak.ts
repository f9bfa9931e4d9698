import { DARK, GAMES, LIGHT, testPages, testSearch } from "./pages-around.ts";

for (const looks of [LIGHT, DARK]) {
  testPages(looks, GAMES);
  testSearch(looks, GAMES);
}
