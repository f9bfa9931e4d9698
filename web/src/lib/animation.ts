// Animations of a board as plain data, and the queue that plays them in order. Nothing here draws or names a game.
//
// How a board uses it:
//   1. script.ts of the game turns one journal entry into beats: `(entry, context) => Beat[]`.
//   2. Its board model extends BoardModel (lib/board-model.svelte.ts), which owns a BoardAnimator and shows its view:
//      numbers change when things land.
//   3. Every place that things fly from or to has data-place: "seat-2", "deck", "discard", "centre", "hand",
//      "hand:CODE" for one card of the hand, or any name of the game's own; several names are separated by blanks.
//   4. <AnimationLayer {animator}>{#snippet face(code, width)}<Card {code} {width} />{/snippet}</AnimationLayer> is the last
//      child of the board, which is `position: relative`. An empty code is a card back.
// A beat stays as long as it matters (HOLDS), so that one can read what others do; docs/decisions/0019-the-beat.md.
// Players set speed and volume (app.setSpeed, app.setSound, app.setVolume). At speed "off" nothing waits. With reduced motion
// things fade in and leave a trace instead of moving.
import type { Phrase } from "./wording";

export type Sound = "slide" | "flip" | "turn" | "tick" | "hit" | "heal" | "coin" | "seal" | "out" | "win" | "shot" | "ricochet" | "fuse" | "snip" | "meow" | "boom" | "raid" | "water";

/** A card or token that moves from one place to another. */
export interface Flight {
  kind: "flight";
  from: string;
  to: string;
  face: string;
  /** An attack leaves a red trace. */
  blow?: boolean;
}

/** Cards shown large with a verdict on them, before they move to their place. */
export interface Reveal {
  kind: "reveal";
  at: string;
  to: string;
  faces: string[];
  verdict: string;
  good: boolean;
  /** How long they are shown, in milliseconds; without it, as long as a check. */
  length?: number;
}

/** A place that shakes once (it is hit) or pulses once (something happens to it). */
export interface Jolt {
  kind: "shake" | "pulse";
  at: string;
  note?: string;
}

/** A heading across the table, such as a new round. */
export interface Heading {
  kind: "heading";
  text: string;
}

/** An animation of one game, drawn by its board (snippet `custom`). */
export interface CustomMotion {
  kind: "custom";
  name: string;
  face: string;
  note: string;
  length: number;
}

export type Motion = Flight | Reveal | Jolt | Heading | CustomMotion;

/** How much a beat matters: how long it stays before the next one, in milliseconds at normal speed. One's own moves and all
 * but the last of several beats of an entry (`step`) stay no longer than they move. */
export const HOLDS = { own: 0, step: 0, quick: 500, play: 1200, round: 1400, aimed: 2000, moment: 2200 } as const;
export type Weight = keyof typeof HOLDS;

/** Motions that play together. `entry` is the journal entry that they show, `after` the board after it. */
export interface Beat {
  motions: Motion[];
  sound?: Sound;
  /** Without it, a play. */
  weight?: Weight;
  entry?: Phrase;
  /** What the entry means for the player, where it does not say so itself: the banner shows it, too. */
  note?: string;
  after?: unknown;
  /** How many journal entries are shown once this beat plays. */
  shownEntryCount?: number;
}

const DURATIONS = { flight: 420, reveal: 1300, shake: 420, pulse: 420, heading: 1400, custom: 0 } as const;
/** Delay between two flights of one beat, in milliseconds. */
export const STAGGER = 70;
/** Duration of a beat without movement, in milliseconds. */
export const FADE = 160;
/** A beat is never shortened to less than this share. */
const SHORTEST = 0.5;
/** How long all waiting beats may take before they are shortened, in milliseconds. */
export const PATIENCE = 12_000;
/** How long they may take at all: earlier ones are dropped, and their views are shown at once. */
const LONGEST_WAIT = 60_000;

/** How fast beats are played: `speed` is the factor of all times (0: no waiting), `still` means without movement. */
export interface Tempo {
  speed: number;
  still: boolean;
}

/** How long a beat moves, and how long it takes until the next one, in milliseconds. */
export interface Timing {
  move: number;
  whole: number;
}

