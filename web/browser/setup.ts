// Runs once around all tests in the browser: one host and one Chromium for all workers.
import type { TestProject } from "vitest/node";
import { startBrowser, startHost } from "./host.ts";

declare module "vitest" {
  export interface ProvidedContext {
    host: string;
    browser: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const host = await startHost();
  const browser = await startBrowser().catch(async (problem: unknown) => {
    await host.end();
    throw problem;
  });
  project.provide("host", host.url);
  project.provide("browser", browser.wsEndpoint());
  return async () => {
    await browser.close();
    await host.end();
  };
}
