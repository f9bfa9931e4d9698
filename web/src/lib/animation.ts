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
// Players set speed and volume (app.setSpeed, app.setSound, app.setVolume). At speed "off", or with reduced motion, things
// fade in and leave a trace instead.
import type { Phrase } from "./wording";

export type Sound = "slide" | "flip" | "turn" | "tick" | "hit" | "heal" | "coin" | "seal" | "out" | "win";

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
}

/** A place that shakes once (it is hit) or pulses once (something happens to it). */
export interface Jolt {
  kind: "shake" | "pulse";
  at: string;
  note?: string;
}

/** An animation of one game, drawn by its board (snippet `custom`). */
export interface CustomMotion {
  kind: "custom";
  name: string;
  face: string;
  note: string;
  length: number;
}

export type Motion = Flight | Reveal | Jolt | CustomMotion;

/** Motions that play together. `entry` is the journal entry that they show, `after` the board after it. */
export interface Beat {
  motions: Motion[];
  sound?: Sound;
  entry?: Phrase;
  after?: unknown;
  /** How many journal entries are shown once this beat plays. */
  shownEntryCount?: number;
}

const DURATIONS = { flight: 420, reveal: 1300, shake: 420, pulse: 420 } as const;
/** Delay between two flights of one beat, in milliseconds. */
export const STAGGER = 70;
/** Duration of a beat without movement, in milliseconds. */
export const FADE = 160;
const SHORTENED = 200;
const MANY_WAITING = 3;
const TOO_MANY_WAITING = 24;

/** The duration of a beat at normal speed, in milliseconds. */
export function normalDuration(beat: Beat): number {
  const lengths = beat.motions.map((motion) => (motion.kind === "custom" ? motion.length : DURATIONS[motion.kind]));
  const flights = beat.motions.filter((motion) => motion.kind === "flight").length;
  return Math.max(0, ...lengths) + Math.max(0, flights - 1) * STAGGER;
}

/** The duration at this speed. It is shortened while many beats wait, except for custom motions. */
export function beatDuration(beat: Beat, waitingBeats: number, speed: number): number {
  const whole = normalDuration(beat);
  if (whole === 0) return 0;
  const wanted = speed === 0 ? FADE : whole * speed;
  const custom = beat.motions.some((motion) => motion.kind === "custom");
  return waitingBeats > MANY_WAITING && !custom ? Math.min(SHORTENED, wanted) : wanted;
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
  /** Play a beat for `time` milliseconds; resolves when it is over. */
  playBeat(beat: Beat, time: number): Promise<void>;
  /** Show this view from now on. */
  showView(view: V): void;
  /** Factor of all durations (0: no movement). */
  speed(): number;
  /** The queue is empty. */
  onIdle(): void;
}

/** Plays beats in order, and shows each view after the beats that lead to it. */
export class AnimationQueue<V> {
  private batches: Batch<V>[] = [];
  private playing = false;
  private stopped = false;

  constructor(private readonly listener: QueueListener<V>) {}

  /** True if there is a newer view than the shown one. */
  get outdated(): boolean {
    return this.batches.some((batch) => batch.viewAfter >= 0);
  }

  get isPlaying(): boolean {
    return this.playing;
  }

  get waitingBeats(): number {
    return this.batches.reduce((sum, batch) => sum + batch.beats.length, 0);
  }

  /** Add a view and the beats that lead to it. If too many wait, they are all skipped. */
  add(beats: Beat[], view: V): void {
    if (this.waitingBeats + beats.length > TOO_MANY_WAITING) {
      this.skip(view);
      return;
    }
    this.batches.push(batchOf(beats, view));
    if (!this.playing) void this.run();
  }

  /** Drop all waiting beats and show this view at once. */
  skip(view: V): void {
    this.batches = [];
    this.listener.showView(view);
  }

  stop(): void {
    this.stopped = true;
    this.batches = [];
  }

  private async run(): Promise<void> {
    this.playing = true;
    for (let batch = this.batches[0]; batch && !this.stopped; batch = this.batches[0]) {
      if (batch.viewAfter === 0) {
        batch.viewAfter = -1;
        this.listener.showView(batch.view);
      }
      const beat = batch.beats.shift();
      if (!beat) {
        if (this.batches[0] === batch) this.batches.shift();
        continue;
      }
      await this.listener.playBeat(beat, beatDuration(beat, this.waitingBeats, this.listener.speed()));
      if (this.batches[0] === batch) batch.viewAfter--;
    }
    this.playing = false;
    this.listener.onIdle();
  }
}

/** Flights of several cards between the same places. */
export function flights(faces: readonly string[], from: string, to: string, blow = false): Flight[] {
  return faces.slice(0, 6).map((face) => ({ kind: "flight", from, to, face, blow }));
}
