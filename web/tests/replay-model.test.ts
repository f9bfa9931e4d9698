import { describe, expect, it, vi } from "vitest";
import { ReplayModel } from "../src/parts/replay/model.svelte";

const TOTAL = 130;
const step = (number: number) => ({ number, views: [{ seat: 1, asked: [], options: ["x"], board: {} }], lines: [], choices: Math.floor(number / 2) });
const asked: [string, number][] = [];

vi.stubGlobal("location", { search: "?step=70" });
vi.mock("../src/lib/app.svelte", () => ({ app: { texts: null, language: "en", loadGameTexts: async () => {}, loadTextFiles: async () => {} }, t: (id: string) => id, errorText: String }));
vi.mock("../src/parts/boards", () => ({ boardOf: async () => null }));
vi.mock("../src/lib/screen", () => ({ hasRail: () => false }));
vi.mock("../src/lib/host-links.svelte", () => ({ hostLinks: {} }));
vi.mock("../src/lib/api", () => ({
  api: {
    table: async () => ({ table: { settings: { game: "targi" }, status: "finished", chairs: [] } }),
    analysis: async () => ({ looked: 1, total: 1, moments: [], turning_points: [], mistakes: [], costly: [] }),
    steps: async (_table: string, _number: number, seat: string, first: number) => {
      asked.push([seat, first]);
      return { total: TOTAL, steps: Array.from({ length: Math.min(60, TOTAL - first) }, (_, i) => step(first + i)) };
    },
  },
}));

async function loaded(): Promise<ReplayModel> {
  asked.length = 0;
  const model = new ReplayModel("table", 1);
  for (let page = 0; page < 3; page++) await model.loadNextPage();
  return model;
}

describe("a replay", () => {
  it("loads the page of the shown step first, then the others", async () => {
    const model = await loaded();
    expect(asked).toEqual([["", 60], ["", 0], ["", 120]]);
    expect([model.at, model.total, model.step?.number, model.own, model.stages.length]).toEqual([70, TOTAL, 70, 1, TOTAL]);
    await model.loadNextPage();
    expect(asked.length).toBe(3);
  });

  it("shows no options", async () => {
    expect((await loaded()).view?.options).toEqual([]);
  });

  it("stays between its first and its last step", async () => {
    const model = await loaded();
    model.go(-1);
    expect(model.at).toBe(0);
    model.go(TOTAL);
    expect(model.at).toBe(TOTAL - 1);
    model.playing = true;
    model.playOn();
    expect(model.playing).toBe(false);
  });

  it("is shown with its analysis only where a link asks for it", async () => {
    vi.stubGlobal("document", { documentElement: { dataset: {} } });
    vi.stubGlobal("window", globalThis);
    for (const [search, shown] of [["?choices=4", false], ["?choices=4&analysis", true]] as const) {
      vi.stubGlobal("location", { search });
      const model = new ReplayModel("table", 1);
      await model.load();
      expect(model.poller.active).toBe(shown);
      model.poller.stop();
    }
    vi.stubGlobal("location", { search: "?step=70" });
  });

  it("returns to the same number of choices after a change of seat", async () => {
    const model = await loaded();
    model.go(81);
    model.showViewOf("2");
    expect(model.step).toBeUndefined();
    for (let page = 0; page < 3; page++) await model.loadNextPage();
    expect([model.by, model.step?.choices]).toEqual(["2", 40]);
  });
});
