// The colours by which a game tells its players apart, where they are not those of the chairs.
import type { View } from "./types";

/** The players of a board whose families have colours of their own. */
interface Heads {
  players?: { family?: string }[];
}

/** Gives every chair the colour of the family that its player heads; "" where there are no families. */
export function seatColours(view: View | null): string {
  const { players = [] } = (view?.board ?? {}) as Heads;
  return players.flatMap(({ family }, seat) => (family ? [`--seat-${seat}: var(--f-${family})`] : [])).join("; ");
}
