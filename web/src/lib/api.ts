// The HTTP side of the host. Everything is asked relative to the page's base, so the host may stand under any path.
import type { Analysis } from "./analysis";
import type { Part } from "./parts";
import type { Command, OpenTable, Refusal, Settings } from "./protocol";
import type { GameInfo, Guest, Listing, TableInfo, View, You } from "./types";
import type { Phrase, RefusalLike } from "./wording";

/** A refusal of the host: the id of a text with its arguments. */
export class Refused extends Error {
  constructor(readonly problem: RefusalLike) {
    super(problem.text);
  }
}

/** Where something of the host is. */
export function address(path: string): string {
  return new URL(path, document.baseURI).toString();
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const request: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(address(path), request);
  } catch {
    throw new Refused({ text: "web-no-connection" });
  }
  const told: unknown = await answer.json().catch(() => ({ text: "error-internal" }));
  if (!answer.ok) throw new Refused(told as RefusalLike);
  return told as T;
}

export interface Step {
  number: number;
  views: View[];
  lines: Phrase[];
  /** After how many choices it stands; told once the game is over. */
  choices?: number;
}

/** What was played on this host. */
export interface Statistics {
  games: Record<string, number>;
  each: { game: string; games: number; seats: number; people_won: number; bots_won: number; last: number }[];
  days: { at: number; games: number }[];
}

/** A link by which others come to this host. */
export interface HostLink {
  url: string;
  kind: "public" | "address" | "name" | "page";
}

/** Where others find this host, and whether this page may open it to them. */
export interface Addresses {
  links: HostLink[];
  operator: boolean;
  can_open: boolean;
  opened: boolean;
}

export const api = {
  me: () => ask<{ guest: Guest | null }>("api/me"),
  nameMe: (name: string, address: Guest["address"]) => ask<{ guest: Guest }>("api/me", { name, address }),
  games: () => ask<{ engine: string; levels: string[]; games: GameInfo[] }>("api/games"),
  texts: (game: string, language: string) => ask<Record<string, string>>(`api/games/${encodeURIComponent(game)}/texts/${language}`),
  components: (game: string) => ask<Record<string, Part>>(`api/games/${encodeURIComponent(game)}/components`),
  check: (settings: Settings) =>
    ask<{ options: Record<string, string | number | boolean>; warnings: Refusal[] }>("api/games/check", settings),
  tables: (list: "open" | "running" | "finished", mine: boolean) =>
    ask<{ tables: Listing[] }>(`api/tables?list=${list}&mine=${mine ? 1 : 0}`),
  table: (id: string) => ask<{ table: TableInfo; you: You }>(`api/tables/${encodeURIComponent(id)}`),
  open: (wanted: OpenTable) => ask<{ table: string }>("api/tables", wanted),
  command: (table: string, command: Command) => ask<unknown>(`api/tables/${table}/commands`, command),
  rules: (game: string) => ask<{ game: string; paragraphs: { ids: string[]; text: string }[] }>(`api/rules/${game}`),
  steps: (table: string, number: number, seat: string, first: number) =>
    ask<{ total: number; steps: Step[] }>(`api/tables/${table}/games/${number}/steps?seat=${seat}&first=${first}`),
  proof: (table: string, number: number) =>
    ask<{ commitment: string; seed: string; nonce: string; kept: boolean }>(`api/tables/${table}/games/${number}/proof`),
  analysis: (table: string, number: number) => ask<Analysis>(`api/tables/${table}/games/${number}/analysis`, {}),
  bring: (replay: string) => ask<{ table: string }>("api/replays", { replay }),
  addresses: () => ask<Addresses>("api/addresses"),
  openHost: (open: boolean) => ask<Addresses>("api/addresses", { open }),
  beginTest: () => ask<{ token: string }>("api/reach", {}),
  test: (token: string) => ask<{ reached: { url: string; other: boolean }[] }>(`api/reach/${token}`),
  statistics: () => ask<Statistics>("api/statistics"),
};
