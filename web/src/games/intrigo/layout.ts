// The layout of the Intrigo board: where things are on the ring, and which option belongs to which place.
// No rules here: the view says who would win what, and what can be chosen.
import type { Option } from "../../lib/types";
import { type Phrase, numberArgument, seatArgument, wordArgument } from "../../lib/wording";
import type { IntrigoBoard } from "./board";

export const SEALS = ["merchants", "military", "clergy", "farmers", "workers"] as const;
/** The width of a gap, in buildings. */
export const GAP = 0.8;

/** Buildings along one side of the ring. */
export function sideOf(buildings: number): number {
  return buildings / 4 + 1;
}

/** The columns (and rows) of the ring, as a grid: buildings and the gaps between them. */
export function tracks(buildings: number): string {
  return Array.from({ length: 2 * sideOf(buildings) - 1 }, (_, i) => (i % 2 ? `minmax(0, ${GAP}fr)` : "minmax(0, 1fr)")).join(" ");
}

/** The side of a cell, clockwise from the top; a corner belongs to the side that starts there. */
export function edgeOf(cell: number, buildings: number): number {
  return Math.floor(cell / (buildings / 2)) % 4;
}

/** Row and column of a cell: the door in the upper left corner, the others clockwise. */
export function at(cell: number, buildings: number): [number, number] {
  const last = buildings / 2;
  const along = cell % last;
  return ([[0, along], [along, last], [last, last - along], [last - along, 0]] as const)[edgeOf(cell, buildings)] as [number, number];
}

/** The cell of a place by its code: b3 is the sixth, g3 the seventh. */
export function cellOf(place: string): number {
  return 2 * Number(place.slice(1)) + (place.startsWith("g") ? 1 : 0);
}

/** The direction along the ring that an arrow key means at a cell: 1 forward, -1 back. */
export function wayAlong(cell: number, buildings: number, down: number, right: number): 1 | -1 {
  const [row, column] = at(cell, buildings);
  const lies = (step: number) => {
    const [otherRow, otherColumn] = at((cell + step + 2 * buildings) % (2 * buildings), buildings);
    return otherRow - row === down && otherColumn - column === right;
  };
  if (lies(1)) return 1;
  return lies(-1) || down + right < 0 ? -1 : 1;
}

export function placeAt(cell: number, buildings: number): string {
  const number = (cell + 2 * buildings) % (2 * buildings);
  return `${number % 2 ? "g" : "b"}${Math.floor(number / 2)}`;
}

/** The centre of a place, as fractions of the ring's width. */
export function middle(place: string, buildings: number): [number, number] {
  const whole = sideOf(buildings) + (sideOf(buildings) - 1) * GAP;
  const centre = (track: number) => {
    const before = Math.ceil(track / 2) + Math.floor(track / 2) * GAP;
    return (before + (track % 2 ? GAP : 1) / 2) / whole;
  };
  const [row, column] = at(cellOf(place), buildings);
  return [centre(column), centre(row)];
}

/** The place that an option names; "" if none. */
export function placeOf(option: Option): string {
  return option.code.split(":").find((part) => /^[bg]\d+$/.test(part)) ?? "";
}

/** The place where an option is chosen; for a power, what it affects instead of the building beside the card. */
export function spotOf(option: Option, aims: Record<string, string> = {}): string {
  const place = placeOf(option);
  return (option.code.startsWith("near:") && aims[place]) || place;
}

/** The cards that are still in hands, family by family. */
export function byFamily(unplayed: Record<string, number>): string[][] {
  const found = new Map<string, string[]>();
  for (const [card, count] of Object.entries(unplayed)) {
    const family = card.split("_")[0] ?? "";
    found.set(family, [...(found.get(family) ?? []), ...Array<string>(count).fill(card)]);
  }
  return [...found.values()];
}

/** The two buildings beside a gap. */
export function buildingsOf(gap: string, buildings: number): [number, number] {
  const number = Number(gap.slice(1));
  return [number, (number + 1) % buildings];
}

