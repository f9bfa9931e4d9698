import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { icons } from "./icons.ts";

const host = process.env.IGROTEKA_DEV_SERVER ?? "http://127.0.0.1:7654";

export default defineConfig({
  // Everything is addressed relative to the page, so that the host may stand under any path.
  base: "./",
  plugins: [svelte(), icons(new URL("./icons.json", import.meta.url), new URL("./src/games/", import.meta.url))],
  resolve: {
    alias: {
      "@texts": fileURLToPath(new URL("../src/igroteka/texts", import.meta.url)),
      "@games": fileURLToPath(new URL("../src/igroteka/games", import.meta.url)),
    },
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  build: {
    outDir: "../src/igroteka/server/pages",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the policy of the host allows no data in place of files
    rolldownOptions: {
      checks: { bundlerTimings: false }, // whoever only wants to play need not read them
      output: {
        // Without this every few lines that two pages share are a file of their own, and a table asks for a hundred files.
        codeSplitting: {
          groups: [
            { name: "start", tags: ["$initial"], priority: 1 },
            { name: "shared", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 6_000 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: host, ws: true } },
  },
});
