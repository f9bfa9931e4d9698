// Texts for the result of a game: the winners, and what each player had (roles, seals, or sources of points).
import { app, t } from "./app.svelte";
import type { View } from "./types";
import { highlightOf } from "./highlights";
import { type Argument, type Names, type Phrase, ownerOf } from "./wording";

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

/** The entry that tells how this player left the game before its end. */
export function ownFallEntry(entries: readonly Phrase[], names: Names): Phrase | null {
  const isOwn = ({ arguments: { player } }: Phrase) => typeof player === "object" && "seat" in player && player.seat !== null && names.me >= 0 && ownerOf(names, player.seat) === names.me;
  return entries.findLast((entry) => highlightOf(entry) === "out" && isOwn(entry)) ?? null;
}

/** The same for the player alone, where somebody else is to blame and the game has words for it: “You fell to Ann’s Gatling”. */
export function fallSentence(fall: Phrase, text: string | undefined, names: Names): Phrase {
  const { by, cause } = fall.arguments;
  return isSomebodyElse(by, names) && cause !== undefined && text ? { text, arguments: fall.arguments } : fall;
}

function isSomebodyElse(argument: Argument | undefined, names: Names): boolean {
  return typeof argument === "object" && "seat" in argument && argument.seat !== null && ownerOf(names, argument.seat) !== names.me;
}

/** What a player had at the end; "" if the game has nothing to show. */
export function finalHoldings({ game, board, outcome }: View, names: Names, seat: number): string {
  const ending = board as Ending;
  const scored = (outcome?.scores[seat] ?? 0) > 0; // false if the game ended before it was scored
  return roles(ending, game, names, seat) || seals(ending, game, seat) || (scored ? points(ending, game, seat) : "");
}
