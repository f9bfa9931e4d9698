import { expect, test } from "vitest";
import { checksum, withChanges } from "../src/lib/changes";

const VIEW = { moment: 1, options: [], board: { hand: ["a"], players: [{ cards: 1 }, { cards: 2 }] } };
const LATER = { moment: 2, options: [], board: { hand: ["a", "ä"], players: [{ cards: 1 }, { cards: 3 }] } };

test("changes lead to the next view and leave the one before as it was", () => {
  const before = structuredClone(VIEW);
  const put = [["view", "moment", 2], ["view", "board", "players", 1, "cards", 3]];
  const after = withChanges({ view: VIEW, undo: false }, put, [["view", "board", "hand", ["ä"]]]);
  expect(after).toEqual({ view: LATER, undo: false });
  expect(VIEW).toEqual(before);
  expect(after.view.board.players[0]).toBe(VIEW.board.players[0]);
});

test("the checksum of a view is the one that the server computes", () => {
  expect(checksum(VIEW)).toBe(1763295353);
  expect(checksum(LATER)).toBe(2324234193);
});
