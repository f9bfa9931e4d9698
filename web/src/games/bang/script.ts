// What entries of the journal of BANG! look like on the table. Figures are numbered, not players.
import { t } from "../../lib/app.svelte";
import type { Beat, Motion, Sound } from "../../lib/motion";
import { flights, numberIn, seatIn, wordIn, wordsIn } from "../../lib/motion";
import type { Around } from "../../lib/motion.svelte";
import type { Phrase } from "../../lib/wording";
import type { BangBoard } from "./board";

type Here = Around<BangBoard>;
type Told = (line: Phrase, here: Here) => Beat[];

/** Where somebody's hand is; with several figures, it is one's own hand for each of them. */
function hand(figure: number, { me, after }: Here): string {
  return me >= 0 && after.board.figures[figure]?.owner === me ? "hand" : `seat-${figure}`;
}

function seat(figure: number): string {
  return `seat-${figure}`;
}

function beat(motions: Motion[], sound?: Sound): Beat[] {
  return [sound ? { motions, sound } : { motions }];
}

/** The cards of an entry, as many backs if they may not be known. */
function faces(line: Phrase, name: string): string[] {
  const told = wordsIn(line, name);
  return told.length ? told : Array<string>(Math.max(1, numberIn(line, "count"))).fill("");
}

/** A card from the player's hand to the middle of the table, or to whom it is meant for. */
const playing: Told = (line, here) => beat(flights([wordIn(line, "card")], hand(seatIn(line, "player"), here), "centre"), "slide");
const shooting: Told = (line, here) => {
  const card = [wordIn(line, "card")];
  const target = seat(seatIn(line, "target"));
  return [
    { motions: flights(card, hand(seatIn(line, "player"), here), "centre"), sound: "slide" },
    { motions: [...flights(card, "centre", target, true), { kind: "pulse", at: target }] },
  ];
};
const throwing: Told = (line, here) => beat(flights([wordIn(line, "card")], hand(seatIn(line, "player"), here), "discard"), "slide");
const drawing: Told = (line, here) => beat(flights(faces(line, "cards"), "deck", hand(seatIn(line, "player"), here)), "slide");

const taking = (from: "hand" | "table"): Told => (line, here) => {
  const owner = seatIn(line, "target");
  return beat(flights([wordIn(line, "card")], from === "hand" ? hand(owner, here) : seat(owner), hand(seatIn(line, "player"), here)), "slide");
};

const giving: Told = (line, here) =>
  beat(flights([wordIn(line, "card")], hand(seatIn(line, "player"), here), hand(seatIn(line, "target"), here)), "slide");

/** What came of a check, from what the journal tells next. */
const VERDICTS: Record<string, [string, boolean]> = {
  "jail-left": ["bang-web-jail-left", true],
  "jail-stays": ["bang-web-jail-stays", false],
  explodes: ["bang-web-explodes", false],
  "pass-on": ["bang-web-passes", true],
  cover: ["bang-web-covered", true],
  loss: ["bang-web-no-luck", false],
};

function verdict(next: readonly Phrase[]): [string, boolean] {
  for (const line of next) {
    const found = VERDICTS[line.text.replace("bang-log-", "")];
    if (found) return [t(found[0]), found[1]];
  }
  return ["", true];
}

const checking: Told = (line, { next }) => {
  const [words, good] = verdict(next.slice(0, 3));
  const cards = wordsIn(line, "cards");
  return beat([{ kind: "reveal", at: "deck", to: "discard", faces: cards, verdict: words, good }], "flip");
};

const dying: Told = (line) => {
  const place = seat(seatIn(line, "player"));
  const role = wordIn(line, "role");
  const shown: Motion[] = role ? [{ kind: "reveal", at: place, to: place, faces: [`role:${role}`], verdict: t("bang-web-out"), good: false }] : [];
  return beat([{ kind: "shake", at: place }, ...shown], "out");
};

const jolt = (kind: "shake" | "pulse", name: "player" | "target", sound: Sound): Told => (line) => beat([{ kind, at: seat(seatIn(line, name)) }], sound);

const TOLD: Record<string, Told> = {
  draw: drawing,
  "draw-open": (line, here) => beat(flights([wordIn(line, "card")], "deck", hand(seatIn(line, "player"), here)), "slide"),
  reshuffle: () => beat(flights([""], "discard", "deck"), "flip"),
  play: playing,
  "play-as": playing,
  "play-at": shooting,
  "play-as-at": shooting,
  lay: (line, here) => beat(flights([wordIn(line, "card")], hand(seatIn(line, "player"), here), seat(seatIn(line, "player"))), "slide"),
  "lay-at": (line, here) => beat(flights([wordIn(line, "card")], hand(seatIn(line, "player"), here), seat(seatIn(line, "target"))), "slide"),
  pay: throwing,
  answer: throwing,
  give: throwing,
  rescue: throwing,
  discard: throwing,
  "discard-unseen": (line, here) => beat(flights([wordIn(line, "card")], hand(seatIn(line, "player"), here), "deck"), "slide"),
  "lose-hand": (line, here) => beat(flights([wordIn(line, "card")], hand(seatIn(line, "target"), here), "discard"), "slide"),
  removed: (line) => beat(flights([wordIn(line, "card")], seat(seatIn(line, "target")), "discard"), "slide"),
  "take-hand": taking("hand"),
  "take-table": taking("table"),
  gift: giving,
  "pass-on": (line) => beat(flights([wordIn(line, "card")], seat(seatIn(line, "player")), seat(seatIn(line, "target"))), "slide"),
  inherit: (line, here) => beat(flights(faces(line, "cards"), seat(seatIn(line, "target")), hand(seatIn(line, "player"), here)), "slide"),
  pick: (line, here) => beat(flights([wordIn(line, "card")], "tray", hand(seatIn(line, "player"), here)), "slide"),
  display: (line) => beat(flights(wordsIn(line, "cards"), "deck", "tray"), "flip"),
  check: checking,
  explodes: jolt("shake", "player", "hit"),
  loss: jolt("shake", "player", "hit"),
  heal: jolt("pulse", "player", "heal"),
  dead: dying,
  reward: jolt("pulse", "player", "coin"),
  penalty: jolt("shake", "player", "out"),
  bounty: jolt("pulse", "player", "coin"),
  returns: jolt("pulse", "player", "heal"),
  announced: (line) => {
    const place = seat(seatIn(line, "player"));
    return beat([{ kind: "reveal", at: place, to: place, faces: [`role:${wordIn(line, "role")}`], verdict: "", good: true }], "flip");
  },
  event: (line) => beat([{ kind: "reveal", at: "deck", to: "event", faces: [`event:${wordIn(line, "source")}`], verdict: "", good: true }], "flip"),
  won: () => beat([], "win"),
};

/** The beats of one entry. */
export function script(line: Phrase, here: Here): Beat[] {
  return TOLD[line.text.replace("bang-log-", "")]?.(line, here) ?? [];
}
