// The layout of the Targi board: where cards are, which options belong to which place, what an option moves.
// No rules here: the view says what is allowed and what would follow.
import type { Option } from "../../lib/types";
import type { TargiBoard } from "./board";
import { BORDER, TRIBE } from "./facts";
import components from "./components.json";

/** The 5 × 5 board, row by row: sixteen cards of the border round nine cells. */
export const GRID = [
  ["B16", "B1", "B2", "B3", "B4"],
  ["B15", "C11", "C12", "C13", "B5"],
  ["B14", "C21", "C22", "C23", "B6"],
  ["B13", "C31", "C32", "C33", "B7"],
  ["B12", "B11", "B10", "B9", "B8"],
] as const;
export const PLACES: readonly string[] = GRID.flat();
export const GOODS = ["date", "salt", "pepper"] as const;
export const STOCK = [...GOODS, "gold"] as const;

const ROW = 4; // drawn places of each row of a display
const ON_THE_BOARD = ["place", "use", "skip", "marker", "to"];

/** The text id of each border card, by place: `TARGI-B5` is the rule of the card on B5. */
const BORDER_TEXTS = new Map(
  Object.entries(components).filter(([, component]) => component.kind === "border").map(([id, component]) => [component.rule.replace("TARGI-", ""), id]),
);

/** The id of the text of a border card. */
export function borderText(place: string): string {
  return BORDER_TEXTS.get(place) ?? "";
}

/** Where a place lies: row and column, from 0. */
export function at(place: string): [number, number] {
  const number = PLACES.indexOf(place);
  return [Math.floor(number / 5), number % 5];
}

/** A band over the centre: a row or a column of it, as lines of a grid. */
export interface Band {
  key: string;
  row: string;
  column: string;
}

/** The band that starts at a border card. */
export function bandOf(place: string): Band {
  const [row, column] = at(place);
  const along = column === 0 || column === 4;
  return along
    ? { key: `row-${row}`, row: `${row + 1}`, column: "2 / 5" }
    : { key: `column-${column}`, row: "2 / 5", column: `${column + 1}` };
}

/** The bands of several border cards, each once. */
export function bandsOf(places: readonly string[]): Band[] {
  return [...new Map(places.map((place) => [bandOf(place).key, bandOf(place)])).values()];
}

/** The row and the column of the centre that cross at a cell. */
export function bandsAt(cell: string): Band[] {
  const [row, column] = at(cell);
  return [
    { key: `row-${row}`, row: `${row + 1}`, column: "2 / 5" },
    { key: `column-${column}`, row: "2 / 5", column: `${column + 1}` },
  ];
}

const RIM = 0.04; // distance of the robber's path from the cards, in cards
const MIDDLE = 0.48; // of a card, measured with the gap behind it
const END = 4 + 2 * MIDDLE;

/** The robber's path to the next raid: two points along the outer edge, in units of cards. */
export function robberPath(robber: number, raid: number): [[number, number], [number, number]] | null {
  if (robber < 1 || robber >= raid) return null;
  const [from, to] = [at(`B${robber}`), at(`B${raid}`)];
  const outside = (track: number) => (track === 0 ? -RIM : END + RIM);
  if (from[0] === to[0]) return [[from[1] + MIDDLE, outside(from[0])], [to[1] + MIDDLE, outside(to[0])]];
  return [[outside(from[1]), from[0] + MIDDLE], [outside(to[1]), to[0] + MIDDLE]];
}

/** The places with options, except those where a figure could only be taken back. */
export function placesWithOptions(options: readonly Option[]): Set<string> {
  return new Set(options.filter((option) => !option.code.startsWith("skip:")).map(placeOf).filter(Boolean));
}

/** The place that an option names; "" if none. */
export function placeOf(option: Option): string {
  const [verb = "", place = ""] = option.code.split(":");
  return ON_THE_BOARD.includes(verb) ? place : "";
}

/** The place of the own display that an option names, as `row:column` from 0; a row alone is its next free place. */
export function spotOf(option: Option, display: readonly (readonly string[])[]): string {
  const [verb = "", row = "", column = ""] = option.code.split(":");
  const number = Number(row) - 1;
  if (verb === "row") return `${number}:${display[number]?.length ?? 0}`;
  return verb === "lift" || verb === "put" ? `${number}:${Number(column) - 1}` : "";
}

