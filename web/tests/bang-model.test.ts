import { describe, expect, it, vi } from "vitest";
import type { BangBoard } from "../src/games/bang/board";
import { BangModel } from "../src/games/bang/model.svelte";
import { script } from "../src/games/bang/script";
import type { Option, View } from "../src/lib/types";
import type { Phrase } from "../src/lib/wording";
import { asks, boardProps, card, option } from "./board-props";

vi.mock("../src/lib/app.svelte", () => import("./app-mock"));

const figure = { alive: true, distance: 1, in_play: [], role: "", life: 4 };
const board = {
  ring: [0, 1, 2, 3], lead: [], hand: ["bang.AS", "beer.6H", "missed.2S"], figures: [0, 1, 2, 3].map((owner) => ({ ...figure, owner, distance: owner === 2 ? 2 : 1 })),
  offered: [], display: [], turned: [], looked: [], hand_limit: 4, event: "", show: "", mode: "", after_hit: 3, answers: 0,
};
const shots = [1, 3].map((seat) => option(`play:bang.AS:${"ABCD"[seat]}`, { card: card("bang.AS"), target: { seat } }));
const turn: Option[] = [...shots, option("play:beer.6H", { card: card("beer.6H") }), option("end")];

function modelOf(options: Option[], view: Partial<View<BangBoard>> = {}, rule = "") {
  const recorded = boardProps<BangBoard>(board, options, view, rule);
  return { model: new BangModel(recorded.props), ...recorded };
}

