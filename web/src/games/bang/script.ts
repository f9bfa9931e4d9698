// Animations for journal entries of BANG!. Seats are numbers of figures, not of players.
import { t } from "../../lib/app.svelte";
import { type Beat, type Motion, type Sound, READING, flights, weighted } from "../../lib/animation";
import type { ScriptContext } from "../../lib/animation.svelte";
import { type Phrase, numberArgument, seatArgument, wordArgument, wordArguments } from "../../lib/wording";
import type { BangBoard } from "./board";

type Context = ScriptContext<BangBoard>;
type EntryScript = (entry: Phrase, context: Context) => Beat[];

/** The place of a figure's hand; all own figures share the player's hand. */
function hand(figure: number, { me, after }: Context): string {
  return me >= 0 && after.board.figures[figure]?.owner === me ? "hand" : `seat-${figure}`;
}

function seat(figure: number): string {
  return `seat-${figure}`;
}

function beat(motions: Motion[], sound?: Sound): Beat[] {
  return [sound ? { motions, sound } : { motions }];
}

/** The cards of an entry; hidden ones are as many card backs. */
function faces(entry: Phrase, name: string): string[] {
  const known = wordArguments(entry, name);
  return known.length ? known : Array<string>(Math.max(1, numberArgument(entry, "count"))).fill("");
}

const STAGE = 2000; // ms in which two figures step on a stage
const EXCHANGE = 900; // ms of a shot between them

/** A card from the player's hand to the centre. */
const playing: EntryScript = (entry, context) => beat(flights([wordArgument(entry, "card")], hand(seatArgument(entry, "player"), context), "centre"), firearm(entry));
/** Who challenges whom: a Duel is a stage of its own. */
function duel(entry: Phrase): Beat[] {
  const kind = (wordArgument(entry, "kind") || wordArgument(entry, "card")).split(".")[0];
  const note = `${seatArgument(entry, "player")} ${seatArgument(entry, "target")}`;
  return kind === "duel" ? [{ motions: [{ kind: "custom", name: "duel", face: "", note, length: STAGE }], sound: "raid", weight: "moment" }] : [];
}

/** A BANG! goes from one to the other in a Duel. */
function exchange(entry: Phrase): Beat[] {
  const note = String(seatArgument(entry, "player"));
  return [{ motions: [{ kind: "custom", name: "exchange", face: wordArgument(entry, "card"), note, length: EXCHANGE }, ...flights([wordArgument(entry, "card")], "nowhere", "discard")], sound: "shot" }];
}

/** Cards that shoot sound like it. */
const FIREARMS = ["bang", "gatling", "howitzer", "derringer", "pepperbox", "buffalo_rifle", "springfield", "doc_holyday", "sniper"];

function firearm(entry: Phrase): Sound {
  const kind = (wordArgument(entry, "kind") || wordArgument(entry, "card") || wordArgument(entry, "source")).split(".")[0] ?? "";
  return FIREARMS.includes(kind) ? "shot" : "slide";
}

const shooting: EntryScript = (entry, context) => {
  const card = [wordArgument(entry, "card")];
  const target = seat(seatArgument(entry, "target"));
  return [
    { motions: flights(card, hand(seatArgument(entry, "player"), context), "centre"), sound: "slide" },
    { motions: [...flights(card, "centre", target, true), { kind: "pulse", at: target }], sound: firearm(entry) },
    ...duel(entry),
  ];
};
const throwing: EntryScript = (entry, context) => beat(flights([wordArgument(entry, "card")], hand(seatArgument(entry, "player"), context), "discard"), "slide");
/** A BANG! that answers is a shot; a Missed! lets the bullet sing away. */
function answerSound(entry: Phrase): Sound {
  const card = wordArgument(entry, "card").split(".")[0] ?? "";
  return card === "missed" || card === "dodge" ? "ricochet" : firearm(entry);
}

/** Abilities and events that take cards from the discard pile instead of the deck. */
const FROM_DISCARDS = ["abandoned_mine", "pedro_ramirez"];

/** Whose use is told by what follows from it: a line of its own would say nothing more, and the log leaves it out. */
const TOLD_BY_EFFECT = ["chuck_wengam", "hard_liquor", "jose_delgado", "pedro_ramirez", "sid_ketchum"];

const drawing: EntryScript = (entry, context) => beat(flights(faces(entry, "cards"), "deck", hand(seatArgument(entry, "player"), context)), "slide");

const taking = (from: "hand" | "table"): EntryScript => (entry, context) => {
  const owner = seatArgument(entry, "target");
  return beat(flights([wordArgument(entry, "card")], from === "hand" ? hand(owner, context) : seat(owner), hand(seatArgument(entry, "player"), context)), "slide");
};

const giving: EntryScript = (entry, context) =>
  beat(flights([wordArgument(entry, "card")], hand(seatArgument(entry, "player"), context), hand(seatArgument(entry, "target"), context)), "slide");

/** The result of a check, from the entries after it. */
const VERDICTS: Record<string, [string, boolean]> = {
  "jail-left": ["bang-web-jail-left", true],
  "jail-stays": ["bang-web-jail-stays", false],
  explodes: ["bang-web-explodes", false],
  "pass-on": ["bang-web-passes", true],
  cover: ["bang-web-covered", true],
  loss: ["bang-web-no-luck", false],
};

function verdict(next: readonly Phrase[]): [string, boolean] {
  for (const entry of next) {
    const found = VERDICTS[entry.text.replace("bang-log-", "")];
    if (found) return [t(found[0]), found[1]];
  }
  return ["", true];
}

