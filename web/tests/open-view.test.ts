import { describe, expect, it } from "vitest";
import { openView } from "../src/lib/open-view";
import type { View } from "../src/lib/types";

const figure = (owner: number, role: string) => ({ owner, role, second: "", distance: owner });

/** The view of a seat of BANG!, which knows its own hand and role. */
function bang(seat: number, hand: string[]): View {
  const figures = [figure(0, "sheriff"), figure(1, seat === 1 ? "outlaw" : ""), figure(2, seat === 2 ? "renegade" : "")];
  const players = [0, 1, 2].map((one) => ({ cards: 2, known: one === seat ? hand : [], money: 0 }));
  return { seat, board: { figures, players, hand, hidden_roles: { outlaw: 1, renegade: 1 } } } as unknown as View;
}

interface Shown {
  figures: { role: string; distance: number }[];
  players: { known: string[] }[];
  hand: string[];
  hidden_roles: Record<string, number>;
}

describe("a game that is seen openly", () => {
  const views = [bang(0, ["beer.6H", "bang.AS"]), bang(1, ["missed.2S", "bang.2C"]), bang(2, ["jail.JS", "duel.QD"])];
  const shown = openView(views, 1)?.board as Shown;

  it("shows the role of every figure", () => {
    expect(shown.figures.map((one) => one.role)).toEqual(["sheriff", "outlaw", "renegade"]);
    expect(shown.hidden_roles).toEqual({});
  });

  it("shows the hand of every player", () => {
    expect(shown.players.map((one) => one.known)).toEqual([["beer.6H", "bang.AS"], ["missed.2S", "bang.2C"], ["jail.JS", "duel.QD"]]);
  });

  it("is otherwise seen by one seat", () => {
    expect(openView(views, 1)?.seat).toBe(1);
    expect(shown.hand).toEqual(["missed.2S", "bang.2C"]);
    expect(shown.figures.map((one) => one.distance)).toEqual([0, 1, 2]);
  });

  it("shows a card that lies open once only", () => {
    const kittens = [["nope", "nope", "skip"], ["defuse"]].map((hand, seat) => ({ seat, board: { hand, players: [{ marked: ["nope"], known: [] }, { marked: [], known: [] }] } }));
    const board = openView(kittens as unknown as View[], 1)?.board as Shown;
    expect(board.players.map((one) => one.known)).toEqual([["nope", "skip"], ["defuse"]]);
  });

  it("leaves boards alone that hide nothing of this kind", () => {
    const board = { gaps: ["a"], players: [{ ducats: 3 }] };
    expect(openView([{ seat: 0, board } as unknown as View], 0)?.board).toEqual(board);
    expect(openView([], 0)).toBeNull();
  });
});
