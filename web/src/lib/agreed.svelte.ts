// What a table has agreed on, as long as it is shown: cards and rules are told as they are played there.
import { untrack } from "svelte";
import { app } from "./app.svelte";
import { agreedAt, type Value } from "./settings";
import type { TableInfo } from "./types";

/** Tell everything as this table plays it, until the component that says so goes away. */
export function tellAsAgreed(table: () => TableInfo | null): void {
  const agreed = $derived.by(() => {
    const shown = table();
    return shown ? JSON.stringify(agreedAt(shown, app.games)) : "{}";
  });
  $effect(() => {
    const options = JSON.parse(agreed) as Record<string, Value>;
    untrack(() => app.agree(options));
    return () => app.agree({});
  });
}
