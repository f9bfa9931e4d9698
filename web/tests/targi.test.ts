import { describe, expect, it, vi } from "vitest";
import type { TargiBoard } from "../src/games/targi/board";
import { EFFECTS } from "../src/games/targi/effects";
import { TRIBE } from "../src/games/targi/facts";
import icons from "../src/games/targi/icons.json";
import { at, bandsAt, bandsOf, beside, borderText, tokensMoved, nearRows, nextStep, openRows, placeOf, isLossyExchange, spotOf, robberPath, placesWithOptions } from "../src/games/targi/layout";
import { script } from "../src/games/targi/script";
import type { Option, View } from "../src/lib/types";
import type { Phrase } from "../src/lib/wording";

vi.mock("../src/lib/app.svelte", () => import("./app-mock"));

function option(code: string): Option {
  return { code, offer: false, text: "", arguments: {} };
}

function line(name: string, args: Phrase["arguments"]): Phrase {
  return { text: `targi-log-${name}`, arguments: args };
}

const cells = [{ cell: "C12", card: "goods_gold", type: "goods", marker: 1 }, { cell: "C33", card: "goods_gold", type: "goods", marker: 0 }];
const view = { board: { cells, raid: 4 } as unknown as TargiBoard } as View<TargiBoard>;
const around = { me: 0, next: [], before: view, after: view } as Parameters<typeof script>[1];

describe("the board of Targi", () => {
  it("lies as section 3 of the dossier draws it", () => {
    expect(at("B16")).toEqual([0, 0]);
    expect(at("B5")).toEqual([1, 4]);
    expect(at("C32")).toEqual([3, 2]);
    expect(borderText("B5")).toBe("targi-card-border_trader");
  });

  it("has a band for each line, and the same one from both of its ends", () => {
    expect(bandsOf(["B10", "B13", "B2"]).map((band) => band.key)).toEqual(["column-2", "row-3"]);
    expect(bandsOf(["B5"])).toEqual([{ key: "row-1", row: "2", column: "2 / 5" }]);
  });

  it("has the two bands that must cross at a card of the centre", () => {
    expect(bandsAt("C31").map((band) => band.key)).toEqual(["row-3", "column-1"]);
    expect(bandsAt("C31")).toEqual([...bandsOf(["B13"]), ...bandsOf(["B11"])]);
  });

  it("TARGI-R2: shows the robber's way along one side to the next raid", () => {
    expect(robberPath(1, 4)).toEqual([[1.48, -0.04], [4.48, -0.04]]);
    expect(robberPath(7, 8)?.map(([x, y]) => [x, y].map((one) => Math.round(one * 100) / 100))).toEqual([[5, 3.48], [5, 4.48]]);
    expect(robberPath(9, 12)?.map(([x]) => x)).toEqual([3.48, 0.48]);
    expect(robberPath(13, 16)?.[0]).toEqual([-0.04, 3.48]);
  });

  it("shows no way before the first round and during a raid", () => {
    expect(robberPath(0, 4)).toBeNull();
    expect(robberPath(8, 8)).toBeNull();
  });

  it("is walked with arrow keys and ends at its edge", () => {
    expect(beside("C11", 0, -1)).toBe("B15");
    expect(beside("C11", 1, 0)).toBe("C21");
    expect(beside("B4", 0, 1)).toBe("B4");
    expect(beside("B4", -1, 0)).toBe("B4");
  });
});

describe("what an option is about", () => {
  it("is a place of the board, or none", () => {
    expect(["place:B7", "use:C12", "skip:B7", "to:C22", "end", "row:2"].map((code) => placeOf(option(code)))).toEqual(["B7", "C12", "B7", "C22", "", ""]);
  });

  it("TARGI-A2: lights a figure with which something can be done, and none that could only be taken back", () => {
    expect([...placesWithOptions(["use:B7", "skip:B7", "skip:B1", "end"].map(option))]).toEqual(["B7"]);
    expect([...placesWithOptions(["place:B2", "place:B3"].map(option))]).toEqual(["B2", "B3"]);
  });

  it("is a place of the display: of a row the next free one", () => {
    const display = [["a", "b"], [], ["c"]];
    expect(["row:1", "row:2", "lift:1:2", "put:3:2", "end"].map((code) => spotOf(option(code), display))).toEqual(["0:2", "1:0", "0:1", "2:1", ""]);
  });

  it("moves tokens", () => {
    expect(tokensMoved(option("pay:date+date+coin"), { raid: 4, gift: 0 })).toEqual({ give: ["date", "date", "coin"], get: [] });
    expect(tokensMoved(option("trade:3:salt:gold"), { raid: 4, gift: 0 })).toEqual({ give: ["salt", "salt", "salt"], get: ["gold"] });
    expect(tokensMoved(option("take:salt"), { raid: 4, gift: 0 })).toEqual({ give: [], get: ["salt"] });
    expect(tokensMoved(option("end"), { raid: 4, gift: 0 })).toBeNull();
  });

  it("TARGI-B5: may be an exchange for less of the same, which comes last", () => {
    expect(["trade:2:date:date", "trade:2:date:salt", "trade:3:date:gold", "sell:2:date"].map((code) => isLossyExchange(option(code)))).toEqual([true, false, false, false]);
  });

  it("brings what the Silversmith's card says", () => {
    expect(tokensMoved(option("sell:4:date"), { raid: 4, gift: 0 })?.get).toEqual(["vp-3"]);
    expect(tokensMoved(option("sell:2:gold"), { raid: 4, gift: 0 })?.get).toEqual(["vp-4"]);
  });

  it("brings as many goods as the view says that a gift is", () => {
    expect(tokensMoved(option("gift:goods"), { raid: 4, gift: 3 })?.get).toEqual(["any", "any", "any"]);
    expect(tokensMoved(option("gift:vp"), { raid: 4, gift: 3 })?.get).toEqual(["vp"]);
  });

  it("pays the price of the corner that the robber has reached", () => {
    expect(tokensMoved(option("raid:goods"), { raid: 12, gift: 0 })?.give).toEqual(["any", "any", "any"]);
    expect(tokensMoved(option("raid:vp"), { raid: 16, gift: 0 })?.give).toEqual(["vp-3"]);
    expect(tokensMoved(option("raid:gold"), { raid: 16, gift: 0 })?.give).toEqual(["gold"]);
  });
});

