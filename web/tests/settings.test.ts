import { describe, expect, it } from "vitest";
import { tableSettings, deckOf, matchesPreset, defaultOf, valueOf } from "../src/lib/settings";
import type { GameInfo, SettingInfo, TableInfo } from "../src/lib/types";

const game = {
  id: "kittens",
  settings: [
    { id: "deck", rule: "KIT-S01", kind: "words", default: "classic_base", values: ["classic_base", "full_box"] },
    { id: "combos", rule: "KIT-O1", kind: "words", default: "standard", values: ["cats_only", "standard", "with_five"] },
  ],
  presets: [
    { id: "classic_base", rule: "KIT-P01", seats: [2, 3, 4, 5], options: { deck: "classic_base", combos: "with_five" } },
    { id: "full_box", rule: "KIT-P02", seats: [2, 3, 4, 5, 6], options: { deck: "full_box" } },
  ],
} as unknown as GameInfo;

function table(seats: number, options: Record<string, string> = {}, values: Record<string, string | boolean> = {}): TableInfo {
  return { settings: { game: "kittens", seats, options }, values } as unknown as TableInfo;
}

describe("the settings of a table", () => {
  it("KIT-O1 are those of the deck as long as nobody changes them", () => {
    expect(tableSettings(table(4), [game])["combos"]).toBe("with_five");
    expect(tableSettings(table(4, { deck: "classic_base" }), [game])["combos"]).toBe("with_five");
    expect(tableSettings(table(4, { deck: "full_box" }), [game])["combos"]).toBe("standard");
  });

  it("KIT-O1 are the chosen ones when somebody has changed them", () => {
    const chosen = table(4, { combos: "standard" });
    expect(tableSettings(chosen, [game])["combos"]).toBe("standard");
    expect(defaultOf(chosen, game, game.settings[1]!)).toBe("with_five");
  });

  it("KIT-O6 are those that the host says for so many seats", () => {
    const trim = { id: "trim_third", rule: "KIT-O6", kind: "switch", default: false, values: [] } as unknown as SettingInfo;
    const small = table(2, {}, { deck: "full_box", trim_third: true });
    expect([deckOf(small, game), defaultOf(small, game, trim), valueOf(small, game, trim)]).toEqual(["full_box", true, true]);
  });

  it("begin with the first deck that fits the seats", () => {
    expect(deckOf(table(4), game)).toBe("classic_base");
    expect(deckOf(table(6), game)).toBe("full_box");
    expect(matchesPreset(table(6), game, game.presets[1]!)).toBe(true);
  });
});
