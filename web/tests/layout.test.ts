// Boards that are drawn from a layout: what an option names, what a press leads to, and how cards move.
import { expect, it } from "vitest";
import type { ScriptContext } from "../src/lib/animation.svelte";
import { type BoardLayout, type PlayerArea, type Zone, cardsNamed, codeWith, handOf, idsOf, isOnBoard, naming, placeOf, script, seatsNamed, zonesOf } from "../src/lib/layout";
import type { Option } from "../src/lib/types";
import type { Argument, Phrase } from "../src/lib/wording";

const OF = "game-card-";

function zone(id: string, cards: string[] = [], more: Partial<Zone> = {}): Zone {
  return { id, of: OF, cards, hidden: 0, kind: "row", marked: [], press: "", ...more };
}

function area(points: number, ...zones: Zone[]): PlayerArea {
  return { zones, counters: [{ id: "points", value: points, goal: 11 }], notes: [], out: false };
}

function layout(zones: Zone[], ...players: PlayerArea[]): BoardLayout {
  return { zones, counters: [], players };
}

function card(word: string): Argument {
  return { of: OF, word } as Argument;
}

function option(code: string, given: Record<string, Argument>): Option {
  return { code, text: "game-do", arguments: given } as unknown as Option;
}

function line(given: Record<string, Argument>): Phrase {
  return { text: "game-log", arguments: given } as unknown as Phrase;
}

const PLAY = option("play:7d", { card: card("7d") });
const GIVE = option("give:7d:B", { card: card("7d"), player: { seat: 1 } });
const SWAP = option("swap:7d:2c", { card: card("7d"), other: card("2c") });
const PASS = option("pass", {});
const BOARD = layout([zone("table", ["3h", "4c"]), zone("deck", [], { hidden: 30, kind: "pile" })], area(0, zone("hand", ["7d", "2c"], { kind: "hand" })), area(0, zone("hand", [], { hidden: 3, kind: "hand" })));

/** The beats of one line between two views. */
function beats(entry: Phrase, before: BoardLayout, after: BoardLayout, next: Phrase[] = []) {
  return script(entry, { next, before: { layout: before }, after: { layout: after } } as unknown as ScriptContext<unknown>);
}

it("names cards by the ids of their texts, and zones by their seats", () => {
  expect(idsOf(zone("table", ["3h", "4c"]))).toEqual(["game-card-3h", "game-card-4c"]);
  expect([placeOf(zone("table"), -1), placeOf(zone("hand"), 2)]).toEqual(["zone-table", "zone-hand-2"]);
  expect(zonesOf(BOARD).map(({ place, seat }) => [place, seat])).toEqual([["zone-table", -1], ["zone-deck", -1], ["zone-hand-0", 0], ["zone-hand-1", 1]]);
});

it("finds the own hand, and none for a spectator", () => {
  expect(handOf(BOARD, 0)?.cards).toEqual(["7d", "2c"]);
  expect(handOf(BOARD, -1)).toBeUndefined();
});

it("reads cards and seats out of an option", () => {
  expect(cardsNamed(SWAP)).toEqual(["game-card-7d", "game-card-2c"]);
  expect(cardsNamed(line({ cards: [card("3h"), card("4c")] as unknown as Argument, count: 2 }))).toEqual(["game-card-3h", "game-card-4c"]);
  expect(cardsNamed(line({ card: { of: OF, word: null } as Argument }))).toEqual([]);
  expect([seatsNamed(GIVE), seatsNamed(PLAY)]).toEqual([[1], []]);
});

it("narrows options down by what was pressed", () => {
  const all = [PLAY, GIVE, SWAP, PASS];
  expect(naming(all, [], -1)).toEqual(all);
  expect(naming(all, ["game-card-7d"], -1)).toEqual([PLAY, GIVE, SWAP]);
  expect(naming(all, ["game-card-7d", "game-card-2c"], -1)).toEqual([SWAP]);
  expect(naming(all, ["game-card-7d"], 1)).toEqual([GIVE]);
});

