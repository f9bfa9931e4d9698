import { isPlayed } from "./games.ts";
import { DESKTOP, PHONE } from "./person.ts";

isPlayed({ game: "intrigo", seats: 3 }, "touch", { language: "ru", device: PHONE, theme: "dark" }, 7);
isPlayed({ game: "intrigo", seats: 4 }, "keyboard", { language: "en", device: DESKTOP }, 8);
