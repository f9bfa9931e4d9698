// How BANG! sounds.
import type { Sound } from "../../lib/animation";
import type { Score, Voice } from "../../lib/synth";

export const VOICE: Voice = { wave: "triangle", pitch: 0.75, ring: 0.16, rustle: 1400, fall: 0.72 }; // wood

/** The sounds that this game has in its own way. */
export const SCORES: Partial<Record<Sound, Score>> = {
  // A bullet that hits: wood and a groan.
  hit: { tones: [{ pitch: 190, at: 0, loud: 0.7, length: 0.2, to: 70, wave: "triangle" }], rustles: [{ at: 0, length: 0.07, loud: 0.8, pitch: 900 }] },
  // A duel: a clock strikes twice, far away.
  raid: { tones: [{ pitch: 330, at: 0, loud: 0.45, length: 0.7, to: 328, wave: "sine" }, { pitch: 660, at: 0, loud: 0.15, length: 0.4, to: 658, wave: "sine" }, { pitch: 330, at: 0.8, loud: 0.45, length: 0.8, to: 328, wave: "sine" }], rustles: [] },
};
