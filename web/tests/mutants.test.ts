import { describe, expect, it } from "vitest";
import { inComponent, inModule } from "../mutants";

function changes(code: string): string[] {
  return inModule(code).map(([, , , old, replacement]) => `${old} → ${replacement}`);
}

describe("mutants of the client", () => {
  it("change what code does", () => {
    expect(changes("const a = b < 2 && !c;")).toEqual(["&& → ||", "< → <=", "2 → 3", "!c → (c)"]);
    expect(changes("if (a) list.some(b, c);")).toEqual(["a → !(a)", "list.some(b, c); → ;", "b, c → c, b", "some → every"]);
    expect(changes("const a = b ? true : c;")).toEqual(["b ? true : c → b ? c : true", "true → false"]);
  });

  it("leave types, texts, imports and the console alone", () => {
    expect(changes('import a from "a"; interface A { b: 1 | 2 }; const c: 3 = d as 4; const e = "1 < 2" + f; // 1 < 2')).toEqual([]);
    expect(changes("console.log(a);")).toEqual([]);
  });

  it("stand in a component where its script is, in the function they belong to", () => {
    const source = '<script lang="ts">\n  function big(n: number): boolean { return n > limit; }\n</script>\n{#if 1 < 2}!{/if}';
    expect(inComponent(source)).toEqual([["comparison", "big", source.indexOf("> limit"), ">", ">="]]);
  });
});
