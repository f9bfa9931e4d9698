// Jumps from turn to turn and from round to round.
import { describe, expect, it } from "vitest";
import type { JournalEntry } from "../src/lib/analysis";
import { jumpFrom, startsOf } from "../src/lib/jumps";

function turn(seat: number, step: number): JournalEntry {
  return { entry: { text: "kittens-log-turn", arguments: { player: { seat } } }, step };
}

/** Three players, of whom the second is out after the first round; somebody has two turns in a row. */
const JOURNAL = [turn(0, 0), turn(1, 4), turn(2, 7), turn(0, 9), turn(2, 12), turn(2, 15), turn(0, 18)];

describe("the starts of turns and rounds", () => {
  it("are told by the journal; a round begins when somebody's turn comes again", () => {
    expect(startsOf(JOURNAL)).toEqual({ turns: [0, 4, 7, 9, 12, 15, 18], rounds: [0, 9, 15] });
  });

  it("are rounds alone where the journal tells of nobody's turn", () => {
    const round = (step: number) => ({ entry: { text: "targi-log-round", arguments: {} }, step });
    expect(startsOf([round(0), round(20), round(41)])).toEqual({ turns: [], rounds: [0, 20, 41] });
  });

  it("lead there and back, and to the ends of the game", () => {
    const starts = startsOf(JOURNAL);
    expect(jumpFrom(starts, 5, "turn-on", 30)).toBe(7);
    expect(jumpFrom(starts, 7, "turn-back", 30)).toBe(4);
    expect(jumpFrom(starts, 10, "round-back", 30)).toBe(9);
    expect(jumpFrom(starts, 10, "round-on", 30)).toBe(15);
    expect(jumpFrom(starts, 20, "turn-on", 30)).toBe(29);
    expect(jumpFrom(starts, 0, "round-back", 30)).toBe(0);
    expect(jumpFrom({ turns: [], rounds: [0, 20] }, 3, "turn-on", 30)).toBe(20);
  });
});
