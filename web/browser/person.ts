// Somebody with a browser: a device, a page, what the host has told it, and everything that went wrong in it.
import { type Browser, type BrowserContext, type Locator, type Page, type Response, chromium } from "playwright-core";
import type { GameMessage, TableMessage } from "../src/lib/protocol.ts";
import type { TableInfo, View } from "../src/lib/types.ts";
import { type Language, say } from "./words.ts";

export interface Device {
  width: number;
  height: number;
  touch: boolean;
}

export const PHONE: Device = { width: 390, height: 844, touch: true };
export const SMALL: Device = { width: 360, height: 640, touch: true };
export const TABLET: Device = { width: 820, height: 1180, touch: true };
export const DESKTOP: Device = { width: 1440, height: 900, touch: false };
export const LARGE: Device = { width: 2560, height: 1440, touch: false };

export interface Looks {
  language?: Language;
  device?: Device;
  theme?: "light" | "dark";
  still?: boolean;
}

export interface OpenTable {
  settings: Record<string, unknown> & { game: string; seats: number };
  seat?: number;
  bots?: string[];
  start?: boolean;
  position?: string;
}

type Told = GameMessage | TableMessage | { tell: "done" | "refused" | "welcome" | "chat" | "emote" };

/** Everything in one page that must not happen is written down in `faults`. */
export class Person {
  readonly faults: string[] = [];
  /** All that the host has told of tables, over sockets and by answers, as it came. */
  readonly traffic: string[] = [];
  view: View | null = null;
  table: TableInfo | null = null;
  /** How many messages have come, and how many choices have gone out. */
  told = 0;
  chosen = 0;
  private waiting: (() => void)[] = [];
  private expected = /(?!)/;

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly host: string,
    readonly language: Language,
    readonly device: Device,
  ) {}

  static async comes(browser: Browser, host: string, looks: Looks = {}): Promise<Person> {
    const { language = "en", device = DESKTOP, theme = "light", still = true } = looks;
    const context = await browser.newContext({
      baseURL: host,
      viewport: { width: device.width, height: device.height },
      hasTouch: device.touch,
      isMobile: device.touch,
      locale: language === "ru" ? "ru-RU" : "en-GB",
      colorScheme: theme,
      reducedMotion: still ? "reduce" : "no-preference",
      permissions: ["clipboard-read", "clipboard-write"],
    });
    context.setDefaultTimeout(60_000);
    const person = new Person(context, await context.newPage(), host, language, device);
    await person.watch();
    return person;
  }

  /** A text in this person's language. */
  say(id: string, args: Record<string, string | number> = {}): string {
    return say(this.language, id, args);
  }

  /** The buttons of a text. */
  button(id: string, args: Record<string, string | number> = {}): Locator {
    return this.page.getByRole("button", { name: this.say(id, args) });
  }

  /** What is shown when a game is over. */
  get result(): Locator {
    return this.page.getByRole("region", { name: this.say("web-result") });
  }

  /** Such faults are what a test is about, and none. */
  expects(faults: RegExp): void {
    this.expected = faults;
  }

  /** Tell the host one's name without the dialog. */
  async isCalled(name: string): Promise<this> {
    await this.asks("api/me", { name });
    return this;
  }

  /** Open a table over HTTP; its id is the answer. */
  async opens(wanted: OpenTable): Promise<string> {
    return ((await this.asks("api/tables", wanted)) as { table: string }).table;
  }

  /** Do something at a table over HTTP. */
  async does(table: string, command: { do: string }): Promise<void> {
    await this.asks(`api/tables/${table}/commands`, { ...command, id: `${command.do}-${table}` });
  }

  /** Bring a recorded game along; the id of its table is the answer. */
  async brings(replay: string): Promise<string> {
    return ((await this.asks("api/replays", { replay })) as { table: string }).table;
  }

  /** Give up a game: it is over for whoever plays against one bot only. */
  async concedes(table: string): Promise<void> {
    await this.asks(`api/tables/${table}/commands`, { do: "concede", id: "concedes" });
  }

  async goesTo(path: string): Promise<this> {
    await this.page.goto(path);
    return this;
  }

  /** Wait until the host has told that something is so. */
  async until(found: () => boolean, ms = 120_000): Promise<void> {
    for (const limit = Date.now() + ms; !found(); ) {
      if (Date.now() > limit) throw new Error(`waited for ${found.toString()} in vain`);
      await this.news(200);
    }
  }

  /** Wait for the next message, but no longer than this. */
  async news(ms: number): Promise<void> {
    await new Promise<void>((go) => {
      const timer = setTimeout(go, ms);
      this.waiting.push(() => {
        clearTimeout(timer);
        go();
      });
    });
  }

  async leaves(): Promise<void> {
    await this.context.close();
  }

  private async asks(path: string, body: unknown): Promise<unknown> {
    const answer = await this.context.request.post(new URL(path, this.host).toString(), { data: body });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  }

  private async watch(): Promise<void> {
    const { page } = this;
    await page.addInitScript(() => {
      addEventListener("securitypolicyviolation", (event) => console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`));
    });
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") this.fault(`console: ${message.text()}`);
    });
    page.on("pageerror", (error) => this.fault(`error: ${error.message}`));
    page.on("dialog", (dialog) => {
      this.fault(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on("response", (answer) => void this.keep(answer));
    page.on("websocket", (socket) => {
      socket.on("framereceived", ({ payload }) => this.hear(payload.toString()));
      socket.on("framesent", ({ payload }) => {
        if ((JSON.parse(payload.toString()) as { do: string }).do === "choose") this.chosen++;
      });
    });
  }

  private fault(text: string): void {
    if (!this.expected.test(text)) this.faults.push(text);
  }

  private async keep(answer: Response): Promise<void> {
    if (!answer.url().includes("/api/tables")) return;
    this.traffic.push(await answer.text().catch(() => ""));
  }

  private hear(text: string): void {
    this.traffic.push(text);
    const told = JSON.parse(text) as Told;
    if (told.tell === "game") this.view = told.view as View;
    if (told.tell === "table") this.table = told.table as TableInfo;
    this.told++;
    for (const go of this.waiting.splice(0)) go();
  }
}

/** Connect to the Chromium that was started for all. */
export async function connect(endpoint: string): Promise<Browser> {
  return chromium.connect(endpoint);
}
