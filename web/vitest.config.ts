// The unit tests; apart from vite.config.ts, so that building the pages needs no test runner.
import { readFileSync, readdirSync } from "node:fs";
import { defineConfig, mergeConfig } from "vitest/config";
import pages from "./vite.config.ts";

const FOLDER = new URL("./tests/", import.meta.url);
const files = readdirSync(FOLDER).filter((file) => file.endsWith(".test.ts"));

/** A file that replaces modules needs them for itself; the others share what a worker has imported. */
function replacesModules(file: string): boolean {
  return /app-mock|vi\.mock\(/.test(readFileSync(new URL(file, FOLDER), "utf8"));
}

function project(name: string, isolate: boolean) {
  const include = files.filter((file) => replacesModules(file) === isolate).map((file) => `tests/${file}`);
  return { extends: true as const, test: { name, include, isolate } };
}

export default mergeConfig(
  pages,
  defineConfig({
    test: { environment: "node", testTimeout: 300_000, projects: [project("shared", false), project("alone", true)] },
  }),
);
