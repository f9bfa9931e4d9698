// What the whole page shares: the language and its texts, who one is, light or dark, and where one is.
import { Refused, api } from "./api";
import { rank } from "./games";
import { LANGUAGES, filesOf, isBuiltIn, textsFor, type Language, type Texts } from "./texts";
import type { GameInfo, Guest, Look } from "./types";
import { nameOfGame, refusal } from "./wording";

export type Theme = "light" | "dark" | "system";
export type Speed = "slow" | "normal" | "fast" | "off";
const SPEEDS: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.5, off: 0 };
const DARK = matchMedia("(prefers-color-scheme: dark)");
const STILL = matchMedia("(prefers-reduced-motion: reduce)");

function kept<T extends string>(key: string, known: readonly T[], fallback: T): T {
  const found = localStorage.getItem(key) as T | null;
  return found !== null && known.includes(found) ? found : fallback;
}

function systemLanguage(): Language {
  return navigator.languages.some((one) => one.toLowerCase().startsWith("ru")) ? "ru" : "en";
}

class App {
  language = $state<Language>(kept("language", LANGUAGES, systemLanguage()));
  theme = $state<Theme>(kept("theme", ["light", "dark", "system"], "system"));
  speed = $state<Speed>(kept("speed", ["slow", "normal", "fast", "off"], "normal"));
  sound = $state(localStorage.getItem("sound") === "on");
  /** How loud sounds are: 0 to 1. */
  volume = $state(Number(localStorage.getItem("volume") ?? 0.6));
  /** Are the colours dark at the moment, chosen or by the system? */
  dark = $state(false);
  texts = $state.raw<Texts | null>(null);
  guest = $state.raw<Guest | null>(null);
  games = $state.raw<GameInfo[]>([]);
  levels = $state.raw<string[]>([]);
  engine = $state("");
  /** The host did not answer when the page was opened. */
  offline = $state(false);
  path = $state(here());
  /** The part of the page that its address names. */
  anchor = $state(decodeURIComponent(location.hash.slice(1)));
  /** What the address of the page looks for. */
  query = $state(new URLSearchParams(location.search).get("q") ?? "");
  /** What somebody wants to do who is asked for a name first; null: nobody is. */
  naming = $state.raw<(() => void) | null>(null);
  /** What has gone wrong: it stays until it is closed. */
  toast = $state("");
  /** What has been done: it goes away by itself. */
  note = $state("");
  private readonly files = new Set<string>();
  private wishes = 0;
  /** What the table has agreed on at which one is. */
  private agreed: Record<string, string | number | boolean> = {};

  async start(): Promise<void> {
    window.addEventListener("popstate", () => this.arrive());
    window.addEventListener("hashchange", () => this.arrive());
    window.addEventListener("online", () => void (this.offline && this.meet().catch(() => undefined)));
    DARK.addEventListener("change", () => this.dress());
    STILL.addEventListener("change", () => this.dress());
    this.dress();
    await this.speak(this.language);
    await this.meet();
  }

  /** Ask the host who one is, and what can be played. */
  async meet(): Promise<void> {
    const [me, known] = await Promise.all([api.me(), api.games()]);
    await this.read(...known.games.filter((game) => !isBuiltIn(game.id)).flatMap((game) => [`${game.id}/game`, `${game.id}/cards`]));
    this.guest = me.guest;
    this.games = [...known.games].sort((a, b) => rank(a) - rank(b));
    this.levels = known.levels;
    this.engine = known.engine;
    this.offline = false;
  }

  /** Speak another language from now on. Whatever is shown stays as it is; of several wishes the last one counts. */
  async speak(language: Language): Promise<void> {
    const wish = ++this.wishes;
    const texts = await textsFor(language);
    for (let loaded = -1; loaded !== this.files.size; ) {
      loaded = this.files.size;
      await texts.load([...this.files]);
    }
    if (wish !== this.wishes) return;
    this.language = language;
    this.texts = texts.atTable(this.agreed);
    localStorage.setItem("language", language);
    document.documentElement.lang = language;
  }

  /** The levels of the bots of a game; one of another package may have fewer. */
  levelsOf(game: string): string[] {
    return this.games.find((one) => one.id === game)?.levels ?? this.levels;
  }

  /** The level of a bot of this game that nobody has chosen. */
  usualLevel(game: string): string {
    const levels = this.levelsOf(game);
    return levels.includes("normal") ? "normal" : (levels.at(-1) ?? "random");
  }

  /** Learn the words of a game. */
  async learn(game: string): Promise<void> {
    await this.read(...filesOf(game));
  }

  /** Learn the words of these files, now and in whichever language is spoken later. */
  async read(...files: string[]): Promise<void> {
    for (const file of files) this.files.add(file);
    await this.texts?.load(files);
  }

  /** Tell cards and rules as a table with these options plays them. */
  agree(options: Record<string, string | number | boolean>): void {
    this.agreed = options;
    this.texts = this.texts?.atTable(options) ?? null;
  }

  /** Do something that needs a name; whoever has none is asked for it first. */
  named(act: () => void): void {
    if (this.guest) act();
    else this.naming = act;
  }

  choose(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem("theme", theme);
    this.dress();
  }

  hurry(speed: Speed): void {
    this.speed = speed;
    localStorage.setItem("speed", speed);
    this.dress();
  }

  hear(sound: boolean): void {
    this.sound = sound;
    localStorage.setItem("sound", sound ? "on" : "off");
  }

  turnTo(volume: number): void {
    this.volume = Math.min(1, Math.max(0, volume));
    localStorage.setItem("volume", String(this.volume));
  }

  go(path: string): void {
    history.pushState(null, "", new URL(path, document.baseURI));
    this.arrive();
    if (!this.anchor) window.scrollTo(0, 0);
  }

  private arrive(): void {
    this.path = here();
    this.anchor = decodeURIComponent(location.hash.slice(1));
    this.query = new URLSearchParams(location.search).get("q") ?? "";
  }

  private dress(): void {
    const root = document.documentElement;
    this.dark = this.theme === "system" ? DARK.matches : this.theme === "dark";
    root.dataset.theme = this.dark ? "dark" : "light";
    root.style.setProperty("--speed", String(STILL.matches ? 0 : SPEEDS[this.speed]));
  }
}

/** The path of the page behind the host's own. */
function here(): string {
  const base = new URL(document.baseURI).pathname;
  return location.pathname.startsWith(base) ? location.pathname.slice(base.length) : "";
}

export const app = new App();

/** A text in the reader's language. */
export function t(id: string, args: Record<string, string | number> = {}, attribute = ""): string {
  return app.texts ? app.texts.say(id, args, attribute) : "";
}

/** What a game is called; a game of another package, for which there are no words, by its id. */
export function gameName(game: string): string {
  return app.texts ? nameOfGame(app.texts, game) : "";
}

/** A text in the reader's language, or something else where there is none: a game of another package may lack words. */
export function wordOr(id: string, otherwise: string): string {
  return app.texts?.has(id) ? t(id) : otherwise;
}

/** How a game without client code looks; undefined if it does not say. */
export function lookOf(game: string): Look | undefined {
  return app.games.find((one) => one.id === game)?.look ?? undefined;
}

/** A share of a whole, from 0 to 1, as it is written in the reader's language. */
export function percent(share: number): string {
  return new Intl.NumberFormat(app.language, { style: "percent" }).format(share);
}

/** What has gone wrong, in the reader's language. */
export function problemIn(error: unknown): string {
  return error instanceof Refused && app.texts ? refusal(app.texts, error.problem) : t("error-internal");
}
