// The words of the client: the same Fluent files as the terminal's, loaded when they are needed.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

const files = import.meta.glob(["@texts/*/*.ftl", "!@texts/*/cli.ftl"], { query: "?raw", import: "default" }) as Record<
  string,
  () => Promise<string>
>;

/** The files that every page needs; those of a game are loaded with its table. */
const COMMON = ["core", "server", "web", "bots"];

export class MissingText extends Error {}

export class Texts {
  readonly bundle: FluentBundle;
  private readonly files = new Map<string, Promise<void>>();

  constructor(readonly language: Language) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
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
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) throw new MissingText(`${this.language}: ${id}${attribute ? `.${attribute}` : ""}`);
    return this.bundle.formatPattern(pattern, args);
  }

  /** A rule in a player's words, or "" if there are none for it. */
  rule(id: string): string {
    const text = `rule-${id.replaceAll(".", "_")}`;
    return this.has(text) ? this.say(text) : "";
  }
}

async function read(language: Language, name: string): Promise<string> {
  const found = Object.entries(files).find(([path]) => path.endsWith(`/${language}/${name}.ftl`));
  return found ? found[1]() : "";
}

/** The texts of a language with what every page needs. */
export async function textsFor(language: Language): Promise<Texts> {
  const texts = new Texts(language);
  await texts.load(COMMON);
  return texts;
}

/** The files of a game: everything that is said about it, its cards and its rules. */
export function filesOf(game: string): string[] {
  return [game, `${game}-cards`, `${game}-rules`];
}
