// What the games sound like: every sound is heard, ends when it should, and is never too loud. Rendered by the browser itself.
import { expect } from "vitest";
import type { Sound } from "../src/lib/animation.ts";
import { SCORES as BANG, VOICE as WOOD } from "../src/games/bang/sounds.ts";
import { SCORES as INTRIGO, VOICE as BELLS } from "../src/games/intrigo/sounds.ts";
import { SCORES as KITTENS, VOICE as POPS } from "../src/games/kittens/sounds.ts";
import { SCORES as TARGI, VOICE as DRUMS } from "../src/games/targi/sounds.ts";
import { LOUDEST, SCORES, type Score, type Voice, lengthOf, synthesise } from "../src/lib/synth.ts";
import { test } from "./users.ts";

const GAMES: Record<string, { voice: Voice; scores: Partial<Record<Sound, Score>> }> = {
  bang: { voice: WOOD, scores: BANG },
  kittens: { voice: POPS, scores: KITTENS },
  targi: { voice: DRUMS, scores: TARGI },
  intrigo: { voice: BELLS, scores: INTRIGO },
};
const RATE = 44_100;
const AFTER = 0.3; // seconds that are listened to after the end
const AUDIBLE = 0.001; // of the full volume: -60 dB
const QUIET = 0.02; // the loudest moment of a sound is louder than this

interface Heard {
  peak: number;
  /** When the last audible moment was, in seconds. */
  last: number;
}

interface Wanted {
  /** The code that plays a score, as text. */
  code: string;
  voice: Voice;
  score: Score;
  length: number;
  rate: number;
  loudest: number;
  audible: number;
}

/** Render a score in the page. */
async function listen({ code, voice, score, length, rate, loudest, audible }: Wanted): Promise<Heard> {
  const play = (0, eval)(`(${code})`) as typeof synthesise;
  const audio = new OfflineAudioContext(1, Math.ceil(length * rate), rate);
  const out = audio.createGain();
  out.gain.value = loudest;
  out.connect(audio.destination);
  play(audio, out, voice, score);
  const samples = (await audio.startRendering()).getChannelData(0);
  let peak = 0;
  let last = 0;
  samples.forEach((sample, i) => {
    peak = Math.max(peak, Math.abs(sample));
    if (Math.abs(sample) > audible) last = i / rate;
  });
  return { peak, last };
}

test("every sound of every game is heard, ends when it says, and never clips", async ({ users }) => {
  const ann = await users.named("Ann");
  await ann.page.goto("about:blank"); // no policy forbids the code there
  for (const [game, { voice, scores }] of Object.entries(GAMES)) {
    for (const [name, score] of Object.entries({ ...SCORES, ...scores })) {
      const length = lengthOf(score, voice);
      const { peak, last } = await ann.page.evaluate(listen, { code: synthesise.toString(), voice, score, length: length + AFTER, rate: RATE, loudest: LOUDEST, audible: AUDIBLE });
      const said = `${name} of ${game}: peak ${peak.toFixed(2)}, ${last.toFixed(2)} of ${length.toFixed(2)} s`;
      expect(peak, said).toBeGreaterThan(QUIET);
      expect(peak, said).toBeLessThan(1);
      expect(last, said).toBeLessThan(length + 0.01);
      expect(last, said).toBeGreaterThan(length * 0.35);
    }
  }
});
