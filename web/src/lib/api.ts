// The HTTP API of the host. All URLs are relative to the page's base, so the host may have any base path.
import type { Analysis } from "./analysis";
import type { GameComponent } from "./game-components";
import type { HowToScreen } from "./howto";
import type { LessonInfo } from "./lessons";
import type { MakeOptions, Member, SignedIn, UseOptions } from "./members";
import type { PuzzleOverview, Solution, ToldPuzzle } from "./puzzles";
import type { ResultFilter, Results } from "./results";
import type { Command, OpenTable, Refusal, Settings } from "./protocol";
import type { GameInfo, Guest, MyTable, Notices, NoticeSettings, TableListing, TableInfo, View, You } from "./types";
import type { Phrase, RefusalLike } from "./wording";

/** The host refused a request: a text id with its arguments. */
export class RequestRefused extends Error {
  constructor(readonly problem: RefusalLike) {
    super(problem.text);
  }
}

/** The absolute URL of a path of the host. */
export function hostUrl(path: string): string {
  return new URL(path, document.baseURI).toString();
}

export async function request<T>(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? { headers }
      : { method: "POST", headers: { "content-type": "application/json", ...headers }, body: JSON.stringify(body) };
  let response: Response;
  try {
    response = await fetch(hostUrl(path), init);
  } catch {
    throw new RequestRefused({ text: "web-no-connection" });
  }
  const json: unknown = await response.json().catch(() => ({ text: "error-internal" }));
  if (!response.ok) throw new RequestRefused(json as RefusalLike);
  return json as T;
}

export interface Step {
  number: number;
  views: View[];
  lines: Phrase[];
  /** How many choices were made before it; only known once the game is over. */
  choices?: number;
  /** The seats that take no part in the game at this step. */
  out: number[];
}

/** From where and how to play on: a step as seen `by` somebody, a seat, the level of the bots, and whether what is hidden
 * from the seat is drawn anew. */
export interface Branch {
  step: number;
  by: string;
  seat: number;
  level: string;
  imagined: boolean;
}

/** What the operator tells everybody; "" and 0: nothing. `maintenance`: when it begins. */
export interface Told {
  text: string;
  maintenance: number;
}

/** Statistics of the games on this server. */
export interface Statistics {
  games: Record<string, number>;
  each: { game: string; games: number; seats: number; people_won: number; bots_won: number; last: number }[];
  days: { at: number; games: number }[];
}

/** A link by which other devices reach this host. */
export interface HostLink {
  url: string;
  kind: "public" | "address" | "name" | "page";
}

/** The links to this host, and whether this page may open it to others. */
export interface Addresses {
  links: HostLink[];
  operator: boolean;
  can_open: boolean;
  opened: boolean;
}

/** The cards and rules of a game that words name. */
export interface Meaning {
  cards: string[];
  rules: string[];
}

