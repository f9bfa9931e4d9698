import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Beat, AnimationQueue, PATIENCE, beatTiming, flights, hurriedTiming, normalDuration } from "../src/lib/animation";
import { numberArgument, seatArgument, wordArgument, wordArguments } from "../src/lib/wording";

const draw: Beat = { motions: [{ kind: "flight", from: "deck", to: "hand", face: "" }], weight: "quick" };
const play: Beat = { motions: [{ kind: "flight", from: "hand", to: "centre", face: "a" }] };
const shot: Beat = { motions: [{ kind: "shake", at: "seat-1" }], weight: "aimed" };
const own: Beat = { ...play, weight: "own" };
const moment: Beat = { motions: [{ kind: "custom", name: "awards", face: "", note: "", length: 4000 }] };
const NORMAL = { speed: 1, still: false };

/** A queue that notes when what was shown. */
function recorded(speed = 1, patience = { time: PATIENCE, urgent: false }) {
  const seen: string[] = [];
  const rests: number[] = [];
  const queue = new AnimationQueue<string>({
    playBeat: (beat, move) => void seen.push(`${beat.motions[0]?.kind ?? "text"} ${Math.round(move)}`),
    showView: (view) => void seen.push(view),
    tempo: () => ({ speed, still: false }),
    patience: () => patience,
    onChange: () => undefined,
    onIdle: () => void rests.push(seen.length),
  });
  return { queue, seen, rests };
}

describe("how long a beat takes", () => {
  it("grows with its importance", () => {
    expect(beatTiming(own, NORMAL).whole).toBe(420);
    expect(beatTiming(draw, NORMAL).whole).toBe(500);
    expect(beatTiming(play, NORMAL).whole).toBe(1200);
    expect(beatTiming(shot, NORMAL).whole).toBe(2000);
  });

  it("moves for a part of it, whatever it matters", () => {
    expect(beatTiming(play, NORMAL).move).toBe(420);
    expect(beatTiming(shot, NORMAL).move).toBe(420);
  });

  it("is half as long when fast, and twice as long when slow", () => {
    expect(beatTiming(play, { speed: 0.5, still: false })).toEqual({ move: 210, whole: 600 });
    expect(beatTiming(play, { speed: 2, still: false })).toEqual({ move: 840, whole: 2400 });
  });

  it("is only a fade at once, and nothing where nothing moves", () => {
    expect(beatTiming(play, { speed: 0, still: false })).toEqual({ move: 160, whole: 160 });
    expect(beatTiming({ motions: [] }, { speed: 0, still: true })).toEqual({ move: 0, whole: 0 });
  });

  it("leaves time to read with reduced motion", () => {
    expect(beatTiming(play, { speed: 1, still: true })).toEqual({ move: 160, whole: 1200 });
  });

  it("leaves time to read where nothing moves", () => {
    expect(beatTiming({ motions: [], weight: "quick" }, NORMAL)).toEqual({ move: 0, whole: 500 });
  });

  it("lets several cards set out one after the other", () => {
    expect(normalDuration({ motions: flights(["a", "b", "c"], "deck", "hand") })).toBe(420 + 2 * 70);
  });
});

describe("how long a beat takes while others wait", () => {
  it("is the same while all of them are soon over", () => {
    expect(hurriedTiming(play, NORMAL, 6800, 8000, false).whole).toBe(1200);
  });

  it("is shortened to a half at most, so that it can still be read", () => {
    expect(hurriedTiming(play, NORMAL, 8800, 8000, false).whole).toBe(960);
    expect(hurriedTiming(play, NORMAL, 40_000, 8000, false)).toEqual({ move: 210, whole: 600 });
  });

  it("is never shortened when it is aimed at the player", () => {
    expect(hurriedTiming(shot, NORMAL, 40_000, 8000, false).whole).toBe(2000);
  });

  it("never hurries a moment of the game, unless a clock runs for the player", () => {
    expect(hurriedTiming(moment, NORMAL, 40_000, 8000, false).whole).toBe(4000);
    expect(hurriedTiming(moment, NORMAL, 4000, 800, true).whole).toBe(400);
  });

  it("is as short as necessary when a clock runs for the player", () => {
    expect(hurriedTiming(shot, NORMAL, 5000, 700, true).whole).toBe(200);
  });
});

