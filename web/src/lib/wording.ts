// Formats phrases of the server, text ids with typed arguments (docs/protocol.md), as sentences, and reads their arguments.
import type { FluentVariable } from "@fluent/bundle";
import type { Texts } from "./texts";

/** A word of the game, or a player; null is hidden from the reader. */
export type Word = { word: string | null; of: string };
export type SeatRef = { seat: number | null };
export type Argument = number | SeatRef | Word | Word[];
export type Phrase = { text: string; arguments: Record<string, Argument>; hidden?: boolean };

/** The seat in an argument of a phrase; -1: none, or a hidden one. */
export function seatArgument(entry: Phrase, name: string): number {
  const found = entry.arguments[name];
  return found !== undefined && typeof found === "object" && "seat" in found ? (found.seat ?? -1) : -1;
}

/** The words (cards, characters …) of an argument; a hidden one is "". */
export function wordsOf(argument: Argument | undefined): string[] {
  if (argument === undefined || typeof argument === "number" || "seat" in argument) return [];
  return (Array.isArray(argument) ? argument : [argument]).map((one) => one.word ?? "");
}

export function wordArguments(entry: Phrase, name: string): string[] {
  return wordsOf(entry.arguments[name]);
}

export function wordArgument(entry: Phrase, name: string): string {
  return wordArguments(entry, name)[0] ?? "";
}

export function numberArgument(entry: Phrase, name: string): number {
  const found = entry.arguments[name];
  return typeof found === "number" ? found : 0;
}

/** The grammatical gender by which a player wants to be addressed; "" is any. */
export type Address = "" | "she" | "he";

/** Names and forms of address of the seats; `owners` maps figures to seats, `me` is the reader's seat. `forms` are the text ids
 * of the names of bots, whose attributes are the grammatical cases; "" for people, whose names are never inflected. */
export interface Names {
  names: string[];
  me: number;
  owners: number[];
  addresses: Address[];
  forms?: string[];
}

/** The names at a table, as the seat `me` reads them. */
export function namesAt(table: { chairs: readonly { name: string; address: Address; bot?: string }[]; figures: number[] } | null, me: number): Names {
  const chairs = table?.chairs ?? [];
  return {
    names: chairs.map((chair) => chair.name),
    me,
    owners: table?.figures ?? [],
    addresses: chairs.map((chair) => chair.address),
    forms: chairs.map((chair) => (chair.bot ? `bot-name-${chair.bot}` : "")),
  };
}

/** The grammatical cases of names; a language without them has no such attributes. */
const CASES = ["gen", "dat", "acc", "ins", "pre"] as const;
type Case = (typeof CASES)[number];

/** The name of a figure in a grammatical case. */
function nameInCase(texts: Texts, names: Names, figure: number, form: Case, wrap: Wrap = unwrapped): string {
  const id = names.forms?.[ownerOf(names, figure)] ?? "";
  const kind = seatKind(names, figure);
  const name = wrap(kind, nameOf(names, figure));
  if (!texts.has(id, form)) return texts.has("player-name", form) ? texts.format("player-name", { name }, form) : name;
  const mark = figureMark(names, figure);
  return wrap(kind, mark ? `${texts.format(id, {}, form)} ${mark}` : texts.format(id, {}, form));
}

function inflected(texts: Texts, id: string, form: Case): string {
  return texts.format(id, {}, texts.has(id, form) ? form : "");
}

/** A player's name as arguments of a text: `$name`, and `$name_gen` … in the grammatical cases. */
export function nameArguments(texts: Texts, names: Names, figure: number): Record<string, string> {
  const found: Record<string, string> = { name: nameOf(names, figure), name_as: addressOf(names, figure) };
  for (const form of CASES) found[`name_${form}`] = nameInCase(texts, names, figure, form);
  return found;
}

const FIGURES = "①②③④";
const PAGE = "page";
const PAGE_HIDDEN = "page-hidden";
const BOARDLESS = "boardless";
const LISTED = "listed";

/** Arguments of a text that are words or numbers already. */
export type FluentWords = Readonly<Record<string, string | number>>;

export function ownerOf(names: Names, figure: number): number {
  return names.owners[figure] ?? figure;
}

