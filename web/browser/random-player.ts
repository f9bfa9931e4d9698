// Plays a game without knowing it: presses something that is lit, by touch, by mouse or by keyboard alone.
// Whoever plays by keyboard does not see: what there is comes from the accessibility tree, by its role and name.
import type { ElementHandle, Locator } from "playwright-core";
import { ScreenReader, type SpokenNode, interruptingText } from "./screen-reader.ts";
import type { User } from "./user.ts";

export type InputMethod = "touch" | "mouse" | "keyboard";
type Role = "button" | "slider";

/** Sliders, and buttons that do more than show or hide something. */
const PRESSABLE = "button:not([aria-expanded], [aria-haspopup]), input[type=range]";
const DIRECT_ARROWS = 8; // arrows pressed towards something in a group
const MAX_ARROWS = 50; // arrows pressed at all
const PRESS_TIMEOUT = 3000; // ms in which something that is lit must be free to be pressed
const LIT_TIMEOUT = 60_000; // ms in which something must light up where there is a choice
const FOLLOWING = 60_000; // ms more for whoever follows the others at the usual pace: so much may wait (lib/animation.ts)
const MAX_TRIES = 40; // things pressed for one decision before something must be wrong
const IDLE_TIMEOUT = 120_000; // ms without any news
const GAME_TIMEOUT = 840_000; // ms that a game may take

interface Lit {
  index: number;
  name: string;
  slider: boolean;
  pressed: boolean;
}

