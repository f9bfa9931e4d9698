// State that all pages share: language and texts, the guest, theme, sound and speed, the route.
import { RequestRefused, api } from "./api";
import { gameClient, gameOrder, setLooks } from "./games";
import { LANGUAGES, gameFiles, isBuiltIn, loadTexts, type Language, type Texts } from "./texts";
import { setTold } from "./told.svelte";
import type { GameInfo, GameLook, Guest } from "./types";
import { gameTitle, refusalText } from "./wording";

export type Theme = "light" | "dark" | "system";
export type Speed = "slow" | "normal" | "fast" | "off";
export const SPEED_CHOICES: readonly Speed[] = ["slow", "normal", "fast", "off"];
export const SPEED_SIGNS: Record<Speed, string> = { slow: "½×", normal: "1×", fast: "2×", off: "⚡" };
const SPEEDS: Record<Speed, number> = { slow: 2, normal: 1, fast: 0.5, off: 0 };
const CALM = 1.5; // times as long
const PREFERS_DARK = matchMedia("(prefers-color-scheme: dark)");
const PREFERS_REDUCED_MOTION = matchMedia("(prefers-reduced-motion: reduce)");

function stored<T extends string>(key: string, known: readonly T[], fallback: T): T {
  const found = localStorage.getItem(key) as T | null;
  return found !== null && known.includes(found) ? found : fallback;
}

function systemLanguage(): Language {
  return navigator.languages.some((one) => one.toLowerCase().startsWith("ru")) ? "ru" : "en";
}

class App {
  language = $state<Language>(stored("language", LANGUAGES, systemLanguage()));
  theme = $state<Theme>(stored("theme", ["light", "dark", "system"], "system"));
  speed = $state<Speed>(stored("speed", SPEED_CHOICES, "normal"));
  sound = $state(localStorage.getItem("sound") !== "off");
  /** A coach helps at tables against bots. */
  coach = $state(localStorage.getItem("coach") === "on");
  /** 0 to 1. */
  volume = $state(Number(localStorage.getItem("volume") ?? 0.6));
  /** Values of viewer settings that were read or changed, by their keys in the storage. */
  private readonly viewer = $state<Record<string, string>>({});
  /** True while dark colours are shown, chosen or by the system. */
  dark = $state(false);
  texts = $state.raw<Texts | null>(null);
  guest = $state.raw<Guest | null>(null);
  games = $state.raw<GameInfo[]>([]);
  levels = $state.raw<string[]>([]);
  engine = $state("");
  /** The host did not respond when the page was opened. */
  offline = $state(false);
  path = $state(currentPath());
  /** The fragment of the URL. */
  anchor = $state(decodeURIComponent(location.hash.slice(1)));
  /** The search parameter `q` of the URL. */
  query = $state(new URLSearchParams(location.search).get("q") ?? "");
  /** The action that runs after the open name dialog; null: no dialog is open. */
  afterNaming = $state.raw<(() => void) | null>(null);
  /** An error message. It stays longer than a notice, and can be closed. */
  error = $state("");
  /** A confirmation that disappears by itself. */
  notice = $state("");
  private calm = false;
  private readonly textFiles = new Set<string>();
  private languageRequests = 0;
  private tableSettings: Record<string, string | number | boolean> = {};

  async start(): Promise<void> {
    window.addEventListener("popstate", () => this.onNavigate());
    window.addEventListener("hashchange", () => this.onNavigate());
    window.addEventListener("online", () => void (this.offline && this.loadHost().catch(() => undefined)));
    PREFERS_DARK.addEventListener("change", () => this.applyTheme());
    PREFERS_REDUCED_MOTION.addEventListener("change", () => this.applyTheme());
    this.applyTheme();
    await this.setLanguage(this.language);
    await this.loadHost();
  }

  /** Load the guest of this browser, and the games of the host. */
  async loadHost(): Promise<void> {
    const [me, known] = await Promise.all([api.me(), api.games()]);
    await this.loadTextFiles(...known.games.filter((game) => !isBuiltIn(game.id)).flatMap((game) => [`${game.id}/game`, `${game.id}/cards`]));
    setLooks(known.games);
    this.guest = me.guest;
    setTold(me.told);
    this.games = [...known.games].sort((a, b) => gameOrder(a) - gameOrder(b));
    this.levels = known.levels;
    this.engine = known.engine;
    this.offline = false;
  }

  /** Load the texts of a language, then switch to it. Of several requests the last one wins. */
  async setLanguage(language: Language): Promise<void> {
    const request = ++this.languageRequests;
    const texts = await loadTexts(language);
    for (let loaded = -1; loaded !== this.textFiles.size; ) {
      loaded = this.textFiles.size;
      await texts.load([...this.textFiles]);
    }
    if (request !== this.languageRequests) return;
    this.language = language;
    this.texts = texts.withTableSettings(this.tableSettings);
    localStorage.setItem("language", language);
    document.documentElement.lang = language;
  }