/** The number of a figure among those of its owner, as a symbol; "" if it is the only one. */
export function figureMark(names: Names, figure: number): string {
  const seat = ownerOf(names, figure);
  if (names.owners.filter((one) => one === seat).length < 2) return "";
  return FIGURES[names.owners.slice(0, figure).filter((one) => one === seat).length] ?? "";
}

export function nameOf(names: Names, figure: number): string {
  const mark = figureMark(names, figure);
  const name = names.names[ownerOf(names, figure)] ?? "?";
  return mark ? `${name} ${mark}` : name;
}

/** The form of address for the owner of a figure. Somebody unknown is «кто-то», a masculine word. */
export function addressOf(names: Names, figure: number | null): "she" | "he" | "any" {
  return figure === null ? "he" : names.addresses[ownerOf(names, figure)] || "any";
}

/** A player as arguments of a text. */
export function playerArguments(names: Names, figure: number): { player: string; player_as: string } {
  return { player: nameOf(names, figure), player_as: addressOf(names, figure) };
}

/** The name of a seat, whatever figures it has. */
export function playerName(names: Names, seat: number): string {
  return names.names[seat] ?? "?";
}

/** The figures of a seat. */
export function figuresOf(names: Names, seat: number): number[] {
  return names.owners.length ? names.owners.flatMap((one, figure) => (one === seat ? [figure] : [])) : [seat];
}

/** The name of a game; its id if there is no text. */
export function gameTitle(texts: Texts, game: string): string {
  return texts.has(`game-${game}`) ? texts.format(`game-${game}`) : game;
}

/** A phrase as a sentence; without a text, its code, or its id and arguments. */
export function phraseText(texts: Texts, phrase: Phrase, names: Names): string {
  return attributeText(texts, phrase, names, hasText(texts, phrase) ? attributeFor(texts, phrase) : "");
}

/** A journal entry where nothing around it says the same: also one that pages leave out of their log. */
export function entryText(texts: Texts, phrase: Phrase, names: Names): string {
  return phraseText(texts, phrase, names) || attributeText(texts, phrase, names, phrase.hidden ? "hidden" : "");
}

/** A phrase where no board is in sight on which a place could be marked. */
export function boardlessText(texts: Texts, phrase: Phrase, names: Names): string {
  return texts.has(phrase.text, BOARDLESS) ? attributeText(texts, phrase, names, BOARDLESS) : phraseText(texts, phrase, names);
}

/** The same where several options are listed: `place` are the words for the place to which one leads, as its board calls it. */
export function listedText(texts: Texts, phrase: Phrase, names: Names, place: FluentWords | null): string {
  return place && texts.has(phrase.text, LISTED) ? attributeText(texts, phrase, names, LISTED, place) : phraseText(texts, phrase, names);
}

function attributeText(texts: Texts, phrase: Phrase, names: Names, attribute: string, more: FluentWords = {}): string {
  if (!hasText(texts, phrase)) return fallbackText(phrase, names);
  return texts.format(phrase.text, { ...fluentArguments(texts, phrase.arguments, names), ...more }, attribute);
}

/** True if there is a text for a phrase; a game of another package may have none. */
function hasText(texts: Texts, phrase: Phrase): boolean {
  return texts.has(phrase.text, attributeFor(texts, phrase));
}

/** A phrase without a text: the code of an option, or its id and arguments. */
function fallbackText(phrase: Phrase & { code?: string }, names: Names): string {
  return phrase.code ?? [phrase.text, ...Object.values(phrase.arguments).flat().map((one) => fallbackArgument(one, names))].join(" ");
}

function fallbackArgument(argument: number | SeatRef | Word, names: Names): string {
  if (typeof argument === "number") return String(argument);
  if ("seat" in argument) return argument.seat === null ? "?" : nameOf(names, argument.seat);
  return argument.word ?? "?";
}

/** False for a journal entry whose text for pages is empty: the entries around it say the same. */
export function isShown(texts: Texts, phrase: Phrase, names: Names): boolean {
  return ![PAGE, PAGE_HIDDEN].includes(attributeFor(texts, phrase)) || phraseText(texts, phrase, names) !== "";
}

/** The attribute of a phrase: for readers who may not know everything, or for pages, where the board shows the places. */
function attributeFor(texts: Texts, phrase: Phrase): string {
  if (phrase.hidden) return texts.has(phrase.text, PAGE_HIDDEN) ? PAGE_HIDDEN : "hidden";
  return texts.has(phrase.text, PAGE) ? PAGE : "";
}

