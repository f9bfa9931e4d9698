// The setup page: which settings are shown how, and their texts.
import { app, t } from "./app.svelte";
import { gameClient } from "./games";
import type { Settings } from "./protocol";
import type { SettingValue } from "./settings";
import type { GameInfo, Preset, SettingInfo, TableInfo } from "./types";

/** The card whose picture is the switch of a setting; "" if there is none. */
export function pictureOf(game: string, setting: SettingInfo): string {
  return gameClient(game)?.pictures?.[setting.id] ?? "";
}

/** Settings of a custom deck, which the deck builder shows. */
const OWN_DECK = ["cards", "hand", "defuse_each"];

export function pictureSettings(game: GameInfo, characters: boolean): SettingInfo[] {
  return game.settings.filter((one) => pictureOf(game.id, one) !== "" && one.id.endsWith("characters") === characters);
}

/** Settings without a picture, except the deck. */
export function textSettings(game: GameInfo): SettingInfo[] {
  const hidden = new Set(game.settings.some((one) => one.id === "deck") ? ["deck", ...OWN_DECK] : []);
  return game.settings.filter((one) => !hidden.has(one.id) && !pictureOf(game.id, one));
}

export function settingName(game: string, setting: SettingInfo): string {
  const id = `${game}-setting-${setting.id}`;
  return app.texts?.has(id) ? t(id) : setting.id;
}

/** The description of a setting; without one, its rule. */
export function settingAbout(game: string, setting: SettingInfo): string {
  const id = `${game}-setting-${setting.id}`;
  return app.texts?.has(id, "about") ? t(id, {}, "about") : (app.texts?.rule(setting.rule) ?? "");
}

/** Letters of seats in setting values. */
const SEATS = "ABCDEFGH";

/** A value as text; a seat by the name of its player. */
export function valueName(table: TableInfo, setting: SettingInfo, value: SettingValue): string {
  const word = value === true ? "on" : value === false ? "off" : String(value);
  const id = `${table.settings.game}-setting-${setting.id}-${word}`;
  if (app.texts?.has(id)) return t(id);
  const number = word.length === 1 ? SEATS.indexOf(word) : -1;
  return number < 0 ? word : table.chairs[number]?.name || t("web-setup-seat", { number: number + 1 });
}

export function presetName(game: string, preset: Preset): string {
  const id = presetText(game, preset.id);
  return id ? t(id) : preset.id;
}

export function presetAbout(game: string, preset: Preset): string {
  const id = presetText(game, preset.id);
  return id && app.texts?.has(id, "about") ? t(id, {}, "about") : "";
}

function presetText(game: string, preset: string): string {
  return [`${game}-preset-${preset}`, `${game}-deck-${preset}`].find((id) => app.texts?.has(id)) ?? "";
}

export interface ClockChoice {
  id: string;
  clock: Required<NonNullable<Settings["clock"]>>;
}

export const CLOCKS: ClockChoice[] = [
  { id: "game", clock: { kind: "game", each: 60, reserve: 0 } },
  { id: "quick", clock: { kind: "seconds", each: 30, reserve: 60 } },
  { id: "calm", clock: { kind: "seconds", each: 180, reserve: 0 } },
  { id: "days", clock: { kind: "days", each: 1, reserve: 0 } },
  { id: "none", clock: { kind: "none", each: 60, reserve: 0 } },
];

export function isClock(table: TableInfo, { clock }: ClockChoice): boolean {
  const { kind, each } = table.settings.clock;
  return kind === clock.kind && (kind === "game" || kind === "none" || each === clock.each);
}
