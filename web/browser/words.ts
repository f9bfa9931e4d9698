// The words of the pages in both languages, read from the files that the pages themselves are built with.
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { held } from "../src/lib/lines.ts";

export type Language = "en" | "ru";

const TEXTS = new URL("../../src/igroteka/texts/", import.meta.url);

function read(language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false, ...(language === "ru" ? { transform: held } : {}) });
  const folder = new URL(`${language}/`, TEXTS);
  for (const file of readdirSync(fileURLToPath(folder)).filter((name) => name.endsWith(".ftl"))) {
    bundle.addResource(new FluentResource(readFileSync(new URL(file, folder), "utf8")));
  }
  return bundle;
}

const bundles: Record<Language, FluentBundle> = { en: read("en"), ru: read("ru") };

/** A text as a reader of this language reads it. */
export function say(language: Language, id: string, args: Record<string, FluentVariable> = {}): string {
  const value = bundles[language].getMessage(id)?.value;
  if (!value) throw new Error(`${language}: no text ${id}`);
  return bundles[language].formatPattern(value, args);
}
