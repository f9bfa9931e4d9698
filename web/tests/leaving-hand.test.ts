import { expect, it, vi } from "vitest";
import type { Beat } from "../src/lib/animation";
import { BoardAnimator } from "../src/lib/animation.svelte";
import type { BoardSession } from "../src/lib/board-session";
import type { View } from "../src/lib/types";
import type { Phrase } from "../src/lib/wording";

vi.mock("../src/lib/sounds", () => ({ playSound: () => undefined, vibrate: () => undefined }));
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

function sessionWith(journal: Phrase[]): BoardSession {
  return { animating: false, journal, clock: { deadlines: {}, window: 0 }, names: { names: [], me: -1, owners: [], addresses: [] } } as unknown as BoardSession;
}

it("keeps a card out of the hand, and what has been told, until the view in which all that has happened", async () => {
  vi.useFakeTimers();
  const animator = new BoardAnimator<object>((entry) => [BEATS[entry.text] ?? { motions: [] }], "bang");
  animator.update(at(1), sessionWith([]));
  animator.update(at(2), sessionWith([shot, death]));
  expect([animator.view?.moment, animator.leavingHand, animator.shownEntries]).toEqual([1, ["bang.AS"], [shot]]);
  await vi.advanceTimersByTimeAsync(1200);
  expect(animator.entry).toEqual(death);
  expect([animator.view?.moment, animator.leavingHand, animator.shownEntries]).toEqual([1, ["bang.AS"], [shot, death]]);
  await vi.advanceTimersByTimeAsync(1300);
  expect(animator.view?.moment).toBe(2);
  expect([animator.outdated, animator.leavingHand, animator.shownEntries]).toEqual([false, [], []]);
});
