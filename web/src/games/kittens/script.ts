// Animations for journal entries of Exploding Kittens.
import { type Beat, type Flight, type Sound, READING, flights, weighted } from "../../lib/animation";
import type { ScriptContext } from "../../lib/animation.svelte";
import { type Phrase, seatArgument, wordArgument, wordArguments } from "../../lib/wording";
import type { KittensBoard } from "./board";

type Context = ScriptContext<KittensBoard>;
type EntryScript = (entry: Phrase, context: Context) => Beat[];

const FUSE = 3200; // ms that a fuse burns
const SEEN = 2600; // ms for a look at the pile
const FALLEN = ["exploded", "imploded", "barked", "streaking-lost"];

/** The place of a player's cards. */
function at(seat: number, { me }: Context): string {
  return seat === me ? "hand" : `seat-${seat}`;
}

function beat(motions: Beat["motions"], sound?: Sound): Beat[] {
  return [sound ? { motions, sound } : { motions }];
}

function fly(faces: readonly string[], from: string, to: string, sound: Sound = "slide"): Beat[] {
  return beat(flights(faces, from, to), sound);
}

const toCentre = (name: string): EntryScript => (entry, context) => fly(wordArguments(entry, name), at(seatArgument(entry, "player"), context), "centre");

/** A card moves between two players. */
const between = (from: string, to: string, name = "card"): EntryScript => (entry, context) =>
  fly([wordArgument(entry, name)], at(seatArgument(entry, from), context), at(seatArgument(entry, to), context));

const fromPile: EntryScript = (entry, context) => fly([wordArgument(entry, "card")], "deck", at(seatArgument(entry, "player"), context));
const toPile: EntryScript = (entry, context) => fly([wordArgument(entry, "card")], at(seatArgument(entry, "player"), context), "deck");
/** The player reaches for the pile, and is answered at once. For the others the draw tells it, or the window before it. */
const declare: EntryScript = (entry, { me, next }) =>
  seatArgument(entry, "player") !== me || next.some((later) => later.text.startsWith("kittens-log-draw")) ? [] : beat([{ kind: "pulse", at: "deck" }]);

const stir: EntryScript = () => beat([{ kind: "pulse", at: "deck" }], "flip");

const out: EntryScript = (entry, context) => {
  const seat = seatArgument(entry, "player");
  const face = entry.text.endsWith("imploded") ? "imploding_kitten.up" : entry.text.endsWith("barked") ? "barking_kitten" : "exploding_kitten";
  const boom = { kind: "custom", name: "boom", face, note: String(seat), length: 1100 } as const;
  return [{ motions: [boom, { kind: "shake", at: at(seat, context) }], sound: "boom" }];
};

/** A kitten is revealed, unless the explosion that follows shows it. */
const show: EntryScript = (entry, { me, next }) => {
  const seat = seatArgument(entry, "player");
  const saved = next.some((later) => later.text === "kittens-log-defuse" && seatArgument(later, "player") === seat);
  if (seat === me && saved) return [{ motions: [{ kind: "custom", name: "fuse", face: wordArgument(entry, "card"), note: "", length: FUSE }], sound: "fuse", weight: "moment" }];
  if (FALLEN.some((one) => next.some((later) => later.text === `kittens-log-${one}`))) return [];
  const faces = [wordArgument(entry, "card")];
  return beat([{ kind: "reveal", at: "middle", to: "centre", faces, verdict: "", good: false }], "fuse");
};

/** What the player sees of the pile lies large before them. */
const see: EntryScript = (entry, context) => {
  const faces = wordArguments(entry, "cards").filter(Boolean);
  if (seatArgument(entry, "player") !== context.me || !faces.length) return stir(entry, context);
  return [{ motions: [{ kind: "reveal", at: "middle", to: "deck", faces, verdict: "", good: true, length: SEEN }], sound: "flip", weight: "moment" }];
};

const attack: EntryScript = (entry, context) => beat([{ kind: "shake", at: at(seatArgument(entry, "target"), context) }], "hit");

const lay: EntryScript = (entry, context) => {
  const flight: Flight = { kind: "flight", from: "centre", to: at(seatArgument(entry, "target"), context), face: "ill_take_that" };
  return beat([flight], "slide");
};

const SCRIPTS: Record<string, EntryScript> = {
  play: toCentre("card"),
  "play-at": toCentre("card"),
  pair: toCentre("cards"),
  "pair-for": toCentre("cards"),
  triple: toCentre("cards"),
  five: toCentre("cards"),
  nope: (entry, context) => fly(["nope"], at(seatArgument(entry, "player"), context), "centre", "seal"),
  cancelled: () => beat([{ kind: "shake", at: "centre" }], "flip"),
  declare,
  draw: fromPile,
  "draw-bottom": fromPile,
  steal: between("target", "player"),
  demand: between("target", "player", "title"),
  favor: (entry, context) => between("player", "target")(entry, context).map((one) => ({ ...one, sound: "meow" as const })),
  "hand-on": between("player", "target"),
  take: (entry, context) => fly([wordArgument(entry, "title")], "discard", at(seatArgument(entry, "player"), context)),
  show,
  defuse: (entry, context) => fly(["defuse"], at(seatArgument(entry, "player"), context), "discard", "meow"),
  put: toPile,
  bury: toPile,
  "bury-up": toPile,
  garbage: toPile,
  see,
  share: stir,
  order: stir,
  shuffle: stir,
  swap: stir,
  catomic: stir,
  "garbage-done": stir,
  attack,
  bark: attack,
  lay,
  mark: (entry, context) => beat([{ kind: "pulse", at: at(seatArgument(entry, "target"), context) }], "flip"),
  exploded: out,
  imploded: out,
  barked: out,
  "streaking-lost": out,
  "hand-shown": (entry, context) => fly(wordArguments(entry, "cards"), at(seatArgument(entry, "player"), context), "discard"),
  won: () => beat([], "win"),
};

/** What everybody does in every turn. */
const QUICK = ["declare", "draw", "draw-bottom", "put", "shuffle", "hand-shown"];
/** What has no movement, but must be read. */
const READ = ["draw-nothing", "steal-nothing", "demand-nothing", "no-effect", "withdrawn", "reverse", "bark-alone", "imploding-at"];

/** The beats of one entry. */
export function script(entry: Phrase, context: Context): Beat[] {
  const name = entry.text.replace("kittens-log-", "");
  if (READ.includes(name)) return [READING];
  return weighted(SCRIPTS[name]?.(entry, context) ?? [], QUICK.includes(name) ? "quick" : undefined);
}