/** Seeded random numbers: a failed test can be repeated, as far as the host's shuffling allows. */
export function seededRandom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export class RandomPlayer {
  private readonly random: (below: number) => number;
  private moment = -1;
  private tried = new Map<string, number>();
  private previouslyLit = new Set<string>();
  private tries = 0;
  private unlitSince = 0; // since when nothing has been lit
  private lastProblem = "";
  private readonly reader: ScreenReader;

  constructor(
    readonly user: User,
    readonly input: InputMethod,
    seed: number,
    /** How long they think before each press, in milliseconds. */
    private readonly thought = 0,
  ) {
    this.random = seededRandom(seed);
    this.reader = new ScreenReader(user.page);
  }

  get over(): boolean {
    return this.user.view?.outcome != null;
  }

  /** Play until the game is over, or until this is so. */
  async play(until: () => boolean = () => false): Promise<void> {
    let told = this.user.messageCount;
    let since = Date.now();
    for (const limit = since + GAME_TIMEOUT; !this.over && !until(); ) {
      if (Date.now() > limit) throw new Error(`the game does not end: ${await this.report()}`);
      if (Date.now() > since + IDLE_TIMEOUT) throw new Error(`nothing happens any more: ${await this.report()}`);
      await this.turn();
      if (told !== this.user.messageCount) since = Date.now();
      told = this.user.messageCount;
    }
  }

  /** Press one thing that is lit, or wait until something happens. */
  private async turn(): Promise<void> {
    const view = this.user.view;
    if (!view || view.options.length === 0) return this.user.nextMessage(1000);
    if (view.moment !== this.moment) this.startDecision(view.moment);
    const lit = await this.findLit();
    const wanted = this.choose(lit);
    if (!wanted) return this.waitForLit();
    if (++this.tries > MAX_TRIES) throw new Error(`nothing that was pressed is a choice: ${await this.report()}`);
    this.tried.set(wanted.name, (this.tried.get(wanted.name) ?? 0) + 1);
    this.unlitSince = 0;
    if (this.thought) await this.user.page.waitForTimeout(this.thought);
    if (this.user.view?.moment === this.moment) await this.press(wanted);
  }

  private startDecision(moment: number): void {
    this.moment = moment;
    this.tried = new Map();
    this.tries = 0;
    this.unlitSince = 0;
    this.lastProblem = "";
  }

  private async waitForLit(): Promise<void> {
    this.unlitSince ||= Date.now();
    if (Date.now() > this.unlitSince + LIT_TIMEOUT + (this.thought ? FOLLOWING : 0)) throw new Error(`nothing is lit: ${await this.report()}`);
    await this.user.nextMessage(100);
  }

  /** The dialog that is open, otherwise the board. */
  private get scope(): Locator {
    return this.user.page.locator("dialog[open], main:not(:has(dialog[open]))").last();
  }

  /** Everything on the board that can be pressed now, without the controls of its pace. */
  private async findLit(): Promise<Lit[]> {
    return this.input === "keyboard" ? this.hearLit() : this.seeLit();
  }

  private async seeLit(): Promise<Lit[]> {
    return this.scope.locator(PRESSABLE).evaluateAll((all) =>
      all.flatMap((one, index) => {
        const off = (one as HTMLButtonElement).disabled || one.getAttribute("aria-disabled") === "true";
        if (off || one.closest(".pace, .film") || !one.checkVisibility({ visibilityProperty: true })) return [];
        const name = one.getAttribute("aria-label") ?? one.textContent.trim(); // as nameOf says
        return { index, name, slider: one instanceof HTMLInputElement, pressed: one.getAttribute("aria-pressed") === "true" };
      }),
    );
  }

  /** What a screen reader finds to press. Things of the same name count as one: whichever is pressed must be right. */
  private async hearLit(): Promise<Lit[]> {
    const nodes = await this.reader.read();
    const dialog = nodes.findLast((node) => node.role === "dialog");
    const scoped = nodes.filter((node) => node.inside.some((one) => (dialog ? one === dialog : one.role === "main")));
    const lit = scoped.filter((node) => ["button", "slider"].includes(node.role) && node.enabled && !node.discloses && !this.isPace(node));
    if (lit.some((node) => !node.name)) throw new Error(`something to press has no name, among ${lit.map((node) => node.name).join(" | ")}`);
    if (lit.length && !dialog && !interruptingText(nodes)) return []; // the question has not been read out yet
    return lit.map((node, index) => ({ index, name: node.name, slider: node.role === "slider", pressed: node.pressed }));
  }

  private isPace(node: SpokenNode): boolean {
    const { user } = this;
    return node.name === user.text("web-pace-film") || node.inside.some((one) => one.role === "group" && one.name === user.text("web-pace"));
  }

  /** Something that was not tried yet in this moment, and best something that has just lit up; what is held stays. */
  private choose(lit: Lit[]): Lit | undefined {
    const free = lit.filter((one) => !one.pressed);
    const least = Math.min(...free.map((one) => this.tried.get(one.name) ?? 0));
    const fresh = free.filter((one) => (this.tried.get(one.name) ?? 0) === least);
    const added = fresh.filter((one) => !this.previouslyLit.has(one.name));
    this.previouslyLit = new Set(lit.map((one) => one.name));
    const wanted = added.length ? added : fresh;
    return wanted[this.random(wanted.length)];
  }

  private async press(wanted: Lit): Promise<void> {
    const before = this.user.choiceCount;
    const told = this.user.messageCount;
    try {
      const target = await this.find(wanted);
      if (target) await this.activate(target, wanted);
    } catch (problem) {
      if (this.user.view?.moment === this.moment) this.lastProblem = `“${wanted.name}” cannot be pressed: ${String(problem)}\n`;
      return;
    }
    if (this.user.choiceCount > before && this.user.messageCount === told) await this.user.nextMessage(3000);
  }

  /** Where it is now; null: the page has changed meanwhile. */
  private async find(wanted: Lit): Promise<Locator | null> {
    if (this.input === "keyboard") return this.findByName(wanted);
    const target = this.scope.locator(PRESSABLE).nth(wanted.index);
    return (await target.evaluate(nameOf, undefined, { timeout: PRESS_TIMEOUT })) === wanted.name ? target : null;
  }

  private async findByName({ name, slider }: Lit): Promise<Locator | null> {
    const { page } = this.user;
    const dialog = page.getByRole("dialog");
    const scope = (await dialog.count()) ? dialog.last() : page.getByRole("main");
    const role: Role = slider ? "slider" : "button";
    const target = scope.getByRole(role, { name, exact: true, disabled: false, ...(slider ? {} : { pressed: false }) });
    return (await target.count()) ? target.first() : null;
  }

  private async activate(target: Locator, wanted: Lit): Promise<void> {
    if (this.input === "keyboard") return this.activateByKeyboard(target, wanted);
    if (wanted.slider) return target.fill(String(this.random(Number(await target.getAttribute("max")) + 1)));
    if (this.input === "touch") return target.tap({ timeout: PRESS_TIMEOUT });
    return target.click({ timeout: PRESS_TIMEOUT });
  }

  /** Go there with Tab, or within a group with the arrows, and press Enter, or the arrows of a slider. */
  private async activateByKeyboard(target: Locator, wanted: Lit): Promise<void> {
    const { keyboard } = this.user.page;
    const handle = await target.elementHandle({ timeout: PRESS_TIMEOUT });
    for (let round = 0; handle && round < 4; round++) {
      const steps = await handle.evaluate(stepsTo);
      for (let step = 0; step < Math.abs(steps); step++) await keyboard.press(steps < 0 ? "Shift+Tab" : "Tab");
      await this.pressArrowsTo(handle);
      if (this.user.view?.moment !== this.moment) return;
      if (!(await handle.evaluate((one) => one === document.activeElement))) continue;
      if (!wanted.slider) return keyboard.press("Enter");
      for (let more = this.random(4); more > 0; more--) await keyboard.press("ArrowRight");
      return;
    }
    throw new Error("the keyboard does not get there");
  }

  /** Go with the arrows towards an element of a group; if they go round and round, on and on in one direction. */
  private async pressArrowsTo(handle: ElementHandle<SVGElement | HTMLElement>): Promise<void> {
    for (let arrow = 0; arrow < MAX_ARROWS; arrow++) {
      const way = await handle.evaluate(wayTo);
      if (!way) return;
      await this.user.page.keyboard.press(arrow < DIRECT_ARROWS ? way : "ArrowRight");
    }
  }

  private async report(): Promise<string> {
    const options = this.user.view?.options.map((option) => option.code).join(" ");
    const names = (await this.findLit()).map((one) => one.name).join(" | ");
    const prompt = JSON.stringify(this.user.view?.asked);
    const said = await this.user.page.locator(".prompt").allInnerTexts();
    return `${this.lastProblem}seat ${this.user.view?.seat} in ${this.user.view?.game}, moment ${this.moment}\nasked ${prompt}\noptions ${options}\nlit ${names}\nprompt ${said.join(" | ")}\nerrors ${this.user.errors.join(" | ")}`;
  }
}

