// While a table is shown, card and rule texts follow the settings of that table.
import { untrack } from "svelte";
import { app } from "./app.svelte";
import { tableSettings, type SettingValue } from "./settings";
import type { TableInfo } from "./types";

/** Use the settings of this table for all texts until the calling component is destroyed. */
export function useTableSettings(table: () => TableInfo | null): void {
  const json = $derived.by(() => {
    const shown = table();
    return shown ? JSON.stringify(tableSettings(shown, app.games)) : "{}";
  });
  $effect(() => {
    const settings = JSON.parse(json) as Record<string, SettingValue>;
    untrack(() => app.setTableSettings(settings));
    return () => app.setTableSettings({});
  });
}
