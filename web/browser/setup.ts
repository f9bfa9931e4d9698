// Runs once around all tests in the browser: one host for all workers, each of which starts a Chromium of its own.
import type { TestProject } from "vitest/node";
import { browserProgram, startHost } from "./host.ts";

declare module "vitest" {
  export interface ProvidedContext {
    host: string;
    chromium: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [host, program] = await Promise.all([startHost(), browserProgram()]);
  project.provide("host", host.url);
  project.provide("chromium", program);
  return () => host.end();
}
