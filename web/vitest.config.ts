// The unit tests; apart from vite.config.ts, so that building the pages needs no test runner.
import { defineConfig, mergeConfig } from "vitest/config";
import pages from "./vite.config.ts";

export default mergeConfig(pages, defineConfig({ test: { include: ["tests/**/*.test.ts"], environment: "node", testTimeout: 300_000 } }));
