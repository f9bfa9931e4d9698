// What the operator of the host tells everybody: an announcement, and when maintenance begins.
import type { Told } from "./api";

export const told = $state<Told>({ text: "", maintenance: 0 });

/** The host has said what is in force now. */
export function setTold({ text, maintenance }: Told): void {
  told.text = text;
  told.maintenance = maintenance;
}
