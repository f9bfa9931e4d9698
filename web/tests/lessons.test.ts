import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LessonGuide } from "../src/lib/lesson-guide.svelte";
import { type LessonInfo, type LessonStep, answerText, nextLesson, readingTime } from "../src/lib/lessons";
import { Texts } from "../src/lib/texts";

const SAID = "Somebody draws a card.";

function step(number: number, kind: LessonStep["kind"], id = "game/first"): LessonStep {
  return { id, title: "", step: number, steps: 5, kind, say: { text: "said", arguments: {} }, point: [], accept: [], next: "" };
}

function lesson(name: string, done: boolean, table = ""): LessonInfo {
  return { game: "game", name, title: name, minutes: 2, done, table };
}

function guide(): LessonGuide {
  return new LessonGuide(() => SAID);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the step of a lesson that is shown", () => {
  it("a step that waits for the learner makes room for the next one at once", () => {
    const shown = guide();
    shown.reach(step(0, "read"));
    shown.reach(step(1, "ask"));
    expect(shown.shown?.step).toBe(1);
    expect(shown.isLate).toBe(false);
  });

  it("a sentence about what bots do stays as long as reading it takes", () => {
    const shown = guide();
    shown.reach(step(0, "watch"));
    shown.reach(step(1, "ask"));
    expect(shown.shown?.step).toBe(0);
    expect(shown.isLate).toBe(true);
    vi.advanceTimersByTime(readingTime(SAID) - 1);
    expect(shown.shown?.step).toBe(0);
    vi.advanceTimersByTime(2);
    expect(shown.shown?.step).toBe(1);
  });

  it("a learner who has read enough need not wait", () => {
    const shown = guide();
    shown.reach(step(0, "watch"));
    shown.reach(step(1, "ask"));
    shown.hurry();
    expect(shown.shown?.step).toBe(1);
  });

  it("no sentence is left out, however fast the bots are", () => {
    const shown = guide();
    const seen: number[] = [];
    for (const number of [0, 1, 2]) shown.reach(step(number, "watch"));
    for (let time = 0; time < 10_000; time += 100) {
      seen.push(shown.shown?.step ?? -1);
      vi.advanceTimersByTime(100);
    }
    expect([...new Set(seen)]).toEqual([0, 1, 2]);
  });

  it("news of the same step replace it without beginning its time again", () => {
    const shown = guide();
    shown.reach(step(0, "watch"));
    vi.advanceTimersByTime(readingTime(SAID) - 100);
    shown.reach({ ...step(0, "watch"), point: ["deck"] });
    expect(shown.shown?.point).toEqual(["deck"]);
    shown.reach(step(1, "ask"));
    vi.advanceTimersByTime(101);
    expect(shown.shown?.step).toBe(1);
  });
});

describe("the next lesson", () => {
  it("is the one that was begun, else the first that is not done", () => {
    expect(nextLesson([lesson("a", true), lesson("b", false), lesson("c", false, "table")])?.name).toBe("c");
    expect(nextLesson([lesson("a", true), lesson("b", false), lesson("c", false)])?.name).toBe("b");
    expect(nextLesson([lesson("a", true)])).toBeUndefined();
  });

  it("a finished lesson that was begun again is not the next one", () => {
    expect(nextLesson([lesson("a", true, "table"), lesson("b", false)])?.name).toBe("b");
  });
});

describe("the answer to a choice that a lesson does not accept", () => {
  const texts = new Texts("en");
  texts.bundle.addResource(new FluentResource("game-lesson-first-no = Leave that to { $b }.\nrule-GAME-1 = Nobody does that."));
  texts.bundle.addResource(new FluentResource(readFileSync(new URL("../../src/igroteka/texts/en/core.ftl", import.meta.url), "utf8")));
  const names = { names: ["Ann", "Basil"], me: 0, owners: [], addresses: ["" as const, "" as const] };

  it("names the players", () => {
    expect(answerText(texts, { text: "game-lesson-first-no" }, names)).toBe("Leave that to Basil.");
  });

  it("says the rule that forbids it", () => {
    expect(answerText(texts, { text: "game-lesson-first-no", rule: "GAME-1" }, names)).toContain("Nobody does that.");
  });
});
