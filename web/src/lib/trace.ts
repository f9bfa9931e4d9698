// The line that a movement leaves where nothing moves: a slight arc between two places. It ends at their edges, so that it hides
// no number on them.

/** A place on the board; x and y are its middle. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Point = [number, number];

const BEND = 0.16; // of the distance
const STEPS = 40; // at which it is tested whether the line is still inside a place
const SHORTEST = 0.2; // of the line that is always drawn, in its middle

/** The arc from a place to another one, as a path of SVG. */
export function tracePath(from: Spot, to: Spot): string {
  const start: Point = [from.x, from.y];
  const end: Point = [to.x, to.y];
  const middle: Point = [(from.x + to.x) / 2, (from.y + to.y) / 2 - BEND * Math.hypot(to.x - from.x, to.y - from.y)];
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS);
  const leaves = steps.find((t) => !isInside(pointAt(t, start, middle, end), from)) ?? 1;
  const arrives = steps.findLast((t) => !isInside(pointAt(t, start, middle, end), to)) ?? 0;
  const [first, last] = arrives - leaves < SHORTEST ? [0.5 - SHORTEST / 2, 0.5 + SHORTEST / 2] : [leaves, arrives];
  const bend = mixed(mixed(start, middle, first), mixed(middle, end, first), last);
  return `M${pointAt(first, start, middle, end).join(" ")}Q${bend.join(" ")} ${pointAt(last, start, middle, end).join(" ")}`;
}

function isInside([x, y]: Point, spot: Spot): boolean {
  return Math.abs(x - spot.x) <= spot.width / 2 && Math.abs(y - spot.y) <= spot.height / 2;
}

function mixed([x, y]: Point, [toX, toY]: Point, part: number): Point {
  return [x + (toX - x) * part, y + (toY - y) * part];
}

function pointAt(t: number, start: Point, middle: Point, end: Point): Point {
  return mixed(mixed(start, middle, t), mixed(middle, end, t), t);
}
