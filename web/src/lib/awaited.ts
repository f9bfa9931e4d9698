// For whom everybody waits.
import type { View } from "./types";

/** The other seats that hold up the game. A secret question is listed for nobody else: then it is whoever's turn it is, if the
 * board shows that. */
export function awaitedSeats(view: View, turn = -1): number[] {
  const seats = view.asked.filter((one) => one.seat !== view.seat && one.waits && one.seat >= 0).map((one) => one.seat);
  return seats.length || turn < 0 || turn === view.seat || view.outcome ? seats : [turn];
}
