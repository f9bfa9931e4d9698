import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const here = fileURLToPath(new URL(".", import.meta.url));

/** What takes longest starts first, so that all workers end at about the same time. */
const LONGEST = ["foreign", "pages", "targi", "intrigo", "replay", "reach", "stress", "bang", "setup", "kittens", "guests"];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = (file: TestSpecification) => (LONGEST.indexOf(basename(file.moduleId).split(".")[0] ?? "") + 1) || Infinity;
    return [...files].sort((one, other) => rank(one) - rank(other) || one.moduleId.localeCompare(other.moduleId));
  }
}

const shuffled = process.argv.some((word) => word.startsWith("--sequence.shuffle"));

export default defineConfig(({ mode }) => ({
  root: here,
  cacheDir: fileURLToPath(new URL("../node_modules/.vite", import.meta.url)),
  test: {
    include: [mode === "soak" ? "**/*.soak.ts" : "**/*.test.ts"],
    environment: "node",
    globalSetup: ["./setup.ts"],
    isolate: false, // a worker imports Playwright, reads the texts and starts Chromium once, not for every file
    maxWorkers: Number(process.env["WORKERS"] ?? 2) + 1, // tests wait for bots and pages, so there is one more than cores
    sequence: shuffled ? {} : { sequencer: LongestFirst },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
}));
