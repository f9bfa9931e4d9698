// The guest's own open tables: how they are told, and how much time is left.
import { api } from "./api";
import { showBadge } from "./attention";
import { t } from "./app.svelte";
import type { MyTable } from "./types";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The open tables of the guest, and by how much the clock of the host is ahead; the badge of the app shows how many wait. */
export async function loadMyTables(): Promise<{ tables: MyTable[]; skew: number }> {
  const { tables, now } = await api.myTables();
  showBadge(tables.filter((one) => one.turn).length);
  return { tables, skew: now - Date.now() };
}

/** A time span in its largest unit. */
export function spanText(ms: number): string {
  if (ms >= 2 * DAY) return t("tables-days", { count: Math.floor(ms / DAY) });
  if (ms >= 2 * HOUR) return t("tables-hours", { count: Math.floor(ms / HOUR) });
  return t("tables-minutes", { count: Math.max(1, Math.floor(ms / MINUTE)) });
}
