// Animations for journal entries of Targi.
import { t } from "../../lib/app.svelte";
import { type Beat, type Motion, type Sound, type Weight, READING, flights, weighted } from "../../lib/animation";
import type { Script } from "../../lib/animation.svelte";
import { type Phrase, numberArgument, seatArgument, wordArgument, wordArguments } from "../../lib/wording";
import type { TargiBoard } from "./board";

const BEGIN = "targi-log-";
const RAID = 2800; // ms that the robber rides across the table

function tokens(entry: Phrase, name: string): string[] {
  return wordArguments(entry, name).map((kind) => `token:${kind}`);
}

function several(face: string, count: number): string[] {
  return Array.from({ length: Math.min(6, count) }, () => face);
}

/** The cell of a card that a player has used. */
function cellOf(card: string, board: TargiBoard, seat: number): string {
  const cells = board.cells.filter((one) => one.card === card);
  return (cells.find((one) => one.marker === seat) ?? cells[0])?.cell ?? "taken";
}

type EntryScript = (entry: Phrase, seat: string, before: TargiBoard) => Motion[];

const SCRIPTS: Record<string, EntryScript> = {
  round: (entry) => [{ kind: "heading", text: t("web-round", { round: numberArgument(entry, "round") }) }, { kind: "pulse", at: wordArgument(entry, "place") }],
  raid: (entry) => [{ kind: "custom", name: "raid", face: wordArgument(entry, "place"), note: "", length: RAID }, { kind: "shake", at: wordArgument(entry, "place") }],
  "raid-paid": (entry, seat, before) => flights(tokens(entry, "goods"), seat, `B${before.raid}`, true),
  "raid-gain": (entry, seat, before) => flights(several("token:vp", numberArgument(entry, "count")), `B${before.raid}`, seat),
  "raid-reward": (entry, seat, before) => flights(several("token:vp", numberArgument(entry, "count")), `B${before.raid}`, seat),
  place: (entry, seat) => flights([`figure:${seatArgument(entry, "player")}`], seat, wordArgument(entry, "place")),
  markers: (entry, seat) => wordArguments(entry, "places").flatMap((place) => flights([`marker:${seatArgument(entry, "player")}`], seat, place)),
  border: (entry, seat) => flights(tokens(entry, "goods"), wordArgument(entry, "place"), seat),
  go: (entry) => [{ kind: "pulse", at: wordArgument(entry, "place") }],
  skip: (entry, seat) => flights([`figure:${seatArgument(entry, "player")}`], wordArgument(entry, "place"), seat),
  "goods-card": (entry, seat, before) =>
    flights(tokens(entry, "goods"), cellOf(wordArgument(entry, "card"), before, seatArgument(entry, "player")), seat),
  caravan: (entry) => [{ kind: "reveal", at: "B13", to: "deck-goods", faces: [wordArgument(entry, "card")], verdict: "", good: true }],
  extra: (entry, seat) => flights(tokens(entry, "kind"), "deck-goods", seat),
  take: (entry, seat) => flights(tokens(entry, "goods"), "deck-goods", seat),
  trade: (entry, seat) => [
    ...flights(several(`token:${wordArgument(entry, "kind")}`, numberArgument(entry, "count")), seat, "B5"),
    ...flights(tokens(entry, "get"), "B5", seat),
  ],
  sell: (entry, seat) => [
    ...flights(several(`token:${wordArgument(entry, "kind")}`, numberArgument(entry, "count")), seat, "B10"),
    ...flights(["token:vp"], "B10", seat),
  ],
  marker: (entry) => flights([`marker:${seatArgument(entry, "player")}`], wordArgument(entry, "place"), wordArgument(entry, "to")),
  draw: (entry) => flights([wordArgument(entry, "card")], "deck-tribe", "B14"),
  "take-card": (entry, seat) => flights([wordArgument(entry, "card")], wordArgument(entry, "place"), seat),
  keep: (entry, seat) => flights([wordArgument(entry, "card")], "taken", seat),
  "keep-secret": (_, seat) => flights([""], "B14", seat),
  discard: (entry, seat) => flights([wordArgument(entry, "card")], seat, "discard"),
  lay: (entry, seat) => [
    ...flights([wordArgument(entry, "card")], seat, `row-${seatArgument(entry, "player")}-${numberArgument(entry, "row")}`),
    ...flights(tokens(entry, "goods"), seat, "deck-goods"),
  ],
  "lay-free": (entry, seat) => flights([wordArgument(entry, "card")], seat, `row-${seatArgument(entry, "player")}-${numberArgument(entry, "row")}`),
  return: (entry, seat) => flights(tokens(entry, "goods"), seat, "deck-goods"),
  ambush: (entry) => [{ kind: "shake", at: `seat-${seatArgument(entry, "target")}` }],
};

const SOUNDS: Record<string, Sound> = {
  raid: "raid", round: "seal", "raid-paid": "coin", place: "slide", border: "coin", "goods-card": "coin", take: "coin", trade: "coin",
  sell: "coin", caravan: "flip", draw: "flip", lay: "slide", "lay-free": "slide", "turn-up": "flip", ambush: "hit", won: "win",
};

/** What completes something else. */
const QUICK = ["markers", "border", "goods-card", "extra", "take", "go", "draw", "keep-secret", "discard", "return"];
/** What has no movement, but must be read. */
const READ = ["raid-unable", "raid-spared", "no-markers", "pass", "coin", "move", "amulet", "full", "end-turn"];

const WEIGHTS: Record<string, Weight> = { round: "round", raid: "moment" };
/** What happens to whom it names, not what they do. */
const SUFFERED = ["raid-unable", "raid-spared"];

function weightOf(name: string): Weight | undefined {
  return WEIGHTS[name] ?? (QUICK.includes(name) ? "quick" : undefined);
}

/** The beats of one entry. */
export const script: Script<TargiBoard> = (entry, context): Beat[] => {
  const name = entry.text.replace(BEGIN, "");
  const motions = SCRIPTS[name]?.(entry, `seat-${seatArgument(entry, "player")}`, context.before.board) ?? [];
  const sound = SOUNDS[name];
  if (SUFFERED.includes(name) && seatArgument(entry, "player") === context.me) return [{ motions: [{ kind: "shake", at: `seat-${context.me}` }], sound: "hit", weight: "aimed" }];
  if (READ.includes(name)) return [READING];
  if (!motions.length && !sound) return [];
  return weighted([sound ? { motions, sound } : { motions }], weightOf(name));
};
