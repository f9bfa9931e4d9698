// While a table is shown, card and rule texts follow the options of that table.
import { untrack } from "svelte";
import { app } from "./app.svelte";
import { tableOptions, type SettingValue } from "./settings";
import type { TableInfo } from "./types";

/** Use the options of this table for all texts until the calling component is destroyed. */
export function useTableOptions(table: () => TableInfo | null): void {
  const json = $derived.by(() => {
    const shown = table();
    return shown ? JSON.stringify(tableOptions(shown, app.games)) : "{}";
  });
  $effect(() => {
    const options = JSON.parse(json) as Record<string, SettingValue>;
    untrack(() => app.setTableOptions(options));
    return () => app.setTableOptions({});
  });
}
