// What is said of the places of Targi; what is closed, and where lines would cross, stands in the view.
import { app, t } from "../../lib/app.svelte";
import { type Names, nameOf } from "../../lib/wording";
import type { TargiBoard } from "./board";
import { textOf } from "./looks";

function cardName(board: TargiBoard, place: string): string {
  const id = textOf(board, place);
  return id ? t(id) : t("targi-web-face-down");
}

/** A place as it is read aloud: its card, and who stands there. */
export function spoken(board: TargiBoard, names: Names, place: string): string {
  const name = place.startsWith("B") ? t(`targi-place-${place}`) : cardName(board, place);
  const there = board.players.flatMap((player, number) =>
    player.targis.includes(place) || player.markers.includes(place) ? [nameOf(names, number)] : [],
  );
  if (place === `B${board.robber}`) there.push(t("targi-web-robber-here"));
  return [name, ...there].join(", ");
}

/** Why no Targi may be placed on a border card; "": one may. */
export function whyClosed(board: TargiBoard, place: string, rival: string): string {
  const closed = board.closed[place];
  return closed ? t(`targi-web-closed-${closed}`, { name: rival }) : "";
}

/** What a place would bring: the crossings that a Targi there would make, and its own text where there is room for both. */
export function brings(board: TargiBoard, seat: number, place: string, room: number): string {
  const id = textOf(board, place);
  const text = id && app.texts?.has(id, "text") ? t(id, {}, "text") : "";
  const would = board.lines[place];
  if (!would) return text ? t("targi-web-card-says", { card: cardName(board, place), text }) : cardName(board, place);
  const fresh = would.filter((cell) => !board.players[seat]?.crossings.includes(cell));
  const cards = fresh.map((cell) => crossing(board, cell)).join(", ");
  const crossed = fresh.length ? t("targi-web-would-cross", { count: fresh.length, cards }) : t("targi-web-would-not-cross");
  const whole = `${crossed} ${text}`;
  return whole.length <= room ? whole : crossed;
}

function crossing(board: TargiBoard, cell: string): string {
  const tribe = board.cells.find((one) => one.cell === cell)?.type === "tribe";
  if (!tribe) return cardName(board, cell);
  return t("targi-web-would-pay", { card: cardName(board, cell), can: board.payable.includes(cell) ? "yes" : "no" });
}
