// What there is room for on the screen.
const WITH_RAIL = matchMedia("(min-width: 1200px)");

/** Does a rail stand beside the board? Otherwise it lies over it. */
export function hasRail(): boolean {
  return WITH_RAIL.matches;
}