/** A segment of a sentence: plain text, the name of a player with their seat, or a card by its text id. */
export interface Segment {
  text: string;
  part: string;
  name: boolean;
  seat?: number;
}

// Private-use characters that mark cards and players in a formatted sentence.
const OPEN = "\ue000";
const MIDDLE = "\ue001";
const CLOSE = "\ue002";
const SEAT = "\ue003";
const MARKED = new RegExp(`${OPEN}([^${MIDDLE}]*)${MIDDLE}([^${CLOSE}]*)${CLOSE}`, "g");

/** A sentence in segments, so that cards become links and players bold. */
export function segments(texts: Texts, phrase: Phrase, names: Names): Segment[] {
  if (!hasText(texts, phrase)) return [{ text: fallbackText(phrase, names), part: "", name: false }];
  const args = fluentArguments(texts, phrase.arguments, names, (kind, text) => `${OPEN}${kind}${MIDDLE}${text}${CLOSE}`);
  const text = texts.format(phrase.text, args, attributeFor(texts, phrase));
  const found: Segment[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKED)) {
    if (match.index > at) found.push({ text: text.slice(at, match.index), part: "", name: false });
    const kind = match[1] ?? "";
    found.push(kind.startsWith(SEAT) ? { text: match[2] ?? "", part: "", name: true, ...seatOf(kind) } : { text: match[2] ?? "", part: kind, name: false });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ text: text.slice(at), part: "", name: false });
  return found;
}

/** The mark of a player in a sentence, with the seat of somebody who is known. */
function seatKind(names: Names, figure: number | null): string {
  return figure === null ? SEAT : `${SEAT}${ownerOf(names, figure)}`;
}

function seatOf(kind: string): { seat?: number } {
  return kind === SEAT ? {} : { seat: Number(kind.slice(SEAT.length)) };
}

/** Wraps a card (`kind` is its text id) or a player (`seatKind`) in a sentence. */
type Wrap = (kind: string, text: string) => string;

function unwrapped(_: string, text: string): string {
  return text;
}

export function fluentArguments(
  texts: Texts,
  phraseArguments: Record<string, Argument>,
  names: Names,
  wrap: Wrap = unwrapped,
): Record<string, FluentVariable> {
  const found: Record<string, FluentVariable> = {};
  const actor = seatIn(phraseArguments.player);
  for (const [name, value] of Object.entries(phraseArguments)) {
    if (typeof value === "number") found[name] = value;
    else if (Array.isArray(value)) addMany(texts, found, name, value, wrap);
    else if ("seat" in value) {
      addSeat(texts, found, name, value.seat, names, wrap);
      found[`${name}_self`] = value.seat !== null && actor !== null && ownerOf(names, value.seat) === ownerOf(names, actor) ? "yes" : "no";
    } else {
      found[name] = wrap(textId(value), wordInSentence(texts, value));
      found[`${name}_id`] = value.word ?? "hidden";
      found[`${name}_kind`] = (value.word ?? "hidden").split(".")[0] ?? "";
    }
  }
  return found;
}

/** The seat that an argument names, or null. */
function seatIn(argument: Argument | undefined): number | null {
  return typeof argument === "object" && "seat" in argument ? argument.seat : null;
}

/** The text id of a card; "" for a hidden one. */
function textId({ word: code, of }: Word): string {
  return code === null ? "" : of + (code.split(".")[0] ?? "");
}

function addSeat(texts: Texts, found: Record<string, FluentVariable>, name: string, seat: number | null, names: Names, wrap: Wrap) {
  const isMe = seat !== null && names.me >= 0 && ownerOf(names, seat) === names.me;
  const mark = seat === null ? "" : figureMark(names, seat);
  const text = seat === null ? texts.format("somebody") : isMe ? texts.format("you") : nameOf(names, seat);
  const kind = seatKind(names, seat);
  found[name] = wrap(kind, text);
  found[`${name}_is`] = seat === null ? "nobody" : isMe ? "you" : "other";
  found[`${name}_as`] = addressOf(names, seat);
  found[`${name}_mark`] = mark ? ` ${mark}` : "";
  found[`${name}_owner`] = wrap(kind, mark && text.endsWith(` ${mark}`) ? text.slice(0, -mark.length - 1) : text);
  for (const form of CASES) found[`${name}_${form}`] = seatInCase(texts, names, seat, form, wrap);
}