export const api = {
  me: () => request<{ guest: Guest | null; told: Told }>("api/me"),
  setName: (name: string, address: Guest["address"]) => request<{ guest: Guest }>("api/me", { name, address }),
  member: () => request<Member>("api/me/member"),
  results: (filter: ResultFilter, first: number) =>
    request<Results>(`api/me/results?game=${encodeURIComponent(filter.game)}&with=${encodeURIComponent(filter.with)}&first=${first}`),
  passkeyOptions: () => request<MakeOptions>("api/me/passkeys/options", {}),
  addPasskey: (made: { client_data: string; attestation: string }) => request<Member>("api/me/passkeys", made),
  removePasskey: (id: string) => request<Member>("api/me/passkeys/remove", { id }),
  makeRecoveryCode: () => request<{ code: string; member: Member }>("api/me/recovery-code", {}),
  removeDevice: (id: string) => request<Member>("api/me/devices/remove", { id }),
  signInOptions: () => request<UseOptions>("api/sign-in/options", {}),
  signInByPasskey: (used: { credential: string; client_data: string; authenticator_data: string; signature: string; join: boolean }) =>
    request<SignedIn>("api/sign-in/passkey", used),
  signInByCode: (code: string, join: boolean) => request<SignedIn>("api/sign-in/code", { code, join }),
  deleteMe: (name: string) => request<{ deleted: boolean }>("api/me/delete", { name }),
  games: () => request<{ engine: string; levels: string[]; games: GameInfo[] }>("api/games"),
  texts: (game: string, language: string) => request<Record<string, string>>(`api/games/${encodeURIComponent(game)}/texts/${language}`),
  components: (game: string) => request<Record<string, GameComponent>>(`api/games/${encodeURIComponent(game)}/components`),
  checkSettings: (settings: Settings) =>
    request<{ options: Record<string, string | number | boolean>; warnings: Refusal[] }>("api/games/check", settings),
  tables: (list: "open" | "running" | "finished", mine: boolean) =>
    request<{ tables: TableListing[] }>(`api/tables?list=${list}&mine=${mine ? 1 : 0}`),
  myTables: () => request<{ tables: MyTable[]; now: number }>("api/me/tables"),
  notices: () => request<Notices>("api/me/notices"),
  setNotices: (settings: NoticeSettings) => request<Notices>("api/me/notices", settings),
  subscribe: (subscription: { endpoint: string; keys: { p256dh: string; auth: string } }) => request<Notices>("api/me/push", subscription),
  unsubscribe: (endpoint: string) => request<Notices>("api/me/push/remove", { endpoint }),
  sendSampleNotice: () => request<{ sent: number }>("api/me/push/sample", {}),
  setVacation: (until: number) => request<Notices>("api/me/vacation", { until }),
  setTableNotices: (table: string, on: boolean) => request<{ on: boolean }>(`api/tables/${encodeURIComponent(table)}/notices`, { on }),
  table: (id: string) => request<{ table: TableInfo; you: You }>(`api/tables/${encodeURIComponent(id)}`),
  openTable: (wanted: OpenTable) => request<{ table: string }>("api/tables", wanted),
  lessons: () => request<{ lessons: LessonInfo[] }>("api/lessons"),
  openLesson: (game: string, name: string, again = false) => request<{ table: string }>(`api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(name)}`, { again }),
  howTo: (game: string) => request<{ screens: HowToScreen[] }>(`api/games/${encodeURIComponent(game)}/howto`),
  command: (table: string, command: Command) => request<unknown>(`api/tables/${table}/commands`, command),
  lookup: (words: string) => request<{ games: Record<string, Meaning> }>(`api/lookup?words=${encodeURIComponent(words)}`),
  rules: (game: string) => request<{ game: string; paragraphs: { ids: string[]; text: string }[] }>(`api/rules/${game}`),
  steps: (table: string, number: number, seat: string, first: number) =>
    request<{ total: number; steps: Step[] }>(`api/tables/${table}/games/${number}/steps?seat=${seat}&first=${first}`),
  proof: (table: string, number: number) =>
    request<{ commitment: string; seed: string; nonce: string; kept: boolean }>(`api/tables/${table}/games/${number}/proof`),
  analysis: (table: string, number: number) => request<Analysis>(`api/tables/${table}/games/${number}/analysis`, {}),
  branch: (table: string, number: number, wanted: Branch) => request<{ table: string }>(`api/tables/${table}/games/${number}/branch`, wanted),
  puzzles: () => request<PuzzleOverview>("api/puzzles"),
  puzzle: (id: string) => request<ToldPuzzle>(`api/puzzles/${encodeURIComponent(id)}`),
  nextPuzzle: (game: string, theme: string, but: string) =>
    request<ToldPuzzle>(`api/puzzles/next?game=${encodeURIComponent(game)}&theme=${encodeURIComponent(theme)}&but=${encodeURIComponent(but)}`),
  answerPuzzle: (id: string, code: string) => request<Solution>(`api/puzzles/${encodeURIComponent(id)}/answer`, { code }),
  branchPuzzle: (id: string, level: string) => request<{ table: string }>(`api/puzzles/${encodeURIComponent(id)}/branch`, { level }),
  importReplay: (replay: string) => request<{ table: string }>("api/replays", { replay }),
  addresses: () => request<Addresses>("api/addresses"),
  openHost: (open: boolean) => request<Addresses>("api/addresses", { open }),
  startReachTest: () => request<{ token: string }>("api/reach", {}),
  reachTest: (token: string) => request<{ reached: { url: string; other: boolean }[] }>(`api/reach/${token}`),
  report: (table: string, at: number, name: string, text: string) => request<unknown>(`api/tables/${encodeURIComponent(table)}/report`, { at, name, text }),
  statistics: () => request<Statistics>("api/statistics"),
};
