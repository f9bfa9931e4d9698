import { describe, expect, it, vi } from "vitest";
import type { TargiBoard } from "../src/games/targi/board";
import { TargiModel } from "../src/games/targi/model.svelte";
import type { Option, View } from "../src/lib/types";
import { asks, boardProps, card, option } from "./board-props";

vi.mock("../src/lib/app.svelte", () => import("./app-mock"));

const player = { display: [[], [], []], targis: ["B3"], markers: [], hand: "", has_hand: false, chances: [], crossings: [], figures: 1 };
const board = {
  turn: 0, robber: 1, raid: 4, players: [player, { ...player, targis: [] }], cells: [{ cell: "C22", card: "goods_gold", type: "goods", marker: -1 }],
  closed: { B6: "robber" }, lines: {}, payable: [], limits: { goods: 10, gold: 3 }, drawn: "", phase: "placing",
};
const place = [option("place:B2"), option("place:B3")];
const use = [option("use:B3"), option("skip:B3"), option("end")];

function modelOf(options: Option[], question: string, more: object = {}, rule = "") {
  const view: Partial<View<TargiBoard>> = { asked: [asks(0, question)] };
  const recorded = boardProps<TargiBoard>({ ...board, ...more }, options, view, rule);
  return { model: new TargiModel(recorded.props), ...recorded };
}

describe("the board of Targi", () => {
  it("selects a place by the first press and chooses it by the second", () => {
    const { model, chosen } = modelOf(place, "targi-ask-place");
    model.pressPlace("B2");
    expect([model.selected, chosen, model.promptOptions.map(({ code }) => code)]).toEqual(["B2", [], ["place:B2"]]);
    model.pressPlace("B2");
    expect([model.selected, chosen]).toEqual(["", ["place:B2"]]);
  });

  it("places a Targi that is dragged to a border card, and explains a closed one", () => {
    const { model, chosen, explained } = modelOf(place, "targi-ask-place");
    model.dragFigure?.drop(["B6", "table"]);
    expect([chosen, explained]).toEqual([[], ["place:B6"]]);
    model.dragFigure?.drop(["B2", "table"]);
    expect(chosen).toEqual(["place:B2"]);
  });

  it("keeps or discards a card that is dragged to the hand or to the discard pile", () => {
    const taken = [option("keep"), option("discard")];
    const { model, chosen } = modelOf(taken, "targi-ask-taken", { drawn: "camp_trader" });
    expect(model.dragFigure).toBeNull();
    model.dragCard?.drop(["table"]);
    model.dragCard?.drop(["hand-0", "table"]);
    expect(chosen).toEqual(["keep"]);
  });

  it("takes back a selection", () => {
    const { model } = modelOf(place, "targi-ask-place");
    model.pressPlace("B2");
    model.clear();
    expect([model.selected, model.shownPlace]).toEqual(["", ""]);
  });

  it("shows a card of the centre while Targis are placed, although nothing can be chosen there", () => {
    const { model, chosen, explained } = modelOf(place, "targi-ask-place");
    model.pressPlace("C22");
    expect([model.shownPlace, model.selected, chosen, explained]).toEqual(["C22", "", [], []]);
  });

  it("explains a closed place by its rule, in the words of the board", async () => {
    const { model, explained } = modelOf(place, "targi-ask-place", {}, "TARGI-P2");
    model.pressPlace("B6");
    await vi.waitFor(() => expect(model.explanation).toBe("TARGI-P2: targi-web-closed-robber Bob"));
    expect(explained).toEqual(["place:B6"]);
  });

  it("asks once more before a turn ends with something unused", () => {
    const { model, chosen } = modelOf(use, "targi-ask-turn");
    const end = use.at(-1) as Option;
    expect([model.optionText(end), model.isStrong(end)]).toEqual(["targi-web-do-end-early 1", false]);
    model.pressOption(end);
    expect([model.confirmsEnd, model.question, chosen]).toEqual([true, "targi-web-ask-end 1", []]);
    model.pressOption(end);
    expect([model.confirmsEnd, chosen]).toEqual([false, ["end"]]);
  });

  it("puts several payments beside the card, and a single one into the prompt", () => {
    const payments = [option("pay:date"), option("pay:gold")];
    const several = modelOf(payments, "targi-ask-pay", { drawn: "well" }).model;
    expect([several.trayOptions.length, several.promptOptions.length, several.question]).toEqual([2, 0, "targi-web-ask-pay-how"]);
    const single = modelOf(payments.slice(1), "targi-ask-pay", { drawn: "well" }).model;
    expect([single.trayOptions.length, single.promptOptions.length, single.question]).toEqual([0, 1, "targi-web-ask-pay"]);
  });

  it("shows the card in question, or the border card of an exchange", () => {
    expect(modelOf([option("keep")], "targi-ask-taken", { drawn: "well" }).model.questionCard).toEqual({ code: "well", place: "", text: "targi-card-well" });
    expect(modelOf([option("trade:date:gold", { kind: card("date") })], "targi-ask-trade").model.questionCard?.place).toBe("B5");
    expect(modelOf(place, "targi-ask-place").model.questionCard).toBeNull();
  });

  it("shows a spectator the first player as the own side", () => {
    const { props } = boardProps<TargiBoard>(board, [], { seat: -1 });
    const model = new TargiModel(props);
    expect([model.ownSeat, model.rivalSeat, model.ownOptions, model.canChoose]).toEqual([0, 1, [], false]);
  });
});
