// Films for `make screens`: moments of the games as frames in a row, with all movement and at the usual pace.
import type { Browser } from "playwright-core";
import { type PositionQuery, findPositions } from "./find-positions.ts";
import { BANG, KITTENS } from "./positions.ts";
import { RandomPlayer } from "./random-player.ts";
import { type Device, User } from "./user.ts";
import type { Language } from "./texts.ts";

const FRAMES = 12;
const PERIOD = 500; // ms from one frame to the next
const SETTLED = 700; // ms until a board has come to rest
const GAP = 8; // px between frames
const NARROW = 292; // px, the width of a frame of a phone; six are in a row
const WIDE = 632; // px, the width of a frame of a desktop; three are in a row

interface Film {
  name: string;
  game: string;
  seats: number;
  position?: string;
  query?: PositionQuery;
  /** The opening scene itself. */
  opening?: boolean;
  /** The film begins when this is said to the player in a banner; without it, with what they do. */
  from?: RegExp;
  /** What the player does, and the camera follows. */
  act?: (user: User) => Promise<unknown>;
  period?: number;
  /** How long bots think, in ms. */
  pace?: number;
}

const KITTEN_ON_TOP = KITTENS.replace("pile: [cat_beard,", "pile: [exploding_kitten,");
const LAST_LIFE = BANG.replace("life: 5, hand: [bang.AS, beer.6H, volcanic.10S, stagecoach.9S]", "life: 1, hand: [volcanic.10S]").replace("[missed.10C, mustang.8H]", "[gatling.10H, mustang.8H]").replace("[gatling.10H, panic.QH]", "[panic.QH]");

/** Whoever shoots the last outlaw wins. */
const LAST_OUTLAW = `
game: bang
seats: 4
turn: A
figures:
  A: {role: sheriff, character: willy_the_kid, life: 3, hand: [bang.AS, beer.6H]}
  B: {role: outlaw, character: bart_cassidy, life: 1, hand: []}
  C: {role: renegade, character: jourdonnais, alive: off}
  D: {role: outlaw, character: calamity_janet, alive: off}
`;

/** Whoever comes next has no Defuse, and there are kittens only. */
const LAST_KITTEN = `
game: kittens
seats: 2
live: true
options: {deck: classic_base, nope_window_seconds: 3, draw_window_seconds: 1}
turn: A
hands: {A: [defuse, favor], B: [cat_beard, cat_tacocat]}
pile: [skip, exploding_kitten]
`;

/** The other player has one Targi left; then the robber reaches a corner. */
const BEFORE_RAID = `
game: targi
seats: 2
robber: 3
turn: B
players:
  A: {stock: {date: 2, salt: 2, pepper: 2, gold: 1, vp: 4}}
  B: {stock: {date: 2, salt: 2, pepper: 2, gold: 1, vp: 4}, targis: [B2]}
`;

/** The other player has one marker left, on the card of an ambush that they can pay. */
const BEFORE_AMBUSH = `
game: targi
seats: 2
robber: 5
turn: B
centre: {C12: camp_ambush}
players:
  A: {stock: {date: 2, salt: 2, pepper: 2, gold: 1, vp: 4}}
  B: {stock: {date: 2, salt: 2, pepper: 2, gold: 1, vp: 4}, markers: [C12]}
`;

async function pressCard(user: User, text: string): Promise<void> {
  await user.page.getByRole("main").getByRole("button", { name: new RegExp(`^${user.text(text).slice(0, 6)}`) }).first().click();
  await user.page.waitForTimeout(300);
}

async function draw(user: User): Promise<void> {
  await user.button("kittens-do-draw").last().click();
}

/** Shoot the only one who is left. */
async function shootLast(user: User): Promise<void> {
  await pressCard(user, "bang-bang");
  await user.page.locator(".choices button").nth(1).click();
}

async function endTurn(user: User): Promise<void> {
  for (const _ of ["once", "for sure"]) await user.page.keyboard.press("e"); // with a shot left it is asked once more
}

/** Play on quickly until the own choices of this decision are made. */
async function decide(user: User): Promise<void> {
  const { moment } = user.view ?? { moment: 0 };
  await new RandomPlayer(user, "mouse", 3).play(() => (user.view?.moment ?? 0) > moment);
}

