// Where a lesson points: boxes round places of a board, and an arrow that ends at the first of them.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const PADDING = 6; // px between a place and the edge of its light
const ROUND = 12; // px
const SHORTEST = 20; // px; a shorter arrow is not drawn
const LONGEST = 52; // px; a longer one would cross what lies above
const LEAN = 34; // px

/** The part of a box within another one; null if there is none. */
export function within(box: Box, frame: Box): Box | null {
  const x = Math.max(box.x, frame.x);
  const y = Math.max(box.y, frame.y);
  const width = Math.min(box.x + box.width, frame.x + frame.width) - x;
  const height = Math.min(box.y + box.height, frame.y + frame.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** The smallest box round all of these; null without any. */
export function around(boxes: readonly Box[]): Box | null {
  if (!boxes.length) return null;
  const x = Math.min(...boxes.map((one) => one.x));
  const y = Math.min(...boxes.map((one) => one.y));
  const right = Math.max(...boxes.map((one) => one.x + one.width));
  const bottom = Math.max(...boxes.map((one) => one.y + one.height));
  return { x, y, width: right - x, height: bottom - y };
}

export function grown(box: Box, by = PADDING): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

/** The path of a rounded box. */
export function boxPath({ x, y, width, height }: Box): string {
  const r = Math.min(ROUND, width / 2, height / 2);
  return `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}

/** A short arrow from above to the middle of the upper edge of a box, slightly curved; "" if there is no room for one below `top`. */
export function arrowPath(box: Box, top: number): string {
  const end = { x: box.x + box.width / 2, y: box.y - 3 };
  const start = { x: end.x + LEAN, y: Math.max(top, end.y - LONGEST) };
  if (end.y - start.y < SHORTEST) return "";
  return `M${start.x} ${start.y}Q${end.x} ${start.y} ${end.x} ${end.y}`;
}
