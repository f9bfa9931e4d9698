import { isPlayed } from "./games.ts";
import { DESKTOP, PHONE } from "./person.ts";

const quick = { nope_window_seconds: 3, draw_window_seconds: 1 };

isPlayed({ game: "kittens", seats: 3, options: quick }, "touch", { language: "en", device: PHONE, theme: "dark" }, 3);
isPlayed({ game: "kittens", seats: 3, options: quick }, "keyboard", { language: "ru", device: DESKTOP }, 4);
