import { describe, expect, it, vi } from "vitest";
import type { IntrigoBoard } from "../src/games/intrigo/board";
import { IntrigoModel } from "../src/games/intrigo/model.svelte";
import type { Option } from "../src/lib/types";
import { boardProps, card, option } from "./board-props";

vi.mock("../src/lib/app.svelte", () => import("./app-mock"));

const board = {
  phase: "placing", current: 0, first: 0, round: 1, hand: ["contarini_4", "dandolo_3"], packet: [], chosen: "", tokens: ["merchants", "ducat"], gaps: ["", ""],
  players: ["contarini", "dandolo", "morosini"].map((family) => ({ family, ducats: 2, seals: {}, cards: 2, played: [] })),
  stacks: [{ type: "thief", prices: [1, 2] }], claims: ["unclaimed", "unclaimed"], previews: { "play:contarini_4:g1": ["contarini", "contarini"] }, buying: null, evening: null,
};
const play = (name: string, gap: number) => option(`play:${name}:g${gap}`, { card: card(name), gap });
const turn = [play("contarini_4", 0), play("contarini_4", 1), play("dandolo_3", 0), option("buy:thief"), option("pass")];

function modelOf(options: Option[], more: object = {}, rule = "", seat = 0) {
  const recorded = boardProps<IntrigoBoard>({ ...board, ...more }, options, { seat, seats: 3 }, rule);
  return { model: new IntrigoModel(recorded.props), ...recorded };
}

describe("the board of Intrigo", () => {
  it("lights no gap before a card is selected, then those of the card", () => {
    const { model } = modelOf(turn);
    expect([...model.litPlaces]).toEqual([]);
    model.pressCard("dandolo_3");
    expect([...model.litPlaces]).toEqual(["g0"]);
    expect(model.question).toBe("intrigo-web-ask-where intrigo-card-dandolo_3");
  });

  it("previews a play at the pressed gap, and plays it by a second press", () => {
    const { model, chosen } = modelOf(turn);
    model.pressCard("contarini_4");
    model.pressPlace("g1");
    expect(model.previewCard).toEqual({ gap: "g1", code: "contarini_4", influence: false });
    expect(model.confirmOption?.code).toBe("play:contarini_4:g1");
    model.pressPlace("g1");
    expect(chosen).toEqual(["play:contarini_4:g1"]);
  });

  it("takes back the place first, then the card", () => {
    const { model } = modelOf(turn);
    model.pressCard("contarini_4");
    model.pressPlace("g1");
    model.back();
    expect([model.place, model.selected, model.canGoBack]).toEqual(["", "contarini_4", true]);
    model.back();
    expect([model.selected, model.canGoBack]).toEqual(["", false]);
  });

  it("selects an influence card and shows its price", () => {
    const { model } = modelOf(turn);
    model.pressStack("thief");
    expect([model.hiredType, model.price, model.confirmOption?.code]).toEqual(["thief", 1, "buy:thief"]);
  });

  it("offers influence cards only to those who can pay for one", () => {
    expect(modelOf(turn).model.question).toBe("intrigo-web-ask-turn");
    expect(modelOf(turn.filter((one) => !one.code.startsWith("buy:"))).model.question).toBe("intrigo-web-ask-only");
  });

  it("asks once more before a pass while something could be bought, and only then", () => {
    const pass = option("pass");
    const { model, chosen } = modelOf([option("buy:thief"), pass], { hand: [] });
    model.pressOption(pass);
    expect([chosen, model.question, model.canGoBack]).toEqual([[], "intrigo-web-warn-pass", true]);
    model.back();
    expect(model.question).toBe("intrigo-web-ask-empty");
    model.pressOption(pass);
    model.pressOption(pass);
    expect(chosen).toEqual(["pass"]);
    const broke = modelOf([pass], { hand: [] });
    broke.model.pressOption(pass);
    expect(broke.chosen).toEqual(["pass"]);
  });

  it("explains a gap that cannot be used", async () => {
    const { model, explained } = modelOf(turn, {}, "INTR-P1");
    model.pressCard("dandolo_3");
    model.pressPlace("g1");
    await vi.waitFor(() => expect(model.explanation).toBe("INTR-P1: text of INTR-P1"));
    expect(explained).toEqual(["play:dandolo_3:g1"]);
  });

  it("lets no card be played during a purchase, and says why", () => {
    const buying = { type: "thief", price: 1, gap: "", building: "", aims: {} };
    const { model } = modelOf([option("gap:g0"), option("pass")], { buying });
    expect([[...model.litPlaces], model.promptOptions, model.canPick("contarini_4")]).toEqual([["g0"], [], false]);
    model.pressCard("contarini_4");
    expect(model.explanation).toBe("intrigo-web-hire-first");
  });

  it("takes a card of the packet by a second press", () => {
    const take = option("take:contarini_4", { card: card("contarini_4") });
    const { model, chosen } = modelOf([take], { phase: "draft", hand: [], packet: ["contarini_4"] });
    model.pressCard("contarini_4");
    expect([model.selected, chosen]).toEqual(["contarini_4", []]);
    model.pressCard("contarini_4");
    expect(chosen).toEqual(["take:contarini_4"]);
  });

  it("seats the players of a watched game on both sides", () => {
    expect([modelOf(turn).model.leftCount, modelOf([], {}, "", -1).model.leftCount]).toEqual([2, 2]);
    expect(modelOf([], {}, "", -1).model.hand).toEqual([]);
  });
});
