import { isPlayed } from "./games.ts";
import { DESKTOP, PHONE } from "./person.ts";

isPlayed({ game: "bang", seats: 4 }, "touch", { language: "ru", device: PHONE }, 1);
isPlayed({ game: "bang", seats: 5 }, "keyboard", { language: "en", device: DESKTOP, theme: "dark" }, 2);