function seatInCase(texts: Texts, names: Names, seat: number | null, form: Case, wrap: Wrap): string {
  if (seat === null) return wrap(SEAT, inflected(texts, "somebody", form));
  const isMe = names.me >= 0 && ownerOf(names, seat) === names.me;
  return isMe ? wrap(seatKind(names, seat), inflected(texts, "you", form)) : nameInCase(texts, names, seat, form, wrap);
}

function addMany(texts: Texts, found: Record<string, FluentVariable>, name: string, values: Word[], wrap: Wrap) {
  const groups = new Map<string, Word[]>();
  const words = values.map((value) => wrap(textId(value), wordInSentence(texts, value)));
  words.forEach((text, i) => groups.set(text, [...(groups.get(text) ?? []), values[i] as Word]));
  const counted = [...groups].map(([text, equal]) => withCount(texts, text, equal));
  found[name] = andList(texts, counted);
  found[`${name}_in_order`] = commaList(texts, words);
}

/** A word with its count: by its attribute `.counted`, which also covers one, or by a general text. */
function withCount(texts: Texts, text: string, equal: Word[]): string {
  const first = equal[0] as Word;
  const id = first.word === null ? "" : first.of + first.word;
  if (id && texts.has(id, "counted")) return texts.format(id, { count: equal.length }, "counted");
  return equal.length === 1 ? text : texts.format("list-several", { word: text, count: equal.length });
}

function commaList(texts: Texts, words: string[]): string {
  if (!words.length) return texts.format("list-empty");
  return words.reduce((left, right) => texts.format("list-comma", { left, right }));
}

function andList(texts: Texts, words: string[]): string {
  const last = words.at(-1);
  if (last === undefined || words.length < 2) return commaList(texts, words);
  return texts.format("list-and", { left: commaList(texts, words.slice(0, -1)), right: last });
}

/** The name of a card or another part by itself, as in a list or on a card face. */
export function wordName(texts: Texts, { word: code, of }: Word): string {
  if (code === null) return texts.format(`${of}hidden`);
  const [id = "", ...variants] = code.split(".");
  return withVariants(texts, of, texts.format(of + id), variants);
}

function wordInSentence(texts: Texts, { word: code, of }: Word): string {
  if (code === null) return texts.format(`${of}hidden`);
  const [phraseText = "", ...variants] = code.split(".");
  const id = of + phraseText;
  if (texts.has(id, PAGE)) return texts.format(id, {}, PAGE);
  const text = texts.has(id, "named")
    ? texts.format(id, {}, "named")
    : texts.format(`${of}named`, { card: texts.format(id) });
  return withVariants(texts, of, text, variants);
}

function withVariants(texts: Texts, of: string, text: string, variants: string[]): string {
  return variants.reduce((card, variant) => texts.format(`${of}variant-${variant}`, { card }), text);
}

/** A refusal of the server: text id, arguments, and the rule behind it. */
export interface RefusalLike {
  text: string;
  arguments?: Record<string, string | number>;
  rule?: string;
  details?: RefusalLike[];
}

export function refusalText(texts: Texts, problem: RefusalLike): string {
  const error = refusalDetail(texts, problem);
  const rule = problem.rule ? texts.rule(problem.rule) : "";
  return rule ? texts.format("error-with-rule", { error, rule: problem.rule ?? "", text: rule }) : error;
}

function refusalDetail(texts: Texts, problem: RefusalLike): string {
  const details = (problem.details ?? []).map((detail) =>
    texts.format("error-detail", { error: refusalDetail(texts, detail), rule: detail.rule ?? "" }),
  );
  const args = { ...problem.arguments, ...(details.length ? { details: details.join(" ") } : {}) };
  return texts.has(problem.text) ? texts.format(problem.text, args) : texts.format("error-internal");
}

/** Split a reason that begins with a rule id (`KIT-T05: …`); without one, `rule` is "". */
export function parseReason(reason: string): { rule: string; words: string } {
  const found = /^([A-Z]{2,6}-[A-Z]{0,2}\d+(?:\.\d+)?): (.*)$/s.exec(reason);
  return { rule: found?.[1] ?? "", words: found?.[2] ?? reason };
}