describe("the queue", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("shows a view without a story at once", () => {
    const { queue, seen } = recorded();
    queue.add([], "one");
    expect(seen).toEqual(["one"]);
    expect(queue.outdated).toBe(false);
  });

  it("shows a view when the last card has landed, though its beat stays longer", async () => {
    const { queue, seen } = recorded();
    queue.add([play, shot], "after");
    expect(seen).toEqual(["flight 420"]);
    expect(queue.outdated).toBe(true);
    await vi.advanceTimersByTimeAsync(420);
    expect(seen).toEqual(["flight 420", "after"]);
    expect(queue.outdated).toBe(false);
    await vi.advanceTimersByTimeAsync(780);
    expect(seen).toEqual(["flight 420", "after", "shake 420"]);
  });

  it("shows a view when what was turned up has been seen", async () => {
    const { queue, seen } = recorded();
    queue.add([{ motions: [{ kind: "reveal", at: "centre", to: "discard", faces: ["8C"], verdict: "", good: true }] }], "after");
    expect(seen).toEqual(["reveal 1300"]);
    await vi.advanceTimersByTimeAsync(1300);
    expect(seen).toEqual(["reveal 1300", "after"]);
  });

  it("keeps views in their order", async () => {
    const { queue, seen } = recorded();
    queue.add([draw], "one");
    queue.add([], "two");
    queue.add([draw], "three");
    await vi.advanceTimersByTimeAsync(2000);
    expect(seen).toEqual(["flight 420", "one", "two", "flight 420", "three"]);
  });

  it("drops the earliest where a minute would not be enough, and shows how things stood after them", () => {
    const { queue, seen } = recorded();
    queue.add(Array<Beat>(40).fill(play), "long ago");
    expect(seen).toEqual(["flight 210"]);
    queue.add(Array<Beat>(40).fill(play), "lately");
    expect(seen).toEqual(["flight 210", "long ago"]);
    expect(queue.waitingBeats).toBe(40);
  });

  it("shows nothing old after it was told to skip", async () => {
    const { queue, seen } = recorded();
    queue.add([draw, draw], "old");
    queue.skip("new");
    await vi.advanceTimersByTimeAsync(2000);
    expect(seen).toEqual(["flight 420", "new"]);
    expect(queue.isPlaying).toBe(false);
  });

  it("goes on at once when the player wants the next", async () => {
    const { queue, seen } = recorded();
    queue.add([play, play], "end");
    await vi.advanceTimersByTimeAsync(100);
    queue.next();
    await vi.advanceTimersByTimeAsync(0);
    expect(seen).toEqual(["flight 420", "flight 420"]);
  });

  it("stops before the next beat while it is paused, and shows one at a time", async () => {
    const { queue, seen } = recorded();
    queue.add([play, draw, draw], "end");
    queue.setPaused(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seen).toEqual(["flight 420"]);
    queue.next();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seen).toEqual(["flight 420", "flight 420"]);
    expect(queue.outdated).toBe(true);
    queue.setPaused(false);
    await vi.advanceTimersByTimeAsync(500);
    expect(seen).toEqual(["flight 420", "flight 420", "flight 420", "end"]);
  });

  it("lets nobody wait for what was added while it was paused, once it is skipped", async () => {
    const { queue, seen } = recorded();
    queue.add([play], "one");
    queue.setPaused(true);
    await vi.advanceTimersByTimeAsync(2000);
    queue.add([play], "two");
    queue.setPaused(false);
    queue.skip("two");
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.at(-1)).toBe("two");
    expect(queue.isPlaying).toBe(false);
  });

  it("shows a decision with a clock as soon as its time demands", async () => {
    const { queue, seen } = recorded(1, { time: 700, urgent: true });
    queue.add([play, play, shot, play], "your decision");
    await vi.advanceTimersByTimeAsync(1400);
    expect(seen.at(-1)).toBe("your decision");
  });

  it("moves until the last thing has been shown, and says when nothing is left", async () => {
    const { queue, rests } = recorded();
    queue.add([draw, shot], "end");
    await vi.advanceTimersByTimeAsync(2400);
    expect(queue.isPlaying).toBe(true);
    expect(rests).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(queue.isPlaying).toBe(false);
    expect(rests).toEqual([3]);
  });

  it("goes on after it was empty", async () => {
    const { queue, seen } = recorded();
    queue.add([draw], "one");
    await vi.advanceTimersByTimeAsync(1000);
    queue.add([draw], "two");
    await vi.advanceTimersByTimeAsync(1000);
    expect(seen).toEqual(["flight 420", "one", "flight 420", "two"]);
  });
});

describe("what an entry of the journal names", () => {
  const line = {
    text: "x",
    arguments: {
      player: { seat: 2 },
      target: { seat: null },
      card: { word: "skip", of: "k-" },
      cards: [{ word: "nope", of: "k-" }, { word: null, of: "k-" }],
      count: 3,
    },
  };

  it("finds seats, words and numbers", () => {
    expect(seatArgument(line, "player")).toBe(2);
    expect(wordArgument(line, "card")).toBe("skip");
    expect(wordArguments(line, "cards")).toEqual(["nope", ""]);
    expect(numberArgument(line, "count")).toBe(3);
  });

  it("finds nobody and nothing where nothing may be known", () => {
    expect(seatArgument(line, "target")).toBe(-1);
    expect(seatArgument(line, "card")).toBe(-1);
    expect(wordArgument(line, "player")).toBe("");
    expect(numberArgument(line, "cards")).toBe(0);
  });
});
