// Accessibility: no page may have what axe-core finds serious or critical.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";

const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const BAD = ["serious", "critical"];
const LOOKS = 3;
const MOVING = 20_000; // ms
const MOMENT = 1500; // ms, longer than anything is told

interface Found {
  rule: string;
  impact: string;
  html: string;
  why: string;
}

/** Runs in the page. What is printed on the picture of a card need not be in the name of its button. */
async function look(): Promise<Found[]> {
  const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
  const found = await run({ resultTypes: ["violations"] });
  return found.violations.flatMap((one) =>
    one.nodes
      .filter((node) => one.id !== "label-content-name-mismatch" || !document.querySelector(String(node.target[0]))?.querySelector("svg"))
      .map((node) => ({ rule: one.id, impact: one.impact ?? "", html: node.html.slice(0, 200), why: node.any[0]?.message ?? "" })),
  );
}

/** Wait until nothing moves but what moves for ever; a game that goes on and on may never rest. */
async function rest(page: Page): Promise<void> {
  const still = () => document.getAnimations().every((one) => one.playState !== "running" || one.effect?.getComputedTiming().iterations === Infinity);
  await page.waitForFunction(still, undefined, { timeout: MOVING }).catch(() => undefined);
}

async function violations(page: Page): Promise<string[]> {
  await rest(page);
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(SOURCE);
  const found = (await page.evaluate(look)).filter((one) => BAD.includes(one.impact));
  return found.slice(0, 12).map((one) => `${one.rule}: ${one.html} ${one.why}`);
}

/** What stays wrong: a stamp that is just fading in has no contrast for a moment, so whatever is found is looked at again. */
async function lasting(page: Page): Promise<string[]> {
  let found = await violations(page);
  for (let looks = 1; found.length && looks < LOOKS; looks += 1) {
    await page.waitForTimeout(MOMENT);
    const again = await violations(page);
    found = found.filter((one) => again.includes(one));
  }
  return found;
}

/** Runs in the page. What can be pressed now, but has less than 44 px for a finger in one direction: its name and how much. */
function findSmallTargets(): string[] {
  const LEAST = 44; // px
  const open = document.querySelector("dialog[open]") ?? document;
  const all = [...open.querySelectorAll<HTMLElement>("button, input[type=range], select, summary, [role=tab]")];
  /** Its size, as far as a finger can reach; null if it cannot be pressed now or is scrolled half out of sight. */
  const measured = (one: HTMLElement): [number, number] | null => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hits = (right: number, down: number): boolean => {
      const found = document.elementFromPoint(x + right, y + down);
      return found !== null && (one.contains(found) || found.closest("label")?.contains(one) === true);
    };
    if (one.matches(":disabled, [aria-disabled=true]") || !one.checkVisibility({ visibilityProperty: true }) || !hits(0, 0)) return null;
    if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) return null;
    const way = (right: number, down: number): number => {
      let step = 1;
      while (step < LEAST && hits(right * step, down * step)) step++;
      return step - 1;
    };
    return [way(-1, 0) + way(1, 0) + 1, way(0, -1) + way(0, 1) + 1];
  };
  const small = (size: [number, number] | null): boolean => size !== null && Math.min(...size) < LEAST - 1;
  return all.flatMap((one) => {
    if (!small(measured(one))) return [];
    one.scrollIntoView({ block: "center", behavior: "instant" }); // a bar at the edge of the window may have covered a part of it
    const size = measured(one);
    return size && small(size) ? `${one.getAttribute("aria-label") ?? one.textContent.trim()} (${size.join("×")})` : [];
  });
}

/** What a finger can press in this page has at least 44 px. */
export async function expectFingerSized(page: Page): Promise<void> {
  await rest(page);
  const found = await page.evaluate(findSmallTargets);
  if (found.length) throw new Error(`too small for a finger at ${page.url()}: ${found.join("; ")}`);
}

/** Runs in the page. Names that a screen reader could not make sense of: empty ones, and codes of places and rules. */
function findBadNames(): string[] {
  const CODES = /\b[gb]\d+\b|\b[A-Z]{3,7}-[A-Z]{0,2}\d+\b/;
  return [...document.querySelectorAll<HTMLElement>("main button")].flatMap((one) => {
    const name = one.getAttribute("aria-label") ?? one.textContent.trim();
    return one.checkVisibility({ visibilityProperty: true }) && (!name || CODES.test(name)) ? `“${name}” of ${one.className}` : [];
  });
}

/** No serious or critical violation in any of these pages, and none is wider than its screen. */
export async function expectAccessible(...pages: Page[]): Promise<void> {
  await Promise.all(pages.map(expectOneAccessible));
}

async function expectOneAccessible(page: Page): Promise<void> {
  const found = await lasting(page);
  const hasBoard = /\/(t|games)\/./.test(new URL(page.url()).pathname);
  if (hasBoard && (await page.evaluate(() => matchMedia("(hover: none)").matches))) await expectFingerSized(page);
  const nameless = await page.evaluate(findBadNames);
  if (nameless.length) throw new Error(`${page.url()} has names that say nothing: ${nameless.join("; ")}`);
  if (found.length) throw new Error(`${page.url()} is not accessible:\n${found.join("\n")}`);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  const screen = page.viewportSize()?.width ?? wide;
  if (wide > screen) throw new Error(`${page.url()} is ${wide} wide on a screen of ${screen}`);
}
