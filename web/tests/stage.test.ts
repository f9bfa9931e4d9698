import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Stage } from "../src/lib/motion.svelte";
import type { Sitting } from "../src/lib/sitting";
import type { View } from "../src/lib/types";
import type { Phrase } from "../src/lib/wording";

vi.mock("../src/lib/sounds", () => ({ play: () => {} }));

function lines(...names: string[]): Phrase[] {
  return names.map((text) => ({ text, arguments: {} }));
}

function view(): View<null> {
  return { asked: [], seat: 0, board: null } as unknown as View<null>;
}

/** A stage on which what is called a flight flies, with somebody who watches it. */
function watched() {
  const stage = new Stage<null>((line) => (line.text === "flight" ? [{ motions: [{ kind: "flight", from: "a", to: "b", face: "" }] }] : []), "targi");
  const seat = { moving: false, told: Infinity, line: { lines: [] as Phrase[] } };
  const see = (...names: string[]) => {
    seat.line.lines = [...seat.line.lines, ...lines(...names)];
    stage.see(view(), seat as unknown as Sitting);
  };
  return { stage, seat, see };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false, documentElement: { style: { getPropertyValue: () => "1" } } });
  vi.stubGlobal("window", globalThis);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("what is told of the journal", () => {
  it("is all of it when a table is first seen", () => {
    const { seat, see } = watched();
    see("round", "flight");
    expect(seat.told).toBe(Infinity);
  });

  it("goes no further than what is being shown", async () => {
    const { seat, see } = watched();
    see("round");
    see("flight", "flight", "end");
    expect(seat.told).toBe(2);
    await vi.advanceTimersByTimeAsync(430);
    expect(seat.told).toBe(3);
    await vi.advanceTimersByTimeAsync(430);
    expect(seat.told).toBe(Infinity);
  });

  it("is all of it when the rest is skipped or the board goes away", async () => {
    const { stage, seat, see } = watched();
    see("round");
    see("flight", "flight", "end");
    stage.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(seat.told).toBe(Infinity);
    see("flight");
    stage.end();
    expect(seat.told).toBe(Infinity);
  });
});