const checking: EntryScript = (entry, { next }) => {
  const [words, good] = verdict(next.slice(0, 3));
  const cards = wordArguments(entry, "cards");
  return beat([{ kind: "reveal", at: "deck", to: "discard", faces: cards, verdict: words, good }], "flip");
};

const dying: EntryScript = (entry) => {
  const place = seat(seatArgument(entry, "player"));
  const role = wordArgument(entry, "role");
  const shown: Motion[] = role ? [{ kind: "reveal", at: place, to: place, faces: [`role:${role}`], verdict: t("bang-web-out"), good: false }] : [];
  return beat([{ kind: "shake", at: place }, ...shown], "out");
};

const jolt = (kind: "shake" | "pulse", name: "player" | "target", sound: Sound): EntryScript => (entry) => beat([{ kind, at: seat(seatArgument(entry, name)) }], sound);

const SCRIPTS: Record<string, EntryScript> = {
  draw: drawing,
  "draw-open": (entry, context) => beat(flights([wordArgument(entry, "card")], FROM_DISCARDS.includes(wordArgument(entry, "cause")) ? "discard" : "deck", hand(seatArgument(entry, "player"), context)), "slide"),
  reshuffle: () => beat(flights([""], "discard", "deck"), "flip"),
  play: playing,
  "play-as": playing,
  "play-at": shooting,
  "play-as-at": shooting,
  use: (entry) => (TOLD_BY_EFFECT.includes(wordArgument(entry, "source")) ? [] : beat([{ kind: "pulse", at: seat(seatArgument(entry, "player")) }], firearm(entry))),
  "use-at": (entry) => beat([{ kind: "pulse", at: seat(seatArgument(entry, "target")) }], firearm(entry)),
  lay: (entry, context) => beat(flights([wordArgument(entry, "card")], hand(seatArgument(entry, "player"), context), seat(seatArgument(entry, "player"))), "slide"),
  "lay-at": (entry, context) => beat(flights([wordArgument(entry, "card")], hand(seatArgument(entry, "player"), context), seat(seatArgument(entry, "target"))), "slide"),
  pay: throwing,
  answer: (entry, context) => beat(flights([wordArgument(entry, "card")], hand(seatArgument(entry, "player"), context), "discard"), answerSound(entry)),
  give: (entry, context) => (isOfDuel(entry) ? exchange(entry) : throwing(entry, context)),
  rescue: throwing,
  discard: throwing,
  "discard-unseen": (entry, context) => beat(flights([wordArgument(entry, "card")], hand(seatArgument(entry, "player"), context), "deck"), "slide"),
  "lose-hand": (entry, context) => beat(flights([wordArgument(entry, "card")], hand(seatArgument(entry, "target"), context), "discard"), "slide"),
  removed: (entry) => beat(flights([wordArgument(entry, "card")], seat(seatArgument(entry, "target")), "discard"), "slide"),
  "take-hand": taking("hand"),
  "take-table": taking("table"),
  gift: giving,
  "pass-on": (entry) => beat(flights([wordArgument(entry, "card")], seat(seatArgument(entry, "player")), seat(seatArgument(entry, "target"))), "slide"),
  inherit: (entry, context) => beat(flights(faces(entry, "cards"), seat(seatArgument(entry, "target")), hand(seatArgument(entry, "player"), context)), "slide"),
  pick: (entry, context) => beat(flights([wordArgument(entry, "card")], "tray", hand(seatArgument(entry, "player"), context)), "slide"),
  display: (entry) => beat(flights(wordArguments(entry, "cards"), "deck", "tray"), "flip"),
  check: checking,
  explodes: jolt("shake", "player", "boom"),
  loss: jolt("shake", "player", "hit"),
  heal: jolt("pulse", "player", "heal"),
  dead: dying,
  reward: jolt("pulse", "player", "coin"),
  penalty: jolt("shake", "player", "out"),
  bounty: jolt("pulse", "player", "coin"),
  returns: jolt("pulse", "player", "heal"),
  announced: (entry) => {
    const place = seat(seatArgument(entry, "player"));
    return beat([{ kind: "reveal", at: place, to: place, faces: [`role:${wordArgument(entry, "role")}`], verdict: "", good: true }], "flip");
  },
  event: (entry) => beat([{ kind: "reveal", at: "deck", to: "event", faces: [`event:${wordArgument(entry, "source")}`], verdict: "", good: true }], "flip"),
  won: () => beat([], "win"),
};

/** True for an entry that a Duel has caused. */
export function isOfDuel(entry: Phrase): boolean {
  return wordArgument(entry, "cause").split(".")[0] === "duel";
}

/** What everybody does in every turn, and what only completes something else. */
const QUICK = ["draw", "draw-open", "reshuffle", "pay", "give", "discard", "discard-unseen", "pick", "reward", "bounty"];
/** What has no movement, but must be read. */
const READ = ["cover", "spared", "jail-stays", "jail-left", "command", "guess", "ricochet", "suit", "hired", "extra-turn"];
/** What happens to whom it names, not what they do. */
const SUFFERED = ["loss", "dead", "explodes", "penalty"];

function ownerIsMe(entry: Phrase, { me, after }: Context): boolean {
  return me >= 0 && after.board.figures[seatArgument(entry, "player")]?.owner === me;
}

/** The beats of one entry. */
export function script(entry: Phrase, context: Context): Beat[] {
  const name = entry.text.replace("bang-log-", "");
  if (READ.includes(name)) return [READING];
  const weight = SUFFERED.includes(name) && ownerIsMe(entry, context) ? "aimed" : name === "dead" ? "moment" : QUICK.includes(name) && !isOfDuel(entry) ? "quick" : undefined;
  return weighted(SCRIPTS[name]?.(entry, context) ?? [], weight);
}