const FILMS: Film[] = [
  ...["bang", "kittens", "intrigo"].map((game) => ({ name: `film-opening-${game}`, game, seats: 4, opening: true, period: 350 })),
  { name: "film-opening-targi", game: "targi", seats: 2, opening: true, period: 350 },
  { name: "film-bang-turns", game: "bang", seats: 4, position: BANG, act: endTurn, period: 700 },
  { name: "film-bang-death", game: "bang", seats: 4, position: LAST_LIFE, act: endTurn, from: /You lose|Ты теряешь/, period: 700 },
  { name: "film-bang-victory", game: "bang", seats: 4, position: LAST_OUTLAW, act: shootLast, period: 700 },
  {
    name: "film-bang-duel", game: "bang", seats: 4, position: BANG.replace("stagecoach.9S]", "duel.JS]").replace("missed.10C, mustang.8H", "bang.2D, mustang.8H"),
    act: async (user) => {
      await pressCard(user, "bang-duel");
      await user.page.locator(".choices button").nth(1).click();
    },
  },
  { name: "film-kittens-fuse", game: "kittens", seats: 3, position: KITTEN_ON_TOP, act: draw },
  { name: "film-kittens-boom", game: "kittens", seats: 3, position: KITTEN_ON_TOP.replace("[defuse, favor", "[favor"), act: draw },
  { name: "film-kittens-victory", game: "kittens", seats: 2, position: LAST_KITTEN, act: draw, period: 700 },
  {
    name: "film-kittens-see", game: "kittens", seats: 3, position: KITTEN_ON_TOP,
    act: async (user) => {
      for (const _ of ["pick it up", "play it"]) await pressCard(user, "kittens-card-see_the_future_3x");
    },
  },
  { name: "film-targi-ambush", game: "targi", seats: 2, position: BEFORE_AMBUSH, pace: 1500, period: 600 },
  { name: "film-targi-raid", game: "targi", seats: 2, position: BEFORE_RAID, pace: 3000, period: 700 },
  { name: "film-intrigo-award", game: "intrigo", seats: 4, query: { game: "intrigo", seats: 4, choices: 27, asks: "intrigo-ask-turn" }, act: decide, period: 900 },
];

/** Frames in a row, as one picture. */
async function mount(browser: Browser, frames: Buffer[], device: Device, path: string): Promise<void> {
  const [width, inRow] = device.width > device.height ? [WIDE, 3] : [NARROW, 6];
  const page = await browser.newPage({ viewport: { width: inRow * (width + GAP), height: 200 } });
  const images = frames.map((frame) => `<img width="${width}" src="data:image/jpeg;base64,${frame.toString("base64")}">`);
  await page.setContent(`<body style="margin:0; background:#888; display:flex; flex-wrap:wrap; gap:${GAP}px">${images.join("")}</body>`);
  await page.screenshot({ path, fullPage: true });
  await page.close();
}

async function record(user: User, film: Film): Promise<Buffer[]> {
  const frames: Buffer[] = [];
  let problem: unknown;
  const acted = film.act?.(user).catch((found: unknown) => void (problem = found));
  if (film.from) await user.page.locator(".banner").filter({ hasText: film.from }).waitFor();
  while (frames.length < FRAMES) {
    const began = Date.now();
    frames.push(await user.page.screenshot({ type: "jpeg", quality: 75 }));
    await user.page.waitForTimeout(Math.max(0, (film.period ?? PERIOD) - (Date.now() - began)));
  }
  await acted;
  if (problem) throw problem as Error;
  return frames;
}

export interface FilmStyle {
  device: Device;
  language: Language;
  theme: "light" | "dark";
}

export function filmNames(): string[] {
  return FILMS.map((film) => film.name);
}

/** Play a moment in one style, and write its frames into a picture. What the page complains about is returned. */
export async function shootFilm(browser: Browser, host: string, name: string, { device, language, theme }: FilmStyle, path: string): Promise<string[]> {
  const film = FILMS.find((one) => one.name === name);
  if (!film) return [`there is no film ${name}`];
  const user = await User.connect(browser, host, { device, language, theme, still: false });
  try {
    await user.setName("Ann");
    const { game, seats } = film;
    const position = film.query ? findPositions([film.query])[0] : film.position;
    const settings = { game, seats, pace: film.pace ?? (film.opening ? 5000 : 0), clock: { kind: "none" } };
    await user.goto(`t/${await user.openTable({ settings, seat: 0, bots: Array<string>(seats - 1).fill("greedy"), position, start: true })}`);
    await user.waitUntil(() => user.view !== null);
    if (!film.opening) await user.page.locator(".prompt").first().waitFor();
    if (film.act) await user.page.waitForTimeout(SETTLED);
    await mount(browser, await record(user, film), device, path);
    return user.errors;
  } finally {
    await user.close();
  }
}
