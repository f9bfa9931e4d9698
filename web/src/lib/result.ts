// Texts for the result of a game: the winners, and what each player had (roles, seals, or sources of points).
import { app, t } from "./app.svelte";
import type { View } from "./types";
import { type Names, ownerOf } from "./wording";

/** Fields of boards that the result shows. */
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

/** The winners as a sentence; by their side, where the board names one. */
export function winnersText({ game, board }: View, names: string): string {
  const side = (board as Ending).won;
  return side && app.texts?.has(`${game}-web-won-${side}`) ? t(`${game}-web-won-${side}`, { names }) : t("web-result-won", { names });
}

/** What a player had at the end; "" if the game has nothing to show. */
export function finalHoldings({ game, board, outcome }: View, names: Names, seat: number): string {
  const ending = board as Ending;
  const scored = (outcome?.scores[seat] ?? 0) > 0; // false if the game ended before it was scored
  return roles(ending, game, names, seat) || seals(ending, game, seat) || (scored ? points(ending, game, seat) : "");
}
