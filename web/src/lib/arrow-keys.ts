// Arrow keys within a group such as a board, which is one tab stop.

/** The direction of an arrow key: rows down, columns right. */
export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Move the focus to the place in the direction of the pressed arrow key. */
export function moveFocus(event: KeyboardEvent, group: HTMLElement | undefined, next: (down: number, right: number) => string): void {
  const arrow = ARROWS[event.key];
  if (!arrow) return;
  event.preventDefault();
  group?.querySelector<HTMLElement>(`[data-place~="${next(...arrow)}"]`)?.focus();
}
