// The size of the screen.
const WITH_RAIL = matchMedia("(min-width: 1200px)");

/** True if the rail is beside the board; otherwise it covers it. */
export function hasRail(): boolean {
  return WITH_RAIL.matches;
}