it("names rows that one more card completes", () => {
  const chances = [{ same: 4, different: 0 }, { same: 0, different: 2 }, { same: 4, different: 2 }];
  const player = { display: [["a", "b", "c"], ["d", "e", "f"], ["g"]], chances } as unknown as TargiBoard["players"][number];
  expect(nearRows(player)).toEqual([{ row: 1, kind: "same", points: 4 }, { row: 2, kind: "different", points: 2 }]);
});

describe("what moves", () => {
  it("is a figure from its player to the card where it is placed", () => {
    const beats = script(line("place", { player: { seat: 1 }, place: { word: "B7", of: "targi-place-" } }), around);
    expect(beats[0]?.motions).toEqual([{ kind: "flight", from: "seat-1", to: "B7", face: "figure:1", blow: false }]);
  });

  it("is what a goods card gives, from the cell where the player's own marker lay", () => {
    const goods = [{ word: "gold", of: "targi-kind-" }];
    const beats = script(line("goods-card", { player: { seat: 0 }, card: { word: "goods_gold", of: "targi-card-" }, goods }), around);
    expect(beats[0]?.motions).toMatchObject([{ from: "C33", to: "seat-0", face: "token:gold" }]);
  });

  it("gives a round a heading of its own, and a raid a scene", () => {
    const args = { round: 2, place: { word: "B4", of: "targi-place-" } };
    const [round] = script(line("round", args), around);
    expect([round?.weight, round?.motions[0]?.kind]).toEqual(["round", "heading"]);
    const [raid] = script(line("raid", args), around);
    expect(raid).toMatchObject({ weight: "moment", sound: "raid", motions: [{ kind: "custom", name: "raid", face: "B4" }, { kind: "shake", at: "B4" }] });
  });

  it("TARGI-RD3: tells a player who cannot pay the robber with a banner, and the other one in passing", () => {
    expect(script(line("raid-unable", { player: { seat: 0 } }), around)).toMatchObject([{ weight: "aimed", sound: "hit" }]);
    expect(script(line("raid-unable", { player: { seat: 1 } }), around)).toMatchObject([{ weight: "quick" }]);
  });

  it("sounds like goods on wood, and like drums in a raid", () => {
    expect(["border", "sell", "trade"].map((name) => script(line(name, { player: { seat: 1 } }), around)[0]?.sound)).toEqual(["coin", "coin", "coin"]);
  });

  it("is nothing where nothing changes places", () => {
    expect(script(line("turn", { player: { seat: 0 } }), around)).toEqual([]);
  });
});

describe("a card on its way into a row", () => {
  const codes = (...all: string[]) => all.map(option);

  it("may go wherever a place is free", () => {
    expect(openRows([["a"], ["a", "b", "c", "d"], []]).map((row) => row.code)).toEqual(["row:1", "row:3"]);
  });

  it("is played, goes there and is paid, if it can be paid in one way only", () => {
    expect(nextStep(codes("play", "keep", "discard"), "row:3")?.code).toBe("play");
    expect(nextStep(codes("row:1", "row:3"), "row:3")?.code).toBe("row:3");
    expect(nextStep(codes("pay:date+salt"), "row:3")?.code).toBe("pay:date+salt");
  });

  it("waits where there is a choice, or nothing to do", () => {
    expect(nextStep(codes("pay:date", "pay:salt"), "row:3")).toBeUndefined();
    expect(nextStep(codes("use:B2", "end"), "row:3")).toBeUndefined();
  });
});

it("has signs for every advantage, drawn with icons that there are", () => {
  const advantages = Object.keys(TRIBE).filter((card) => TRIBE[card]?.timing !== "none");
  expect(Object.keys(EFFECTS).sort()).toEqual(advantages.sort());
  const used = Object.values(EFFECTS).flatMap((signs) => signs.split(" ")).filter((sign) => sign.startsWith("icon:")).map((sign) => sign.slice(5));
  expect(used.filter((icon) => !(icon in icons.board))).toEqual([]);
});