it("needs a button for what names nothing that can be pressed", () => {
  expect([PLAY, GIVE, PASS].map((one) => isOnBoard(one, BOARD))).toEqual([true, true, false]);
  expect(isOnBoard(option("play:ks", { card: card("ks") }), BOARD)).toBe(false);
});

it("lets only the top card of a pile be pressed", () => {
  const piled = layout([zone("discard", ["7d", "2c"], { kind: "pile" })]);
  expect(isOnBoard(PLAY, piled)).toBe(false);
  expect(isOnBoard(option("play:2c", { card: card("2c") }), piled)).toBe(true);
});

it("knows the code of what somebody wanted to do with another card", () => {
  expect(codeWith([PASS, PLAY], "game-card-ks")).toBe("play:ks");
  expect(codeWith([SWAP, PASS], "game-card-ks")).toBe("");
});

it("lets a played card fly from the hand to the table", () => {
  const after = layout([zone("table", ["3h", "4c", "7d"]), zone("deck", [], { hidden: 30, kind: "pile" })], area(0, zone("hand", ["2c"], { kind: "hand" })), area(0, zone("hand", [], { hidden: 3, kind: "hand" })));
  expect(beats(line({ player: { seat: 0 }, card: card("7d") }), BOARD, after)).toEqual([{ motions: [{ kind: "flight", from: "zone-hand-0", to: "zone-table", face: "game-card-7d" }], sound: "slide" }]);
});

it("lets a card that nobody has seen fly from the hand of its player", () => {
  const after = layout([zone("table", ["3h", "4c", "ks"]), zone("deck", [], { hidden: 30, kind: "pile" })], area(0, zone("hand", ["7d", "2c"], { kind: "hand" })), area(0, zone("hand", [], { hidden: 2, kind: "hand" })));
  expect(beats(line({ player: { seat: 1 }, card: card("ks") }), BOARD, after)[0]?.motions).toEqual([{ kind: "flight", from: "zone-hand-1", to: "zone-table", face: "game-card-ks" }]);
});

it("shows a card in the middle that a later line names again", () => {
  const after = layout([zone("table", ["4c"]), zone("deck", [], { hidden: 30, kind: "pile" })], area(0, zone("hand", ["2c"], { kind: "hand" }), zone("pile", ["7d", "3h"], { kind: "pile" })), area(0, zone("hand", [], { hidden: 3, kind: "hand" })));
  const took = line({ player: { seat: 0 }, cards: [card("7d"), card("3h")] as unknown as Argument });
  const views = { before: { layout: BOARD }, after: { layout: after } };
  const tell = (entry: Phrase, next: Phrase[]) => script(entry, { next, ...views } as unknown as ScriptContext<unknown>).flatMap((beat) => beat.motions.map((one) => (one.kind === "flight" ? `${one.face} ${one.from} ${one.to}` : one.kind)));
  expect(tell(line({ player: { seat: 0 }, card: card("7d") }), [took])).toEqual(["game-card-7d zone-hand-0 centre"]);
  expect(tell(took, [])).toEqual(["game-card-7d centre zone-pile-0", "game-card-3h zone-table zone-pile-0"]);
});

it("deals backs, three at most to one place", () => {
  const before = layout([zone("deck", [], { hidden: 30, kind: "pile" })], area(0, zone("hand", [], { kind: "hand" })));
  const after = layout([zone("deck", [], { hidden: 25, kind: "pile" })], area(0, zone("hand", [], { hidden: 5, kind: "hand" })));
  const flown = beats(line({}), before, after).flatMap((beat) => beat.motions);
  expect(flown).toHaveLength(3);
  expect(flown[0]).toMatchObject({ kind: "flight", from: "zone-deck", to: "zone-hand-0" });
});

it("lights up whoever has gained points", () => {
  expect(beats(line({}), layout([], area(3), area(5)), layout([], area(3), area(6)))).toEqual([{ motions: [{ kind: "pulse", at: "seat-1" }], sound: "coin" }]);
});

it("moves nothing between views without a layout", () => {
  expect(script(line({ card: card("7d") }), { next: [], before: {}, after: {} } as unknown as ScriptContext<unknown>)).toEqual([]);
});
