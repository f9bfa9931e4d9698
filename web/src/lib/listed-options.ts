// Options in a list, such as the chances of all of them: where a board marks places, each is told by the place in words.
import { app } from "./app.svelte";
import type { Option, View } from "./types";
import { type FluentWords, type Names, listedText } from "./wording";

/** The words for the place to which an option leads, arguments of the attribute `listed` of its text; null if it leads to none. */
export type PlaceWords = (option: Option, view: View) => FluentWords | null;

const known = new Map<string, PlaceWords>();

/** Called by a board when it is loaded: its game has such words. */
export function setPlaceWords(game: string, words: PlaceWords): void {
  known.set(game, words);
}

/** What an option is called in a list of options. */
export function optionText(option: Option, view: View | null, names: Names): string {
  if (!app.texts) return "";
  return listedText(app.texts, option, names, (view && known.get(view.game)?.(option, view)) ?? null);
}
