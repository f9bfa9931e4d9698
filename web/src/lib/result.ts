// What a player had at the end of a game, in one line of its result: roles, seals, or where the points come from.
import { app, t } from "./app.svelte";
import type { View } from "./types";
import { type Names, ownerOf } from "./wording";

/** What the boards of some games tell. */
interface Ending {
  won?: string;
  figures?: { role?: string }[];
  players?: { seals?: Record<string, number>; score?: Record<string, number> }[];
}

function roles({ figures = [] }: Ending, game: string, names: Names, seat: number): string {
  const found = figures.flatMap((figure, i) => (figure.role && ownerOf(names, i) === seat ? [`${game}-role-${figure.role}`] : []));
  return [...new Set(found)].filter((id) => app.texts?.has(id)).map((id) => t(id)).join(", ");
}

function seals({ players = [] }: Ending, game: string, seat: number): string {
  const counts = Object.values(players[seat]?.seals ?? {});
  if (!counts.length || !app.texts?.has(`${game}-web-won`)) return "";
  return t(`${game}-web-won`, { count: counts.reduce((sum, one) => sum + one, 0), kinds: counts.filter(Boolean).length });
}

function points({ players = [] }: Ending, game: string, seat: number): string {
  const parts = Object.entries(players[seat]?.score ?? {}).filter(([part, points]) => points > 0 && app.texts?.has(`${game}-web-score-${part}`));
  return parts.map(([part, points]) => `${t(`${game}-web-score-${part}`)}\u00a0${points}`).join(" · ");
}

/** Who has won together, in a sentence; by their side where the board tells of one. */
export function winnersText({ game, board }: View, names: string): string {
  const side = (board as Ending).won;
  return side && app.texts?.has(`${game}-web-won-${side}`) ? t(`${game}-web-won-${side}`, { names }) : t("web-result-won", { names });
}

/** What this player had when the game ended; "" where the game has nothing of the kind. */
export function finalHoldings({ game, board }: View, names: Names, seat: number): string {
  const ending = board as Ending;
  return roles(ending, game, names, seat) || seals(ending, game, seat) || points(ending, game, seat);
}
