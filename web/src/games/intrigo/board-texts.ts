// Texts about places and plays of Intrigo; the view says who would win what.
import { t } from "../../lib/app.svelte";
import { type Names, nameOf } from "../../lib/wording";
import type { IntrigoBoard } from "./board";
import { setPlaceWords } from "../../lib/listed-options";
import { buildingsOf, cellOf, edgeOf, placeOf, tokensGained } from "./layout";

function typesOf(board: IntrigoBoard): string[] {
  return board.stacks.map((stack) => stack.type);
}

/** The name of the player who heads a family; "" if nobody does. */
function headOf(board: IntrigoBoard, names: Names, family: string): string {
  const seat = board.players.findIndex((player) => player.family === family);
  return seat < 0 ? "" : nameOf(names, seat);
}

function thing(code: string, of: string): string {
  const [id = "", side = ""] = code.split(".");
  const name = t(`${of}${id}`);
  return side ? t("intrigo-web-down", { name }) : name;
}

function buildingName(board: IntrigoBoard, number: number): string {
  return t("intrigo-web-building", { side: sideName(board, `b${number}`), token: tokenName(board, number) });
}

/** The side of the palace on which a place lies. */
function sideName(board: IntrigoBoard, place: string): string {
  return t("intrigo-web-side", { edge: edgeOf(cellOf(place), board.tokens.length) });
}

/** The tokens on both sides of a gap, and its side of the palace, as arguments of texts. */
function gapWords(board: IntrigoBoard, gap: string) {
  const [before_id, after_id] = buildingsOf(gap, board.tokens.length).map((building) => board.tokens[building]?.split(".")[0] || "hidden");
  return { before_id: before_id ?? "", after_id: after_id ?? "", side: sideName(board, gap) };
}

function tokenName(board: IntrigoBoard, number: number): string {
  const token = board.tokens[number];
  return token ? thing(token, "intrigo-token-") : t("intrigo-web-no-token");
}

// In a list of options nothing is marked on the board.
setPlaceWords("intrigo", (option, view) => {
  const board = view.board as IntrigoBoard;
  const place = placeOf(option);
  if (!place) return null;
  return place.startsWith("g") ? gapWords(board, place) : { token: tokenName(board, Number(place.slice(1))), side: sideName(board, place) };
});

function gapName(board: IntrigoBoard, number: number): string {
  const card = board.gaps[number] ?? "";
  const where = gapWords(board, `g${number}`);
  if (!card) return t("intrigo-web-gap", where);
  return t("intrigo-web-gap-card", { ...where, card: thing(card, typesOf(board).includes(card) ? "intrigo-influence-" : "intrigo-card-") });
}

/** The accessible name of a place of the palace. */
export function placeName(board: IntrigoBoard, place: string): string {
  const number = Number(place.slice(1));
  return place.startsWith("b") ? buildingName(board, number) : gapName(board, number);
}

/** Who would get the token of a building, as text. */
export function claimText(board: IntrigoBoard, names: Names, claim: string): string {
  const head = headOf(board, names, claim);
  if (head) return t("intrigo-web-claim", { name: head });
  return claim ? t(`intrigo-web-claim-${claim}`) : "";
}

/** For whom a card in the hand claims tokens. */
export function beneficiaryText(board: IntrigoBoard, names: Names, me: number, card: string): string {
  const family = card.split("_")[0] ?? "";
  const name = headOf(board, names, family);
  const whose = board.players[me]?.family === family ? "you" : name ? "other" : "nobody";
  return t("intrigo-web-where", { whose, name });
}

/** What a play would win now, and for whom. */
export function winText(board: IntrigoBoard, names: Names, me: number, code: string): string {
  const family = (code.split(":")[1] ?? "").split("_")[0] ?? "";
  const tokens = tokensGained(board, code, family).map((token) => t(`intrigo-token-${token.split(".")[0]}`, {}, "named")).join(", ");
  if (!tokens) return t("intrigo-web-would-none");
  const mine = board.players[me]?.family === family;
  return mine ? t("intrigo-web-would-you", { tokens }) : t("intrigo-web-would-other", { name: headOf(board, names, family), tokens });
}
