import { isPlayed } from "./games.ts";
import { DESKTOP, PHONE } from "./person.ts";

isPlayed({ game: "targi", seats: 2 }, "touch", { language: "en", device: PHONE }, 5);
isPlayed({ game: "targi", seats: 2 }, "keyboard", { language: "ru", device: DESKTOP, theme: "dark" }, 6);
