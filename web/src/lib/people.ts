// People whom the guest has met here: friends, groups, blocks, invitations. Ids hold for this guest only.
import { api, request } from "./api";
import { app, errorText } from "./app.svelte";
import type { TableResult } from "./results";

export interface Person {
  id: string;
  name: string;
}

export interface Group {
  id: string;
  name: string;
  members: (Person & { me: boolean })[];
}

export interface Invitation {
  table: string;
  game: string;
  name: string;
  at: number;
}

export interface People {
  friends: Person[];
  /** Whom the guest has asked, and who asks them. */
  asked: Person[];
  asking: Person[];
  blocked: Person[];
  played: Person[];
  groups: Group[];
  invitations: Invitation[];
}

const table = (id: string, what: string) => `api/tables/${encodeURIComponent(id)}/${what}`;

export const peopleApi = {
  all: () => request<People>("api/me/people"),
  invitations: () => request<Pick<People, "invitations">>("api/me/invitations"),
  about: (action: "ask" | "part" | "block" | "unblock", person: string) => request<People>("api/me/people", { do: action, person }),
  openGroup: (name: string) => request<{ group: string }>("api/groups", { name }),
  group: (id: string) => request<{ id: string; name: string; members: number; inside: boolean }>(`api/groups/${encodeURIComponent(id)}`),
  inGroup: (id: string, action: "join" | "leave") => request<People>(`api/groups/${encodeURIComponent(id)}`, { do: action }),
  invite: (id: string, people: string[]) => request<{ invited: number }>(table(id, "invite"), { people }),
  decline: (id: string) => request<People>(table(id, "decline"), {}),
  block: (id: string, at: number, name: string) => request<{ blocked: boolean }>(table(id, "block"), { at, name }),
};

/** Open a table for the same people as a game of before, and invite them; bots sit there already. */
export async function playAgain(result: TableResult): Promise<void> {
  const people = result.seats.map((seat) => seat.opponent).filter(Boolean);
  const bots = result.seats.filter((seat) => seat.level && !seat.opponent && !seat.me).map((seat) => seat.level);
  try {
    const opened = await api.openTable({ settings: { game: result.game, seats: result.seats.length, public: false }, seat: 0, bots });
    if (people.length) await peopleApi.invite(opened.table, people);
    app.navigate(`t/${opened.table}`);
  } catch (error) {
    app.error = errorText(error);
  }
}
