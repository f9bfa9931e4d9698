// The boards of the games, each loaded when it is needed.
import type { Component } from "svelte";
import type { BoardSession } from "../lib/board-session";
import type { TableInfo, View } from "../lib/types";
import GenericBoard from "./GenericBoard.svelte";

export type Board = Component<{ session: BoardSession; table: TableInfo; view: View }>;

const files = import.meta.glob<{ default: Board }>("../games/*/Board.svelte");

/** The board of a game; one that has none of its own gets a list of its options. */
export async function boardOf(game: string): Promise<Board> {
  const load = files[`../games/${game}/Board.svelte`];
  return load ? (await load()).default : GenericBoard;
}
