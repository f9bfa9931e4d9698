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

/** No serious or critical violation in any of these pages, and none is wider than its screen. */
export async function expectAccessible(...pages: Page[]): Promise<void> {
  await Promise.all(pages.map(expectOneAccessible));
}

async function expectOneAccessible(page: Page): Promise<void> {
  const found = await lasting(page);
  if (found.length) throw new Error(`${page.url()} is not accessible:\n${found.join("\n")}`);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  const screen = page.viewportSize()?.width ?? wide;
  if (wide > screen) throw new Error(`${page.url()} is ${wide} wide on a screen of ${screen}`);
}
