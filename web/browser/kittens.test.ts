import { testGame } from "./whole-game.ts";
import { FEW_KITTENS } from "./positions.ts";
import { DESKTOP, PHONE } from "./user.ts";

testGame({ game: "kittens", seats: 2, options: FEW_KITTENS }, [
  { input: "touch", language: "en", device: PHONE, theme: "dark" },
  { input: "keyboard", language: "ru", device: DESKTOP },
], 3);