/** What a thing that can be pressed is called. */
function nameOf(element: Element): string {
  return element.getAttribute("aria-label") ?? element.textContent.trim();
}

/** How often Tab must be pressed to get to an element, or into its group (below 0: backwards), in the order of the page. */
function stepsTo(element: SVGElement | HTMLElement): number {
  const all = [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary, [tabindex]")];
  const reached = all.filter((one) => one.tabIndex >= 0 && !one.matches(":disabled") && one.checkVisibility({ visibilityProperty: true }));
  const at = document.activeElement instanceof HTMLElement ? reached.indexOf(document.activeElement) : -1;
  if (element.tabIndex >= 0) return reached.indexOf(element as HTMLElement) - at;
  const group = element.parentElement?.tagName === "LI" ? element.parentElement.parentElement : element.parentElement;
  const level = (one: Element) => one.parentElement === group || one.parentElement?.parentElement === group;
  const beside = reached.findIndex((one) => group?.contains(one) && level(one) && one.tagName === element.tagName);
  return beside < 0 || (document.activeElement && group?.contains(document.activeElement) && level(document.activeElement)) ? 0 : beside - at;
}

/** The arrow that leads from where the focus is to an element of the same group; "": none is needed, or none helps. */
function wayTo(element: SVGElement | HTMLElement): string {
  if (element.tabIndex >= 0 || !document.activeElement || document.activeElement === element) return "";
  const from = document.activeElement.getBoundingClientRect();
  const to = element.getBoundingClientRect();
  const [right, down] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
  if (Math.abs(right) > Math.abs(down)) return right > 0 ? "ArrowRight" : "ArrowLeft";
  return down > 0 ? "ArrowDown" : "ArrowUp";
}