/** The options that lay a card into a row with a free place. */
export function openRows(display: readonly (readonly string[])[]): Option[] {
  const rows = display.flatMap((cards, row) => (cards.length < ROW ? [`row:${row + 1}`] : []));
  return rows.map((code) => ({ code, offer: false, text: "", arguments: {} }));
}

/** The next step to lay a card into a row: play it, choose the row, and pay if there is only one way; otherwise undefined. */
export function nextStep(options: readonly Option[], row: string): Option | undefined {
  const payments = options.filter((option) => option.code.startsWith("pay:"));
  if (payments.length) return payments.length === 1 ? payments[0] : undefined;
  return options.find((option) => option.code === row) ?? options.find((option) => option.code === "play");
}

/** What an option moves: tokens that are given, and tokens that come back (`vp-3`: three victory points). */
export interface Moved {
  give: string[];
  get: string[];
}

function several(kind: string, count: number): string[] {
  return Array.from({ length: count }, () => kind);
}

/** What a sale brings, as the card of the border says it. */
function worth(count: number, kind: string): number {
  const sales = Object.values(BORDER).flatMap((card) => card.sales);
  return sales.find((sale) => sale[kind === "gold" ? "gold" : "goods"] === count)?.vp ?? 0;
}

/** What an option gives and gets, for those that are about tokens; the price of a raid is that of the corner on the board. */
export function tokensMoved(option: Option, board: Pick<TargiBoard, "raid" | "gift">): Moved | null {
  const [verb = "", ...parts] = option.code.split(":");
  const [first = "", second = "", third = ""] = parts;
  if (verb === "pay") return { give: first.split("+").filter(Boolean), get: [] };
  if (verb === "take") return { give: [], get: [first] };
  if (verb === "give") return { give: [first], get: [] };
  if (verb === "trade") return { give: several(second, Number(first)), get: [third] };
  if (verb === "sell") return { give: several(second, Number(first)), get: [`vp-${worth(Number(first), second)}`] };
  if (verb === "gift") return { give: [], get: first === "goods" ? several("any", board.gift) : [first] };
  const price = verb === "raid" ? BORDER[`B${board.raid}`]?.raid?.[first] : undefined;
  if (!price) return null;
  return { give: first === "vp" ? [`vp-${price}`] : several(first === "goods" ? "any" : first, price), get: [] };
}

/** True for an exchange for less of the same kind: allowed, but never wanted. */
export function isLossyExchange(option: Option): boolean {
  const [verb, , given, got] = option.code.split(":");
  return verb === "trade" && given === got;
}

/** The text id of a card or place. */
export function textOf(board: TargiBoard, place: string): string {
  const cell = board.cells.find((one) => one.cell === place);
  if (!cell) return borderText(place);
  return cell.card ? `targi-card-${cell.card}` : "";
}

/** The next place in the direction of an arrow key; the same one at the edge. */
export function beside(place: string, down: number, right: number): string {
  const [row, column] = at(place);
  return GRID[row + down]?.[column + right] ?? place;
}

/** The kinds of tokens in a price or a gift, repeated by count. */
export function listOf(kinds: Record<string, number>): string[] {
  return Object.entries(kinds).flatMap(([kind, count]) => several(kind, count));
}

/** The name of the colour of a tribe card. */
export function colourOf(card: string): string {
  const symbol = TRIBE[card]?.symbol ?? "";
  return symbol === "camel_rider" ? "camel" : symbol;
}

/** A row that is one card short of a bonus. */
export interface Near {
  row: number;
  kind: "same" | "different";
  points: number;
}

/** The rows that one more card could complete. */
export function nearRows(player: TargiBoard["players"][number]): Near[] {
  return player.display.flatMap((cards, row): Near[] => {
    const chance = player.chances[row];
    if (cards.length !== 3 || !chance) return [];
    if (chance.same) return [{ row: row + 1, kind: "same", points: chance.same }];
    return chance.different ? [{ row: row + 1, kind: "different", points: chance.different }] : [];
  });
}
