import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BoardAnimator } from "../src/lib/animation.svelte";
import type { BoardSession } from "../src/lib/board-session";
import type { View } from "../src/lib/types";
import type { Phrase } from "../src/lib/wording";

vi.mock("../src/lib/sounds", () => ({ playSound: () => {} }));

function lines(...names: string[]): Phrase[] {
  return names.map((text) => ({ text, arguments: {} }));
}

function view(): View<null> {
  return { asked: [], seat: 0, board: null } as unknown as View<null>;
}

/** A stage on which what is called a flight flies, with somebody who watches it. */
function watched() {
  const animator = new BoardAnimator<null>((line) => (line.text === "flight" ? [{ motions: [{ kind: "flight", from: "a", to: "b", face: "" }] }] : []), "targi");
  const session = { animating: false, shownEntryCount: Infinity, journal: [] as Phrase[] };
  const see = (...names: string[]) => {
    session.journal = [...session.journal, ...lines(...names)];
    animator.update(view(), session as unknown as BoardSession);
  };
  return { animator, session, see };
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
    const { session, see } = watched();
    see("round", "flight");
    expect(session.shownEntryCount).toBe(Infinity);
  });

  it("goes no further than what is being shown", async () => {
    const { session, see } = watched();
    see("round");
    see("flight", "flight", "end");
    expect(session.shownEntryCount).toBe(2);
    await vi.advanceTimersByTimeAsync(430);
    expect(session.shownEntryCount).toBe(3);
    await vi.advanceTimersByTimeAsync(430);
    expect(session.shownEntryCount).toBe(Infinity);
  });

  it("is all of it when the rest is skipped or the board goes away", async () => {
    const { animator, session, see } = watched();
    see("round");
    see("flight", "flight", "end");
    animator.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(session.shownEntryCount).toBe(Infinity);
    see("flight");
    animator.destroy();
    expect(session.shownEntryCount).toBe(Infinity);
  });
});
