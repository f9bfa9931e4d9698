// What entries of the journal of Exploding Kittens look like on the table.
import type { Beat, Flight, Sound } from "../../lib/motion";
import { flights, seatIn, wordIn, wordsIn } from "../../lib/motion";
import type { Around } from "../../lib/motion.svelte";
import type { Phrase } from "../../lib/wording";
import type { KittensBoard } from "./board";

type Here = Around<KittensBoard>;
type Told = (line: Phrase, here: Here) => Beat[];

const FALLEN = ["exploded", "imploded", "barked", "streaking-lost"];

/** Where somebody's cards are. */
function at(seat: number, { me }: Here): string {
  return seat === me ? "hand" : `seat-${seat}`;
}

function beat(motions: Beat["motions"], sound?: Sound): Beat[] {
  return [sound ? { motions, sound } : { motions }];
}

function fly(faces: readonly string[], from: string, to: string, sound: Sound = "slide"): Beat[] {
  return beat(flights(faces, from, to), sound);
}

const toCentre = (name: string): Told => (line, here) => fly(wordsIn(line, name), at(seatIn(line, "player"), here), "centre");

/** A card goes from the player to the target, or the other way. */
const between = (from: string, to: string, name = "card"): Told => (line, here) =>
  fly([wordIn(line, name)], at(seatIn(line, from), here), at(seatIn(line, to), here));

const fromPile: Told = (line, here) => fly([wordIn(line, "card")], "deck", at(seatIn(line, "player"), here));
const toPile: Told = (line, here) => fly([wordIn(line, "card")], at(seatIn(line, "player"), here), "deck");
const stir: Told = () => beat([{ kind: "pulse", at: "deck" }], "flip");

const out: Told = (line, here) => {
  const seat = seatIn(line, "player");
  const face = line.text.endsWith("imploded") ? "imploding_kitten.up" : line.text.endsWith("barked") ? "barking_kitten" : "exploding_kitten";
  const boom = { kind: "moment", name: "boom", face, note: String(seat), length: 1100 } as const;
  return [{ motions: [boom, { kind: "shake", at: at(seat, here) }], sound: "out" }];
};

/** A kitten is shown: large, unless somebody explodes by it in a moment. */
const show: Told = (line, { next }) => {
  if (FALLEN.some((one) => next.some((later) => later.text === `kittens-log-${one}`))) return [];
  const faces = [wordIn(line, "card")];
  return beat([{ kind: "reveal", at: "centre", to: "centre", faces, verdict: "", good: false }], "hit");
};

const attack: Told = (line, here) => beat([{ kind: "shake", at: at(seatIn(line, "target"), here) }], "hit");

const lay: Told = (line, here) => {
  const flight: Flight = { kind: "flight", from: "centre", to: at(seatIn(line, "target"), here), face: "ill_take_that" };
  return beat([flight], "slide");
};

const TOLD: Record<string, Told> = {
  play: toCentre("card"),
  "play-at": toCentre("card"),
  pair: toCentre("cards"),
  "pair-for": toCentre("cards"),
  triple: toCentre("cards"),
  five: toCentre("cards"),
  nope: (line, here) => fly(["nope"], at(seatIn(line, "player"), here), "centre", "seal"),
  cancelled: () => beat([{ kind: "shake", at: "centre" }], "flip"),
  draw: fromPile,
  "draw-bottom": fromPile,
  steal: between("target", "player"),
  demand: between("target", "player", "title"),
  favor: between("player", "target"),
  "hand-on": between("player", "target"),
  take: (line, here) => fly([wordIn(line, "title")], "discard", at(seatIn(line, "player"), here)),
  show,
  defuse: (line, here) => fly(["defuse"], at(seatIn(line, "player"), here), "discard", "heal"),
  put: toPile,
  bury: toPile,
  "bury-up": toPile,
  garbage: toPile,
  see: stir,
  share: stir,
  order: stir,
  shuffle: stir,
  swap: stir,
  catomic: stir,
  "garbage-done": stir,
  attack,
  bark: attack,
  lay,
  mark: (line, here) => beat([{ kind: "pulse", at: at(seatIn(line, "target"), here) }], "flip"),
  exploded: out,
  imploded: out,
  barked: out,
  "streaking-lost": out,
  "hand-shown": (line, here) => fly(wordsIn(line, "cards"), at(seatIn(line, "player"), here), "discard"),
  won: () => beat([], "win"),
};

/** The beats of one entry. */
export function script(line: Phrase, here: Here): Beat[] {
  return TOLD[line.text.replace("kittens-log-", "")]?.(line, here) ?? [];
}
