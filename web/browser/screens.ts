// `make screens`: pictures of every page and of every phase of the games, into screens/. Words given on the command
// line choose: only pictures whose names contain all of them are made.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { PAGES } from "../src/lib/pages.ts";
import { CuttableProxy } from "./proxy.ts";
import { ROOT, startBrowser, startHost } from "./host.ts";
import { filmNames, shootFilm } from "./films.ts";
import { type PositionQuery, findPositions } from "./find-positions.ts";
import { DESKTOP, type Device, LARGE, PHONE, User, SMALL, TABLET } from "./user.ts";
import type { Language } from "./texts.ts";

const FOLDER = join(ROOT, "screens");
const SETTLED = 500; // ms until pictures, letters and movements have come to rest
const wanted = process.argv.slice(2);

type Theme = "light" | "dark";
type Style = [string, Device, Language, Theme];

const DESK: Style = ["1440x900", DESKTOP, "en", "light"];
const POCKET: Style = ["390x844", PHONE, "ru", "dark"];
const DESK_NIGHT: Style = ["1440x900", DESKTOP, "ru", "dark"];
const POCKET_DAY: Style = ["390x844", PHONE, "en", "light"];
const TINY: Style = ["360x640", SMALL, "ru", "light"];
const PLATE: Style = ["820x1180", TABLET, "ru", "light"];
const WALL: Style = ["2560x1440", LARGE, "en", "dark"];
const PAGE_STYLES: Style[] = [DESK, POCKET, DESK_NIGHT, POCKET_DAY, TINY, PLATE, WALL];
const BOARDS: Style[] = [DESK, POCKET];
const LYING: Style = ["844x390", { width: 844, height: 390, touch: true }, "ru", "light"];
const FILM_STYLES: Style[] = [DESK, DESK_NIGHT, POCKET, POCKET_DAY, LYING];
const SIZES: Style[] = [DESK_NIGHT, POCKET_DAY, TINY, PLATE, WALL];

const GAMES = { bang: 5, kittens: 4, targi: 2, intrigo: 4 };
const EVENTS = { high_noon: true, fistful: true, wild_west_show: true, wild_west_show_characters: true };
const BOX = { deck: "full_box" };

interface Phase extends PositionQuery {
  name: string;
  styles: Style[];
}

function phase(name: string, moment: PositionQuery, styles: Style[] = BOARDS): Phase {
  return { name, styles, ...moment };
}

const PHASES: Phase[] = [
  phase("bang-first-turn", { game: "bang", seats: 5, choices: 0, asks: "bang-ask-play" }),
  phase("bang-middle", { game: "bang", seats: 7, choices: 60, asks: "bang-ask-play" }, [...BOARDS, ...SIZES, LYING]),
  phase("bang-shot", { game: "bang", seats: 5, choices: 20, asks: "bang-ask-shot" }),
  phase("bang-store", { game: "bang", seats: 5, choices: 4, asks: "bang-ask-display" }),
  phase("bang-limit", { game: "bang", seats: 4, choices: 10, asks: "bang-ask-limit" }),
  phase("bang-events", { game: "bang", seats: 8, choices: 50, options: EVENTS, asks: "bang-ask-play" }),
  phase("bang-two", { game: "bang", seats: 2, choices: 20, asks: "bang-ask-play" }),
  phase("kittens-turn", { game: "kittens", seats: 5, choices: 20, asks: "kittens-ask-turn" }, [...BOARDS, ...SIZES, LYING]),
  phase("kittens-nope", { game: "kittens", seats: 4, choices: 4, asks: "kittens-ask-nope" }),
  phase("kittens-put", { game: "kittens", seats: 4, choices: 4, asks: "kittens-ask-put-kitten" }),
  phase("kittens-favor", { game: "kittens", seats: 4, choices: 4, asks: "kittens-ask-favor" }),
  phase("kittens-order", { game: "kittens", seats: 4, choices: 4, options: BOX, asks: "kittens-ask-order" }),
  phase("kittens-box", { game: "kittens", seats: 8, choices: 30, options: BOX, asks: "kittens-ask-turn" }),
  phase("targi-place", { game: "targi", seats: 2, choices: 60, asks: "targi-ask-place" }, [...BOARDS, ...SIZES, LYING]),
  phase("targi-turn", { game: "targi", seats: 2, choices: 80, asks: "targi-ask-turn" }),
  phase("targi-pay", { game: "targi", seats: 2, choices: 30, asks: "targi-ask-pay" }),
  phase("targi-row", { game: "targi", seats: 2, choices: 30, asks: "targi-ask-row" }),
  phase("targi-raid", { game: "targi", seats: 2, choices: 20, asks: "targi-ask-raid" }),
  phase("intrigo-draft", { game: "intrigo", seats: 4, choices: 20, asks: "intrigo-ask-draft" }),
  phase("intrigo-turn", { game: "intrigo", seats: 4, choices: 45, asks: "intrigo-ask-turn" }, [...BOARDS, ...SIZES, LYING]),
  phase("intrigo-gap", { game: "intrigo", seats: 3, choices: 20, asks: "intrigo-ask-gap" }),
];

