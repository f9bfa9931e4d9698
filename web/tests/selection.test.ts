import { expect, it, vi } from "vitest";
import { CardSelection } from "../src/lib/selection.svelte";
import type { BoardSession } from "../src/lib/board-session";
import type { Option } from "../src/lib/types";

vi.mock("../src/lib/app.svelte", () => ({ app: { texts: { rule: (id: string) => `words of ${id}` } }, t: (id: string) => id }));

function sessionWith(whyNot: BoardSession["whyNot"]): BoardSession {
  return {
    busy: false,
    animating: false,
    shownEntryCount: Infinity,
    table: null,
    pace: null,
    names: { names: [], me: 0, owners: [], addresses: [] },
    namesFor: () => ({ names: [], me: 0, owners: [], addresses: [] }),
    clock: { deadlines: {}, window: 0, each: 0, reserve: [] },
    view: null,
    journal: [],
    serverTime: () => 0,
    choose: () => Promise.resolve(true),
    whyNot,
  };
}

const bang: Option = { code: "play:bang.AS:B", text: "", arguments: { target: { seat: 1 } }, offer: false };

it("picks cards up and puts them back when they are touched again, in whatever order", () => {
  const selection = new CardSelection(() => sessionWith(() => Promise.resolve("")));
  selection.toggle(["a", "b"]);
  expect(selection.cards).toEqual(["a", "b"]);
  selection.target = 3;
  selection.toggle(["b", "a"]);
  expect([selection.cards, selection.target]).toEqual([[], -1]);
});

it("tells the rule by which a card cannot be played, and puts down what was held", async () => {
  const asked: string[] = [];
  const selection = new CardSelection(() => sessionWith((code) => Promise.resolve(asked.push(code) ? "BANG-R1" : "")));
  selection.select(["beer.6H"]);
  await selection.explainCard("missed.2S", "play:missed.2S");
  expect([selection.cards, selection.refused, selection.reason]).toEqual([[], "missed.2S", "BANG-R1: words of BANG-R1"]);
  expect(asked).toEqual(["play:missed.2S"]);
});

it("tells why a card cannot be aimed at somebody, and keeps it", async () => {
  const asked: string[] = [];
  const selection = new CardSelection(() => sessionWith((code) => Promise.resolve(asked.push(code) ? "BANG-G10" : "")));
  selection.select(["bang.AS"]);
  await selection.explainTarget(2, [bang]);
  expect([asked, selection.cards, selection.reason]).toEqual([["play:bang.AS:C"], ["bang.AS"], "BANG-G10: words of BANG-G10"]);
  expect(selection.refusedTarget).toBe(2);
  selection.select(["beer.6H"]);
  expect(selection.refusedTarget).toBe(-1);
});

it("finds out once in a moment of the game by which rules seats cannot be aimed at", async () => {
  const asked: string[] = [];
  const selection = new CardSelection(() => sessionWith((code) => Promise.resolve(asked.push(code) % 2 ? "BANG-R04" : "BANG-A11")));
  selection.select(["bang.AS"]);
  await selection.loadTargetRules([2, 3], [bang]);
  expect([...selection.targetRules]).toEqual([[2, "BANG-R04"], [3, "BANG-A11"]]);
  selection.clear();
  expect(selection.targetRules.size).toBe(0);
  selection.select(["bang.AS"]);
  await selection.loadTargetRules([2, 3], [bang]);
  expect([selection.targetRules.get(3), asked]).toEqual(["BANG-A11", ["play:bang.AS:C", "play:bang.AS:D"]]);
  selection.reset();
  selection.select(["bang.AS"]);
  await selection.loadTargetRules([2], [bang]);
  expect([selection.targetRules.get(2), asked.length]).toEqual(["BANG-R04", 3]);
});

it("keeps rules to itself that were asked for with another card", async () => {
  let answer = (_: string) => undefined as void;
  const selection = new CardSelection(() => sessionWith(() => new Promise((go) => (answer = go))));
  selection.select(["bang.AS"]);
  const asking = selection.loadTargetRules([2], [bang]);
  selection.select(["panic.QH"]);
  answer("BANG-R04");
  await asking;
  expect(selection.targetRules.size).toBe(0);
});

it("says nothing about an answer that comes too late", async () => {
  let answer = (_: string) => undefined as void;
  const selection = new CardSelection(() => sessionWith(() => new Promise((go) => (answer = go))));
  const asking = selection.explainCard("missed.2S", "play:missed.2S");
  selection.select(["beer.6H"]);
  answer("BANG-R1");
  await asking;
  expect([selection.cards, selection.reason]).toEqual([["beer.6H"], ""]);
});
