import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Beat, AnimationQueue, flights, normalDuration, beatDuration } from "../src/lib/animation";
import { numberArgument, seatArgument, wordArgument, wordArguments } from "../src/lib/wording";

const flight: Beat = { motions: [{ kind: "flight", from: "deck", to: "hand", face: "" }] };
const shake: Beat = { motions: [{ kind: "shake", at: "seat-1" }] };

/** A queue that notes when what was shown. */
function recorded(speed = 1) {
  const seen: string[] = [];
  const rests: number[] = [];
  const queue = new AnimationQueue<string>({
    playBeat: (beat, time) => {
      seen.push(`${beat.motions[0]?.kind} ${time}`);
      return new Promise((resolve) => setTimeout(resolve, time));
    },
    showView: (view) => seen.push(view),
    speed: () => speed,
    onIdle: () => rests.push(seen.length),
  });
  return { queue, seen, rests };
}

describe("how long a beat takes", () => {
  it("takes its whole time at normal speed, half of it when fast, more when slow", () => {
    expect(beatDuration(flight, 0, 1)).toBe(420);
    expect(beatDuration(flight, 0, 0.5)).toBe(210);
    expect(beatDuration(flight, 0, 1.6)).toBe(672);
  });

  it("takes at most 200 ms while more than three wait", () => {
    expect(beatDuration(flight, 3, 1)).toBe(420);
    expect(beatDuration(flight, 4, 1)).toBe(200);
  });

  it("never hurries a moment of the game", () => {
    const moment: Beat = { motions: [{ kind: "custom", name: "awards", face: "", note: "", length: 4000 }] };
    expect(beatDuration(moment, 9, 1)).toBe(4000);
    expect(beatDuration(moment, 9, 0)).toBe(160);
  });

  it("only fades where nothing is to move", () => {
    expect(beatDuration(flight, 0, 0)).toBe(160);
  });

  it("lets several cards set out one after the other", () => {
    expect(normalDuration({ motions: flights(["a", "b", "c"], "deck", "hand") })).toBe(420 + 2 * 70);
  });

  it("takes no time when nothing moves", () => {
    expect(beatDuration({ motions: [] }, 0, 0)).toBe(0);
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

  it("shows a view when the last card has landed, and the hit afterwards", async () => {
    const { queue, seen } = recorded();
    queue.add([flight, shake], "after");
    expect(seen).toEqual(["flight 420"]);
    expect(queue.outdated).toBe(true);
    await vi.advanceTimersByTimeAsync(420);
    expect(seen).toEqual(["flight 420", "after", "shake 420"]);
    expect(queue.outdated).toBe(false);
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
    queue.add([flight], "one");
    queue.add([], "two");
    queue.add([flight], "three");
    await vi.advanceTimersByTimeAsync(2000);
    expect(seen).toEqual(["flight 420", "one", "two", "flight 420", "three"]);
  });

  it("hurries when much waits", async () => {
    const { queue, seen } = recorded();
    queue.add([flight, flight, flight, flight, flight, flight], "end");
    await vi.advanceTimersByTimeAsync(5000);
    expect(seen).toEqual(["flight 200", "flight 200", "flight 420", "flight 420", "flight 420", "flight 420", "end"]);
  });

  it("drops what nobody wants to wait for", () => {
    const { queue, seen } = recorded();
    queue.add(Array<Beat>(25).fill(flight), "end");
    expect(seen).toEqual(["end"]);
    expect(queue.waitingBeats).toBe(0);
  });

  it("shows nothing old after it was told to skip", async () => {
    const { queue, seen } = recorded();
    queue.add([flight, flight], "old");
    queue.skip("new");
    await vi.advanceTimersByTimeAsync(2000);
    expect(seen).toEqual(["flight 420", "new"]);
  });

  it("moves until the last thing has been shown, and says when nothing is left", async () => {
    const { queue, rests } = recorded();
    queue.add([flight, shake], "end");
    await vi.advanceTimersByTimeAsync(500);
    expect(queue.isPlaying).toBe(true);
    expect(rests).toEqual([]);
    await vi.advanceTimersByTimeAsync(400);
    expect(queue.isPlaying).toBe(false);
    expect(rests).toEqual([3]);
  });

  it("goes on after it was empty", async () => {
    const { queue, seen } = recorded();
    queue.add([flight], "one");
    await vi.advanceTimersByTimeAsync(1000);
    queue.add([flight], "two");
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
