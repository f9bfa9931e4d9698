// The colours of a table, while a page shows it.
import { gameLook } from "./app.svelte";

/** Show the page in the colours of a game; "" while it is not known. Must be called while a component is set up. */
export function useTableLook(game: () => string): void {
  $effect(() => {
    const { dataset } = document.documentElement;
    dataset.game = game();
    dataset.table = gameLook(game())?.table ?? "";
    return () => {
      delete dataset.game;
      delete dataset.table;
    };
  });
}
