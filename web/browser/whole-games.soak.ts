// Games from the deal to the end, two people who both play in the same way. The tests of each game play a shorter one.
import { testGame, type Game, type Way } from "./whole-game.ts";
import { FEW_KITTENS } from "./positions.ts";
import { DESKTOP, PHONE } from "./user.ts";

const GAMES: [Game, Way][] = [
  [{ game: "bang", seats: 4 }, { input: "touch", language: "ru", device: PHONE }],
  [{ game: "bang", seats: 5 }, { input: "keyboard", language: "en", device: DESKTOP, theme: "dark" }],
  [{ game: "kittens", seats: 3, options: FEW_KITTENS }, { input: "touch", language: "en", device: PHONE, theme: "dark" }],
  [{ game: "kittens", seats: 3, options: FEW_KITTENS }, { input: "keyboard", language: "ru", device: DESKTOP }],
  [{ game: "targi", seats: 2 }, { input: "touch", language: "en", device: PHONE }],
  [{ game: "targi", seats: 2 }, { input: "keyboard", language: "ru", device: DESKTOP, theme: "dark" }],
  [{ game: "intrigo", seats: 3 }, { input: "touch", language: "ru", device: PHONE, theme: "dark" }],
  [{ game: "intrigo", seats: 4 }, { input: "keyboard", language: "en", device: DESKTOP }],
];

for (const [number, [game, way]] of GAMES.entries()) testGame(game, [way, way], number + 1);
