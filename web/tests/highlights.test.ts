import { describe, expect, it } from "vitest";
import { readFtl } from "../ftl";
import { winningEntry, highlightOf, isBeginning, keyEntries } from "../src/lib/highlights";

const line = (text: string) => ({ text, arguments: {} });

describe("what stands out in a journal", () => {
  const journal = ["kittens-log-turn", "kittens-log-defuse", "kittens-log-exploded", "kittens-log-turn", "kittens-log-exploded", "kittens-log-won"].map(line);

  it("is told with those who went out first of all", () => {
    expect(keyEntries(journal, 3).map((one) => one.text)).toEqual(["kittens-log-defuse", "kittens-log-exploded", "kittens-log-exploded"]);
    expect(keyEntries(journal, 1)).toEqual([journal[2], journal[4]]);
    expect(keyEntries([], 3)).toEqual([]);
  });

  it("is filled up with what was notable, where nothing greater happened", () => {
    const quiet = ["bang-log-turn", "bang-log-rescue", "bang-log-reward", "bang-log-dead", "bang-log-won"].map(line);
    expect(keyEntries(quiet, 3).map((one) => one.text)).toEqual(["bang-log-rescue", "bang-log-reward", "bang-log-dead"]);
    expect(keyEntries(quiet, 1).map((one) => one.text)).toEqual(["bang-log-dead"]);
    const wounds = [3, 2, 1].map((life) => ({ text: "bang-log-loss", arguments: { life } }));
    expect(keyEntries(wounds, 3)).toEqual([wounds[2]]);
  });

  it("prefers what the winners did", () => {
    const wins = (player: number) => ({ text: "intrigo-log-awarded", arguments: { player: { seat: player } } });
    const seals = [wins(1), wins(0), wins(1), wins(2), wins(0)];
    expect(keyEntries(seals, 3, [1])).toEqual([seals[0], seals[2], seals[4]]);
    expect(keyEntries(seals, 3)).toEqual(seals.slice(2));
  });

  it("begins with a turn for everybody: a page may come late", () => {
    const turns = (count: number) => Array.from({ length: count }, () => line("kittens-log-turn"));
    expect([0, 4, 5].map((count) => isBeginning(turns(count), 5))).toEqual([true, true, false]);
  });

  it("ends with whoever has won", () => {
    expect(winningEntry(journal)).toBe(journal[5]);
    expect(winningEntry(journal.slice(0, 2))).toBeUndefined();
  });

  it.each(["bang", "kittens", "targi", "intrigo"])("is said in texts that %s has", (game) => {
    const texts = readFtl(`games/${game}/texts/en/table.ftl`);
    const ids = [...texts.matchAll(/^([a-z]+-log-[a-z-]+) =/gm)].map((match) => match[1] ?? "");
    expect(ids.some((id) => highlightOf(line(id)) === "turn")).toBe(true);
    expect(ids.some((id) => highlightOf(line(id)) === "won")).toBe(true);
  });
});

describe("the awards of Intrigo", () => {
  it("are great where a seal is won, and nothing special where a ducat is", () => {
    const award = (token: string) => ({ text: "intrigo-log-awarded", arguments: { token: { word: token, of: "intrigo-token-" } } });
    expect(["clergy", "ducat"].map((token) => highlightOf(award(token)))).toEqual(["great", ""]);
    expect(keyEntries([award("clergy"), award("ducat"), award("ducat")], 1)).toEqual([award("clergy")]);
  });
});
