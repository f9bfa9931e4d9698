// Sounds as plain data, and how they are synthesised on any audio context. Nothing here plays by itself or names a game.
import type { Sound } from "./animation";

/** The timbre of a game's sounds. */
export interface Voice {
  wave: OscillatorType;
  /** Factor of all pitches. */
  pitch: number;
  /** Length of a note, in seconds. */
  ring: number;
  /** Centre frequency of noise, in Hz. */
  rustle: number;
  /** Factor of the pitch at the end of a note. */
  fall: number;
}

/** A tone: pitch in Hz, start in seconds, volume; its length, last pitch and wave, if they are not those of the voice. */
export interface Tone {
  pitch: number;
  at: number;
  loud: number;
  length?: number;
  to?: number;
  wave?: OscillatorType;
}

/** Filtered noise: start and length in seconds, volume; its frequency and the last one, if they are not those of the voice. */
export interface Rustle {
  at: number;
  length: number;
  loud: number;
  pitch?: number;
  to?: number;
  /** How narrow the noise is; without it, wide. */
  narrow?: number;
}

export interface Score {
  tones: readonly Tone[];
  rustles: readonly Rustle[];
}

function tones(...all: [number, number, number][]): Tone[] {
  return all.map(([pitch, at, loud]) => ({ pitch, at, loud }));
}

const DRUMS = [0, 0.16, 0.32];

export const SCORES: Record<Sound, Score> = {
  slide: { tones: [], rustles: [{ at: 0, length: 0.16, loud: 0.35 }] },
  flip: { tones: tones([520, 0.02, 0.12]), rustles: [{ at: 0, length: 0.05, loud: 0.4 }] },
  turn: { tones: tones([523, 0, 0.4], [784, 0.13, 0.4]), rustles: [] },
  tick: { tones: tones([1040, 0, 0.16]), rustles: [] },
  hit: { tones: tones([130, 0, 0.7]), rustles: [{ at: 0, length: 0.12, loud: 0.7 }] },
  heal: { tones: tones([440, 0, 0.25], [554, 0.08, 0.25], [659, 0.16, 0.25]), rustles: [] },
  coin: { tones: [{ pitch: 1976, at: 0, loud: 0.2, length: 0.09, wave: "square" }, { pitch: 2637, at: 0.07, loud: 0.2, length: 0.32, wave: "square" }], rustles: [] },
  seal: { tones: tones([196, 0, 0.5]), rustles: [{ at: 0, length: 0.06, loud: 0.5 }] },
  out: { tones: tones([220, 0, 0.5], [165, 0.11, 0.5], [110, 0.22, 0.5]), rustles: [{ at: 0, length: 0.2, loud: 0.3 }] },
  win: { tones: tones([523, 0, 0.3], [659, 0.1, 0.3], [784, 0.2, 0.3], [1046, 0.32, 0.4], [1318, 0.5, 0.3]), rustles: [] },
  // A crack, the body of the powder, and its echo from the houses.
  shot: {
    tones: [{ pitch: 150, at: 0, loud: 0.9, length: 0.22, to: 38, wave: "triangle" }],
    rustles: [{ at: 0, length: 0.05, loud: 1, pitch: 3200 }, { at: 0.01, length: 0.3, loud: 0.7, pitch: 700, to: 180 }, { at: 0.26, length: 0.4, loud: 0.16, pitch: 500, to: 160 }],
  },
  // The crack of a shot that hits a stone, and the bullet that sings away.
  ricochet: {
    tones: [{ pitch: 2600, at: 0.04, loud: 0.26, length: 0.5, to: 700, wave: "sawtooth" }, { pitch: 2570, at: 0.04, loud: 0.2, length: 0.5, to: 690, wave: "sine" }],
    rustles: [{ at: 0, length: 0.05, loud: 0.9, pitch: 4200 }],
  },
  fuse: { tones: [], rustles: [{ at: 0, length: 2.6, loud: 0.35, pitch: 5200, to: 7600, narrow: 1.4 }, { at: 0.4, length: 0.05, loud: 0.3, pitch: 2600 }, { at: 1.3, length: 0.05, loud: 0.3, pitch: 3100 }, { at: 2.1, length: 0.05, loud: 0.3, pitch: 2400 }] },
  snip: { tones: [{ pitch: 3400, at: 0.05, loud: 0.3, length: 0.06, to: 1800, wave: "square" }], rustles: [{ at: 0, length: 0.04, loud: 0.7, pitch: 6000 }, { at: 0.09, length: 0.03, loud: 0.6, pitch: 5200 }] },
  // Up, over, and down: two voices a little apart, as a cat has them.
  meow: {
    tones: [{ pitch: 420, at: 0, loud: 0.3, length: 0.16, to: 900, wave: "sawtooth" }, { pitch: 900, at: 0.15, loud: 0.3, length: 0.3, to: 480, wave: "sawtooth" }, { pitch: 846, at: 0.02, loud: 0.12, length: 0.4, to: 950, wave: "sine" }],
    rustles: [{ at: 0.02, length: 0.35, loud: 0.08, pitch: 1800, narrow: 3 }],
  },
  boom: {
    tones: [{ pitch: 110, at: 0, loud: 1, length: 0.9, to: 24, wave: "triangle" }],
    rustles: [{ at: 0, length: 0.08, loud: 1, pitch: 2400 }, { at: 0, length: 1.1, loud: 0.9, pitch: 420, to: 60 }],
  },
  // Three drums and a horn.
  raid: {
    tones: [...DRUMS.map((at): Tone => ({ pitch: 92, at, loud: 0.8, length: 0.16, to: 58, wave: "sine" })), { pitch: 196, at: 0.5, loud: 0.3, length: 0.6, to: 208, wave: "sawtooth" }],
    rustles: DRUMS.map((at) => ({ at, length: 0.06, loud: 0.55, pitch: 620 })), // the skin, which the speaker of a phone has, too
  },
  // An oar goes in, and drops fall from it.
  water: {
    tones: [{ pitch: 640, at: 0.16, loud: 0.1, length: 0.07, to: 1250, wave: "sine" }, { pitch: 520, at: 0.27, loud: 0.08, length: 0.07, to: 1050, wave: "sine" }],
    rustles: [{ at: 0, length: 0.34, loud: 0.3, pitch: 900, to: 380, narrow: 0.9 }],
  },
};

