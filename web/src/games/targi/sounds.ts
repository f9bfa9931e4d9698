// How Targi sounds.
import type { Sound } from "../../lib/animation";
import type { Score, Voice } from "../../lib/synth";

export const VOICE: Voice = { wave: "sine", pitch: 0.5, ring: 0.22, rustle: 900, fall: 0.6 }; // drums

/** The sounds that this game has in its own way. */
export const SCORES: Partial<Record<Sound, Score>> = {
  // Goods are laid on wood.
  coin: { tones: [{ pitch: 430, at: 0, loud: 0.4, length: 0.1, to: 300, wave: "triangle" }, { pitch: 520, at: 0.09, loud: 0.4, length: 0.14, to: 340, wave: "triangle" }], rustles: [{ at: 0, length: 0.05, loud: 0.4, pitch: 1600 }, { at: 0.09, length: 0.06, loud: 0.4, pitch: 1300 }] },
};
