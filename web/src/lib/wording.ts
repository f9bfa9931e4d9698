// How what the host says becomes sentences: ids of texts and arguments that say what they are (docs/protocol.md).
import type { FluentVariable } from "@fluent/bundle";
import type { Texts } from "./texts";

export type Word = { word: string; of: string };
export type SeatRef = { seat: number };
export type Argument = number | null | SeatRef | Word | (Word | null)[];
export type Phrase = { text: string; arguments: Record<string, Argument>; hidden?: boolean };

/** What people at the table are called, and whose figures the numbers of seats are. */
export interface Names {
  names: string[];
  me: number;
  owners: number[];
}

const FIGURES = "①②③④";

export function owner(names: Names, figure: number): number {
  return names.owners[figure] ?? figure;
}

/** Which of its owner's figures this is, as a sign; empty if it is the only one. */
export function mark(names: Names, figure: number): string {
  const seat = owner(names, figure);
  if (names.owners.filter((one) => one === seat).length < 2) return "";
  return FIGURES[names.owners.slice(0, figure).filter((one) => one === seat).length] ?? "";
}

export function nameOf(names: Names, figure: number): string {
  const sign = mark(names, figure);
  const name = names.names[owner(names, figure)] ?? "?";
  return sign ? `${name} ${sign}` : name;
}

/** A sentence of the game. */
export function word(texts: Texts, phrase: Phrase, names: Names): string {
  const args = fluentArguments(texts, phrase.arguments, names);
  return texts.say(phrase.text, args, phrase.hidden ? "hidden" : "");
}

export function fluentArguments(
  texts: Texts,
  given: Record<string, Argument>,
  names: Names,
): Record<string, FluentVariable> {
  const found: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === "number") found[name] = value;
    else if (Array.isArray(value)) addMany(texts, found, name, value);
    else if (value === null) addHidden(texts, found, name);
    else if ("seat" in value) addSeat(texts, found, name, value.seat, names);
    else found[name] = inSentence(texts, value);
  }
  return found;
}

function addSeat(texts: Texts, found: Record<string, FluentVariable>, name: string, seat: number, names: Names) {
  const mine = names.me >= 0 && owner(names, seat) === names.me;
  const sign = mark(names, seat);
  found[name] = mine ? texts.say("you") : nameOf(names, seat);
  found[`${name}_is`] = mine ? "you" : "other";
  found[`${name}_mark`] = sign ? ` ${sign}` : "";
}

function addHidden(texts: Texts, found: Record<string, FluentVariable>, name: string) {
  found[name] = texts.say("somebody");
  found[`${name}_is`] = "other";
  found[`${name}_mark`] = "";
}

function addMany(texts: Texts, found: Record<string, FluentVariable>, name: string, values: (Word | null)[]) {
  const words = values.map((value) => (value ? inSentence(texts, value) : texts.say("somebody")));
  const counted = [...new Set(words)].map((one) => {
    const count = words.filter((other) => other === one).length;
    return count === 1 ? one : texts.say("list-several", { word: one, count });
  });
  found[name] = list(texts, counted);
  found[`${name}_in_order`] = row(texts, words);
}

function row(texts: Texts, words: string[]): string {
  if (!words.length) return texts.say("list-empty");
  return words.reduce((left, right) => texts.say("list-comma", { left, right }));
}

function list(texts: Texts, words: string[]): string {
  const last = words.at(-1);
  if (last === undefined || words.length < 2) return row(texts, words);
  return texts.say("list-and", { left: row(texts, words.slice(0, -1)), right: last });
}

/** The name of a card or another part by itself, as it stands in a list or on a face. */
export function nameOfWord(texts: Texts, { word: code, of }: Word): string {
  const [id = "", ...variants] = code.split(".");
  return withVariants(texts, of, texts.say(of + id), variants);
}

function inSentence(texts: Texts, { word: code, of }: Word): string {
  const [word = "", ...variants] = code.split(".");
  const id = of + word;
  const told = texts.has(id, "named")
    ? texts.say(id, {}, "named")
    : texts.say(`${of}named`, { card: texts.say(id) });
  return withVariants(texts, of, told, variants);
}

function withVariants(texts: Texts, of: string, told: string, variants: string[]): string {
  return variants.reduce((card, variant) => texts.say(`${of}variant-${variant}`, { card }), told);
}

/** Why something was refused, with the words of the rule that says so. */
export interface RefusalLike {
  text: string;
  arguments?: Record<string, string | number>;
  rule?: string;
  details?: RefusalLike[];
}

export function refusal(texts: Texts, problem: RefusalLike): string {
  const error = refusalWords(texts, problem);
  const rule = problem.rule ? texts.rule(problem.rule) : "";
  return rule ? texts.say("error-with-rule", { error, rule: problem.rule ?? "", text: rule }) : error;
}

function refusalWords(texts: Texts, problem: RefusalLike): string {
  const details = (problem.details ?? []).map((detail) =>
    texts.say("error-detail", { error: refusalWords(texts, detail), rule: detail.rule ?? "" }),
  );
  const args = { ...problem.arguments, ...(details.length ? { details: details.join(" ") } : {}) };
  return texts.has(problem.text) ? texts.say(problem.text, args) : texts.say("error-internal");
}
