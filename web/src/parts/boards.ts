// The boards of the games, each loaded when it is needed.
import type { Component } from "svelte";
import type { BoardProps } from "../lib/board-model.svelte";
import GenericBoard from "./GenericBoard.svelte";

export type Board = Component<BoardProps>;

const files = import.meta.glob<{ default: Board }>("../games/*/Board.svelte");

/** The board of a game; one that has none of its own gets a list of its options. */
export async function boardOf(game: string): Promise<Board> {
  const load = files[`../games/${game}/Board.svelte`];
  return load ? (await load()).default : GenericBoard;
}
