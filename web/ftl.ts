// The Fluent files on disk, for tests: those that all games share, and those in the folder of each game.
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const PACKAGE = new URL("../src/igroteka/", import.meta.url);

/** The paths of all files of a language, from the folder of the package. */
export function ftlFiles(language: string): string[] {
  const all = readdirSync(fileURLToPath(PACKAGE), { recursive: true, encoding: "utf8" }).map((path) => path.replaceAll("\\", "/"));
  return all.filter((path) => path.endsWith(".ftl") && path.includes(`texts/${language}/`)).sort();
}

/** The source of a file. */
export function readFtl(path: string): string {
  return readFileSync(new URL(path, PACKAGE), "utf8");
}
