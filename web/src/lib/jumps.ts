// Jumps in a replay: to where a turn or a round begins.
import type { JournalEntry } from "./analysis";
import { highlightOf } from "./highlights";
import { seatArgument } from "./wording";

/** The steps at which turns and rounds begin. A game whose journal only tells of rounds has no turns of its own. */
export interface Starts {
  turns: number[];
  rounds: number[];
}

export type Jump = "turn-back" | "turn-on" | "round-back" | "round-on";

/** Where turns and rounds begin. A round begins when a player's turn comes again who had one in the round before. */
export function startsOf(journal: readonly JournalEntry[]): Starts {
  const begun = journal.filter(({ entry }) => highlightOf(entry) === "turn").map(({ entry, step }) => ({ seat: seatArgument(entry, "player"), step }));
  const steps = [...new Set(begun.map(({ step }) => step))];
  if (begun.every(({ seat }) => seat < 0)) return { turns: [], rounds: steps };
  const rounds: number[] = [];
  let seen = new Set<number>();
  for (const { seat, step } of begun) {
    if (rounds.length === 0 || seen.has(seat)) {
      rounds.push(step);
      seen = new Set();
    }
    seen.add(seat);
  }
  return { turns: steps, rounds };
}

/** The step to which a jump leads; past the last start, the end of the game. */
export function jumpFrom(starts: Starts, at: number, jump: Jump, total: number): number {
  const places = starts[jump.startsWith("turn") && starts.turns.length ? "turns" : "rounds"];
  return jump.endsWith("on") ? (places.find((place) => place > at) ?? total - 1) : (places.findLast((place) => place < at) ?? 0);
}
