// A table before the start: which of its settings are shown how, and their words.
import { app, t } from "./app.svelte";
import { gameClient } from "./games";
import type { Settings } from "./protocol";
import type { SettingValue } from "./settings";
import type { GameInfo, Preset, SettingInfo, TableInfo } from "./types";

/** The card whose picture switches a setting on and off, if there is one. */
export function pictureOf(game: string, setting: SettingInfo): string {
  return gameClient(game)?.pictures?.[setting.id] ?? "";
}

/** What a deck of one's own consists of: the deck builder shows it. */
const OWN_DECK = ["cards", "hand", "defuse_each"];

export function pictureSettings(game: GameInfo, characters: boolean): SettingInfo[] {
  return game.settings.filter((one) => pictureOf(game.id, one) !== "" && one.id.endsWith("characters") === characters);
}

/** Settings that are told in words: all but decks and what has a picture. */
export function textSettings(game: GameInfo): SettingInfo[] {
  const hidden = new Set(game.settings.some((one) => one.id === "deck") ? ["deck", ...OWN_DECK] : []);
  return game.settings.filter((one) => !hidden.has(one.id) && !pictureOf(game.id, one));
}

export function settingName(game: string, setting: SettingInfo): string {
  const id = `${game}-setting-${setting.id}`;
  return app.texts?.has(id) ? t(id) : setting.id;
}

/** What a setting is about, in words; where there are none, its rule. */
export function settingAbout(game: string, setting: SettingInfo): string {
  const id = `${game}-setting-${setting.id}`;
  return app.texts?.has(id, "about") ? t(id, {}, "about") : (app.texts?.rule(setting.rule) ?? "");
}

/** The letters of seats, as settings name them. */
const SEATS = "ABCDEFGH";

/** A value in words; a seat is called by whoever sits there. */
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
