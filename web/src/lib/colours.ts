// Colours of players by their family, in games that have families.
import type { View } from "./types";

/** A board whose players have families. */
interface Heads {
  players?: { family?: string }[];
}

/** CSS that gives every figure the colour of its owner; without figures, every seat its own. */
export function figureColours(owners: readonly number[], seats: number): string {
  return Array.from({ length: Math.max(owners.length, seats) }, (_, figure) => `--figure-${figure}: var(--seat-${owners[figure] ?? figure})`).join("; ");
}

/** CSS that gives every seat the colour of its family; "" without families. */
export function seatColours(view: View | null): string {
  const { players = [] } = (view?.board ?? {}) as Heads;
  return players.flatMap(({ family }, seat) => (family ? [`--seat-${seat}: var(--f-${family})`] : [])).join("; ");
}
