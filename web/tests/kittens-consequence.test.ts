// What a window says will follow, in the words of the texts themselves.
import { FluentResource } from "@fluent/bundle";
import { expect, it, vi } from "vitest";
import { ftlFiles, readFtl } from "../ftl";
import type { KittensBoard, Played } from "../src/games/kittens/board";
import { consequenceText } from "../src/games/kittens/consequence";
import { Texts } from "../src/lib/texts";
import type { View } from "../src/lib/types";

const said = vi.hoisted(() => ({ texts: null as Texts | null }));
vi.mock("../src/lib/app.svelte", () => ({ app: said, t: (id: string) => said.texts?.format(id) ?? "" }));

said.texts = new Texts("en");
for (const file of ftlFiles("en")) said.texts.bundle.addResource(new FluentResource(readFtl(file)));

const names = { names: ["Ann", "Bob", "Cid"], me: 2, owners: [], addresses: [] };
const PLAYED: Played = { player: 0, kind: "card", cards: [], target: -1, title: "", wish: "", nopes: [], stopped: false, hits: -1, turns: 0 };

function told(played: Partial<Played>): string {
  return consequenceText({ board: { stack: [{ ...PLAYED, ...played }] } } as unknown as View<KittensBoard>, names);
}

it("tells what a card does", () => {
  expect(told({ cards: ["favor"], target: 2 })).toBe("You give a card of your own choice to Ann.");
  expect(told({ cards: ["see_the_future_3x.marked"] })).toContain("Ann");
});

it("tells whom an attack hits and how often", () => {
  expect(told({ cards: ["attack_2x"], hits: 1, turns: 4 })).toContain("Bob will have to take 4 turns");
});

it("tells what combos take", () => {
  expect(told({ kind: "pair", cards: ["cat_beard", "cat_beard"], target: 1 })).toContain("random card from Bob");
  expect(told({ kind: "triple", cards: ["nope", "nope", "nope"], target: 1, title: "defuse" })).toContain("Defuse");
  expect(told({ kind: "five", cards: ["nope", "skip", "favor", "defuse", "shuffle"] })).toContain("discard");
});

it("tells that a Nope stops it", () => {
  expect(told({ cards: ["skip"], nopes: [1], stopped: true })).toBe("If nobody stops this Nope, the play is cancelled.");
});

it("tells what a window without a card is about", () => {
  expect(consequenceText({ board: { stack: [] } } as unknown as View<KittensBoard>, names)).toBe("If nobody changes the future, the card is drawn.");
});
