import { expect, it, vi } from "vitest";
import { Picking } from "../src/lib/picking.svelte";
import type { Sitting } from "../src/lib/sitting";
import type { Option } from "../src/lib/types";

vi.mock("../src/lib/app.svelte", () => ({ app: { texts: { rule: (id: string) => `words of ${id}` } }, t: (id: string) => id }));

function sitting(whyNot: Sitting["whyNot"]): Sitting {
  return {
    busy: false,
    moving: false,
    told: Infinity,
    names: { names: [], me: 0, owners: [], addresses: [] },
    line: { clock: { deadlines: {}, window: 0, each: 0, reserve: [] }, view: null, lines: [], now: () => 0 },
    choose: () => Promise.resolve(true),
    whyNot,
  };
}

const bang: Option = { code: "play:bang.AS:B", text: "", arguments: { target: { seat: 1 } }, offer: false };

it("picks cards up and puts them back when they are touched again, in whatever order", () => {
  const picking = new Picking(() => sitting(() => Promise.resolve("")));
  picking.toggle(["a", "b"]);
  expect(picking.cards).toEqual(["a", "b"]);
  picking.at = 3;
  picking.toggle(["b", "a"]);
  expect([picking.cards, picking.at]).toEqual([[], -1]);
});

it("tells the rule by which a card cannot be played, and puts down what was held", async () => {
  const asked: string[] = [];
  const picking = new Picking(() => sitting((code) => Promise.resolve(asked.push(code) ? "BANG-R1" : "")));
  picking.take(["beer.6H"]);
  await picking.refuse("missed.2S", "play:missed.2S");
  expect([picking.cards, picking.refused, picking.reason]).toEqual([[], "missed.2S", "BANG-R1: words of BANG-R1"]);
  expect(asked).toEqual(["play:missed.2S"]);
});

it("tells why a card cannot be aimed at somebody, and keeps it", async () => {
  const asked: string[] = [];
  const picking = new Picking(() => sitting((code) => Promise.resolve(asked.push(code) ? "BANG-G10" : "")));
  picking.take(["bang.AS"]);
  await picking.miss(2, [bang]);
  expect([asked, picking.cards, picking.reason]).toEqual([["play:bang.AS:C"], ["bang.AS"], "BANG-G10: words of BANG-G10"]);
  expect(picking.missed).toBe(2);
  picking.take(["beer.6H"]);
  expect(picking.missed).toBe(-1);
});

it("finds out once in a moment of the game by which rules seats cannot be aimed at", async () => {
  const asked: string[] = [];
  const picking = new Picking(() => sitting((code) => Promise.resolve(asked.push(code) % 2 ? "BANG-R04" : "BANG-A11")));
  picking.take(["bang.AS"]);
  await picking.ask([2, 3], [bang]);
  expect([...picking.rules]).toEqual([[2, "BANG-R04"], [3, "BANG-A11"]]);
  picking.putBack();
  expect(picking.rules.size).toBe(0);
  picking.take(["bang.AS"]);
  await picking.ask([2, 3], [bang]);
  expect([picking.rules.get(3), asked]).toEqual(["BANG-A11", ["play:bang.AS:C", "play:bang.AS:D"]]);
  picking.begin();
  picking.take(["bang.AS"]);
  await picking.ask([2], [bang]);
  expect([picking.rules.get(2), asked.length]).toEqual(["BANG-R04", 3]);
});

it("keeps rules to itself that were asked for with another card", async () => {
  let answer = (_: string) => undefined as void;
  const picking = new Picking(() => sitting(() => new Promise((go) => (answer = go))));
  picking.take(["bang.AS"]);
  const asking = picking.ask([2], [bang]);
  picking.take(["panic.QH"]);
  answer("BANG-R04");
  await asking;
  expect(picking.rules.size).toBe(0);
});

it("says nothing about an answer that comes too late", async () => {
  let answer = (_: string) => undefined as void;
  const picking = new Picking(() => sitting(() => new Promise((go) => (answer = go))));
  const asking = picking.refuse("missed.2S", "play:missed.2S");
  picking.take(["beer.6H"]);
  answer("BANG-R1");
  await asking;
  expect([picking.cards, picking.reason]).toEqual([["beer.6H"], ""]);
});
