// A real host on a free port with data of its own, and a real Chromium: what every test in a browser needs.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, openSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "playwright-core";
import { installedBrowser } from "./installed-browser.ts";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));
export const PYTHON = join(ROOT, ".venv", "bin", "python");
const START = 120_000; // ms that a host may take to start
const END = 20_000; // ms that it may take to end
const SWITCHES = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--font-render-hinting=none"];
/** Pages of tests live for seconds: what Chromium spends on making their scripts quick costs more than it saves. */
export const SHORT_LIVED = ["--js-flags=--no-maglev,--no-opt"];

/** A running host; `end` ends it with everything that it has started. */
export interface Host {
  readonly url: string;
  end(): Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === "string") throw new Error("no port is free");
  return address.port;
}

async function isWell(url: string): Promise<boolean> {
  return fetch(`${url}healthz`).then(
    (answer) => answer.ok,
    () => false,
  );
}

async function waitUntilWell(url: string, process: ChildProcess, log: string): Promise<void> {
  for (const limit = Date.now() + START; Date.now() < limit && process.exitCode === null; ) {
    if (await isWell(url)) return;
    await new Promise((go) => setTimeout(go, 50));
  }
  throw new Error(`the host has not started:\n${readFileSync(log, "utf8").slice(-2000)}`);
}

/** Send a signal to a process and to all that it has started. */
function signal(process: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (process.pid) globalThis.process.kill(-process.pid, name);
  } catch {
    // They have all ended.
  }
}

/** A package of somebody else as pip would install it: the game of the core's tests, by its entry point. Returns folders to import from. */
function installForeignGame(folder: string): string[] {
  const information = join(folder, "foreign", "toy-1.0.dist-info");
  mkdirSync(information, { recursive: true });
  writeFileSync(join(information, "METADATA"), "Metadata-Version: 2.1\nName: toy\nVersion: 1.0\n");
  writeFileSync(join(information, "entry_points.txt"), "[igroteka.games]\ntoy = tests.core.toy:GAME\n");
  return [join(folder, "foreign"), ROOT];
}

/** Build the wheel of a package of this repository and install it into a folder, as anybody would who uses it. Returns that folder. */
function installPackage(folder: string, source: string): string {
  const into = join(folder, "packages");
  const wheels = join(folder, "wheels");
  const run = (...given: string[]) => execFileSync(PYTHON, given, { cwd: join(ROOT, source), stdio: "pipe" });
  run("-m", "hatchling", "build", "-t", "wheel", "-d", wheels);
  run("-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--find-links", wheels, "--target", into, ...readdirSync(wheels).map((name) => join(wheels, name)));
  return into;
}

/** Start `igroteka serve` with an empty database in a folder of its own; with `foreign`, a game of another package that has
 * nothing but rules is installed; `source` is the folder of a package to install; `more` are other options of the command. */
export async function startHost({ foreign = false, source = "", more = [] as string[] } = {}): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), "igroteka-browser-"));
  const log = join(folder, "host.log");
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const out = openSync(log, "a");
  const given = ["--port", String(port), "--database", `sqlite:///${join(folder, "host.db")}`, "--unlimited", "127.0.0.1", "--no-mdns", ...more];
  const packages = [...(foreign ? installForeignGame(folder) : []), ...(source ? [installPackage(folder, source)] : [])];
  const env = { ...process.env, ...(packages.length ? { PYTHONPATH: packages.join(delimiter) } : {}) };
  const program = spawn(PYTHON, ["-m", "igroteka", "serve", ...given], { stdio: ["ignore", out, out], detached: true, env });
  const kill = () => signal(program, "SIGKILL");
  process.once("exit", kill);
  for (const name of ["SIGINT", "SIGTERM"]) process.once(name, () => process.exit(1)); // otherwise nothing is said at the end
  const end = async () => {
    process.off("exit", kill);
    if (program.exitCode === null && program.signalCode === null) {
      const ended = once(program, "exit");
      signal(program, "SIGTERM");
      const patience = setTimeout(kill, END);
      await ended;
      clearTimeout(patience); // a timer that still runs keeps this process alive
    }
    kill();
    rmSync(folder, { recursive: true, force: true });
  };
  await waitUntilWell(url, program, log).catch(async (problem: unknown) => {
    await end();
    throw problem;
  });
  return { url, end };
}

/** A Chrome or Chromium of this machine, otherwise the one that npm has installed, unpacked at the first call. */
export async function browserProgram(): Promise<string> {
  const packed = () => import("@sparticuz/chromium").catch(() => Promise.reject(new Error("no Chrome or Chromium is found: install one, or say CHROME=program")));
  return installedBrowser() ?? (await packed()).default.executablePath();
}

/** Start Chromium, with more switches if need be; it ends with this process. */
export async function startBrowser(program?: string, more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: program ?? (await browserProgram()), args: [...SWITCHES, ...more], headless: true });
}
