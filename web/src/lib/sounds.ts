// Synthesised sounds, off by default. Each game has its own voice. No sound is longer than 400 ms,
// and none carries information that is not visible.
import { app } from "./app.svelte";
import { gameClient, type Voice } from "./games";
import type { Sound } from "./animation";

const PLAIN: Voice = { wave: "sine", pitch: 1, ring: 0.2, rustle: 1800, fall: 1 };

/** One sound: tones (pitch in Hz, start, volume) and noise (start, length, volume). */
interface Score {
  tones: readonly (readonly [number, number, number])[];
  rustles: readonly (readonly [number, number, number])[];
}

export const SCORES: Record<Sound, Score> = {
  slide: { tones: [], rustles: [[0, 0.16, 0.35]] },
  flip: { tones: [[520, 0.02, 0.12]], rustles: [[0, 0.05, 0.4]] },
  turn: { tones: [[523, 0, 0.4], [784, 0.13, 0.4]], rustles: [] },
  tick: { tones: [[1040, 0, 0.16]], rustles: [] },
  hit: { tones: [[130, 0, 0.7]], rustles: [[0, 0.12, 0.7]] },
  heal: { tones: [[440, 0, 0.25], [554, 0.08, 0.25], [659, 0.16, 0.25]], rustles: [] },
  coin: { tones: [[1318, 0, 0.22], [1760, 0.06, 0.22]], rustles: [] },
  seal: { tones: [[196, 0, 0.5]], rustles: [[0, 0.06, 0.5]] },
  out: { tones: [[220, 0, 0.5], [165, 0.11, 0.5], [110, 0.22, 0.5]], rustles: [[0, 0.2, 0.3]] },
  win: { tones: [[523, 0, 0.3], [659, 0.07, 0.3], [784, 0.14, 0.3], [1046, 0.21, 0.35]], rustles: [] },
};

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Play a sound if sound is on. */
export function playSound(sound: Sound, game: string): void {
  if (!app.sound || app.volume === 0 || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const out = context.createGain();
  out.gain.value = app.volume * 0.5;
  out.connect(context.destination);
  const voice = gameClient(game)?.voice ?? PLAIN;
  for (const [pitch, when, loud] of SCORES[sound].tones) tone(context, out, voice, pitch, when, loud);
  for (const [when, length, loud] of SCORES[sound].rustles) rustle(context, out, voice, when, length, loud);
}

function tone(audio: AudioContext, out: GainNode, voice: Voice, pitch: number, when: number, loud: number): void {
  const start = audio.currentTime + when;
  const source = audio.createOscillator();
  const gain = fading(audio, start, voice.ring, loud);
  source.type = voice.wave;
  source.frequency.setValueAtTime(pitch * voice.pitch, start);
  source.frequency.exponentialRampToValueAtTime(pitch * voice.pitch * voice.fall, start + voice.ring);
  source.connect(gain).connect(out);
  source.start(start);
  source.stop(start + voice.ring);
}

function rustle(audio: AudioContext, out: GainNode, voice: Voice, when: number, length: number, loud: number): void {
  const start = audio.currentTime + when;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  noise ??= whiteNoise(audio);
  source.buffer = noise;
  filter.type = "bandpass";
  filter.frequency.value = voice.rustle;
  source.connect(filter).connect(fading(audio, start, length, loud)).connect(out);
  source.start(start);
  source.stop(start + length);
}

function fading(audio: AudioContext, start: number, length: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  return gain;
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
