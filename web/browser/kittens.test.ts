import { testWholeGame } from "./whole-game.ts";
import { DESKTOP, PHONE } from "./user.ts";

// Windows for reactions last as long as they last: few cards, and all kinds of questions.
const cards = "exploding_kitten:2 defuse:4 nope:2 skip:2 favor:1 shuffle:1 see_the_future_3x:1 attack_2x:1 cat_tacocat:2 cat_beard:2";
const quick = { deck: "custom", cards, hand: 3, nope_window_seconds: 3, draw_window_seconds: 1 };

testWholeGame({ game: "kittens", seats: 3, options: quick }, "touch", { language: "en", device: PHONE, theme: "dark" }, 3);
testWholeGame({ game: "kittens", seats: 3, options: quick }, "keyboard", { language: "ru", device: DESKTOP }, 4);