/** How long a beat moves at normal speed, in milliseconds. */
export function normalDuration(beat: Beat): number {
  const lengths = beat.motions.map((motion) => ("length" in motion ? motion.length : undefined) ?? DURATIONS[motion.kind]);
  const flights = beat.motions.filter((motion) => motion.kind === "flight").length;
  return Math.max(0, ...lengths) + Math.max(0, flights - 1) * STAGGER;
}

function isMoment(beat: Beat): boolean {
  return beat.motions.some((motion) => motion.kind === "custom");
}

/** The timing of a beat that is not shortened. */
export function beatTiming(beat: Beat, { speed, still }: Tempo): Timing {
  const moves = normalDuration(beat);
  if (speed === 0) return moves === 0 ? { move: 0, whole: 0 } : { move: FADE, whole: FADE };
  const move = still && !isMoment(beat) ? Math.min(FADE, moves) : moves * speed;
  return { move, whole: Math.max(move, HOLDS[beat.weight ?? "play"] * speed) };
}

/** The timing of a beat while others wait: shortened if all of them, with this one, take longer than `patience`. A decision
 * that cannot wait (`urgent`) shortens as much as necessary; otherwise a moment of the game, and what is aimed at the player,
 * is never shortened. */
export function hurriedTiming(beat: Beat, tempo: Tempo, waiting: number, patience: number, urgent: boolean): Timing {
  const { move, whole } = beatTiming(beat, tempo);
  if (waiting + whole <= patience || tempo.speed === 0) return { move, whole };
  if ((isMoment(beat) || beat.weight === "aimed") && !urgent) return { move, whole };
  const share = Math.max(urgent ? 0 : SHORTEST, patience / (waiting + whole));
  return { move: move * share, whole: whole * share };
}

interface Batch<V> {
  beats: Beat[];
  view: V;
  /** The view is shown after this many of its beats: when the last flight or reveal is over. */
  viewAfter: number;
}

function batchOf<V>(beats: Beat[], view: V): Batch<V> {
  const last = beats.findLastIndex((beat) => beat.motions.some((motion) => motion.kind === "flight" || motion.kind === "reveal"));
  return { beats: [...beats], view, viewAfter: last + 1 };
}

export interface QueueListener<V> {
  /** Start a beat that moves for this time. */
  playBeat(beat: Beat, move: number): void;
  /** Show this view from now on. */
  showView(view: V): void;
  tempo(): Tempo;
  /** How long the waiting beats may take, and whether a decision cannot wait any longer. */
  patience(): { time: number; urgent: boolean };
  /** A beat is over, or something else about the queue has changed. */
  onChange(): void;
  /** The queue is empty. */
  onIdle(): void;
}

/** Plays beats in order, and shows each view after the beats that lead to it. It can be paused and played beat by beat. */
export class AnimationQueue<V> {
  private batches: Batch<V>[] = [];
  private playing = false;
  private stopped = false;
  private isPaused = false;
  /** Ends what the queue waits for: a movement, a rest, or a pause. */
  private endWait: (() => void) | null = null;
  private atPause = false;

  constructor(private readonly listener: QueueListener<V>) {}

  /** True if there is a newer view than the shown one. */
  get outdated(): boolean {
    return this.batches.some((batch) => batch.viewAfter >= 0);
  }

  get isPlaying(): boolean {
    return this.playing;
  }

  get paused(): boolean {
    return this.isPaused;
  }

  get waitingBeats(): number {
    return this.batches.reduce((sum, batch) => sum + batch.beats.length, 0);
  }

  /** How many journal entries the waiting beats show, without this one. */
  waitingEntries(without: Phrase | undefined): number {
    return new Set(this.batches.flatMap((batch) => batch.beats.map((beat) => beat.entry)).filter((entry) => entry !== without)).size;
  }

  /** True if a waiting beat is not one's own move. */
  get waitsForOthers(): boolean {
    return this.batches.some((batch) => batch.beats.some((beat) => beat.weight !== "own"));
  }

  /** How long the waiting beats take, in milliseconds. */
  private get waitingTime(): number {
    return this.batches.reduce((sum, batch) => sum + this.timeOf(batch), 0);
  }

  private timeOf({ beats }: Batch<V>): number {
    const tempo = this.listener.tempo();
    return beats.reduce((sum, beat) => sum + beatTiming(beat, tempo).whole, 0);
  }

