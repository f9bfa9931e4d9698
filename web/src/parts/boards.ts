// The boards of the games, loaded on demand.
import type { Component } from "svelte";
import type { BoardProps } from "../lib/board-model.svelte";
import GenericBoard from "./GenericBoard.svelte";

export type Board = Component<BoardProps>;

const files = import.meta.glob<{ default: Board }>("../games/*/Board.svelte");

/** The board of a game; the generic one if it has none. */
export async function boardOf(game: string): Promise<Board> {
  const load = files[`../games/${game}/Board.svelte`];
  return load ? (await load()).default : GenericBoard;
}
