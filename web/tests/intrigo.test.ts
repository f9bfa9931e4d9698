import { describe, expect, it, vi } from "vitest";
import type { IntrigoBoard } from "../src/games/intrigo/board";
import { at, awardsFrom, buildingsOf, byFamily, courtesanCall, claimsWith, edgeOf, boardDuringAwards, tokensGained, middle, placeAt, placeOf, spotOf, wayAlong, wayOf } from "../src/games/intrigo/layout";
import { LANTERN, scriptOf } from "../src/games/intrigo/script";
import { AwardWalk } from "../src/games/intrigo/award-walk.svelte";
import type { Option } from "../src/lib/types";
import type { Argument, Phrase } from "../src/lib/wording";

vi.mock("../src/lib/app.svelte", () => ({ app: { texts: null }, t: (id: string) => id }));

function option(code: string): Option {
  return { code, offer: false, text: "", arguments: {} };
}

function word(id: string): Argument {
  return { word: id, of: "intrigo-card-" };
}

function line(name: string, args: Phrase["arguments"] = {}): Phrase {
  return { text: `intrigo-log-${name}`, arguments: args };
}

const board = {
  tokens: ["merchants", "ducat", "clergy", "ducat"],
  gaps: ["dandolo_3", "", "thief", ""],
  claims: ["dandolo", "dandolo", "unclaimed", "unclaimed"],
  previews: { "play:contarini_4:g1": ["contarini", "contarini"], "play:contarini_4:g3": ["unclaimed", "contarini"] },
  players: [
    { family: "contarini", ducats: 1, seals: { merchants: 1, clergy: 0 } },
    { family: "dandolo", ducats: 0, seals: { merchants: 0, clergy: 0 } },
  ],
} as unknown as IntrigoBoard;

describe("what is chosen where", () => {
  it("INTR-I4: the power of a purchase lights what it works on, not the building beside the card", () => {
    expect(["near:b1", "near:b2", "card:g5", "stop"].map((code) => spotOf(option(code), { b1: "g0", b2: "g2" }))).toEqual(["g0", "g2", "g5", ""]);
    expect(spotOf(option("near:b1"), { b1: "b1" })).toBe("b1");
    expect(spotOf(option("gap:g3"))).toBe("g3");
  });

  it("INTR-P8: cards that are still in hands stand family by family", () => {
    expect(byFamily({ contarini_2: 1, dandolo_4: 1, tiepolo_2: 1, tiepolo_3: 2 })).toEqual([["contarini_2"], ["dandolo_4"], ["tiepolo_2", "tiepolo_3", "tiepolo_3"]]);
    expect(byFamily({})).toEqual([]);
  });
});

describe("the ring", () => {
  it("begins at the door in the upper left corner and goes clockwise", () => {
    expect([0, 8, 16, 24, 31].map((cell) => at(cell, 16))).toEqual([[0, 0], [0, 8], [8, 8], [8, 0], [1, 0]]);
    expect([0, 6, 12, 18].map((cell) => at(cell, 12))).toEqual([[0, 0], [0, 6], [6, 6], [6, 0]]);
  });

  it("has four edges; a corner belongs to the one that begins there", () => {
    expect([0, 7, 8, 16, 24, 31].map((cell) => edgeOf(cell, 16))).toEqual([0, 0, 1, 2, 3, 3]);
  });

  it("closes: behind the last gap lies the door", () => {
    expect(placeAt(32, 16)).toBe("b0");
    expect(placeAt(-1, 16)).toBe("g15");
    expect(buildingsOf("g15", 16)).toEqual([15, 0]);
  });

  it("is walked where an arrow points, and otherwise clockwise with right and down", () => {
    expect([wayAlong(2, 16, 0, 1), wayAlong(2, 16, 0, -1), wayAlong(2, 16, 1, 0), wayAlong(2, 16, -1, 0)]).toEqual([1, -1, 1, -1]);
    expect([wayAlong(10, 16, 1, 0), wayAlong(10, 16, -1, 0)]).toEqual([1, -1]);
    expect([wayAlong(20, 16, 0, 1), wayAlong(20, 16, 0, -1)]).toEqual([-1, 1]);
    expect([wayAlong(0, 16, 0, 1), wayAlong(0, 16, 1, 0)]).toEqual([1, -1]);
  });

  it("has its middles where its cells are drawn", () => {
    const [x, y] = middle("b0", 16);
    expect(x).toBeCloseTo(y);
    const [right] = middle("b4", 16);
    expect(x + right).toBeCloseTo(1);
    expect(middle("b2", 16)[0]).toBeCloseTo(0.5);
  });
});

