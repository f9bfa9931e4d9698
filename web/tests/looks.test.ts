// The colours of the pages, and of tables and cards of games without client code, can be read in light and in dark.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const TEXT = 4.5; // the least contrast of text (WCAG 2.2, 1.4.3)
const PART = 3; // and of lines that tell what is what (1.4.11)
const TABLES = ["green", "blue", "red", "brown"];
const THEMES = ["light", "dark"];
const CARDS = ["red", "orange", "gold", "green", "teal", "blue", "purple", "pink", "brown", "grey", "black"];

type Colours = Map<string, string>;

function style(name: string): string {
  return readFileSync(new URL(`../src/styles/${name}.css`, import.meta.url), "utf8").replace(/\/\*.*?\*\//gs, "");
}

/** The custom properties of all rules with one of these selectors, later ones first. */
function properties(css: string, ...selectors: string[]): Colours {
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, heads]) => (heads ?? "").split(",").some((head) => selectors.includes(head.trim())));
  return new Map(rules.flatMap(([, , body]) => [...(body ?? "").matchAll(/(--[\w-]+):\s*([^;]+)/g)].map(([, name, value]) => [name ?? "", (value ?? "").trim()] as const)));
}

function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  for (const colour of [one, other]) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  const [dark = 0, light = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Pairs of names that are closer together than they may be. */
function tooClose(colours: Colours, pairs: [string, string, number][]): string[] {
  return pairs.flatMap(([one, other, least]) => {
    const found = contrast(colours.get(one) ?? "", colours.get(other) ?? "");
    return found < least ? [`${one} on ${other}: ${found.toFixed(2)}`] : [];
  });
}

const looks = style("looks");
const tokens = style("tokens");
const GROUNDS = ["--bg", "--table", "--table-lit", "--surface", "--surface-2"];
const PAIRS: [string, string, number][] = [
  ...GROUNDS.flatMap((ground) => ["--ink", "--ink-2"].map((ink): [string, string, number] => [ink, ground, TEXT])),
  ...["--act-text", "--danger", "--good", "--info"].map((ink): [string, string, number] => [ink, "--surface", TEXT]),
  ["--line-strong", "--surface", PART],
];

it.each(THEMES)("the pages can be read in %s", (theme) => {
  expect(tooClose(properties(tokens, `[data-theme="${theme}"]`), PAIRS)).toEqual([]);
});

describe.each(TABLES)("the %s table", (table) => {
  it.each(THEMES)("can be read in %s", (theme) => {
    const of = `[data-table="${table}"]`;
    const colours = new Map([...properties(tokens, `[data-theme="${theme}"]`), ...properties(looks, of, `${of}[data-theme="${theme}"]`)]);
    expect(tooClose(colours, [...PAIRS, ["--thumb-ink", "--thumb", TEXT]])).toEqual([]);
  });
});

it.each(THEMES)("cards of every colour can be read in %s", (theme) => {
  const colours = new Map([...properties(looks, ":root"), ...properties(looks, `[data-theme="${theme}"]`)]);
  expect(tooClose(colours, ["ink", ...CARDS].map((name) => [`--drawn-${name}`, "--drawn-paper", TEXT]))).toEqual([]);
});

it("knows contrasts", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});