  /** The bot levels of a game; a game of another package may have fewer. */
  botLevels(game: string): string[] {
    return this.games.find((one) => one.id === game)?.levels ?? this.levels;
  }

  defaultBotLevel(game: string): string {
    const levels = this.botLevels(game);
    return levels.includes("normal") ? "normal" : (levels.at(-1) ?? "random");
  }

  async loadGameTexts(game: string): Promise<void> {
    await this.loadTextFiles(...gameFiles(game));
  }

  /** Load text files, now and for every language that is set later. */
  async loadTextFiles(...files: string[]): Promise<void> {
    for (const file of files) this.textFiles.add(file);
    await this.texts?.load(files);
  }

  /** Show card and rule texts as they are at a table with these settings. */
  setTableSettings(settings: Record<string, string | number | boolean>): void {
    this.tableSettings = settings;
    this.texts = this.texts?.withTableSettings(settings) ?? null;
  }

  /** Run an action that needs a guest with a name; without one, the name dialog comes first. */
  requireName(action: () => void): void {
    if (this.guest) action();
    else this.afterNaming = action;
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem("theme", theme);
    this.applyTheme();
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    localStorage.setItem("speed", speed);
    this.applyTheme();
  }

  /** The next faster speed; after the fastest, the slowest. */
  cycleSpeed(): void {
    this.setSpeed(SPEED_CHOICES[(SPEED_CHOICES.indexOf(this.speed) + 1) % SPEED_CHOICES.length] ?? "normal");
  }

  /** By how much everything takes longer than at the normal speed. */
  get slowness(): number {
    return SPEEDS[this.speed];
  }

  setCoach(coach: boolean): void {
    this.coach = coach;
    localStorage.setItem("coach", coach ? "on" : "off");
  }

  /** While somebody learns, everything is slower. */
  setCalm(calm: boolean): void {
    this.calm = calm;
    this.applyTheme();
  }

  setSound(sound: boolean): void {
    this.sound = sound;
    localStorage.setItem("sound", sound ? "on" : "off");
  }

  setVolume(volume: number): void {
    this.volume = Math.min(1, Math.max(0, volume));
    localStorage.setItem("volume", String(this.volume));
  }

  /** The value of a viewer setting of a game. */
  viewerSetting(game: string, id: string): string {
    const key = `${game}-${id}`;
    const known = gameClient(game)?.viewerSettings?.[id] ?? [""];
    return this.viewer[key] ?? stored(key, known, known[0]);
  }

  setViewerSetting(game: string, id: string, value: string): void {
    this.viewer[`${game}-${id}`] = value;
    localStorage.setItem(`${game}-${id}`, value);
  }

  navigate(path: string): void {
    history.pushState(null, "", new URL(path, document.baseURI));
    this.onNavigate();
    if (!this.anchor) window.scrollTo(0, 0);
  }

  private onNavigate(): void {
    this.path = currentPath();
    this.anchor = decodeURIComponent(location.hash.slice(1));
    this.query = new URLSearchParams(location.search).get("q") ?? "";
  }

  private applyTheme(): void {
    const root = document.documentElement;
    this.dark = this.theme === "system" ? PREFERS_DARK.matches : this.theme === "dark";
    root.dataset.theme = this.dark ? "dark" : "light";
    root.style.setProperty("--beat", String(SPEEDS[this.speed] * (this.calm ? CALM : 1)));
    root.style.setProperty("--speed", String(PREFERS_REDUCED_MOTION.matches ? 0 : SPEEDS[this.speed]));
  }
}

/** The path of the page below the base path of the host. */
function currentPath(): string {
  const base = new URL(document.baseURI).pathname;
  return location.pathname.startsWith(base) ? location.pathname.slice(base.length) : "";
}

export const app = new App();

/** A text in the current language. */
export function t(id: string, args: Record<string, string | number> = {}, attribute = ""): string {
  return app.texts ? app.texts.format(id, args, attribute) : "";
}

/** The name of a game; its id if there is no text for it. */
export function gameName(game: string): string {
  return app.texts ? gameTitle(app.texts, game) : "";
}

/** A text in the current language; `otherwise` if there is none, which a game of another package may lack. */
export function textOr(id: string, otherwise: string): string {
  return app.texts?.has(id) ? t(id) : otherwise;
}

/** How a game without client code looks; undefined if it does not say. */
export function gameLook(game: string): GameLook | undefined {
  return app.games.find((one) => one.id === game)?.look ?? undefined;
}

/** A share from 0 to 1 as a percentage in the current language. */
export function percent(share: number): string {
  return new Intl.NumberFormat(app.language, { style: "percent" }).format(share);
}

/** The text of an error in the current language. */
export function errorText(error: unknown): string {
  return error instanceof RequestRefused && app.texts ? refusalText(app.texts, error.problem) : t("error-internal");
}
