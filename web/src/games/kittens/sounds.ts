// How Exploding Kittens sounds.
import type { Sound } from "../../lib/animation";
import type { Score, Voice } from "../../lib/synth";

export const VOICE: Voice = { wave: "sine", pitch: 1.25, ring: 0.12, rustle: 2600, fall: 1.5 }; // pops

/** The sounds that this game has in its own way. */
export const SCORES: Partial<Record<Sound, Score>> = {
  // A cat hisses.
  hit: { tones: [], rustles: [{ at: 0, length: 0.42, loud: 0.6, pitch: 3600, to: 1900, narrow: 1.2 }] },
};
