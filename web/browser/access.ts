// Can everybody use the page? What axe-core finds serious or critical, nobody may meet.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";

const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const BAD = ["serious", "critical"];

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

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(SOURCE);
  const found = (await page.evaluate(look)).filter((one) => BAD.includes(one.impact));
  return found.slice(0, 12).map((one) => `${one.rule}: ${one.html} ${one.why}`);
}

/** No serious or critical violation in any of these pages, and none is wider than its screen. */
export async function noViolations(...pages: Page[]): Promise<void> {
  for (const page of pages) {
    const found = await violations(page);
    if (found.length) throw new Error(`${page.url()} is not accessible:\n${found.join("\n")}`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    const screen = page.viewportSize()?.width ?? wide;
    if (wide > screen) throw new Error(`${page.url()} is ${wide} wide on a screen of ${screen}`);
  }
}