describe("what a play would bring", () => {
  it("changes the flags of both buildings beside its gap, as the view says", () => {
    expect(claimsWith(board, "play:contarini_4:g1")).toEqual(["dandolo", "contarini", "contarini", "unclaimed"]);
    expect(claimsWith(board, "play:contarini_4:g3")).toEqual(["contarini", "dandolo", "unclaimed", "unclaimed"]);
    expect(claimsWith(board, "")).toEqual(board.claims);
  });

  it("names the tokens that a family would get", () => {
    expect(tokensGained(board, "play:contarini_4:g1", "contarini")).toEqual(["ducat", "clergy"]);
    expect(tokensGained(board, "play:contarini_4:g3", "contarini")).toEqual(["merchants"]);
  });
});

it("finds the place of an option", () => {
  expect(["play:contarini_4:g5", "gap:g5", "near:b6", "buy:guard", "pass"].map((code) => placeOf(option(code)))).toEqual(["g5", "g5", "b6", "", ""]);
});

it("counts both ways to win and says when one seal is missing", () => {
  const goal = { alike: 4, kinds: 5 };
  expect(wayOf({ merchants: 3, clergy: 1 }, goal)).toEqual({ alike: 3, kinds: 2, close: true });
  expect(wayOf({ a: 1, b: 1, c: 1, d: 1, e: 0 }, goal)).toEqual({ alike: 1, kinds: 4, close: true });
  expect(wayOf({ merchants: 2, clergy: 1 }, goal).close).toBe(false);
  expect(wayOf({ merchants: 4, clergy: 1, a: 1, b: 1 }, goal).close).toBe(false); // has won
});

it("remembers who has lost a card to the Courtesan until that player's next turn", () => {
  const called = line("courtesan", { target: { seat: 1 }, card: word("dandolo_3"), gap: 1 });
  const journal = [line("round"), line("bought", { player: { seat: 0 } }), called, line("played", { player: { seat: 2 } })];
  expect(courtesanCall(journal, 1)).toBe(called);
  expect(courtesanCall(journal, 2)).toBeUndefined();
  expect(courtesanCall([...journal, line("played", { player: { seat: 1 } })], 1)).toBeUndefined();
  expect(courtesanCall([...journal, line("round")], 1)).toBeUndefined();
});

describe("what is aimed at a player", () => {
  // Contarini (seat 0) would win the Merchants seal and the ducat beside it; Dandolo is seat 1.
  const mine = { ...board, claims: ["contarini", "contarini", "dandolo", "unclaimed"] } as IntrigoBoard;
  const view = (shown: IntrigoBoard) => ({ board: shown }) as Parameters<ReturnType<typeof scriptOf>>[1]["before"];
  const beatOf = (entry: Phrase, claims: string[] = [...mine.claims], me = 0) =>
    scriptOf(() => [entry])(entry, { me, next: [], before: view(mine), after: view({ ...mine, claims } as IntrigoBoard) })[0];
  const by = { seat: 1 };

  it("INTR-I2, INTR-I4, INTR-I5: is a hired power that works on a card of their family", () => {
    const own = word("contarini_3");
    const other = word("dandolo_3");
    expect(beatOf(line("assassin", { card: own, gap: 3, by }), ["unclaimed", "contarini", "dandolo", "unclaimed"])).toMatchObject({ weight: "aimed", note: "intrigo-web-lost" });
    expect(beatOf(line("gondolier", { card: other, gap: 3, second_card: own, second_gap: 1, by }))?.weight).toBe("aimed");
    expect(beatOf(line("guard", { card: own, gap: 3, second_gap: 1, by }))?.weight).toBe("aimed");
    expect(beatOf(line("assassin", { card: other, gap: 3, by }))?.weight).toBeUndefined();
  });

  it("INTR-I1, INTR-I6: is a hired power that works on a token that they would win", () => {
    expect(beatOf(line("thief", { token: word("merchants"), building: 0, by }))?.weight).toBe("aimed");
    expect(beatOf(line("thief", { token: word("clergy"), building: 2, by }))?.weight).toBeUndefined();
    expect(beatOf(line("trader", { building: 2, second_building: 1, by }))?.weight).toBe("aimed");
  });

  it("INTR-A4: is a card that takes a seal from them, not one that takes a ducat", () => {
    const played = line("played", { player: { seat: 1 }, card: word("dandolo_4"), gap: 0 });
    expect(beatOf(played, ["dandolo", "contarini", "dandolo", "unclaimed"])).toMatchObject({ weight: "aimed", note: "intrigo-web-lost" });
    expect(beatOf(played, ["contarini", "dandolo", "dandolo", "unclaimed"])?.weight).toBeUndefined();
    expect(beatOf(played)?.weight).toBeUndefined();
  });

  it("is nothing that they do themselves, and nothing for somebody without a seat", () => {
    const own = line("assassin", { card: word("contarini_3"), gap: 3, by: { seat: 0 } });
    expect([beatOf(own)?.weight, beatOf({ ...own, arguments: { ...own.arguments, by } }, undefined, -1)?.weight]).toEqual([undefined, undefined]);
  });

  it("sounds like water where a gondola goes", () => {
    expect(beatOf(line("gondolier", { card: word("dandolo_3"), gap: 3, second_card: word("dandolo_2"), second_gap: 1, by }))?.sound).toBe("water");
  });
});