  /** Add a view and the beats that lead to it. If too much waits, the earliest beats are dropped. */
  add(beats: Beat[], view: V): void {
    this.batches.push(batchOf(beats, view));
    this.dropEarliest();
    if (!this.playing) void this.run();
    this.listener.onChange();
  }

  /** Drop all waiting beats and show this view at once. */
  skip(view: V): void {
    this.batches = [];
    this.listener.showView(view);
    this.next();
  }

  /** End the current beat; while paused, play the next one. */
  next(): void {
    this.endWait?.();
  }

  setPaused(paused: boolean): void {
    this.isPaused = paused;
    if (!paused && this.atPause) this.endWait?.();
    this.listener.onChange();
  }

  stop(): void {
    this.stopped = true;
    this.batches = [];
    this.endWait?.();
  }

  private dropEarliest(): void {
    for (let time = this.waitingTime; time > LONGEST_WAIT && this.batches.length > 1; ) {
      const [first] = this.batches.splice(0, 1) as [Batch<V>];
      time -= this.timeOf(first);
      if (first.viewAfter >= 0) this.listener.showView(first.view);
    }
  }

  private async run(): Promise<void> {
    this.playing = true;
    for (let batch = this.batches[0]; batch && !this.stopped; batch = this.batches[0]) {
      this.showViewWhenDue(batch);
      if (!batch.beats.length) {
        this.batches.shift();
        this.listener.onChange();
        continue;
      }
      if (this.isPaused) await this.resumed();
      if (this.batches[0] === batch) await this.play(batch);
      this.listener.onChange();
    }
    this.playing = false;
    this.listener.onIdle();
  }

  /** Play the next beat of a batch; its view is shown when the last thing has landed, and the beat stays a while longer. */
  private async play(batch: Batch<V>): Promise<void> {
    const beat = batch.beats.shift() as Beat;
    const { time, urgent } = this.listener.patience();
    const { move, whole } = hurriedTiming(beat, this.listener.tempo(), this.waitingTime, time, urgent);
    this.listener.playBeat(beat, move);
    const wasEnded = await this.wait(move);
    if (this.batches[0] === batch) {
      batch.viewAfter--;
      this.showViewWhenDue(batch);
    }
    if (!wasEnded) await this.wait(whole - move);
  }

  private showViewWhenDue(batch: Batch<V>): void {
    if (batch.viewAfter !== 0) return;
    batch.viewAfter = -1;
    this.listener.showView(batch.view);
  }

  /** Wait; true if the player has ended it. */
  private async wait(time: number): Promise<boolean> {
    if (time <= 0) return false;
    const wasEnded = await new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(false), time);
      this.endWait = () => {
        clearTimeout(timer);
        resolve(true);
      };
    });
    this.endWait = null;
    return wasEnded;
  }

  /** Wait until the player goes on, or wants the next beat. */
  private async resumed(): Promise<void> {
    this.atPause = true;
    await new Promise<void>((resolve) => (this.endWait = resolve));
    this.endWait = null;
    this.atPause = false;
  }
}

/** Flights of several cards between the same places. */
export function flights(faces: readonly string[], from: string, to: string, blow = false): Flight[] {
  return faces.slice(0, 6).map((face) => ({ kind: "flight", from, to, face, blow }));
}

/** A beat that only gives time to read its entry. */
export const READING: Beat = { motions: [], weight: "quick" };

/** These beats with a weight; without one, as they are. */
export function weighted(beats: readonly Beat[], weight: Weight | undefined): Beat[] {
  return beats.map((beat) => (weight ? { ...beat, weight } : beat));
}

/** Places that change all the time, and would only be noise among marked ones. */
const UNMARKED = /^(deck|discard|centre|hand|nowhere|prompt|tray|taken|court|stack-)/;

/** The places that beats of others have changed: the ends of flights, and what was hit. Small things are not marked. */
export function changedPlaces(beats: readonly Beat[]): string[] {
  const motions = beats.flatMap(({ weight, motions }) => (weight === "own" || weight === "quick" ? [] : motions));
  const places = motions.flatMap((motion) => (motion.kind === "flight" || motion.kind === "reveal" ? motion.to : "at" in motion ? motion.at : []));
  return [...new Set(places)].filter((place) => !UNMARKED.test(place));
}