const HINTED: PositionQuery = { game: "targi", seats: 2, choices: 60, asks: "targi-ask-place" };
const REPLAYS = {
  bang: "bang/house-5-random",
  kittens: "kittens/classic_base-4-random",
  targi: "targi/standard-2-random",
  intrigo: "intrigo/standard-4-random",
};

const STEP = 40; // of a game that is looked at again
const THOUGHT = 300_000; // ms that thinking about a whole game may take

let made = 0;

function fileOf(name: string, [size, , language, theme]: Style): string {
  return `${name}-${size}-${language}-${theme}.png`;
}

function isWanted(name: string, style: Style): boolean {
  return wanted.every((word) => fileOf(name, style).includes(word));
}

/** Somebody who goes somewhere in each of these styles, and what he sees there. */
async function shoot(browser: Browser, host: string, name: string, styles: Style[], go: (user: User) => Promise<unknown>): Promise<void> {
  for (const style of styles.filter((one) => isWanted(name, one))) {
    const [, device, language, theme] = style;
    const user = await User.connect(browser, host, { device, language, theme });
    try {
      await go(user);
      await user.page.getByRole("main").first().waitFor();
      await user.page.waitForLoadState("networkidle");
      await user.page.waitForTimeout(SETTLED);
      await user.page.screenshot({ path: join(FOLDER, fileOf(name, style)) });
      made++;
    } catch (problem) {
      console.error(`${fileOf(name, style)}: ${String(problem)}`);
      process.exitCode = 1;
    } finally {
      for (const fault of user.errors) console.error(`${fileOf(name, style)}: ${fault}`);
      await user.close();
    }
  }
}

async function shootPages(browser: Browser, host: string): Promise<void> {
  await shoot(browser, host, "home", PAGE_STYLES, (user) => user.goto("./"));
  if (isWantedAny(["games", "statistics"], PAGE_STYLES)) await playSome(browser, host);
  for (const page of PAGES) await shoot(browser, host, page, PAGE_STYLES, (user) => user.goto(page));
  for (const [game, seats] of Object.entries(GAMES)) {
    await shoot(browser, host, `rules-${game}`, PAGE_STYLES, (user) => user.goto(`rules/${game}`));
    await shoot(browser, host, `how-to-${game}`, PAGE_STYLES, (user) => user.goto(`learn/${game}/how-to`));
    await shoot(browser, host, `cards-${game}`, PAGE_STYLES, (user) => user.goto(`rules/${game}/cards`));
    await shoot(browser, host, `setup-${game}`, PAGE_STYLES, async (user) => {
      await user.setName("Ann");
      return user.goto(`t/${await user.openTable({ settings: { game, seats }, seat: 0, bots: ["greedy"] })}`);
    });
  }
}

/** Somebody plays a game of each kind that two can play, so that there is something to list and to count. */
async function playSome(browser: Browser, host: string): Promise<void> {
  const user = await User.connect(browser, host);
  await user.setName("Ann");
  for (const game of ["bang", "kittens", "kittens", "targi"]) {
    await user.concede(await user.openTable({ settings: { game, seats: 2 }, seat: 0, bots: ["greedy"], start: true }));
  }
  await user.close();
}

