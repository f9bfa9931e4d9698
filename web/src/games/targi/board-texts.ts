// Texts about places of Targi; the view says what is closed and where lines would cross.
import { app, t } from "../../lib/app.svelte";
import { type Names, nameOf } from "../../lib/wording";
import type { TargiBoard } from "./board";
import { BORDER, TRIBE } from "./facts";
import { textOf } from "./layout";

function cardName(board: TargiBoard, place: string): string {
  const id = textOf(board, place);
  return id ? t(id) : t("targi-web-face-down");
}

/** The accessible name of a place: its card, and who is there. */
export function placeName(board: TargiBoard, names: Names, place: string): string {
  const name = place.startsWith("B") ? t(`targi-place-${place}`) : cardName(board, place);
  const there = board.players.flatMap((player, number) =>
    player.targis.includes(place) || player.markers.includes(place) ? [nameOf(names, number)] : [],
  );
  if (place === `B${board.robber}`) there.push(t("targi-web-robber-here"));
  return [name, ...there].join(", ");
}

/** Why no Targi can be placed on a border card; "" if one can. */
export function closedText(board: TargiBoard, place: string, rival: string): string {
  const closed = board.closed[place];
  return closed ? t(`targi-web-closed-${closed}`, { name: rival }) : "";
}

/** The text of a card; for a tribe card also its points and cost. */
export function cardText(board: TargiBoard, place: string): string {
  const id = textOf(board, place);
  const text = id && app.texts?.has(id, "text") ? t(id, {}, "text") : "";
  const tribe = TRIBE[id.replace("targi-card-", "")];
  if (!tribe) return text;
  const costs = tribe.costs.map((cost) => Object.entries(cost).map(([kind, count]) => t(`targi-kind-${kind}`, { count }, "counted")).join(", "));
  const cost = costs.reduce((left, right) => t("targi-web-or", { left, right }));
  return t("targi-web-tribe-says", { points: tribe.vp, cost, text });
}

/** What a place would bring: the text of its card, and the crossings that a Targi there would make. `shortly`: without the name. */
export function placeText(board: TargiBoard, seat: number, place: string, shortly = false): string {
  const cardWords = cardText(board, place);
  const card = cardName(board, place);
  const text = shortly ? cardWords : cardWords ? t("targi-web-card-says", { card, text: cardWords }) : card;
  const would = board.lines[place];
  if (!would) return [paymentText(board, place), text, cardWords && place.startsWith("C") && board.phase === "placing" ? t("targi-web-centre") : ""].filter(Boolean).join(" ");
  const player = board.players[seat];
  const idle = BORDER[place]?.action === "noble" && !player?.has_hand ? t("targi-web-empty-hand") : text;
  const fresh = would.filter((cell) => !player?.crossings.includes(cell));
  if (!fresh.length) return `${idle} ${t("targi-web-would-not-cross")}`;
  const cards = fresh.map((cell) => crossing(board, cell)).join(", ");
  return `${t("targi-web-would-cross", { count: fresh.length, cards })} ${idle}`;
}

/** Whether the player could pay the tribe card of a cell, and what is missing. */
function paymentText(board: TargiBoard, place: string): string {
  const tribe = board.cells.find((one) => one.cell === place && one.card)?.type === "tribe";
  if (!tribe) return "";
  if (board.payable.includes(place)) return t("targi-web-can-pay");
  const goods = Object.entries(board.missing[place] ?? {}).map(([kind, count]) => t(`targi-kind-${kind}`, { count }, "counted"));
  return goods.length ? t("targi-web-missing", { goods: goods.join(", ") }) : t("targi-web-cannot-pay");
}

/** Why a card has no option in the player's turn. */
export function idleText(board: TargiBoard, seat: number, place: string): string {
  const player = board.players[seat];
  if (!player?.targis.includes(place)) return t("targi-web-not-yours");
  return t(BORDER[place]?.action === "noble" && !player.has_hand ? "targi-web-empty-hand" : "targi-web-idle");
}

function crossing(board: TargiBoard, cell: string): string {
  const tribe = board.cells.find((one) => one.cell === cell)?.type === "tribe";
  if (!tribe) return cardName(board, cell);
  return t("targi-web-would-pay", { card: cardName(board, cell), can: board.payable.includes(cell) ? "yes" : "no" });
}
