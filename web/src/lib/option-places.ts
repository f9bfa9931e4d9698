// The places of a board that an option is about: where it begins (a card of the hand or of a tray, or the seat that chooses) and where
// it leads to.
import { placesIn, seatsIn } from "./board-places";
import { gameClient } from "./games";
import { cardsOf } from "./options";
import type { Option } from "./types";
import type { Names } from "./wording";

export interface OptionPlaces {
  /** A card that is used twice is there twice; the last one is the seat. */
  from: string[];
  to: string[];
}

/** Where an option of this seat begins and leads to; places that are not on the board are left out by whoever draws it. */
export function placesOf(option: Option, seat: number, names: Names): OptionPlaces {
  const cards = cardsOf(option).filter((card) => card !== "").flatMap((card) => [`hand:${card}`, `tray:${card}`]);
  const game = option.text.split("-", 1)[0] ?? "";
  const targets = [...placesIn(option), ...(gameClient(game)?.optionPlaces?.(option, seat) ?? []), ...seatsIn(option, names)];
  return { from: [...cards, `seat-${seat}`], to: [...new Set(targets)] };
}
