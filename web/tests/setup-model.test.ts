import { describe, expect, it, vi } from "vitest";
import { SetupModel } from "../src/parts/setup/model.svelte";
import type { TableSession } from "../src/lib/session.svelte";
import type { Chair, GameInfo, Preset, TableInfo } from "../src/lib/types";

const { KITTENS, DECKS } = vi.hoisted(() => {
  const preset = (id: string) => ({ id, seats: [2, 3], options: { deck: id } }) as unknown as Preset;
  const game = {
    id: "kittens", seats: [2, 5], settings: [{ id: "deck", default: "small" }],
    presets: ["small", "b", "c", "d", "e", "f"].map(preset), match_presets: [preset("match")],
  };
  return { KITTENS: game as unknown as GameInfo, DECKS: { small: { skip: [4, 5, 0, 0], nope: [0, 1, 0, 0] } } };
});

vi.mock("../src/lib/app.svelte", () => ({ app: { games: [KITTENS] }, t: (id: string) => id }));
vi.mock("../src/lib/games", () => ({ gameClient: () => ({ loadDecks: async () => DECKS }) }));

const chair = (more: Partial<Chair> = {}) => ({ name: "Ann", kind: "person", ready: true, host: false, ...more }) as Chair;

function modelOf(settings: object = {}, chairs: Chair[] = [chair({ host: true }), chair({ name: "Bob" })]) {
  const sent: object[] = [];
  const session = { you: { host: true }, seat: 0, busy: false, send: async (command: object) => void sent.push(command) } as unknown as TableSession;
  const table = { settings: { game: "kittens", seats: 2, games: 1, options: {}, ...settings }, values: { deck: "small" }, chairs } as unknown as TableInfo;
  return { model: new SetupModel(() => ({ session, table })), sent, settings: table.settings };
}

describe("the setup of a table", () => {
  it("offers the numbers of players that the game allows", () => {
    expect(modelOf().model.seatNumbers).toEqual([2, 3, 4, 5]);
  });

  it("shows the first presets, and a chosen one wherever it stands", () => {
    expect(modelOf().model.shownPresets.map(({ id }) => id)).toEqual(["small", "b", "c", "d", "e"]);
    const { model } = modelOf({ options: { deck: "f" } });
    expect([model.shownPresets.at(-1)?.id, model.hasMorePresets]).toEqual(["f", true]);
    model.allPresets = true;
    expect(model.shownPresets.length).toBe(6);
  });

  it("offers the presets of matches for several games only", () => {
    expect(modelOf({ games: 3 }).model.presets.at(-1)?.id).toBe("match");
  });

  it("sends what the host changes with everything else", () => {
    const { model, sent, settings } = modelOf();
    model.configure({ seats: 3 });
    expect(sent).toEqual([{ do: "configure", settings: { ...settings, seats: 3 } }]);
  });

  it("can be started when all seats are taken and the own deck has no problem", () => {
    expect(modelOf().model.canStart).toBe(true);
    expect(modelOf({}, [chair({ host: true }), chair({ kind: "free" })]).model.canStart).toBe(false);
    const { model } = modelOf({ options: { deck: "custom" } });
    model.deckProblem = "too few";
    expect([model.canStart, model.problem]).toEqual([false, "too few"]);
  });

  it("begins an own deck as a copy of the chosen one", async () => {
    const { model, sent, settings } = modelOf({ seats: 3, options: { deck: "small" } });
    await model.chooseCustomDeck();
    expect(sent).toEqual([{ do: "configure", settings: { ...settings, options: { deck: "custom", cards: "skip:5 nope:1" } } }]);
  });

  it("sends an own deck only if it has changed", () => {
    const { model, sent } = modelOf({ options: { deck: "custom", cards: "skip:5" } });
    model.changeDeck({ deck: "custom", cards: "skip:5" });
    expect(sent).toEqual([]);
    model.changeDeck({ deck: "custom", cards: "skip:6" });
    expect(sent.length).toBe(1);
  });
});