/** The claims on all buildings if a card were played in a gap, from the previews of the view. */
export function claimsWith(board: IntrigoBoard, code: string): string[] {
  const shown = board.previews[code];
  const gap = code.split(":")[2] ?? "";
  if (!shown || !gap) return board.claims;
  const beside = buildingsOf(gap, board.tokens.length);
  return board.claims.map((claim, building) => {
    const side = beside.indexOf(building);
    return side < 0 ? claim : (shown[side] ?? claim);
  });
}

/** The tokens that a family would get at both buildings of a gap. */
export function tokensGained(board: IntrigoBoard, code: string, family: string): string[] {
  const gap = code.split(":")[2] ?? "";
  const shown = board.previews[code] ?? [];
  return buildingsOf(gap, board.tokens.length).flatMap((building, side) => (shown[side] === family ? [board.tokens[building] ?? ""] : []));
}

export interface Way {
  alike: number;
  kinds: number;
  close: boolean;
}

/** A player's progress towards both victories; `close`: one more seal wins. */
export function wayOf(seals: Record<string, number>, goal: Record<string, number>): Way {
  const counts = Object.values(seals);
  const alike = Math.max(0, ...counts);
  const kinds = counts.filter(Boolean).length;
  const { alike: four = 0, kinds: five = 0 } = goal;
  return { alike, kinds, close: alike < four && kinds < five && (alike === four - 1 || kinds === five - 1) };
}

// The awards, which the board shows one by one.

function awarded(board: IntrigoBoard, line: Phrase): IntrigoBoard {
  const seat = seatArgument(line, "player");
  if (seat < 0) return board;
  const token = wordArgument(line, "token");
  const players = board.players.map((player, number) => {
    if (number !== seat) return player;
    if (token === "ducat") return { ...player, ducats: player.ducats + 1 };
    return { ...player, seals: { ...player.seals, [token]: (player.seals[token] ?? 0) + 1 } };
  });
  const building = numberArgument(line, "building");
  return { ...board, players, tokens: board.tokens.map((old, i) => (i === building ? "" : old)) };
}

/** The board of the evening after `shown` of its awards: each token is with its winner, and after the last award the palace
 * is empty. Everything else is as it is `after` the awards. */
export function boardDuringAwards(before: IntrigoBoard, after: IntrigoBoard, awards: readonly Phrase[], shown: number): IntrigoBoard {
  const { gaps, tokens, ducats, cards } = after.evening ?? { ...before, ducats: [], cards: [] };
  const players = before.players.map((player, seat) => ({ ...player, ducats: ducats[seat] ?? player.ducats, cards: cards[seat] ?? player.cards }));
  const empty = tokens.map(() => "");
  const { stacks, bag, pile } = after;
  const table = { ...before, phase: "awards", players, tokens, stacks, bag, pile, hand: [], unplayed: {}, claims: empty, previews: {} };
  return awards.slice(0, shown).reduce(awarded, { ...table, gaps: shown < awards.length ? gaps : empty });
}

function nameOf(line: Phrase): string {
  return line.text.replace("intrigo-log-", "");
}

export function isAward(line: Phrase | undefined): boolean {
  return line !== undefined && ["awarded", "stays"].includes(nameOf(line));
}

/** The awards of one round in the journal, starting with this entry. */
export function awardsFrom(lines: readonly Phrase[], first: Phrase): Phrase[] {
  const start = lines.indexOf(first);
  if (start < 0) return [];
  const end = lines.findIndex((line, i) => i >= start && !isAward(line));
  return lines.slice(start, end < 0 ? undefined : end);
}

/** The entry in which the Courtesan took a card from a player's hand since that player's last turn. */
export function courtesanCall(lines: readonly Phrase[], me: number): Phrase | undefined {
  const own = lines.findLastIndex((line) => ["played", "bought", "passed", "round"].includes(nameOf(line)) && (nameOf(line) === "round" || seatArgument(line, "player") === me));
  return lines.slice(own + 1).findLast((line) => nameOf(line) === "courtesan" && seatArgument(line, "target") === me);
}
