// The operator's part of the HTTP API. The key is sent in a header of its own, so that no other page can send it.
import { request } from "./api";
import type { TournamentListing } from "./tournaments";
import type { TableListing } from "./types";

export interface Person {
  guest: string;
  name: string;
  address: string;
  connections: number;
}

export interface OperatorTable extends Pick<TableListing, "game" | "status" | "public" | "opened" | "summary"> {
  label: string;
}

export interface OperatorTournament extends Pick<TournamentListing, "game" | "title" | "status" | "public" | "opened" | "summary"> {
  label: string;
}

export interface Ban {
  kind: "guest" | "address";
  target: string;
  name: string;
  until: number;
}

export interface Report {
  id: string;
  at: number;
  reporter: string;
  guest_id: string;
  name: string;
  game: string;
  text: string;
  chat: { at: number; name: string; text: string }[];
}

export interface AuditLine {
  id: string;
  at: number;
  address: string;
  action: string;
  detail: Record<string, string | number>;
}

export interface Overview {
  engine: string;
  now: number;
  people: Person[];
  tables: OperatorTable[];
  tournaments: OperatorTournament[];
  bans: Ban[];
  reports: Report[];
  audit: AuditLine[];
  announcement: string;
  maintenance: number;
}

/** The requests of an operator with this key; all but the backup answer with the new state. */
export function operatorApi(key: string) {
  const headers = { "operator-key": key };
  const act = (what: string, body: unknown) => request<Overview>(`api/operator/${what}`, body, headers);
  return {
    overview: () => request<Overview>("api/operator", undefined, headers),
    close: (label: string) => act("close", { label }),
    endTournament: (label: string) => act("end-tournament", { label }),
    barGuest: (guest: string, name: string, hours: number) => act("bar-guest", { guest, name, hours }),
    barAddress: (address: string, hours: number) => act("bar-address", { address, hours }),
    lift: ({ kind, target }: Ban) => act("lift-bar", { kind, target }),
    announce: (text: string, hours: number) => act("announce", { text, hours }),
    maintain: (minutes: number, hours: number) => act("maintain", { minutes, hours }),
    settle: (id: string) => act("settle", { id }),
    backup: () => request<{ file: string; tables: number }>("api/operator/backup", {}, headers),
  };
}