/** The volume of a sound where everything is at its loudest. */
export const LOUDEST = 0.5;

/** How long a score sounds in a voice, in seconds. */
export function lengthOf(score: Score, voice: Voice): number {
  return Math.max(...score.tones.map(({ at, length = voice.ring }) => at + length), ...score.rustles.map(({ at, length }) => at + length));
}

/** Play a score on an audio context from now on. It uses nothing but its arguments, so that tests can send it into a page. */
export function synthesise(audio: BaseAudioContext, out: AudioNode, voice: Voice, score: Score): void {
  const whiteNoise = (): AudioBuffer => {
    const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    return buffer;
  };

  const fading = (start: number, length: number, loud: number): GainNode => {
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(loud, start + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    return gain;
  };

  for (const { pitch, at, loud, length = voice.ring, to, wave } of score.tones) {
    const start = audio.currentTime + at;
    const source = audio.createOscillator();
    source.type = wave ?? voice.wave;
    const from = wave ? pitch : pitch * voice.pitch; // a scored wave is exact, a plain tone has the pitch of the voice
    source.frequency.setValueAtTime(from, start);
    source.frequency.exponentialRampToValueAtTime(to ?? from * voice.fall, start + length);
    source.connect(fading(start, length, loud)).connect(out);
    source.start(start);
    source.stop(start + length);
  }

  const noise = score.rustles.length ? whiteNoise() : null;
  for (const { at, length, loud, pitch = voice.rustle, to = pitch, narrow = 1 } of score.rustles) {
    const start = audio.currentTime + at;
    const source = audio.createBufferSource();
    const filter = audio.createBiquadFilter();
    source.buffer = noise;
    source.loop = true;
    filter.type = "bandpass";
    filter.Q.value = narrow;
    filter.frequency.setValueAtTime(pitch, start);
    filter.frequency.exponentialRampToValueAtTime(to, start + length);
    source.connect(filter).connect(fading(start, length, loud)).connect(out);
    source.start(start);
    source.stop(start + length);
  }
}
