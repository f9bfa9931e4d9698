// The words of the client: the same Fluent files as the terminal's, loaded when they are needed.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { api } from "./api";
import { held } from "./lines";

export const LANGUAGES = ["en", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

const files = import.meta.glob<string>(["@texts/*/*.ftl", "@games/*/texts/*/*.ftl", "!@texts/*/cli.ftl", "!@games/*/texts/*/terminal.ftl"], {
  query: "?raw",
  import: "default",
});

/** The files that every page needs, with what every page says about each game; the rest of a game is loaded with its table. */
const COMMON = ["core", "server", "web", "bots", ...games().map((game) => `${game}/game`)];

export class MissingText extends Error {}

function bundleOf(language: Language): FluentBundle {
  return new FluentBundle(language, { useIsolating: false, ...(language === "ru" ? { transform: held } : {}) });
}

export class Texts {
  /** `agreed` are the attributes for what a table has agreed on. */
  constructor(
    readonly language: Language,
    readonly bundle = bundleOf(language),
    private readonly files = new Map<string, Promise<void>>(),
    private readonly agreed: readonly string[] = [],
  ) {}

  /** The same texts for a table with these options: cards and rules as they are played there. */
  atTable(options: Readonly<Record<string, string | number | boolean>>): Texts {
    const agreed = Object.entries(options).map(([id, value]) => `${id}-${value}`.toLowerCase());
    return new Texts(this.language, this.bundle, this.files, agreed);
  }

  /** Load the files of these names, each once, however often they are asked for. */
  async load(names: readonly string[]): Promise<void> {
    await Promise.all(names.map((name) => this.file(name)));
  }

  private file(name: string): Promise<void> {
    const known = this.files.get(name);
    if (known) return known;
    const loading = read(this.language, name).then((source) => {
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

  say(id: string, args: Record<string, FluentVariable> = {}, attribute = ""): string {
    const message = this.bundle.getMessage(id);
    const wanted = attribute === "text" ? this.asAgreed(id) || attribute : attribute;
    const pattern = wanted ? message?.attributes[wanted] : message?.value;
    if (!pattern) throw new MissingText(`${this.language}: ${id}${attribute ? `.${attribute}` : ""}`);
    return this.bundle.formatPattern(pattern, args);
  }

  /** A rule in a player's words, or "" if there are none for it. */
  rule(id: string): string {
    const text = `rule-${id.replaceAll(".", "_")}`;
    return this.has(text) ? this.say(text, {}, this.asAgreed(text)) : "";
  }

  /** The attribute of a message for what the table has agreed on; empty if it is the same for all tables. */
  private asAgreed(id: string): string {
    return this.agreed.find((name) => this.has(id, name)) ?? "";
  }
}

/** The games that have words here. */
function games(): string[] {
  const found = Object.keys(files).map((path) => /\/games\/(\w+)\/texts\//.exec(path)?.[1]);
  return [...new Set(found.filter((game) => game !== undefined))];
}

async function read(language: Language, name: string): Promise<string> {
  const [game, part] = name.split("/");
  const end = part ? `/games/${game}/texts/${language}/${part}.ftl` : `/igroteka/texts/${language}/${name}.ftl`;
  const found = Object.entries(files).find(([path]) => path.endsWith(end));
  if (found) return found[1]();
  return game && part && !isBuiltIn(game) ? ((await fromHost(game, language))[part] ?? "") : "";
}

/** Was this client built with the words of a game? */
export function isBuiltIn(game: string): boolean {
  return games().includes(game);
}

const asked = new Map<string, Promise<Record<string, string>>>();

/** The files of a game that this client was built without: asked of the host once; if it does not answer, again the next time. */
export function fromHost(game: string, language: Language): Promise<Record<string, string>> {
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

/** The texts of a language with what every page needs. */
export async function textsFor(language: Language): Promise<Texts> {
  const texts = new Texts(language);
  await texts.load(COMMON);
  return texts;
}

/** The files of a game: everything that is said about it, its cards and its rules. */
export function filesOf(game: string): string[] {
  return ["table", "cards", "rules", "bots", "pages"].map((part) => `${game}/${part}`);
}
