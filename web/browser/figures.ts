// `make figures`: how large the client is, how quick its pages are on a slow phone, how fast events follow each other, and
// what an evening leaves in a tab. The word "rhythm" on the command line chooses the events alone.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright-core";
import { measureMemory } from "./memory.ts";
import { measureRhythm, printRhythm } from "./rhythm.ts";
import { ROOT, startBrowser, startHost } from "./host.ts";
import { findPositions } from "./find-positions.ts";
import { PHONE, User } from "./user.ts";

// The slow phone: a quarter of this machine's speed, and a slow mobile network, as Lighthouse assumes them.
const SLOWER = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
const RUNS = 3;
const PRESSES = 8;

interface Times {
  paint: number;
  largest: number;
  blocked: number;
  transferred: number;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} kB`;
}

function middle(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** Every part of the client with its size as it is and with gzip, the largest first. */
function sizes(): void {
  const folder = join(ROOT, "src", "igroteka", "server", "pages", "assets");
  const parts = readdirSync(folder)
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => ({ name, file: readFileSync(join(folder, name)) }))
    .map(({ name, file }) => ({ name, plain: file.length, packed: gzipSync(file, { level: 9 }).length }))
    .sort((one, other) => other.packed - one.packed);
  console.log("part                                          plain      gzip");
  for (const { name, plain, packed } of parts) console.log(`${name.padEnd(40)} ${kilobytes(plain).padStart(10)} ${kilobytes(packed).padStart(9)}`);
  const sum = parts.reduce((all, one) => all + one.packed, 0);
  console.log(`${"all scripts and styles".padEnd(40)} ${"".padStart(10)} ${kilobytes(sum).padStart(9)}\n`);
}

async function slowDown(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send("Network.enable");
  await tools.send("Network.emulateNetworkConditions", NETWORK);
  await tools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
}

/** What the browser itself has measured since the page began to load. */
async function measured(page: Page): Promise<Times> {
  return page.evaluate(async () => {
    const read = (type: string) =>
      new Promise<PerformanceEntryList>((done) => {
        const observer = new PerformanceObserver((list) => done(list.getEntries()));
        observer.observe({ type, buffered: true });
        setTimeout(() => done([]), 300);
      });
    const paints = await read("paint");
    const largest = await read("largest-contentful-paint");
    const tasks = await read("longtask");
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const first = performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming;
    return {
      paint: paints.find((one) => one.name === "first-contentful-paint")?.startTime ?? NaN,
      largest: largest.at(-1)?.startTime ?? NaN,
      blocked: tasks.reduce((sum, one) => sum + Math.max(0, one.duration - 50), 0),
      transferred: files.reduce((sum, one) => sum + one.transferSize, first.transferSize),
    };
  });
}

/** How long each of some presses takes until it is painted. */
async function presses(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const seen = ((globalThis as unknown as { seen: number[] }).seen = []);
    new PerformanceObserver((list) => {
      for (const one of list.getEntries()) if (one.name === "pointerup" || one.name === "click") (seen as number[]).push(one.duration);
    }).observe({ type: "event", durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
  const hand = page.getByRole("main").getByRole("listitem").getByRole("button");
  const count = await hand.count();
  for (let number = 0; number < PRESSES; number++) {
    await hand.nth(number % count).tap({ force: true }).catch(() => undefined);
    await page.waitForTimeout(250);
  }
  const found = await page.evaluate(() => (globalThis as unknown as { seen: number[] }).seen);
  return found.length ? found : [16];
}

async function visit(user: User, path: string): Promise<Times> {
  await slowDown(user.page);
  await user.goto(path);
  await user.page.getByRole("main").getByRole("button").first().waitFor({ timeout: 120_000 });
  await user.page.waitForTimeout(2000);
  return measured(user.page);
}

function print(name: string, all: Times[]): void {
  const of = (key: keyof Times) => middle(all.map((one) => one[key]));
  const first = `first paint ${of("paint").toFixed(0)} ms, largest ${of("largest").toFixed(0)} ms`;
  console.log(`${name.padEnd(28)} ${first}, blocked ${of("blocked").toFixed(0)} ms, transferred ${kilobytes(of("transferred"))}`);
}

async function main(): Promise<void> {
  const rhythmAlone = process.argv.includes("rhythm");
  if (!rhythmAlone) sizes();
  const host = await startHost();
  const browser = await startBrowser();
  try {
    if (!rhythmAlone) await measurePages(browser, host.url);
    printRhythm(await measureRhythm(browser, host.url));
  } finally {
    await browser.close();
    await host.end();
  }
}

async function measurePages(browser: Browser, host: string): Promise<void> {
  const [position] = findPositions([{ game: "bang", seats: 7, choices: 60, asks: "bang-ask-play" }]);
  console.log(`a slow phone: processor ${SLOWER} times slower, 1.6 Mbit/s, 150 ms; middle of ${RUNS}`);
  const home: Times[] = [];
  const board: Times[] = [];
  const pressed: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const guest = await User.connect(browser, host, { device: PHONE });
    home.push(await visit(guest, "./"));
    await guest.close();
    const ann = await (await User.connect(browser, host, { device: PHONE })).setName("Ann");
    const bots = Array.from({ length: 6 }, () => "greedy");
    const id = await ann.openTable({ settings: { game: "bang", seats: 7, pace: 5000, clock: { kind: "none" } }, seat: 0, bots, position, start: true });
    board.push(await visit(ann, `t/${id}`));
    pressed.push(...(await presses(ann.page)));
    await ann.close();
  }
  print("home", home);
  print("a table of BANG! for 7", board);
  console.log(`from a press to its paint: middle ${middle(pressed).toFixed(0)} ms, longest ${Math.max(...pressed).toFixed(0)} ms of ${pressed.length}`);
  console.log("\nan evening in one tab: what is left on the first page after each game");
  for (const { game, heap, nodes, listeners } of await measureMemory(browser, host)) {
    console.log(`${game.padEnd(10)} heap ${(heap / 2 ** 20).toFixed(1).padStart(6)} MB, ${String(nodes).padStart(6)} nodes, ${String(listeners).padStart(5)} listeners`);
  }
}

await main();
