// The open view of a finished game: the hands and roles of all seats on one board.
import type { View } from "./types";

/** The fields of boards that are hidden from other seats. */
interface Hiding {
  hand?: readonly string[];
  players?: readonly { known?: readonly string[]; marked?: readonly string[] }[];
  figures?: readonly { owner: number; role: string; second: string }[];
  hidden_roles?: Record<string, number>;
}

/** The view of seat `by` with the hands and roles from the views of all others; null if there is no such view. */
export function openView(views: readonly View[], by: number): View | null {
  const seen = views[by];
  if (!seen) return null;
  const boards = views.map((view) => view.board as Hiding);
  const { players, figures, hidden_roles } = seen.board as Hiding;
  const shown: Hiding = {};
  if (players) shown.players = players.map((player, seat) => (player.known ? { ...player, known: without(boards[seat]?.hand ?? [], player.marked ?? []) } : player));
  if (figures) shown.figures = figures.map((figure, number) => ({ ...figure, ...ownView(boards[figure.owner]?.figures?.[number]) }));
  if (hidden_roles) shown.hidden_roles = {};
  const opened = { ...seen, board: { ...(seen.board as object), ...shown } };
  const { layout } = seen;
  // Of a described board every player shows what lies before them as they see it themselves.
  return layout ? { ...opened, layout: { ...layout, players: layout.players.map((area, seat) => views[seat]?.layout?.players[seat] ?? area) } } : opened;
}

/** What only the owner of a figure knows. */
function ownView(figure: { role: string; second: string } | undefined): { role?: string; second?: string } {
  return figure ? { role: figure.role, second: figure.second } : {};
}

/** The cards of a hand except those that are already open. */
function without(hand: readonly string[], open: readonly string[]): string[] {
  const left = [...open];
  return hand.filter((card) => {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
