// How Intrigo sounds.
import type { Sound } from "../../lib/animation";
import type { Score, Voice } from "../../lib/synth";

export const VOICE: Voice = { wave: "sine", pitch: 1, ring: 0.38, rustle: 2000, fall: 1 }; // bells

/** The sounds that this game has in its own way. */
export const SCORES: Partial<Record<Sound, Score>> = {
  // A seal is pressed into wax, and a bell of the palace answers.
  seal: { tones: [{ pitch: 392, at: 0.05, loud: 0.4, length: 0.9, to: 390, wave: "sine" }, { pitch: 1046, at: 0.05, loud: 0.12, length: 0.5, to: 1042, wave: "sine" }], rustles: [{ at: 0, length: 0.07, loud: 0.5, pitch: 500 }] },
  // A dagger is drawn.
  hit: { tones: [{ pitch: 2200, at: 0, loud: 0.12, length: 0.35, to: 3400, wave: "sawtooth" }], rustles: [{ at: 0, length: 0.3, loud: 0.35, pitch: 3000, to: 6000, narrow: 2 }] },
};
