import { expect, it, vi } from "vitest";
import type { Beat } from "../src/lib/motion";
import { Stage } from "../src/lib/motion.svelte";
import type { Sitting } from "../src/lib/sitting";
import type { View } from "../src/lib/types";
import type { Phrase } from "../src/lib/wording";

vi.mock("../src/lib/sounds", () => ({ play: () => undefined }));
vi.stubGlobal("document", { hidden: false, documentElement: { style: { getPropertyValue: () => "1" } } });

const shot: Phrase = { text: "shot", arguments: {} };
const death: Phrase = { text: "death", arguments: {} };
const BEATS: Record<string, Beat> = {
  shot: { motions: [{ kind: "flight", from: "hand", to: "centre", face: "bang.AS" }] },
  death: { motions: [{ kind: "reveal", at: "seat-1", to: "seat-1", faces: ["role:outlaw"], verdict: "", good: false }] },
};

function at(moment: number): View<object> {
  return { moment, seat: 0, asked: [], options: [], board: {} } as unknown as View<object>;
}

function sitting(lines: Phrase[]): Sitting {
  return { moving: false, line: { lines } } as unknown as Sitting;
}

it("keeps a card out of the hand, and what has been told, until the view in which all that has happened", async () => {
  const done: (() => void)[] = [];
  vi.stubGlobal("window", { setTimeout: (go: () => void) => done.push(go) });
  const stage = new Stage<object>((line) => [BEATS[line.text] ?? { motions: [] }], "bang");
  stage.see(at(1), sitting([]));
  stage.see(at(2), sitting([shot, death]));
  expect([stage.shown?.moment, stage.leaving, stage.since]).toEqual([1, ["bang.AS"], [shot]]);
  done.shift()?.();
  await vi.waitFor(() => expect(stage.line).toEqual(death));
  expect([stage.shown?.moment, stage.leaving, stage.since]).toEqual([1, ["bang.AS"], [shot, death]]);
  done.shift()?.();
  await vi.waitFor(() => expect(stage.shown?.moment).toBe(2));
  expect([stage.behind, stage.leaving, stage.since]).toEqual([false, [], []]);
});
