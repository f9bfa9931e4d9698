// The settings of a table: chosen values, or the defaults of its deck and game.
import type { GameInfo, Preset, SettingInfo, TableInfo } from "./types";

export type SettingValue = string | number | boolean;

/** The deck of a table: the chosen one, or the default of the game. */
export function deckOf(table: TableInfo, game: GameInfo): string {
  return String(table.settings.options["deck"] ?? table.values["deck"] ?? game.presets.find((one) => one.seats.includes(table.settings.seats))?.options["deck"] ?? "");
}

/** The default of a setting; a deck may have its own (KIT-O1), and for some numbers of seats (KIT-O6). */
export function defaultOf(table: TableInfo, game: GameInfo, setting: SettingInfo): SettingValue {
  const value = table.values[setting.id];
  if (value !== undefined && !(setting.id in table.settings.options)) return value;
  const deck = deckOf(table, game);
  const preset = deck ? game.presets.find((one) => one.options["deck"] === deck) : undefined;
  return preset?.options[setting.id] ?? setting.default;
}

export function valueOf(table: TableInfo, game: GameInfo, setting: SettingInfo): SettingValue {
  return table.settings.options[setting.id] ?? defaultOf(table, game, setting);
}

/** The value of every setting at a table. */
export function tableSettings(table: TableInfo, games: readonly GameInfo[]): Record<string, SettingValue> {
  const game = games.find((one) => one.id === table.settings.game);
  return game ? Object.fromEntries(game.settings.map((setting) => [setting.id, valueOf(table, game, setting)])) : {};
}

/** True if the table has the settings of a preset. */
export function matchesPreset(table: TableInfo, game: GameInfo, preset: Preset): boolean {
  const deck = game.settings.some((one) => one.id === "deck");
  if (deck) return preset.options["deck"] === deckOf(table, game);
  const normal = (options: Record<string, SettingValue>) => game.settings.map((one) => String(options[one.id] ?? one.default)).join();
  return normal(table.settings.options) === normal(preset.options);
}
