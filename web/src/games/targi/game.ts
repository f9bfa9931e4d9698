// What the shared pages know of Targi.
import drawings from "virtual:icons/targi/sign";
import type { GameClient } from "../../lib/games";
import { codesOf, numberIn, seatIn } from "../../lib/motion";
import type { Phrase } from "../../lib/wording";
import "./theme.css";

/** Places of the grid, and rows of a display. */
function placesIn(line: Phrase): string[] {
  const row = numberIn(line, "row");
  const words = Object.values(line.arguments).filter((value) => [value].flat().some((one) => typeof one === "object" && "of" in one && one.of === "targi-place-"));
  return [...words.flatMap(codesOf), ...(row && seatIn(line, "player") >= 0 ? [`row-${seatIn(line, "player")}-${row}`] : [])];
}

export const GAME: GameClient = {
  order: 3,
  usualSeats: 4,
  sign: drawings.sign ?? "",
  loadFont: () => import("@fontsource-variable/el-messiri"),
  voice: { wave: "sine", pitch: 0.5, ring: 0.22, rustle: 900, fall: 0.6 }, // drums
  moments: {
    "targi-log-round": "turn",
    "targi-log-raid": "stage",
    "targi-log-full": "great",
    "targi-log-left": "out",
    "targi-log-won": "won",
    "targi-log-drawn": "won",
  },
  placesIn,
};
