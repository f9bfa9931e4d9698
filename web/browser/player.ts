// Plays a game as somebody would who knows nothing of it: looks at what is lit and takes one of those things,
// with a finger, a mouse or the keyboard alone.
import type { ElementHandle, Locator } from "playwright-core";
import type { Person } from "./person.ts";

export type Hand = "touch" | "mouse" | "keyboard";

/** What can be pressed on a board: sliders, and buttons that do more than to show or hide something. */
const PRESSABLE = "button:not([aria-expanded], [aria-haspopup]), input[type=range]";
const STRAIGHT = 8; // arrows pressed towards something in a group
const ARROWS = 50; // arrows pressed at all
const REACH = 3000; // ms in which something that is lit must be free to be pressed
const DARK = 60_000; // ms in which something must light up where there is a choice
const TRIES = 40; // things pressed for one decision before something must be wrong
const STILL = 120_000; // ms without any news
const GAME = 840_000; // ms that a game may take

interface Lit {
  index: number;
  name: string;
  slider: boolean;
  pressed: boolean;
}

/** Numbers from a seed: a test that failed is the same again, as far as the host's shuffling lets it. */
export function dice(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export class Player {
  private readonly random: (below: number) => number;
  private moment = -1;
  private tried = new Map<string, number>();
  private seen = new Set<string>();
  private tries = 0;
  private missed = 0; // since when nothing has been lit
  private covered = "";

  constructor(
    readonly person: Person,
    readonly hand: Hand,
    seed: number,
  ) {
    this.random = dice(seed);
  }

  get over(): boolean {
    return this.person.view?.outcome != null;
  }

  /** Play until the game is over, or until this is so. */
  async plays(until: () => boolean = () => false): Promise<void> {
    let told = this.person.told;
    let since = Date.now();
    for (const limit = since + GAME; !this.over && !until(); ) {
      if (Date.now() > limit) throw new Error(`the game does not end: ${await this.report()}`);
      if (Date.now() > since + STILL) throw new Error(`nothing happens any more: ${await this.report()}`);
      await this.turn();
      if (told !== this.person.told) since = Date.now();
      told = this.person.told;
    }
  }

  /** Press one thing that is lit, or wait until something happens. */
  private async turn(): Promise<void> {
    const view = this.person.view;
    if (!view || view.options.length === 0) return this.person.news(1000);
    if (view.moment !== this.moment) this.begin(view.moment);
    const lit = await this.look();
    const wanted = this.choose(lit);
    if (!wanted) return this.wait();
    if (++this.tries > TRIES) throw new Error(`nothing that was pressed is a choice: ${await this.report()}`);
    this.tried.set(wanted.name, (this.tried.get(wanted.name) ?? 0) + 1);
    this.missed = 0;
    await this.press(wanted);
  }

  private begin(moment: number): void {
    this.moment = moment;
    this.tried = new Map();
    this.tries = 0;
    this.missed = 0;
    this.covered = "";
  }

  private async wait(): Promise<void> {
    this.missed ||= Date.now();
    if (Date.now() > this.missed + DARK) throw new Error(`nothing is lit: ${await this.report()}`);
    await this.person.news(100);
  }

  /** The dialog that is open, otherwise the board. */
  private get place(): Locator {
    return this.person.page.locator("dialog[open], main:not(:has(dialog[open]))").last();
  }

  /** Everything on the board that can be pressed now. */
  private async look(): Promise<Lit[]> {
    return this.place.locator(PRESSABLE).evaluateAll((all) =>
      all.flatMap((one, index) => {
        const off = (one as HTMLButtonElement).disabled || one.getAttribute("aria-disabled") === "true";
        if (off || !one.checkVisibility({ visibilityProperty: true })) return [];
        const name = one.getAttribute("aria-label") ?? one.textContent.trim();
        return { index, name, slider: one instanceof HTMLInputElement, pressed: one.getAttribute("aria-pressed") === "true" };
      }),
    );
  }

  /** Something that was not tried yet in this moment, and best something that has just lit up; what is held stays. */
  private choose(lit: Lit[]): Lit | undefined {
    const free = lit.filter((one) => !one.pressed);
    const least = Math.min(...free.map((one) => this.tried.get(one.name) ?? 0));
    const fresh = free.filter((one) => (this.tried.get(one.name) ?? 0) === least);
    const added = fresh.filter((one) => !this.seen.has(one.name));
    this.seen = new Set(lit.map((one) => one.name));
    const wanted = added.length ? added : fresh;
    return wanted[this.random(wanted.length)];
  }

  private async press(wanted: Lit): Promise<void> {
    const before = this.person.chosen;
    const told = this.person.told;
    try {
      await this.use(this.place.locator(PRESSABLE).nth(wanted.index), wanted);
    } catch (problem) {
      if (this.person.view?.moment === this.moment) this.covered = `“${wanted.name}” cannot be pressed: ${String(problem)}\n`;
      return;
    }
    if (this.person.chosen > before && this.person.told === told) await this.person.news(3000);
  }

  private async use(target: Locator, wanted: Lit): Promise<void> {
    if (this.hand === "keyboard") return this.type(target, wanted);
    if (wanted.slider) return target.fill(String(this.random(Number(await target.getAttribute("max")) + 1)));
    if (this.hand === "touch") return target.tap({ timeout: REACH });
    return target.click({ timeout: REACH });
  }

  /** Go there with Tab, or within a group with the arrows, and press Enter, or the arrows of a slider. */
  private async type(target: Locator, wanted: Lit): Promise<void> {
    const { keyboard } = this.person.page;
    const handle = await target.elementHandle({ timeout: REACH });
    for (let round = 0; handle && round < 4; round++) {
      const steps = await handle.evaluate(stepsTo);
      for (let step = 0; step < Math.abs(steps); step++) await keyboard.press(steps < 0 ? "Shift+Tab" : "Tab");
      await this.follow(handle);
      if (this.person.view?.moment !== this.moment) return;
      if (!(await handle.evaluate((one) => one === document.activeElement))) continue;
      if (!wanted.slider) return keyboard.press("Enter");
      for (let more = this.random(4); more > 0; more--) await keyboard.press("ArrowRight");
      return;
    }
    throw new Error("the keyboard does not get there");
  }

  /** Go with the arrows towards an element of a group; if they go round and round, on and on in one direction. */
  private async follow(handle: ElementHandle<SVGElement | HTMLElement>): Promise<void> {
    for (let arrow = 0; arrow < ARROWS; arrow++) {
      const way = await handle.evaluate(wayTo);
      if (!way) return;
      await this.person.page.keyboard.press(arrow < STRAIGHT ? way : "ArrowRight");
    }
  }

  private async report(): Promise<string> {
    const options = this.person.view?.options.map((option) => option.code).join(" ");
    const names = (await this.look()).map((one) => one.name).join(" | ");
    const prompt = JSON.stringify(this.person.view?.asked);
    return `${this.covered}seat ${this.person.view?.seat} in ${this.person.view?.game}, moment ${this.moment}\nasked ${prompt}\noptions ${options}\nlit ${names}`;
  }
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
