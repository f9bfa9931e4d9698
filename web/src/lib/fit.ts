// Makes a board smaller where there is less room than it was drawn for, such as above a chart.
const LEAST = 0.6; // smaller than this nobody can read it: then it is scrolled

/** How large something is drawn that needs more room than there is. */
export function fitScale(room: number, need: number): number {
  return need > room ? Math.max(LEAST, room / need) : 1;
}

/** Draw what is inside a frame so that all of it is seen. */
export function scaleToFit(frame: HTMLElement): void {
  const inside = frame.firstElementChild;
  if (!(inside instanceof HTMLElement)) return;
  inside.style.zoom = "1";
  inside.style.zoom = String(fitScale(frame.clientHeight, inside.scrollHeight));
}
