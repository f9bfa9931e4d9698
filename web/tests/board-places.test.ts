import { describe, expect, it } from "vitest";
import { placesIn, seatsIn } from "../src/lib/board-places";

const place = (word: string) => ({ word, of: "targi-place-" });

describe("the places that a sentence speaks of", () => {
  it("are cards of the border and cells of Targi, and rows of a display", () => {
    expect(placesIn({ text: "targi-log-markers", arguments: { player: { seat: 1 }, places: [place("C12"), place("C33")] } })).toEqual(["C12", "C33"]);
    expect(placesIn({ text: "targi-log-place", arguments: { player: { seat: 1 }, place: place("B7") } })).toEqual(["B7"]);
    expect(placesIn({ text: "targi-log-lay", arguments: { player: { seat: 1 }, card: { word: "well", of: "targi-card-" }, row: 2 } })).toEqual(["row-1-2"]);
  });

  it("are gaps and buildings of the palace", () => {
    expect(placesIn({ text: "intrigo-log-trader", arguments: { building: 3, second_building: 0, count: 2 } })).toEqual(["b3", "b0"]);
    expect(placesIn({ text: "intrigo-log-guard", arguments: { gap: 15, second_gap: 4 } })).toEqual(["g15", "g4"]);
  });

  it("are none where numbers mean something else", () => {
    expect(placesIn({ text: "kittens-log-put", arguments: { gap: 3, building: 1 } })).toEqual([]);
    expect(placesIn({ text: "targi-log-won", arguments: { player: { seat: 0 } } })).toEqual([]);
  });
});

it("the seats that a sentence speaks of are those of figures and of their owners", () => {
  const names = { names: ["Ann", "Bob"], addresses: [], me: 0, owners: [0, 1, 0, 1] };
  expect(seatsIn({ text: "x", arguments: { player: { seat: 3 }, target: { seat: null } } }, names)).toEqual(["seat-3", "seat-1"]);
});
