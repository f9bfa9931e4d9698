// Every text that a page names exists, and every text of the pages is named by one.
import { readFileSync, readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { ftlFiles, readFtl } from "../ftl";

const ids = (source: string) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? "");

const sources = ["src", "browser"].flatMap((from) => {
  const root = new URL(`../${from}/`, import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) => /\.(svelte|ts)$/.test(file));
  return files.map((file) => readFileSync(new URL(file, root), "utf8"));
});
const code = sources.join("\n");
const quoted = new Set([...code.matchAll(/"([a-z][\w-]*)(?=")/g)].map((match) => match[1] ?? ""));

it("a text that is named by its id exists", () => {
  const known = new Set(ftlFiles("en").flatMap((file) => ids(readFtl(file))));
  const named = [...code.matchAll(/\bt\("([a-z][\w-]*)"/g)].map((match) => match[1] ?? "");
  expect([...new Set(named.filter((id) => !known.has(id)))]).toEqual([]);
});

it("a text of the pages is used somewhere", () => {
  const begun = [...code.matchAll(/`((?:web|game|about|statistics)-[a-z-]*)\$\{/g)].map((match) => match[1] ?? "");
  const unused = ["texts/en/web.ftl", "texts/en/table.ftl", "texts/en/about.ftl", ...ftlFiles("en").filter((file) => /\/(game|pages)\.ftl$/.test(file))].flatMap((file) => ids(readFtl(file))).filter((id) => !quoted.has(id) && !begun.some((start) => id.startsWith(start)));
  expect(unused).toEqual([]);
});
