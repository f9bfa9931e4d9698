// Arrow keys within a group of places, such as a board: one stop of the tab key, and the arrows lead on.

/** Which way an arrow key points: rows down, columns right. */
export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Let the focus go to the place that lies where the pressed arrow points. */
export function moveFocus(event: KeyboardEvent, group: HTMLElement | undefined, next: (down: number, right: number) => string): void {
  const arrow = ARROWS[event.key];
  if (!arrow) return;
  event.preventDefault();
  group?.querySelector<HTMLElement>(`[data-place~="${next(...arrow)}"]`)?.focus();
}
