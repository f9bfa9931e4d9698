// The texts of the pages in both languages, from the same files as the client.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { ftlFiles, readFtl } from "../ftl.ts";
import { withNoBreakSpaces } from "../src/lib/typography.ts";

export type Language = "en" | "ru";

function read(language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false, ...(language === "ru" ? { transform: withNoBreakSpaces } : {}) });
  for (const file of ftlFiles(language)) bundle.addResource(new FluentResource(readFtl(file)));
  return bundle;
}

const bundles: Record<Language, FluentBundle> = { en: read("en"), ru: read("ru") };

/** A text in this language. */
export function text(language: Language, id: string, args: Record<string, FluentVariable> = {}, attribute = ""): string {
  const message = bundles[language].getMessage(id);
  const value = attribute ? message?.attributes[attribute] : message?.value;
  if (!value) throw new Error(`${language}: no text ${id} ${attribute}`);
  return bundles[language].formatPattern(value, args);
}
