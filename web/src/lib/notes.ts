// What happens at the table itself, as text.
import { t } from "./app.svelte";
import type { TableNote } from "./types";
import { type Names, playerArguments } from "./wording";

/** A note about the table, as a line of the log; the reader's own are addressed to them. */
export function noteText(note: TableNote, names: Names): string {
  const id = `web-note-${note.what}`;
  return note.seat === names.me ? t(id, {}, "you") : t(id, playerArguments({ ...names, owners: [] }, note.seat));
}
