// Can everybody use the page? What axe-core finds serious or critical, nobody may meet.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";

const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const BAD = ["serious", "critical"];

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(SOURCE);
  const found = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run({ resultTypes: ["violations"] }));
  return found.violations
    .filter((one) => BAD.includes(one.impact ?? ""))
    .flatMap((one) => one.nodes.slice(0, 5).map((node) => `${one.id}: ${node.html.slice(0, 200)} ${node.any[0]?.message ?? ""}`));
}

/** No serious or critical violation in any of these pages. */
export async function noViolations(...pages: Page[]): Promise<void> {
  for (const page of pages) {
    const found = await violations(page);
    if (found.length) throw new Error(`${page.url()} is not accessible:\n${found.join("\n")}`);
  }
}
