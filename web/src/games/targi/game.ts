// The client manifest of Targi for the shared pages.
import drawings from "virtual:icons/targi/sign";
import type { GameClient } from "../../lib/games";
import { type Phrase, numberArgument, seatArgument, wordsOf } from "../../lib/wording";
import { SCORES, VOICE } from "./sounds";
import "./theme.css";

/** Places of the grid, and rows of a display. */
function placesIn(entry: Phrase): string[] {
  const row = numberArgument(entry, "row");
  const words = Object.values(entry.arguments).filter((value) => [value].flat().some((one) => typeof one === "object" && "of" in one && one.of === "targi-place-"));
  return [...words.flatMap(wordsOf), ...(row && seatArgument(entry, "player") >= 0 ? [`row-${seatArgument(entry, "player")}-${row}`] : [])];
}

export const GAME: GameClient = {
  order: 3,
  defaultSeats: 4,
  icon: drawings.sign ?? "",
  loadFont: () => import("@fontsource-variable/el-messiri"),
  loadOpening: () => import("./Opening.svelte"),
  loadPortrait: () => import("./PlayerPortrait.svelte"),
  voice: VOICE,
  scores: SCORES,
  highlights: {
    "targi-log-round": "turn",
    "targi-log-raid": "stage",
    "targi-log-full": "great",
    "targi-log-left": "out",
    "targi-log-won": "won",
    "targi-log-drawn": "won",
  },
  isNotable: ({ text }) => ["targi-log-lay", "targi-log-lay-free", "targi-log-raid-paid", "targi-log-ambush"].includes(text),
  placesIn,
  alike: (part) => (/^targi-card-(goods_|border_(dates|salt|pepper))/.test(part) ? "targi-card-goods" : ""),
  optionPlaces: (option, seat) => (numberArgument(option, "row") ? [`row-${seat}-${numberArgument(option, "row")}`] : ["targi-do-hand", "targi-do-keep"].includes(option.text) ? [`hand-${seat}`] : []),
  viewerSettings: { border: ["icons", "text"] },
};
