import { describe, expect, it, vi } from "vitest";
import type { KittensBoard } from "../src/games/kittens/board";
import { KittensModel } from "../src/games/kittens/model.svelte";
import type { Option, View } from "../src/lib/types";
import { boardProps, card, option } from "./board-props";

vi.mock("../src/lib/app.svelte", () => import("./app-mock"));

const board = { players: [], hand: ["cat_beard", "cat_beard", "favor", "nope", "defuse"], picked: [], current: 0, turns_left: 1, danger: 10, stack: [], five: [] };
const favor = option("play:favor:B", { card: card("favor"), target: { seat: 1 } });
const pair = [1, 2].map((seat) => option(`pair:cat_beard:${seat}`, { cards: [card("cat_beard"), card("cat_beard")].flat() as never, target: { seat } }));
const draw = option("draw");

function modelOf(options: Option[], more: object = {}, view: Partial<View<KittensBoard>> = {}, rule = "") {
  const recorded = boardProps<KittensBoard>({ ...board, ...more }, options, view, rule);
  return { model: new KittensModel(recorded.props), ...recorded };
}

describe("the board of Exploding Kittens", () => {
  it("lights playable cards and brackets pairs", () => {
    const { model } = modelOf([favor, ...pair, draw]);
    expect(board.hand.map(model.canPlay)).toEqual([true, true, true, false, false]);
    expect(model.brackets).toMatchObject([{ kind: "pair", from: 0, to: 1 }]);
  });

  it("offers the combo of a selected card, then its targets", () => {
    const { model } = modelOf([favor, ...pair, draw]);
    model.pick("cat_beard");
    expect(model.buttons.map(({ text }) => text)).toEqual(["web-back", "kittens-web-join-pair"]);
    model.buttons[1]?.run();
    expect([model.targets, model.question]).toEqual([[1, 2], "kittens-web-whom kittens-web-join-pair several"]);
  });

  it("says with which cards, where a card could be joined to several", () => {
    const combo = (verb: string, ...cards: string[]) => option(`${verb}:${cards.join(",")}:1`, { cards: cards.map(card) as never, target: { seat: 1 } });
    const combos = [combo("pair", "cat_feral", "cat_beard"), combo("pair", "cat_feral", "cat_tacocat"), combo("triple", "cat_feral", "cat_beard", "cat_beard")];
    const { model } = modelOf([...combos, draw], { hand: ["cat_feral", "cat_beard", "cat_beard", "cat_tacocat"] });
    model.pick("cat_feral");
    const joined = (name: string) => `kittens-web-join-with kittens-web-join-pair kittens-card-${name}`;
    expect(model.buttons.map(({ text }) => text)).toEqual(["web-back", joined("cat_beard"), joined("cat_tacocat"), "kittens-web-join-triple"]);
  });

  it("warns before a kept Exploding Kitten is played", () => {
    const { model, chosen } = modelOf([option("detonate"), draw]);
    const press = (text: string) => model.buttons.find((button) => button.text === text)?.run();
    press("kittens-web-detonate");
    expect([model.question, model.explanation]).toEqual(["kittens-web-detonate.question", "kittens-web-detonate.warning"]);
    press("web-back");
    expect(chosen).toEqual([]);
    press("kittens-web-detonate");
    press("kittens-web-detonate.sure");
    expect(chosen).toEqual(["detonate"]);
  });

  it("plays at the pressed target", () => {
    const { model, chosen } = modelOf([favor, draw]);
    model.pick("favor");
    model.aim(1);
    expect(chosen).toEqual(["play:favor:B"]);
  });

  it("plays a Nope at once while a window is open", () => {
    const { model, chosen } = modelOf([option("nope"), option("pass")], {}, { window: 5 });
    expect([model.windowOpen, model.pilesAside]).toEqual([true, true]);
    model.pick("nope");
    expect(chosen).toEqual(["nope"]);
  });

  it("asks for the rule of a Nope that is not allowed", async () => {
    const { model, explained } = modelOf([option("pass")], {}, { window: 5 }, "KIT-N03");
    model.pick("nope");
    await vi.waitFor(() => expect(model.explanation).toBe("KIT-N03: text of KIT-N03"));
    expect(explained).toEqual(["nope"]);
  });

  it("picks five different cards in any order, and plays them together", () => {
    const hand = ["skip", "skip", "favor", "nope", "defuse", "shuffle"];
    const five = [["skip", "skip"], ["favor"], ["nope"], ["defuse"], ["shuffle"]];
    const { model, chosen } = modelOf([option("play:shuffle", { card: card("shuffle") }), option("five:favor", { card: card("favor") }), draw], { hand, five });
    expect(model.buttons.map(({ id }) => id)).toEqual(["five", "draw"]);
    model.buttons[0]?.run();
    expect([model.choosesFive, model.canDraw, model.question]).toEqual([true, false, "kittens-ask-five 5"]);
    for (const one of ["shuffle", "skip", "favor", "skip", "nope", "defuse", "skip"]) model.pick(one);
    expect([model.fiveCards, model.question]).toEqual([["shuffle", "favor", "nope", "defuse", "skip"], "kittens-web-five-ready"]);
    model.buttons.find(({ id }) => id === "play-five")?.run();
    expect(chosen).toEqual(["five:favor"]);
    model.clear();
    expect([model.choosesFive, model.selected]).toEqual([false, []]);
  });

  it("joins a cat with its pair at the second press, and plays a pair with one target at the third", () => {
    const { model, chosen } = modelOf([...pair.slice(0, 1), draw]);
    model.pick("cat_beard");
    model.pick("cat_beard");
    expect(model.selected).toEqual(["cat_beard", "cat_beard"]);
    model.pick("cat_beard");
    expect(chosen).toEqual(["pair:cat_beard:1"]);
  });

  it("puts a card back at the chosen depth", () => {
    const { model } = modelOf([0, 1].map((depth) => option(`put:${depth}`, { depth })));
    expect(model.buttons.map(({ id }) => id)).toEqual(["put:0"]);
    model.depth = 1;
    expect(model.buttons.map(({ id }) => id)).toEqual(["put:1"]);
  });

  it("asks once more before the last Defuse is spent and before a draw that is the end", () => {
    const defuses = option("pair:defuse:1", { cards: [card("defuse"), card("cat_beard")].flat() as never, target: { seat: 1 } });
    const { model, chosen } = modelOf([defuses, draw], { doomed: true, last_defuse: "defuse" });
    expect(model.buttons.at(-1)).toMatchObject({ id: "draw", tone: "danger" });
    model.draw();
    expect([chosen, model.question, model.explanation]).toEqual([[], "kittens-web-warn-draw", "kittens-web-warn-draw.why"]);
    model.clear();
    model.choose(defuses);
    expect(model.question).toBe("kittens-web-warn-defuse");
    model.buttons.at(-1)?.run();
    expect(chosen).toEqual(["pair:defuse:1"]);
  });

  it("warns when the next card explodes for certain", () => {
    expect(modelOf([draw], { danger: 100 }).model.explanation).toBe("kittens-web-sure");
    expect(modelOf([draw], { turns_left: 2 }).model.explanation).toBe("kittens-web-owe-you 2");
  });

  it("says who gets the next card while I'll Take That lies before the player (KIT-26)", () => {
    expect(modelOf([draw], { players: [{ taker: 1 }], turns_left: 2 }).model.explanation).toMatch(/^kittens-web-taken-yours/);
  });
});
