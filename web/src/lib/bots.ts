// What bots are called: the server keeps an id, and every language has a name for it.
import type { Texts } from "./texts";
import type { TableInfo } from "./types";

/** The name of a seat in the reader's language. People, and bots that have taken over from them, keep their own. */
export function shownName(texts: Texts | null, name: string, bot = ""): string {
  const id = `bot-name-${bot}`;
  return bot && texts?.has(id) ? texts.format(id) : name;
}

/** The table with the names of its bots in the reader's language. */
export function withBotNames(texts: Texts | null, table: TableInfo): TableInfo {
  return { ...table, chairs: table.chairs.map((chair) => ({ ...chair, name: shownName(texts, chair.name, chair.bot) })) };
}
