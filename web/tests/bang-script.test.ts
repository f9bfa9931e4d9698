import { describe, expect, it, vi } from "vitest";
import type { BangBoard } from "../src/games/bang/board";
import { script } from "../src/games/bang/script";
import type { View } from "../src/lib/types";

vi.mock("../src/lib/app.svelte", () => import("./app-mock"));

const view = { board: { figures: [] } } as unknown as View<BangBoard>;
const word = (found: string) => ({ word: found, of: "bang-" });

describe("what the journal of BANG! looks like", () => {
  it("lets an open card come from where it was: from the deck, or from the discard pile", () => {
    const from = ["peyote", "pedro_ramirez", "abandoned_mine"].map((cause) => {
      const entry = { text: "bang-log-draw-open", arguments: { player: { seat: 2 }, card: word("beer.6H"), cause: word(cause) } };
      return script(entry, { me: 0, next: [], before: view, after: view })[0]?.motions[0];
    });
    expect(from).toMatchObject([{ from: "deck", to: "seat-2" }, { from: "discard", to: "seat-2" }, { from: "discard", to: "seat-2" }]);
  });

  it("has no event for the use of an ability that the next events tell, as the log has no line", () => {
    const events = ["jose_delgado", "chuck_wengam", "sam_the_undertaker"].map((source) => script({ text: "bang-log-use", arguments: { player: { seat: 2 }, source: word(source) } }, { me: 0, next: [], before: view, after: view }).length);
    expect(events).toEqual([0, 0, 1]);
  });
});
