import { describe, expect, it } from "vitest";
import type { KittensBoard } from "../src/games/kittens/board";
import { script } from "../src/games/kittens/script";
import type { ScriptContext } from "../src/lib/animation.svelte";
import type { View } from "../src/lib/types";
import type { Argument, Phrase } from "../src/lib/wording";

const view = {} as View<KittensBoard>;
const card = (word: string) => ({ word, of: "kittens-card-" });

function told(name: string, args: Record<string, Argument>, next: Phrase[] = []) {
  const here: ScriptContext<KittensBoard> = { me: 0, next, before: view, after: view };
  return script({ text: `kittens-log-${name}`, arguments: args }, here);
}

describe("what the journal of Kittens looks like", () => {
  it("lets a drawn card fly face down to somebody else, face up to me", () => {
    expect(told("draw", { player: { seat: 2 } })[0]?.motions).toEqual([
      { kind: "flight", from: "deck", to: "seat-2", face: "", blow: false },
    ]);
    expect(told("draw", { player: { seat: 0 }, card: card("skip") })[0]?.motions).toMatchObject([
      { from: "deck", to: "hand", face: "skip" },
    ]);
  });

  it("answers at once when I reach for the pile, and lets the draw itself tell of others", () => {
    const drawn = { text: "kittens-log-draw", arguments: { player: { seat: 0 } } };
    expect(told("declare", { player: { seat: 0 } })).toMatchObject([{ motions: [{ kind: "pulse", at: "deck" }] }]);
    expect(told("declare", { player: { seat: 0 } }, [drawn])).toEqual([]);
    expect(told("declare", { player: { seat: 2 } })).toEqual([]);
  });

  it("lets a stolen card fly from its owner to the thief", () => {
    expect(told("steal", { player: { seat: 1 }, target: { seat: 0 }, card: card("nope") })[0]?.motions).toMatchObject([
      { from: "hand", to: "seat-1", face: "nope" },
    ]);
  });

  it("shows a kitten large only if nobody explodes by it at once", () => {
    const shown = { player: { seat: 1 }, card: card("exploding_kitten") };
    expect(told("show", shown)).toHaveLength(1);
    expect(told("show", shown, [{ text: "kittens-log-exploded", arguments: { player: { seat: 1 } } }])).toEqual([]);
  });

  it("lets me cut the fuse of a kitten that I have drawn, if I have a Defuse", () => {
    const shown = { player: { seat: 0 }, card: card("exploding_kitten") };
    const defuse = { text: "kittens-log-defuse", arguments: { player: { seat: 0 } } };
    expect(told("show", shown, [defuse])[0]).toMatchObject({ sound: "fuse", weight: "moment", motions: [{ kind: "custom", name: "fuse", face: "exploding_kitten" }] });
    expect(told("show", { ...shown, player: { seat: 1 } }, [defuse])[0]?.motions[0]?.kind).toBe("reveal");
  });

  it("lays what I see of the pile before me, and only shakes the pile for others", () => {
    const cards = [card("skip"), card("nope"), card("favor")];
    expect(told("see", { player: { seat: 0 }, cards })[0]?.motions[0]).toMatchObject({ kind: "reveal", at: "middle", faces: ["skip", "nope", "favor"] });
    expect(told("see", { player: { seat: 1 } })[0]?.motions).toEqual([{ kind: "pulse", at: "deck" }]);
  });

  it("makes an explosion the one great moment", () => {
    expect(told("exploded", { player: { seat: 3 } })[0]).toMatchObject({
      sound: "boom",
      motions: [{ kind: "custom", name: "boom", note: "3" }, { kind: "shake", at: "seat-3" }],
    });
  });

  it("shows nothing for what has no place on the table", () => {
    expect(told("turn", { player: { seat: 1 }, count: 1 })).toEqual([]);
    expect(told("no-such-entry", {})).toEqual([]);
  });
});
