// Scales a board down where it has less room than it needs, such as above a chart.
const LEAST = 0.6; // below this it would be unreadable: it scrolls instead
const TOUCH = 44; // px, as in tokens.css

/** The scale for content that needs more room than there is. */
export function fitScale(room: number, need: number): number {
  return need > room ? Math.max(LEAST, room / need) : 1;
}

/** Scale the content of a frame to fit into it. What a finger presses keeps its least height (`--touch`). */
export function scaleToFit(frame: HTMLElement): void {
  const inside = frame.firstElementChild;
  if (!(inside instanceof HTMLElement)) return;
  resetScale(frame);
  const plain = fitScale(frame.clientHeight, inside.scrollHeight);
  if (plain === 1) return;
  inside.style.setProperty("--touch", `${TOUCH / plain}px`);
  const scale = fitScale(frame.clientHeight, inside.scrollHeight); // such buttons need more room
  inside.style.setProperty("--touch", `${TOUCH / scale}px`);
  inside.style.zoom = String(scale);
}

/** Show the content of a frame in its own size again. */
export function resetScale(frame: HTMLElement): void {
  const inside = frame.firstElementChild;
  if (!(inside instanceof HTMLElement)) return;
  inside.style.removeProperty("zoom");
  inside.style.removeProperty("--touch");
}
