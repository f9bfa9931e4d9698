import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Beat, READING } from "../src/lib/animation";
import { BoardAnimator, type Script } from "../src/lib/animation.svelte";
import type { BoardSession } from "../src/lib/board-session";
import type { View } from "../src/lib/types";
import type { Phrase } from "../src/lib/wording";

vi.mock("../src/lib/sounds", () => ({ playSound: () => {}, vibrate: () => {} }));

function lines(...names: string[]): Phrase[] {
  return names.map((text) => ({ text, arguments: {} }));
}

function view(asked: { seat: number; waits: boolean }[] = []): View<null> {
  return { asked, seat: 0, board: null, window: 0 } as unknown as View<null>;
}

const NAMES = { names: ["You", "Ann"], me: 0, owners: [], addresses: [] };
const NO_CLOCK = { deadlines: {} as Record<string, number>, window: 0, each: 0, reserve: [] };

/** A stage on which what is called a flight flies, with somebody who watches it. */
function watched(hasWindow?: (shown: View<null>) => boolean) {
  const flight: Beat = { motions: [{ kind: "flight", from: "a", to: "b", face: "" }] };
  const script: Script<null> = (line) => ({ flight: [flight], shot: [flight, flight], read: [READING] })[line.text] ?? [];
  const animator = new BoardAnimator<null>(script, "targi", undefined, hasWindow);
  const session = { animating: false, shownEntryCount: Infinity, journal: [] as Phrase[], clock: NO_CLOCK, names: NAMES, pace: null, serverTime: () => 1000 };
  const tell = (entries: Phrase[], shown = view()) => {
    session.journal = [...session.journal, ...entries];
    animator.update(shown, session as unknown as BoardSession);
  };
  const see = (...names: string[]) => tell(lines(...names));
  return { animator, session, see, tell };
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
    await vi.advanceTimersByTimeAsync(1210);
    expect(session.shownEntryCount).toBe(3);
    await vi.advanceTimersByTimeAsync(1210);
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

describe("how a player follows the others", () => {
  const laid: Phrase = { text: "flight", arguments: { player: { seat: 1 }, target: { seat: 0 } } };
  const own: Phrase = { text: "flight", arguments: { player: { seat: 0 }, target: { seat: 1 } } };
  const asked = [{ seat: 0, waits: true }];

  it("sees what is aimed at them for two seconds, with a banner", async () => {
    const { animator, see, tell } = watched();
    see("start");
    tell([laid]);
    expect(animator.banner).toBe(laid);
    await vi.advanceTimersByTimeAsync(1990);
    expect(animator.banner).toBe(laid);
    await vi.advanceTimersByTimeAsync(20);
    expect(animator.banner).toBeNull();
  });

  it("sees no banner where a window shows it, whether that has a clock or not", () => {
    for (const [hasWindow, window] of [[undefined, 5], [() => true, 0]] as const) {
      const { animator, see, tell } = watched(hasWindow);
      see("start");
      tell([laid], { ...view(asked), window });
      expect(animator.playing?.beat.entry).toBe(laid);
      expect(animator.banner).toBeNull();
    }
  });

  it("sees a banner even where nothing moves", () => {
    const { animator, see, tell } = watched();
    see("start");
    tell([{ ...laid, text: "words" }]);
    expect(animator.banner?.text).toBe("words");
  });

  it("sees a banner for what only has to be read, if it is aimed at them", () => {
    const { animator, see, tell } = watched();
    see("start");
    tell([{ ...laid, text: "read" }]);
    expect(animator.banner?.text).toBe("read");
  });

  it("sees no banner for what they have done to somebody else", () => {
    const { animator, see, tell } = watched();
    see("start");
    tell([{ text: "flight", arguments: { player: { seat: 1 }, by: { seat: 0 } } }]);
    expect(animator.banner).toBeNull();
  });

  it("sees a banner for what a card of somebody else does to them", () => {
    const { animator, see, tell } = watched();
    see("start");
    tell([{ text: "words", arguments: { by: { seat: 1 }, target: { seat: 0 } } }]);
    expect(animator.banner?.text).toBe("words");
  });

  it("sees no banner over a window that asks about it, but one for what came before", async () => {
    const { animator, session, see, tell } = watched();
    see("start");
    session.clock = { ...NO_CLOCK, window: 4000 };
    const before = { ...laid, text: "words" };
    tell([before, laid], { ...view(), window: 3 } as unknown as View<null>);
    expect(animator.banner).toBe(before);
    await vi.advanceTimersByTimeAsync(600);
    expect(animator.playing?.beat.entry).toBe(laid);
    expect(animator.banner).toBeNull();
  });

  it("follows quickly while a window is open, whether they can react or only let pass: how long they take must not tell (KIT-N07)", async () => {
    for (const options of [["pass"], ["pass", "nope"]]) {
      const { animator, session, see, tell } = watched();
      see("start");
      session.clock = { ...NO_CLOCK, window: 4000 };
      tell(lines("flight", "flight"), { ...view(), window: 3, options } as unknown as View<null>);
      await vi.advanceTimersByTimeAsync(1000);
      expect(animator.outdated).toBe(false);
    }
  });

  it("does not wait for their own moves", async () => {
    const { animator, see, tell } = watched();
    see("start");
    tell([own]);
    expect(animator.banner).toBeNull();
    await vi.advanceTimersByTimeAsync(430);
    expect(animator.isPlaying).toBe(false);
  });

  it("pauses, sees one event at a time, and goes to now", async () => {
    const { animator, session, see, tell } = watched();
    see("start");
    see("flight", "flight", "flight");
    animator.pause();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([animator.paused, animator.waiting, session.shownEntryCount]).toEqual([true, 2, 2]);
    animator.next();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([animator.waiting, session.shownEntryCount]).toEqual([1, 3]);
    tell([own], view(asked));
    expect(animator.isAwaited).toBe(true);
    animator.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect([animator.paused, animator.outdated, animator.waiting, session.shownEntryCount]).toEqual([false, false, 0, Infinity]);
  });

  it("is told by the log no more than by the board while paused, from the start", async () => {
    const { animator, session, see } = watched();
    see("start");
    animator.pause();
    see("flight", "read");
    await vi.advanceTimersByTimeAsync(60_000);
    expect([animator.outdated, session.shownEntryCount]).toEqual([true, 1]);
    animator.resume();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([animator.outdated, session.shownEntryCount]).toEqual([false, Infinity]);
  });

  it("is told how many events wait, not in how many steps they are shown", async () => {
    const { animator, see } = watched();
    see("start");
    see("flight", "shot", "flight");
    expect(animator.waiting).toBe(2);
    await vi.advanceTimersByTimeAsync(1210); // the first step of the shot is shown
    expect(animator.waiting).toBe(1);
  });

  it("is not kept from a decision by a pause when a clock runs", async () => {
    const { animator, session, see, tell } = watched();
    see("start");
    see("flight", "flight");
    animator.pause();
    session.clock = { ...NO_CLOCK, deadlines: { "0": 6000 } };
    tell([laid, laid, laid], view(asked));
    expect(animator.paused).toBe(false);
    await vi.advanceTimersByTimeAsync(2500);
    expect(animator.outdated).toBe(false);
  });

  it("sees what has changed since the last decision, until the next one", async () => {
    const { animator, see, tell } = watched();
    see("start");
    see("flight");
    expect(animator.changed).toEqual([]);
    await vi.advanceTimersByTimeAsync(430);
    expect(animator.changed).toEqual(["b"]);
    tell([], view(asked));
    await vi.advanceTimersByTimeAsync(2000);
    expect(animator.changed).toEqual(["b"]);
    animator.startRecording();
    tell([own]);
    expect(animator.changed).toEqual([]);
  });

  it("sees the others' turns again as a film, and then the newest view", async () => {
    const { animator, session, see, tell } = watched();
    see("start");
    see("flight", "flight");
    const mine = view(asked);
    tell([], mine);
    await vi.advanceTimersByTimeAsync(5000);
    expect([animator.hasFilm, animator.view]).toEqual([true, mine]);
    animator.film();
    expect([animator.outdated, animator.isFollowing, animator.changed, session.shownEntryCount]).toEqual([true, true, [], Infinity]);
    await vi.advanceTimersByTimeAsync(5000);
    expect([animator.outdated, animator.view, animator.changed]).toEqual([false, mine, ["b"]]);
  });

  it("has no film of their own moves", async () => {
    const { animator, see, tell } = watched();
    see("start");
    tell([own]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(animator.hasFilm).toBe(false);
  });
});
