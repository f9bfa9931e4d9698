import { testWholeGame } from "./whole-game.ts";
import { DESKTOP, PHONE } from "./user.ts";

testWholeGame({ game: "bang", seats: 4 }, "touch", { language: "ru", device: PHONE }, 1);
testWholeGame({ game: "bang", seats: 5 }, "keyboard", { language: "en", device: DESKTOP, theme: "dark" }, 2);
