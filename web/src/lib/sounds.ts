// Synthesised sounds, on after the first press of a player until they switch them off. Each game has its own voice, and may
// score a sound in its own way (games/<game>/sounds.ts). None carries information that is not visible.
import { app } from "./app.svelte";
import { gameClient } from "./games";
import type { Sound } from "./animation";
import { LOUDEST, SCORES, synthesise, type Voice } from "./synth";

const PLAIN: Voice = { wave: "sine", pitch: 1, ring: 0.2, rustle: 1800, fall: 1 };
let context: AudioContext | null = null;

/** Pages may sound and vibrate only after somebody has pressed something. */
function isAllowed(): boolean {
  return app.sound && app.volume > 0 && ((navigator as Partial<Navigator>).userActivation?.hasBeenActive ?? true);
}

/** Play a sound if sound is on. A machine without sound plays on in silence. */
export function playSound(sound: Sound, game: string): void {
  if (typeof AudioContext === "undefined" || !isAllowed()) return;
  try {
    context ??= new AudioContext();
  } catch {
    return;
  }
  if (context.state === "suspended") context.resume().catch(() => undefined);
  const out = context.createGain();
  out.gain.value = app.volume * LOUDEST;
  out.connect(context.destination);
  const client = gameClient(game);
  synthesise(context, out, client?.voice ?? PLAIN, client?.scores?.[sound] ?? SCORES[sound]);
}

/** Let a phone vibrate, for this many milliseconds, if sound is on. */
export function vibrate(time: number): void {
  if (isAllowed() && typeof navigator.vibrate === "function") navigator.vibrate(time);
}
