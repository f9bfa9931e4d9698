// The rhythm of a table: the time from each event to the next on the page of a newcomer who plays against bots.
import type { Browser } from "playwright-core";
import { User } from "./user.ts";
import { RandomPlayer } from "./random-player.ts";

const GAMES = { bang: 5, kittens: 4, targi: 2, intrigo: 4 };
const LENGTH = 75_000; // ms of play in each game
const THOUGHT = 1500; // ms that a newcomer thinks before each press
const LIMITS = [0.2, 0.5, 1, 1.5, 2, 3]; // seconds, upper ends of the histogram's columns

/** A line of the log, with the time when the page showed it. */
interface Shown {
  at: number;
  text: string;
}

interface Rhythm {
  game: string;
  lines: number;
  /** Seconds from each line of others to the next line, without the waits for the newcomer. */
  gaps: number[];
  /** Seconds for which each kind of event of others was shown. */
  held: Record<string, number[]>;
}

interface Recorder {
  shown: Shown[];
  sent: number[];
  /** When each event began to be shown, with its number and kind; without a kind, nothing is shown any more. */
  beats: { at: number; kind: string }[];
}

/** Note in the page when lines of the log appear, and when the newcomer sends a choice. */
async function record(user: User): Promise<void> {
  await user.page.addInitScript(() => {
    const recorder: Recorder = { shown: [], sent: [], beats: [] };
    Object.assign(globalThis, { recorder });
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (data) {
      if (String(data).includes('"choose"')) recorder.sent.push(performance.now());
      send.call(this, data);
    };
    new MutationObserver((changes) => {
      for (const { target, attributeName } of changes) {
        if (attributeName === "data-beat") recorder.beats.push({ at: performance.now(), kind: (target as Element).getAttribute("data-beat")?.split(" ")[1] ?? "" });
      }
      for (const node of changes.flatMap((change) => [...change.addedNodes])) {
        if (!(node instanceof HTMLElement) || !node.matches("[role=log] li") || node.matches(".turn")) continue;
        recorder.shown.push({ at: performance.now(), text: node.textContent.trim() });
      }
    }).observe(document, { childList: true, subtree: true, attributeFilter: ["data-beat"] });
  });
}

/** How long each kind of event was shown; one that has steps counts as a whole. */
function heldTimes(beats: Recorder["beats"]): Record<string, number[]> {
  const found: Record<string, number[]> = {};
  let begun = -1;
  beats.forEach(({ at, kind }, i) => {
    if (!kind || kind === "own") return void (begun = -1);
    if (begun < 0) begun = at;
    if (kind === "step") return;
    const next = beats[i + 1];
    if (next) (found[kind] ??= []).push((next.at - begun) / 1000);
    begun = -1;
  });
  return found;
}

function rhythmOf(game: string, { shown, sent, beats }: Recorder): Rhythm {
  const gaps: number[] = [];
  shown.forEach(({ at, text }, i) => {
    const next = shown[i + 1];
    const own = /^you\b/i.test(text);
    if (!next || own || sent.some((time) => time >= at && time <= next.at)) return;
    gaps.push((next.at - at) / 1000);
  });
  return { game, lines: shown.length, gaps, held: heldTimes(beats) };
}

/** A newcomer's run of one game, on a new browser with all settings as they come. */
async function play(browser: Browser, host: string, game: string, seats: number): Promise<Rhythm> {
  const user = await (await User.connect(browser, host, { still: false })).setName("Nell");
  await record(user);
  const bots = Array.from({ length: seats - 1 }, () => "greedy");
  const id = await user.openTable({ settings: { game, seats, clock: { kind: "none" } }, seat: 0, bots, start: true });
  await user.goto(`t/${id}`);
  await user.waitUntil(() => user.view !== null);
  const player = new RandomPlayer(user, "mouse", 7, THOUGHT);
  const end = Date.now() + LENGTH;
  await player.play(() => Date.now() > end);
  const recorder = await user.page.evaluate(() => (globalThis as unknown as { recorder: Recorder }).recorder);
  for (const fault of user.errors) console.error(fault);
  await user.close();
  return rhythmOf(game, recorder);
}

export async function measureRhythm(browser: Browser, host: string): Promise<Rhythm[]> {
  const found: Rhythm[] = [];
  for (const [game, seats] of Object.entries(GAMES)) found.push(await play(browser, host, game, seats));
  return found;
}

function middle(values: number[]): string {
  const found = [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
  return found === undefined ? "–" : found.toFixed(1);
}

function histogram(gaps: number[]): string[] {
  const starts = [0, ...LIMITS];
  return starts.map((from, i) => {
    const to = LIMITS[i] ?? Infinity;
    const count = gaps.filter((gap) => gap >= from && gap < to).length;
    const name = to === Infinity ? `over ${from} s` : `${from}–${to} s`;
    return `  ${name.padEnd(10)} ${String(count).padStart(4)} ${"▇".repeat(Math.round((40 * count) / Math.max(1, gaps.length)))}`;
  });
}

export function printRhythm(found: Rhythm[]): void {
  console.log("\nthe rhythm of a table: time from each line about others to the next, while a newcomer watches");
  for (const { game, lines, gaps, held } of found) {
    console.log(`${game}: ${lines} lines, ${gaps.length} times, middle ${middle(gaps)} s`);
    for (const row of histogram(gaps)) console.log(row);
    const kinds = Object.entries(held).map(([kind, times]) => `${kind} ${times.length}: middle ${middle(times)} s, shortest ${Math.min(...times).toFixed(1)} s`);
    console.log(`  shown for: ${kinds.join("; ")}`);
  }
}
