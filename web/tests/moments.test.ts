import { describe, expect, it } from "vitest";
import { readFtl } from "../ftl";
import { ending, kindOf, turningPoints } from "../src/lib/moments";

const line = (text: string) => ({ text, arguments: {} });

describe("what stands out in a journal", () => {
  const journal = ["kittens-log-turn", "kittens-log-defuse", "kittens-log-exploded", "kittens-log-turn", "kittens-log-exploded", "kittens-log-won"].map(line);

  it("is told with those who went out first of all", () => {
    expect(turningPoints(journal, 3).map((one) => one.text)).toEqual(["kittens-log-defuse", "kittens-log-exploded", "kittens-log-exploded"]);
    expect(turningPoints(journal, 1)).toEqual([journal[4]]);
    expect(turningPoints([], 3)).toEqual([]);
  });

  it("ends with whoever has won", () => {
    expect(ending(journal)).toBe(journal[5]);
    expect(ending(journal.slice(0, 2))).toBeUndefined();
  });

  it.each(["bang", "kittens", "targi", "intrigo"])("is said in texts that %s has", (game) => {
    const texts = readFtl(`games/${game}/texts/en/table.ftl`);
    const ids = [...texts.matchAll(/^([a-z]+-log-[a-z-]+) =/gm)].map((match) => match[1] ?? "");
    expect(ids.some((id) => kindOf(line(id)) === "turn")).toBe(true);
    expect(ids.some((id) => kindOf(line(id)) === "won")).toBe(true);
  });
});

describe("the awards of Intrigo", () => {
  it("are great where a seal is won, and nothing special where a ducat is", () => {
    const award = (token: string) => ({ text: "intrigo-log-awarded", arguments: { token: { word: token, of: "intrigo-token-" } } });
    expect(["clergy", "ducat"].map((token) => kindOf(award(token)))).toEqual(["great", ""]);
    expect(turningPoints([award("clergy"), award("ducat"), award("ducat")], 1)).toEqual([award("clergy")]);
  });
});
