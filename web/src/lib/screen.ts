// The size of the screen.
const WITH_RAIL = matchMedia("(min-width: 1200px)");
const TOUCHED = matchMedia("(pointer: coarse)");

/** True if this device is used by touch: it has a way of its own to share things. */
export function isTouched(): boolean {
  return TOUCHED.matches;
}

/** True if the rail is beside the board; otherwise it covers it. */
export function hasRail(): boolean {
  return WITH_RAIL.matches;
}
