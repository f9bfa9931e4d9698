// A user with a browser: a device, a page, the messages of the server, and every error in the page.
import type { Browser, BrowserContext, Locator, Page, Response } from "playwright-core";
import { checksum, withChanges } from "../src/lib/changes.ts";
import type { GameChanges, GameMessage, TableMessage } from "../src/lib/protocol.ts";
import type { TableInfo, View } from "../src/lib/types.ts";
import { type Language, text } from "./texts.ts";

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

export interface UserOptions {
  language?: Language;
  device?: Device;
  theme?: "light" | "dark";
  /** Without movement and without waiting (the default). */
  still?: boolean;
  /** The pages' service worker runs (the default). It keeps the pages, in a process of its own for every user. */
  serviceWorker?: boolean;
}

export interface OpenTable {
  settings: Record<string, unknown> & { game: string; seats: number };
  seat?: number;
  bots?: string[];
  start?: boolean;
  position?: string;
}

type ServerMessage = GameMessage | GameChanges | TableMessage | { tell: "done" | "refused" | "welcome" | "chat" | "emote" };

/** The beat of tests: nobody waits for what others do, or hears it. A speed that a test chooses stays. */
function playWithoutWaiting(): void {
  if (!location.protocol.startsWith("http")) return;
  if (localStorage.getItem("speed") === null) localStorage.setItem("speed", "off");
  if (localStorage.getItem("sound") === null) localStorage.setItem("sound", "off");
}

/** Console messages, exceptions, dialogs and policy violations in the page are collected in `errors`. */
export class User {
  readonly errors: string[] = [];
  /** Everything received about tables, by socket and by HTTP, as raw text. */
  readonly received: string[] = [];
  view: View | null = null;
  private game: GameMessage | null = null;
  table: TableInfo | null = null;
  /** Messages received, and choices sent. */
  messageCount = 0;
  choiceCount = 0;
  private commandCount = 0;
  private waiters: (() => void)[] = [];
  private ignored = /(?!)/;

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly host: string,
    readonly language: Language,
    readonly device: Device,
  ) {}

  static async connect(browser: Browser, host: string, options: UserOptions = {}): Promise<User> {
    const { language = "en", device = DESKTOP, theme = "light", still = true, serviceWorker = true } = options;
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
    const user = new User(context, await context.newPage(), host, language, device);
    if (still) await user.page.addInitScript(playWithoutWaiting);
    if (!serviceWorker) await user.page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
    await user.listen();
    return user;
  }

  /** A text in this user's language. */
  text(id: string, args: Record<string, string | number> = {}, attribute = ""): string {
    return text(this.language, id, args, attribute);
  }

  /** The buttons with this text. */
  button(id: string, args: Record<string, string | number> = {}): Locator {
    return this.page.getByRole("button", { name: this.text(id, args) });
  }

  /** The panel that is shown when a game is over. */
  get result(): Locator {
    return this.page.getByRole("region", { name: this.text("web-result") });
  }

  /** Do not count these errors: the test provokes them. */
  ignoreErrors(faults: RegExp): void {
    this.ignored = faults;
  }

  /** Set the name by HTTP, without the dialog. */
  async setName(name: string): Promise<this> {
    await this.post("api/me", { name });
    return this;
  }

  /** Open a table by HTTP and return its id. */
  async openTable(wanted: OpenTable): Promise<string> {
    return ((await this.post("api/tables", wanted)) as { table: string }).table;
  }

  /** Send a command to a table by HTTP. */
  async command(table: string, command: { do: string } & Record<string, unknown>): Promise<void> {
    await this.post(`api/tables/${table}/commands`, { ...command, id: `${command.do}-${++this.commandCount}` });
  }

  /** Import a replay and return the id of its table. */
  async importReplay(replay: string): Promise<string> {
    return ((await this.post("api/replays", { replay })) as { table: string }).table;
  }

  /** Concede; against one bot that ends the game. */
  async concede(table: string): Promise<void> {
    await this.post(`api/tables/${table}/commands`, { do: "concede", id: "concedes" });
  }

  async goto(path: string): Promise<this> {
    await this.page.goto(path);
    return this;
  }

  /** Wait until a message of the server makes this true. */
  async waitUntil(found: () => boolean, ms = 120_000): Promise<void> {
    for (const limit = Date.now() + ms; !found(); ) {
      if (Date.now() > limit) throw new Error(`waited for ${found.toString()} in vain`);
      await this.nextMessage(200);
    }
  }

  /** Wait for the next message, at most `ms`. */
  async nextMessage(ms: number): Promise<void> {
    await new Promise<void>((go) => {
      const timer = setTimeout(go, ms);
      this.waiters.push(() => {
        clearTimeout(timer);
        go();
      });
    });
  }

  /** What this page has copied last. All pages of a Chromium share one clipboard, so it cannot be read from there. */
  async copied(): Promise<string> {
    return (await this.page.waitForFunction(() => (globalThis as { copied?: string }).copied)).jsonValue() as Promise<string>;
  }

  async close(): Promise<void> {
    await this.context.close();
  }

  private async post(path: string, body: unknown): Promise<unknown> {
    const answer = await this.context.request.post(new URL(path, this.host).toString(), { data: body });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  }

  private async listen(): Promise<void> {
    const { page } = this;
    await page.addInitScript(() => {
      const { clipboard } = navigator as Partial<Navigator>;
      const write = clipboard?.writeText.bind(clipboard);
      if (clipboard && write) clipboard.writeText = async (text) => write(text).then(() => void Object.assign(globalThis, { copied: text }));
      addEventListener("securitypolicyviolation", (event) => console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`));
    });
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") this.addError(`console: ${message.text()}`);
    });
    page.on("pageerror", (error) => this.addError(`error: ${error.message}`));
    page.on("dialog", (dialog) => {
      this.addError(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on("response", (answer) => void this.onResponse(answer));
    page.on("websocket", (socket) => {
      socket.on("framereceived", ({ payload }) => this.onMessage(payload.toString()));
      socket.on("framesent", ({ payload }) => {
        if ((JSON.parse(payload.toString()) as { do: string }).do === "choose") this.choiceCount++;
      });
    });
  }

  private addError(text: string): void {
    if (!this.ignored.test(text)) this.errors.push(text);
  }

  private async onResponse(answer: Response): Promise<void> {
    if (!answer.url().includes("/api/tables")) return;
    this.received.push(await answer.text().catch(() => ""));
  }

  private onMessage(text: string): void {
    this.received.push(text);
    const message = JSON.parse(text) as ServerMessage;
    if (message.tell === "game") this.game = message;
    if (message.tell === "changed" && this.game) {
      this.game = withChanges(this.game, message.put as unknown[][], message.add as unknown[][]);
      if (checksum(this.game.view) !== message.check) this.errors.push(`what has changed leads to another view: ${text}`);
    }
    if (message.tell === "game" || message.tell === "changed") this.view = (this.game?.view ?? null) as View | null;
    if (message.tell === "table") this.table = message.table as TableInfo;
    this.messageCount++;
    for (const go of this.waiters.splice(0)) go();
  }
}
