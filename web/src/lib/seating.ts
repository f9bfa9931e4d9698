// Positions of the other players around the table, from the left neighbour clockwise to the right one.

/** The centre of a seat, in percent of the table. */
export interface Spot {
  x: number;
  y: number;
}

/** A seat on a small screen: column 1 or 3, or 2 for the one at the top; rows count from the top. */
export interface Cell {
  column: number;
  row: number;
}

const SIDES: Record<number, readonly number[]> = { 0: [], 1: [52], 2: [82, 47], 3: [87, 60, 33] };
const TOPS: Record<number, readonly number[]> = { 0: [], 1: [50], 2: [31, 69], 3: [25, 50, 75], 4: [17, 39, 61, 83] };
const TOP = 13;
const LEFT = 10;

/** How many of `count` others sit on each side; the rest sits at the top. */
function rowsBeside(count: number): number {
  if (count <= 1) return 0;
  if (count <= 4) return 1;
  return count <= 7 ? 2 : 3;
}

/** The positions of `count` others around an oval table. */
export function ovalSpots(count: number): Spot[] {
  const beside = SIDES[rowsBeside(count)] ?? [];
  const tops = TOPS[Math.min(4, count - 2 * beside.length)] ?? [];
  return [
    ...beside.map((y) => ({ x: LEFT, y })),
    ...tops.map((x) => ({ x, y: TOP })),
    ...beside.map((y) => ({ x: 100 - LEFT, y })).reverse(),
  ];
}

/** The cells of `count` others in two columns, upwards on the left and downwards on the right. */
export function columnCells(count: number): Cell[] {
  const rows = Math.floor(count / 2);
  const left = Array.from({ length: rows }, (_, i) => ({ column: 1, row: rows - i }));
  const right = Array.from({ length: rows }, (_, i) => ({ column: 3, row: i + 1 }));
  return count % 2 ? [...left, { column: 2, row: 1 }, ...right] : [...left, ...right];
}

/** All seats except the player's own, from the left neighbour on; a spectator sees all. */
export function otherSeats<T>(ring: readonly T[], mine: (one: T) => boolean): T[] {
  const start = ring.findIndex(mine);
  const turned = start < 0 ? ring : [...ring.slice(start), ...ring.slice(0, start)];
  return turned.filter((one) => !mine(one));
}
