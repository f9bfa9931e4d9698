// What moves on a board, as plain data, and the order in which it is shown. Nothing here draws or knows a game.
//
// How a board uses it :
//   1. script.ts of the game turns one journal entry into beats: `(line, around) => Beat[]`.
//   2. const stage = new Stage(script, "<game>");             lib/motion.svelte.ts
//      $effect.pre(() => stage.see(live, seat));             `live` is the view that the board is given
//      const view = $derived(stage.shown ?? live);           draw this one: its numbers change when things land
//      const options = $derived(stage.behind ? [] : view.options);
//   3. Every place that things fly from or to carries data-place: "seat-2", "deck", "discard", "centre", "hand",
//      "hand:CODE" for one card of the hand, or any name of the game's own; several names are separated by blanks.
//   4. <Flights {stage}>{#snippet face(code, width)}<Card {code} {width} />{/snippet}</Flights> as the last child of the
//      board, which is `position: relative`. An empty code is a back.
// How fast and how loud is the player's choice: app.speed and app.hurry(), app.sound and app.hear(), app.volume and
// app.turnTo(). At speed "off", or where the system asks for less movement, things fade in and leave a trace instead.
import type { Argument, Phrase } from "./wording";

export type Sound = "slide" | "flip" | "turn" | "tick" | "hit" | "heal" | "coin" | "seal" | "out" | "win";

/** A card or token that travels from place to place. */
export interface Flight {
  kind: "flight";
  from: string;
  to: string;
  face: string;
  /** A blow leaves a red trace, everything else a plain one. */
  blow?: boolean;
}

/** Cards turned over large, with a verdict stamped on them, before they go where they belong. */
export interface Reveal {
  kind: "reveal";
  at: string;
  to: string;
  faces: string[];
  verdict: string;
  good: boolean;
}

/** A place that is hit (shakes once) or that something happens to (lights up once). */
export interface Jolt {
  kind: "shake" | "pulse";
  at: string;
  note?: string;
}

/** Something that only this game shows, drawn by its board (snippet `moment`). */
export interface Moment {
  kind: "moment";
  name: string;
  face: string;
  note: string;
  length: number;
}

export type Motion = Flight | Reveal | Jolt | Moment;

/** What is shown at once. `line` is the entry of the journal that it comes from, `after` the game's board behind it. */
export interface Beat {
  motions: Motion[];
  sound?: Sound;
  line?: Phrase;
  after?: unknown;
  /** So much of the journal has been told when this is shown. */
  told?: number;
}

const LENGTHS = { flight: 420, reveal: 1300, shake: 420, pulse: 420 } as const;
/** Several cards of one beat set out one after the other. */
export const STAGGER = 70;
/** Without movement: how long what has happened fades in. */
export const STILL = 160;
const HURRIED = 200;
const MANY = 3;
const TOO_MANY = 24;

/** How long a beat takes at normal speed, in milliseconds. */
export function lengthOf(beat: Beat): number {
  const lengths = beat.motions.map((motion) => (motion.kind === "moment" ? motion.length : LENGTHS[motion.kind]));
  const flights = beat.motions.filter((motion) => motion.kind === "flight").length;
  return Math.max(0, ...lengths) + Math.max(0, flights - 1) * STAGGER;
}

/** How long a beat takes for this player, while so many others wait behind it; a moment of the game is never hurried. */
export function pace(beat: Beat, waiting: number, speed: number): number {
  const whole = lengthOf(beat);
  if (whole === 0) return 0;
  const wanted = speed === 0 ? STILL : whole * speed;
  const great = beat.motions.some((motion) => motion.kind === "moment");
  return waiting > MANY && !great ? Math.min(HURRIED, wanted) : wanted;
}

interface Batch<V> {
  beats: Beat[];
  view: V;
  /** After how many of its beats the view is shown: when the last thing has landed or has been seen. */
  shownAfter: number;
}

function batchOf<V>(beats: Beat[], view: V): Batch<V> {
  const last = beats.findLastIndex((beat) => beat.motions.some((motion) => motion.kind === "flight" || motion.kind === "reveal"));
  return { beats: [...beats], view, shownAfter: last + 1 };
}

export interface Player<V> {
  /** Show a beat for so long; done when it is over. */
  perform(beat: Beat, time: number): Promise<void>;
  /** From now on this is the view on the table. */
  show(view: V): void;
  /** How fast this player wants it (0: no movement). */
  speed(): number;
  /** Nothing is left to show. */
  rest(): void;
}

/** Views and the beats that lead to them, one after the other. */
export class Queue<V> {
  private batches: Batch<V>[] = [];
  private running = false;
  private stopped = false;

  constructor(private readonly player: Player<V>) {}

  /** Is there a newer view than the one on the table? */
  get behind(): boolean {
    return this.batches.some((batch) => batch.shownAfter >= 0);
  }

  /** Is something being shown? */
  get moving(): boolean {
    return this.running;
  }

  /** How many beats are still to come. */
  get waiting(): number {
    return this.batches.reduce((sum, batch) => sum + batch.beats.length, 0);
  }

  /** A new view, and what has led to it. Where too much waits, nobody wants to see it any more. */
  add(beats: Beat[], view: V): void {
    if (this.waiting + beats.length > TOO_MANY) {
      this.skip(view);
      return;
    }
    this.batches.push(batchOf(beats, view));
    if (!this.running) void this.run();
  }

  /** Show this view at once, whatever was to come. */
  skip(view: V): void {
    this.batches = [];
    this.player.show(view);
  }

  stop(): void {
    this.stopped = true;
    this.batches = [];
  }

  private async run(): Promise<void> {
    this.running = true;
    for (let batch = this.batches[0]; batch && !this.stopped; batch = this.batches[0]) {
      if (batch.shownAfter === 0) {
        batch.shownAfter = -1;
        this.player.show(batch.view);
      }
      const beat = batch.beats.shift();
      if (!beat) {
        if (this.batches[0] === batch) this.batches.shift();
        continue;
      }
      await this.player.perform(beat, pace(beat, this.waiting, this.player.speed()));
      if (this.batches[0] === batch) batch.shownAfter--;
    }
    this.running = false;
    this.player.rest();
  }
}

/** The seat that an entry of the journal names; -1: nobody, or nobody that one may know. */
export function seatIn(line: Phrase, name: string): number {
  const found = line.arguments[name];
  return found !== undefined && typeof found === "object" && "seat" in found ? (found.seat ?? -1) : -1;
}

/** The words (cards, characters …) of an argument; what is hidden is an empty one. */
export function codesOf(argument: Argument | undefined): string[] {
  if (argument === undefined || typeof argument === "number" || "seat" in argument) return [];
  return (Array.isArray(argument) ? argument : [argument]).map((one) => one.word ?? "");
}

/** The words that an entry names. */
export function wordsIn(line: Phrase, name: string): string[] {
  return codesOf(line.arguments[name]);
}

export function wordIn(line: Phrase, name: string): string {
  return wordsIn(line, name)[0] ?? "";
}

export function numberIn(line: Phrase, name: string): number {
  const found = line.arguments[name];
  return typeof found === "number" ? found : 0;
}

/** The flights of several cards on the same way. */
export function flights(faces: readonly string[], from: string, to: string, blow = false): Flight[] {
  return faces.slice(0, 6).map((face) => ({ kind: "flight", from, to, face, blow }));
}
