// What moves on the table of Targi when something is told in the journal.
import { type Beat, type Motion, type Sound, flights, numberIn, seatIn, wordIn, wordsIn } from "../../lib/motion";
import type { Script } from "../../lib/motion.svelte";
import type { Phrase } from "../../lib/wording";
import type { TargiBoard } from "./board";

const BEGIN = "targi-log-";

function tokens(line: Phrase, name: string): string[] {
  return wordsIn(line, name).map((kind) => `token:${kind}`);
}

function several(face: string, count: number): string[] {
  return Array.from({ length: Math.min(6, count) }, () => face);
}

/** Where a card lay that a player has used. */
function cellOf(card: string, board: TargiBoard, seat: number): string {
  const cells = board.cells.filter((one) => one.card === card);
  return (cells.find((one) => one.marker === seat) ?? cells[0])?.cell ?? "taken";
}

type Teller = (line: Phrase, seat: string, before: TargiBoard) => Motion[];

const TELLERS: Record<string, Teller> = {
  round: (line) => [{ kind: "pulse", at: wordIn(line, "place") }],
  raid: (line) => [{ kind: "shake", at: wordIn(line, "place") }],
  "raid-paid": (line, seat, before) => flights(tokens(line, "goods"), seat, `B${before.raid}`, true),
  "raid-gain": (line, seat, before) => flights(several("token:vp", numberIn(line, "count")), `B${before.raid}`, seat),
  "raid-reward": (line, seat, before) => flights(several("token:vp", numberIn(line, "count")), `B${before.raid}`, seat),
  place: (line, seat) => flights([`figure:${seatIn(line, "player")}`], seat, wordIn(line, "place")),
  markers: (line, seat) => wordsIn(line, "places").flatMap((place) => flights([`marker:${seatIn(line, "player")}`], seat, place)),
  border: (line, seat) => flights(tokens(line, "goods"), wordIn(line, "place"), seat),
  go: (line) => [{ kind: "pulse", at: wordIn(line, "place") }],
  skip: (line, seat) => flights([`figure:${seatIn(line, "player")}`], wordIn(line, "place"), seat),
  "goods-card": (line, seat, before) =>
    flights(tokens(line, "goods"), cellOf(wordIn(line, "card"), before, seatIn(line, "player")), seat),
  caravan: (line) => [{ kind: "reveal", at: "B13", to: "deck-goods", faces: [wordIn(line, "card")], verdict: "", good: true }],
  extra: (line, seat) => flights(tokens(line, "kind"), "deck-goods", seat),
  take: (line, seat) => flights(tokens(line, "goods"), "deck-goods", seat),
  trade: (line, seat) => [
    ...flights(several(`token:${wordIn(line, "kind")}`, numberIn(line, "count")), seat, "B5"),
    ...flights(tokens(line, "get"), "B5", seat),
  ],
  sell: (line, seat) => [
    ...flights(several(`token:${wordIn(line, "kind")}`, numberIn(line, "count")), seat, "B10"),
    ...flights(["token:vp"], "B10", seat),
  ],
  marker: (line) => flights([`marker:${seatIn(line, "player")}`], wordIn(line, "place"), wordIn(line, "to")),
  draw: (line) => flights([wordIn(line, "card")], "deck-tribe", "B14"),
  "take-card": (line, seat) => flights([wordIn(line, "card")], wordIn(line, "place"), seat),
  keep: (line, seat) => flights([wordIn(line, "card")], "taken", seat),
  "keep-secret": (_, seat) => flights([""], "B14", seat),
  discard: (line, seat) => flights([wordIn(line, "card")], seat, "discard"),
  lay: (line, seat) => [
    ...flights([wordIn(line, "card")], seat, `row-${seatIn(line, "player")}-${numberIn(line, "row")}`),
    ...flights(tokens(line, "goods"), seat, "deck-goods"),
  ],
  "lay-free": (line, seat) => flights([wordIn(line, "card")], seat, `row-${seatIn(line, "player")}-${numberIn(line, "row")}`),
  return: (line, seat) => flights(tokens(line, "goods"), seat, "deck-goods"),
  ambush: (line) => [{ kind: "shake", at: `seat-${seatIn(line, "target")}` }],
};

const SOUNDS: Record<string, Sound> = {
  raid: "hit", "raid-paid": "coin", place: "slide", border: "coin", "goods-card": "coin", take: "coin", trade: "coin",
  sell: "coin", caravan: "flip", draw: "flip", lay: "slide", "lay-free": "slide", "turn-up": "flip", ambush: "hit", won: "win",
};

/** The beats of one entry. */
export const script: Script<TargiBoard> = (line, around): Beat[] => {
  const name = line.text.replace(BEGIN, "");
  const motions = TELLERS[name]?.(line, `seat-${seatIn(line, "player")}`, around.before.board) ?? [];
  const sound = SOUNDS[name];
  if (!motions.length && !sound) return [];
  return [sound ? { motions, sound } : { motions }];
};
