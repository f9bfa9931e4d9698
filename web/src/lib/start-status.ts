// What a table waits for before the start, as a text id with arguments.
import type { Chair } from "./types";

export interface StartStatus {
  text: string;
  args: Record<string, string | number>;
}

/** What the table waits for, as seat `me` reads it (-1: a spectator). */
export function startStatus(chairs: readonly Chair[], me: number, host: boolean): StartStatus {
  const free = chairs.filter((chair) => chair.kind === "free").length;
  if (free) return { text: "web-wait-players", args: { free } };
  const unready = chairs.map((chair, seat) => ({ chair, seat })).filter(({ chair }) => chair.kind === "person" && !chair.ready && !chair.host);
  if (unready.some(({ seat }) => seat === me)) return { text: "web-wait-you", args: {} };
  const names = unready.map(({ chair }) => chair.name).join(", ");
  if (host) return names ? { text: "web-wait-ready-start", args: { names } } : { text: "web-wait-start", args: {} };
  if (names) return { text: "web-wait-ready", args: { names } };
  const name = chairs.find((chair) => chair.host)?.name ?? "";
  return name ? { text: "web-wait-host", args: { name } } : { text: "web-wait-somebody", args: {} };
}

/** The smallest number of seats that keeps everybody's seat. */
export function seatsNeeded(chairs: readonly Chair[]): number {
  return chairs.findLastIndex((chair) => chair.kind !== "free") + 1;
}
