// Scales a board down where it has less room than it needs, such as above a chart.
const LEAST = 0.6; // below this it would be unreadable: it scrolls instead

/** The scale for content that needs more room than there is. */
export function fitScale(room: number, need: number): number {
  return need > room ? Math.max(LEAST, room / need) : 1;
}

/** Scale the content of a frame to fit into it. */
export function scaleToFit(frame: HTMLElement): void {
  const inside = frame.firstElementChild;
  if (!(inside instanceof HTMLElement)) return;
  inside.style.zoom = "1";
  inside.style.zoom = String(fitScale(frame.clientHeight, inside.scrollHeight));
}

/** Show the content of a frame in its own size again. */
export function resetScale(frame: HTMLElement): void {
  const inside = frame.firstElementChild;
  if (inside instanceof HTMLElement) inside.style.removeProperty("zoom");
}