describe("the evening", () => {
  const evening = { gaps: ["dandolo_3", "contarini_4", "thief", ""], tokens: ["merchants", "ducat", "clergy.down", ""], ducats: [3, 2], cards: [0, 1] };
  const seal = line("awarded", { player: { seat: 1 }, token: word("merchants"), building: 0 });
  const ducat = line("awarded", { player: { seat: 0 }, token: word("ducat"), building: 1 });

  const after = { ...board, evening, stacks: [{ type: "thief", prices: [2, 3] }] } as IntrigoBoard;
  const awards = [seal, ducat, line("stays", { building: 2 })];

  it("begins with the palace and the purses that the view tells of", () => {
    const first = boardDuringAwards(board, after, awards, 0);
    expect([first.gaps, first.tokens]).toEqual([evening.gaps, evening.tokens]);
    expect(first.players.map((player) => [player.ducats, player.cards])).toEqual([[3, 0], [2, 1]]);
  });

  it("gives each awarded token to its winner, one after the other", () => {
    const next = boardDuringAwards(board, after, awards, 2);
    expect(next.tokens).toEqual(["", "", "clergy.down", ""]);
    expect(next.players[1]?.seals.merchants).toBe(1);
    expect(next.players[0]?.ducats).toBe(4);
  });

  it("shows no card as unplayed, no claim, and what the last helper has cost", () => {
    const first = boardDuringAwards({ ...board, unplayed: { dandolo_3: 1 }, claims: ["dandolo", "", "", ""] }, after, awards, 0);
    expect([first.unplayed, first.claims, first.stacks]).toEqual([{}, ["", "", "", ""], after.stacks]);
  });

  it("stays as it was left until the next table is seen, and is told on that alone", () => {
    vi.useFakeTimers();
    const walk = new AwardWalk();
    const end = walk.start([seal, ducat], seal, board, after, 1000);
    vi.advanceTimersByTime(600);
    const next = { ...after, players: board.players.map((player) => ({ ...player, seals: { merchants: 1 } })) };
    expect(walk.boardFor(next).players[1]?.seals.merchants).toBe(1);
    end();
    vi.useRealTimers();
    expect(walk.isActive).toBe(false);
    expect([walk.boardFor(board).players[1]?.seals.merchants, walk.boardFor(board).gaps]).toEqual([1, ["", "", "", ""]]);
    expect(walk.boardFor(next)).toBe(next);
  });
});

describe("the awards of a round", () => {
  const bought = line("bought", { gap: 1 });
  const power = line("thief", { building: 2 });
  const awards = [line("stays"), line("awarded"), line("stays")];
  const journal = [line("played"), bought, power, ...awards, line("round"), line("dealt"), line("dealt")];
  const around = { me: 0, next: [], after: { board: { evening: {} } } } as unknown as Parameters<ReturnType<typeof scriptOf>>[1];
  const script = scriptOf(() => journal);

  it("are found in the journal", () => {
    expect(awardsFrom(journal, awards[0] as Phrase)).toEqual(awards);
  });

  it("are not walked through where the view does not tell the palace that they were made in", () => {
    expect(script(awards[0] as Phrase, { ...around, after: { ...around.after, board: { evening: null } as IntrigoBoard } })).toEqual([]);
  });

  it("are one beat, as long as the lantern needs", () => {
    const [beat] = script(awards[0] as Phrase, around);
    expect(beat?.motions[0]).toMatchObject({ kind: "custom", name: "awards", length: 3 * LANTERN });
    expect(script(awards[1] as Phrase, around)).toEqual([]);
  });

  it("are followed by one beat for all packets together", () => {
    expect(script(journal[7] as Phrase, around)[0]?.motions).toHaveLength(2);
    expect(script(journal[8] as Phrase, around)).toEqual([]);
  });
});
