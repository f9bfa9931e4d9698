import { testGame } from "./whole-game.ts";
import { LATE_BANG } from "./positions.ts";
import { DESKTOP, PHONE } from "./user.ts";

testGame({ game: "bang", seats: 4, position: LATE_BANG }, [
  { input: "touch", language: "ru", device: PHONE },
  { input: "keyboard", language: "en", device: DESKTOP, theme: "dark" },
], 1);
