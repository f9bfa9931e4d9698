// A player's goal as text, by mode and role.
import { t } from "../../lib/app.svelte";

const ALONE = new Set(["last_alive", "two_players"]);

export function goalOf(mode: string, role: string): string {
  if (mode === "shoot_out") return t("bang-web-shoot-out-goal");
  if (ALONE.has(mode)) return t("bang-web-goal-last");
  if (!role) return "";
  return mode === "three_players" ? t(`bang-web-goal-three_players-${role}`) : t(`bang-role-${role}`, {}, "text");
}
