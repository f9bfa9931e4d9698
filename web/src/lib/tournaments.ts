// Tournaments: what the host tells of them, and what is done with them.
import { request } from "./api";
import { app, t } from "./app.svelte";
import { shownName } from "./bots";
import type { Settings, TournamentCommand, TournamentSettings } from "./protocol";

export type TournamentStatus = "open" | "running" | "ended";

export interface TournamentSummary {
  format: string;
  scoring: string;
  seats: number;
  clock: NonNullable<Settings["clock"]>;
  entrants: number;
  most: number;
  round: number;
  rounds: number;
  late: boolean;
}

export interface TournamentListing {
  id: string;
  game: string;
  title: string;
  status: TournamentStatus;
  public: boolean;
  opened: number;
  changed: number;
  directed: boolean;
  summary: TournamentSummary;
}

export interface TournamentInfo {
  id: string;
  version: number;
  status: TournamentStatus;
  paused: boolean;
  settings: Required<TournamentSettings>;
  summary: TournamentSummary;
  tie_breaks: string[];
  director: string;
  round_over: boolean;
  /** When players must have come to their tables, in ms; 0: nobody waits. */
  waits_until: number;
  now: number;
  you: { entrant: number; active: boolean; removed: boolean; director: boolean; table: string };
}

export interface Entrant {
  entrant: number;
  name: string;
  bot: string;
  level: string;
}

export interface StandingRow extends Entrant {
  place: number;
  points: number;
  score: number;
  opposition: number;
  beaten: number;
  wins: number;
  played: number;
  out: number;
  active: boolean;
  me: boolean;
}

export interface Standings {
  total: number;
  first: number;
  /** Where the guest stands in the list; -1: they do not take part. */
  own: number;
  rows: StandingRow[];
}

export interface BoardRow {
  number: number;
  table: string;
  status: string;
  mine: boolean;
  entrants: (Entrant & { place: number; points: number; score: number; absent: boolean })[];
}

export interface RoundRows {
  round: number;
  total: number;
  first: number;
  boards: BoardRow[];
}

export const ROWS = 50; // at once

const path = (id: string) => `api/tournaments/${encodeURIComponent(id)}`;

export const tournamentApi = {
  list: (mine: boolean, before = 0) => request<{ tournaments: TournamentListing[] }>(`api/tournaments?mine=${mine ? 1 : 0}&before=${before}`),
  open: (settings: TournamentSettings) => request<{ tournament: string }>("api/tournaments", { settings }),
  show: (id: string) => request<TournamentInfo>(path(id)),
  standings: (id: string, first: number) => request<Standings>(`${path(id)}/standings?first=${first}`),
  round: (id: string, round: number, first: number) => request<RoundRows>(`${path(id)}/rounds/${round}?first=${first}`),
  command: (id: string, command: TournamentCommand) => request<TournamentInfo>(`${path(id)}/commands`, command),
};

/** The name of an entrant; bots have theirs in the reader's language, with a number if several are called so. */
export function entrantName({ name, bot }: Entrant): string {
  const [, number = ""] = /( \d+)$/.exec(name) ?? [];
  return bot ? shownName(app.texts, name, bot) + number : name;
}

/** Points with as many digits as they need. */
export function pointsText(points: number): string {
  return new Intl.NumberFormat(app.language, { maximumFractionDigits: 2 }).format(points);
}

/** What a tournament is, in one line. */
export function aboutText({ format, seats, round, rounds, entrants }: TournamentSummary, status: TournamentStatus): string {
  const kind = t(`tournament-format-${format}`);
  const where = seats > 2 ? `${kind}, ${t("tournament-seats-each", { seats })}` : kind;
  const people = t("tournament-entrants", { count: entrants });
  return [where, people, ...(status === "running" ? [t("tournament-round-of", { round, rounds })] : [])].join(" · ");
}