describe("the board of BANG!", () => {
  it("seats the others from the left neighbour on", () => {
    const { model } = modelOf([]);
    expect([model.ownFigures, model.otherFigures]).toEqual([[0], [1, 2, 3]]);
  });

  it("lights the cards that can be played, and says at whom", () => {
    const { model } = modelOf(turn);
    expect(board.hand.filter(model.canPlay)).toEqual(["bang.AS", "beer.6H"]);
    expect(model.label("bang.AS", true)).toBe("bang-web-card-at bang-web-face bang-bang A bang-suit-S Bob, Dan");
  });

  it("offers the targets of a selected card, and shades everybody else", () => {
    const { model } = modelOf(turn);
    model.pick("bang.AS");
    expect([model.targets, model.nonTargets, model.question]).toEqual([[1, 3], [2], "bang-web-whom bang-bang"]);
    expect(model.buttons.map(({ id }) => id)).toEqual(["back", "at-1", "at-3"]);
    expect(model.arcs).toEqual([1, 3].map((seat) => ({ from: "hand", to: `seat-${seat}`, hot: false })));
    expect([model.tagOf(1).tone, model.tagOf(2).tone]).toEqual(["act", ""]);
  });

  it("plays a selected card at the pressed target", () => {
    const { model, chosen } = modelOf(turn);
    model.pick("bang.AS");
    model.aim(3);
    expect(chosen).toEqual(["play:bang.AS:D"]);
  });

  it("plays a card that is pressed again, and keeps one that still needs a target", () => {
    const { model, chosen } = modelOf(turn);
    model.pick("bang.AS");
    model.pick("bang.AS");
    expect([model.selected, chosen]).toEqual([["bang.AS"], []]);
    model.pick("beer.6H");
    model.pick("beer.6H");
    expect(chosen).toEqual(["play:beer.6H"]);
    model.clear();
    expect(model.selected).toEqual([]);
  });

  it("plays a card that an ability could give to somebody, and says which of the two is meant", () => {
    const swaps = [1, 3].map((seat) => option(`use-card:flint_westwood:beer.6H:${"ABCD"[seat]}`, { card: card("beer.6H"), source: card("flint_westwood"), target: { seat } }));
    const { model, chosen } = modelOf([...turn, ...swaps]);
    model.pick("beer.6H");
    expect([model.question, model.explanation]).toEqual(["bang-web-play-or bang-beer bang-flint_westwood", "bang-beer.text"]);
    expect(model.buttons.map(({ id }) => id)).toEqual(["back", "play:beer.6H", "at-1", "at-3"]);
    model.pick("beer.6H");
    expect(chosen).toEqual(["play:beer.6H"]);
    const alone = modelOf(swaps).model;
    alone.pick("beer.6H");
    expect([alone.question, alone.explanation]).toEqual(["bang-web-whom bang-flint_westwood", "bang-flint_westwood.text"]);
    expect(alone.buttons.map(({ text }) => text)).toEqual(["web-back", "Bob", "Dan"]);
  });

  it("says that the turn cannot end yet, and which event keeps it", () => {
    const view = { asked: [asks(0, "bang-ask-play")], board: { ...board, event: "law_of_the_west" } as unknown as BangBoard };
    const { model } = modelOf(turn.filter(({ code }) => code !== "end"), view);
    expect([model.question, model.explanation]).toEqual(["bang-web-must-play", "bang-web-event-says bang-law_of_the_west bang-law_of_the_west.text"]);
    expect(modelOf(turn, view).model.question).toBe("bang-web-your-turn");
  });

  it("plays a dragged card on the table or at whom it is dropped, and puts it back into the hand", () => {
    const { model, chosen } = modelOf(turn);
    expect([model.lift("missed.2S"), model.lift("bang.AS")]).toEqual([false, true]);
    model.drop([]);
    expect(model.selected).toEqual([]);
    model.lift("bang.AS");
    model.drop(["centre", "table"]);
    expect([model.selected, chosen]).toEqual([["bang.AS"], []]);
    model.drop(["seat-3", "table"]);
    model.lift("beer.6H");
    model.drop(["seat-3", "table"]);
    expect(chosen).toEqual(["play:bang.AS:D", "play:beer.6H"]);
  });

  it("picks several discards at once, and chooses them one after another", () => {
    const discards = board.hand.map((one) => option(`discard:${one}`, { card: card(one) }));
    const { model, chosen } = modelOf(discards, { asked: [asks(0, "bang-ask-limit", { count: 2 })] });
    for (const one of ["bang.AS", "beer.6H", "bang.AS", "missed.2S"]) model.pick(one);
    expect([model.selected, model.question]).toEqual([["beer.6H", "missed.2S"], "bang-web-several 2 2"]);
    model.buttons.at(-1)?.run();
    expect(chosen).toEqual(["discard:beer.6H"]);
  });

  it("explains by a rule why a card cannot be played, and why a player cannot be aimed at", async () => {
    const { model, explained } = modelOf(turn, {}, "BANG-R1");
    model.pick("missed.2S");
    await vi.waitFor(() => expect(model.explanation).toBe("BANG-R1: text of BANG-R1"));
    expect(model.question).toBe("web-refused bang-missed");
    model.pick("bang.AS");
    model.aim(2);
    await vi.waitFor(() => expect(model.question).toBe("web-refused bang-bang → Cid"));
    expect(explained).toEqual(["play:missed.2S", "play:bang.AS:C"]);
  });

  it("warns that an attack costs life, and draws it", () => {
    const shot = asks(0, "bang-ask-shot", { player: { seat: 1 }, target: { seat: 0 }, count: 1 });
    const { model } = modelOf([option("answer:missed.2S", { card: card("missed.2S") }), option("pass")], { asked: [shot] });
    expect(model.buttons).toMatchObject([{ id: "pass", text: "bang-web-take-hit", tone: "bad" }]);
    expect([model.question, model.explanation]).toEqual(["bang-web-what-shot Bob", "bang-web-need-shot 1 4 3"]);
    expect(model.arcs).toEqual([{ from: "seat-1", to: "prompt", hot: true }]);
    expect(model.tagOf(1)).toEqual({ tag: "bang-web-attacks-you", tone: "hot" });
  });

  it("calls nobody an attacker in a duel", () => {
    const duel = asks(0, "bang-ask-duel", { player: { seat: 1 }, target: { seat: 0 }, by: { seat: 0 } });
    const { model } = modelOf([option("answer:bang.2C", { card: card("bang.2C") }), option("pass")], { asked: [duel] });
    expect(model.tagOf(1)).toEqual({ tag: "bang-web-duels-you", tone: "hot" });
  });

  it("keeps two duellists on the stage while one of them must answer, the player on the left", () => {
    const asked = [asks(0, "bang-ask-duel", { player: { seat: 2 }, target: { seat: 0 }, by: { seat: 2 } })];
    const { model } = modelOf([option("pass")], { asked });
    expect(model.duel).toEqual({ pair: [0, 2], answers: 0, hit: -1, shot: null });
    expect(modelOf(turn).model.duel).toBeNull();
  });

  it("lets the BANG!s of a Duel be seen and heard", () => {
    const context = { me: 0, next: [], before: { board }, after: { board } } as unknown as Parameters<typeof script>[1];
    const entry = (name: string, args: Phrase["arguments"]) => ({ text: `bang-log-${name}`, arguments: args });
    const given = { player: { seat: 2 }, card: card("bang.AS") };
    expect(script(entry("give", { ...given, cause: card("duel") }), context)).toMatchObject([{ sound: "shot", motions: [{ kind: "custom", name: "exchange", note: "2" }, { kind: "flight", to: "discard" }] }]);
    expect(script(entry("give", { ...given, cause: card("duel") }), context)[0]?.weight).toBeUndefined();
    expect(script(entry("give", { ...given, cause: card("indians") }), context)[0]?.weight).toBe("quick");
    expect(script(entry("answer", { player: { seat: 2 }, card: card("missed.2S") }), context)[0]?.sound).toBe("ricochet");
    expect(script(entry("play-at", { player: { seat: 2 }, target: { seat: 0 }, card: card("bang.AS") }), context).at(-1)?.sound).toBe("shot");
  });

  it("calls a shot of an event a hit, too", () => {
    const shot = asks(0, "bang-ask-shot-by-nobody", { source: { word: "a_fistful_of_cards", of: "bang-" }, count: 1, shot: 2, shots: 5 });
    const { model } = modelOf([option("pass")], { asked: [shot] });
    expect(model.buttons).toMatchObject([{ id: "pass", text: "bang-web-take-hit", tone: "bad" }]);
  });

  it("asks once more before a turn ends in which somebody could be shot", () => {
    const { model, chosen } = modelOf(turn);
    model.buttons.at(-1)?.run();
    expect([chosen, model.question, model.explanation]).toEqual([[], "bang-web-warn-end 2", "bang-web-warn-shot"]);
    expect(model.buttons.map(({ id, tone }) => [id, tone])).toEqual([["back", ""], ["sure", "bad"]]);
    model.buttons[0]?.run();
    expect(model.question).toBe("bang-web-your-turn");
    model.buttons.at(-1)?.run();
    model.buttons.at(-1)?.run();
    expect(chosen).toEqual(["end"]);
  });

  it("ends the turn by its button, which has a key", () => {
    const { model, chosen } = modelOf([option("end")]);
    const end = model.buttons.at(-1);
    expect([end?.id, end?.key, end?.tone]).toEqual(["end", "E", "end"]);
    end?.run();
    expect(chosen).toEqual(["end"]);
  });
});