/** Everything of the pages that comes only when somebody asks for it, or when something happens. */
async function shootMoments(browser: Browser, host: string): Promise<void> {
  const styles = [...BOARDS, ...SIZES];
  await shoot(browser, host, "name", PAGE_STYLES, async (user) => {
    await user.goto("./");
    await user.button("web-with-friends").first().click();
    await user.page.getByRole("dialog").waitFor();
  });
  await shoot(browser, host, "deck-kittens", styles, async (user) => {
    await user.setName("Ann");
    await user.goto(`t/${await user.openTable({ settings: { game: "kittens", seats: 4 }, seat: 0, bots: ["greedy"] })}`);
    await user.button("web-deck-own").click();
    await user.button("web-deck-empty").waitFor();
  });
  const [found] = isWantedAny(["hint", "menu", "chat", "lost"], styles) ? findPositions([HINTED]) : [];
  const plays = async (user: User): Promise<void> => {
    await user.setName("Ann");
    const settings = { game: "targi", seats: 2, pace: 5000, clock: { kind: "none" } };
    await user.goto(`t/${await user.openTable({ settings, seat: 0, bots: ["greedy"], position: found, start: true })}`);
    await user.waitUntil(() => user.view !== null);
  };
  await shoot(browser, host, "hint", styles, async (user) => {
    await plays(user);
    await user.button("web-hint").click();
    await user.page.getByRole("region", { name: user.text("web-hint") }).getByRole("listitem").first().waitFor();
  });
  await shoot(browser, host, "menu", PAGE_STYLES, async (user) => {
    await plays(user);
    await user.button("web-bar-menu").click();
  });
  await shoot(browser, host, "chat", PAGE_STYLES, async (user) => {
    await plays(user);
    const chat = user.page.getByRole("tab", { name: user.text("web-chat") });
    if (!(await chat.isVisible())) await user.button("web-log").click();
    await chat.click();
    const field = user.page.getByRole("textbox", { name: user.text("web-chat-write") });
    await field.fill(user.text("web-emote-hello"));
    await field.press("Enter");
  });
  const proxy = await CuttableProxy.to(host);
  await shoot(browser, proxy.url, "lost", styles, async (user) => {
    user.ignoreErrors(/WebSocket|ERR_|Failed to load resource/);
    proxy.reconnect();
    await plays(user);
    await user.page.getByRole("main").getByRole("button").first().waitFor();
    proxy.disconnect();
    await user.page.locator("main[inert]").waitFor();
  });
  proxy.end();
}

function isWantedAny(names: string[], styles: Style[]): boolean {
  return names.some((name) => styles.some((style) => isWanted(name, style)));
}

async function shootBoards(browser: Browser, host: string): Promise<void> {
  const phases = PHASES.filter((one) => one.styles.some((style) => isWanted(one.name, style)));
  const found = findPositions(phases);
  for (const [number, { name, styles, game, seats }] of phases.entries()) {
    await shoot(browser, host, name, styles, async (user) => {
      await user.setName("Ann");
      const bots = Array.from({ length: seats - 1 }, () => "greedy");
      const settings = { game, seats, pace: 5000, clock: { kind: "none" } };
      await user.goto(`t/${await user.openTable({ settings, seat: 0, bots, position: found[number], start: true })}`);
      await user.waitUntil(() => user.view !== null);
    });
  }
}

async function shootReplays(browser: Browser, host: string): Promise<void> {
  for (const [game, file] of Object.entries(REPLAYS)) {
    const replay = readFileSync(join(ROOT, "tests", "corpus", `${file}.replay`), "utf8");
    const bring = async (user: User) => (await user.setName("Ann")).importReplay(replay);
    await shoot(browser, host, `result-${game}`, BOARDS, async (user) => user.goto(`t/${await bring(user)}`));
    await shoot(browser, host, `replay-${game}`, BOARDS, async (user) => {
      await user.goto(`games/${await bring(user)}/1`);
      await looksAt(user, STEP);
    });
    const analyse = async (user: User) => {
      await user.goto(`games/${await bring(user)}/1`);
      await looksAt(user, STEP);
      await user.button("web-analyse").click();
      await user.page.getByText(user.text("web-analysis-done")).waitFor({ state: "attached", timeout: THOUGHT });
    };
    await shoot(browser, host, `analysis-${game}`, game === "kittens" ? [...BOARDS, ...SIZES] : BOARDS, analyse);
    await shoot(browser, host, `findings-${game}`, game === "kittens" ? [POCKET, TINY] : [], async (user) => {
      await analyse(user);
      await user.button("analysis-turning-points").click();
    });
  }
}

/** The moments of the games, as frames in a row. */
async function shootFilms(browser: Browser, host: string): Promise<void> {
  for (const name of filmNames()) {
    for (const style of FILM_STYLES.filter((one) => isWanted(name, one))) {
      const [, device, language, theme] = style;
      try {
        for (const fault of await shootFilm(browser, host, name, { device, language, theme }, join(FOLDER, fileOf(name, style)))) console.error(`${fileOf(name, style)}: ${fault}`);
        made++;
      } catch (problem) {
        console.error(`${fileOf(name, style)}: ${String(problem)}`);
        process.exitCode = 1;
      }
    }
  }
}

