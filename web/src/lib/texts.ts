// The texts of the client: Fluent files shared with the terminal, loaded on demand.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { api } from "./api";
import { withNoBreakSpaces } from "./typography";

export const LANGUAGES = ["en", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

const files = import.meta.glob<string>(["@texts/*/*.ftl", "@games/*/texts/*/*.ftl", "!@texts/*/cli.ftl", "!@games/*/texts/*/terminal.ftl"], {
  query: "?raw",
  import: "default",
});

/** Files that every page needs; the other files of a game are loaded with its table. */
const COMMON_FILES = ["core", "server", "web", "bots", ...gamesWithTexts().map((game) => `${game}/game`)];

export class MissingText extends Error {}

function bundleOf(language: Language): FluentBundle {
  return new FluentBundle(language, { useIsolating: false, ...(language === "ru" ? { transform: withNoBreakSpaces } : {}) });
}

export class Texts {
  /** `tableAttributes` are the Fluent attributes for the settings of a table, such as `deck-party`. */
  constructor(
    readonly language: Language,
    readonly bundle = bundleOf(language),
    private readonly files = new Map<string, Promise<void>>(),
    private readonly tableAttributes: readonly string[] = [],
  ) {}

  /** The same texts with the variants for a table with these settings. */
  withTableSettings(settings: Readonly<Record<string, string | number | boolean>>): Texts {
    const tableAttributes = Object.entries(settings).map(([id, value]) => `${id}-${value}`.toLowerCase());
    return new Texts(this.language, this.bundle, this.files, tableAttributes);
  }

  /** Load files by name; each is loaded once. */
  async load(names: readonly string[]): Promise<void> {
    await Promise.all(names.map((name) => this.loadFile(name)));
  }

  private loadFile(name: string): Promise<void> {
    const known = this.files.get(name);
    if (known) return known;
    const loading = readSource(this.language, name).then((source) => {
      this.bundle.addResource(new FluentResource(source));
    });
    this.files.set(name, loading);
    return loading;
  }

  has(id: string, attribute = ""): boolean {
    const message = this.bundle.getMessage(id);
    if (!message) return false;
    return attribute ? attribute in message.attributes : message.value !== null;
  }

  format(id: string, args: Record<string, FluentVariable> = {}, attribute = ""): string {
    const message = this.bundle.getMessage(id);
    const wanted = attribute === "text" ? this.tableAttribute(id) || attribute : attribute;
    const pattern = wanted ? message?.attributes[wanted] : message?.value;
    if (!pattern) throw new MissingText(`${this.language}: ${id}${attribute ? `.${attribute}` : ""}`);
    return this.bundle.formatPattern(pattern, args);
  }

  /** The text of a rule; "" if there is none. */
  rule(id: string): string {
    const text = `rule-${id.replaceAll(".", "_")}`;
    return this.has(text) ? this.format(text, {}, this.tableAttribute(text)) : "";
  }

  /** The attribute of a message that fits the options of the table; "" if the message has no variant. */
  private tableAttribute(id: string): string {
    return this.tableAttributes.find((name) => this.has(id, name)) ?? "";
  }
}

function gamesWithTexts(): string[] {
  const found = Object.keys(files).map((path) => /\/games\/(\w+)\/texts\//.exec(path)?.[1]);
  return [...new Set(found.filter((game) => game !== undefined))];
}

async function readSource(language: Language, name: string): Promise<string> {
  const [game, part] = name.split("/");
  const end = part ? `/games/${game}/texts/${language}/${part}.ftl` : `/igroteka/texts/${language}/${name}.ftl`;
  const found = Object.entries(files).find(([path]) => path.endsWith(end));
  if (found) return found[1]();
  return game && part && !isBuiltIn(game) ? ((await loadHostTexts(game, language))[part] ?? "") : "";
}

/** Was this client built with the words of a game? */
export function isBuiltIn(game: string): boolean {
  return gamesWithTexts().includes(game);
}

const asked = new Map<string, Promise<Record<string, string>>>();

/** The files of a game that this client was built without: asked of the host once; if it does not answer, again the next time. */
export function loadHostTexts(game: string, language: Language): Promise<Record<string, string>> {
  const key = `${language}/${game}`;
  const known = asked.get(key);
  if (known) return known;
  const answer = api.texts(game, language).catch(() => {
    asked.delete(key);
    return {};
  });
  asked.set(key, answer);
  return answer;
}

/** Load the texts of a language that every page needs. */
export async function loadTexts(language: Language): Promise<Texts> {
  const texts = new Texts(language);
  await texts.load(COMMON_FILES);
  return texts;
}

/** The names of the text files of a game, and of what all tables say. */
export function gameFiles(game: string): string[] {
  return ["table", ...["table", "cards", "rules", "bots", "pages"].map((part) => `${game}/${part}`)];
}