const SCOPA: Record<string, string> = {
  "scopa-turn": "game: scopa\nseats: 4\nturn: A\ntable: [3h, 4c, jd, as]\nhands: {A: [7d, 2c, ks]}\npiles: {B: [5h, 5c], C: [7h, 3s, 4d]}\npoints: {A: 6, B: 9, C: 4}\nsweeps: {C: 1}\nlast_taker: C",
  "scopa-take": "game: scopa\nseats: 3\nturn: A\ntable: [3h, 4c, 5d, 2s, 6h, ad, qc]\nplayed: 7s\nhands: {A: [2c, ks]}\npiles: {B: [5h, 5c]}\npoints: {A: 3, B: 2}\nlast_taker: B",
  "scopa-two": "game: scopa\nseats: 2\nturn: A\ntable: [kd]\nhands: {A: [kh, 7c, 5s]}\npoints: {A: 9, B: 10}",
};

/** A board that is drawn as its game describes it: the game is a package of its own, in `examples`. */
async function shootDescribed(browser: Browser): Promise<void> {
  const names = [...Object.keys(SCOPA), "scopa-home", "scopa-rules", "scopa-cards", "scopa-setup", "scopa-opened", "scopa-result"];
  const styles = [...BOARDS, ...SIZES];
  if (!isWantedAny(names, styles)) return;
  const host = await startHost({ source: "examples/scopa" });
  try {
    for (const [name, position] of Object.entries(SCOPA)) {
      const seats = Number(/seats: (\d)/.exec(position)?.[1]);
      await shoot(browser, host.url, name, styles, async (user) => playsScopa(user, seats, position));
    }
    await shoot(browser, host.url, "scopa-home", BOARDS, (user) => user.goto("./"));
    await shoot(browser, host.url, "scopa-rules", BOARDS, (user) => user.goto("rules/scopa"));
    await shoot(browser, host.url, "scopa-cards", BOARDS, (user) => user.goto("rules/scopa/cards"));
    await shoot(browser, host.url, "scopa-setup", BOARDS, async (user) => {
      await user.setName("Ann");
      return user.goto(`t/${await user.openTable({ settings: { game: "scopa", seats: 3 }, seat: 0, bots: ["greedy"] })}`);
    });
    await shoot(browser, host.url, "scopa-opened", BOARDS, async (user) => {
      await playsScopa(user, 2, SCOPA["scopa-two"] ?? "");
      await user.page.locator('[data-card="scopa-card-kd"]').click();
      await user.page.getByRole("dialog").waitFor();
    });
    await shoot(browser, host.url, "scopa-result", BOARDS, async (user) => {
      await playsScopa(user, 2, "game: scopa\nseats: 2\nturn: A\ntable: [kd, 2h]\nhands: {A: [kh], B: [3d]}\ndeck: []\npiles: {A: [7d, 7h, 7c, 7s]}\npoints: {A: 10, B: 3}");
      await user.page.locator('main button [data-card="scopa-card-kh"]').click();
      await user.result.waitFor();
    });
  } finally {
    await host.end();
  }
}

async function playsScopa(user: User, seats: number, position: string): Promise<void> {
  await user.setName("Ann");
  const bots = Array.from({ length: seats - 1 }, () => "greedy");
  const settings = { game: "scopa", seats, pace: 500, clock: { kind: "none" } };
  await user.goto(`t/${await user.openTable({ settings, seat: 0, bots, position, start: true })}`);
  await user.waitUntil(() => user.view !== null);
}

/** Go to a step of a game, as soon as the page knows how many there are. */
async function looksAt(user: User, step: number): Promise<void> {
  const timeline = user.page.getByRole("slider", { name: user.text("web-past-timeline") });
  await user.page.locator(`input[type=range]:not([max="0"])`).waitFor();
  await timeline.fill(String(step));
}

async function main(): Promise<void> {
  if (wanted.length === 0) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const host = await startHost();
  const browser = await startBrowser();
  try {
    await shootPages(browser, host.url);
    await shootMoments(browser, host.url);
    await shootFilms(browser, host.url);
    await shootBoards(browser, host.url);
    await shootReplays(browser, host.url);
    await shootDescribed(browser);
  } finally {
    await browser.close();
    await host.end();
  }
  console.log(`${made} pictures in ${FOLDER}`);
}

await main();
