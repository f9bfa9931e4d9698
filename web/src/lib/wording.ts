// How what the host says becomes sentences: ids of texts and arguments that say what they are (docs/protocol.md).
import type { FluentVariable } from "@fluent/bundle";
import type { Texts } from "./texts";

/** A word of the game, or a player; null is what the reader may not know. */
export type Word = { word: string | null; of: string };
export type SeatRef = { seat: number | null };
export type Argument = number | SeatRef | Word | Word[];
export type Phrase = { text: string; arguments: Record<string, Argument>; hidden?: boolean };

/** How a player wants to be spoken of, for languages that ask; "" is any way. */
export type Address = "" | "she" | "he";

/** What people at the table are called, how they want to be spoken of, and whose figures the numbers of seats are. */
export interface Names {
  names: string[];
  me: number;
  owners: number[];
  addresses: Address[];
}

/** What those at a table are called; `me` is the seat of whoever reads it. */
export function namesAt(table: { chairs: readonly { name: string; address: Address }[]; figures: number[] } | null, me: number): Names {
  const chairs = table?.chairs ?? [];
  return { names: chairs.map((chair) => chair.name), me, owners: table?.figures ?? [], addresses: chairs.map((chair) => chair.address) };
}

const FIGURES = "①②③④";
const PAGE = "page";
const PAGE_HIDDEN = "page-hidden";

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

/** How the owner of a figure is spoken of in a sentence. Somebody unknown is «кто-то», a masculine word. */
export function spokenOf(names: Names, figure: number | null): "she" | "he" | "any" {
  return figure === null ? "he" : names.addresses[owner(names, figure)] || "any";
}

/** A player by name, as an argument of a text of the pages. */
export function byName(names: Names, figure: number): { player: string; player_as: string } {
  return { player: nameOf(names, figure), player_as: spokenOf(names, figure) };
}

/** What somebody is called who may have several figures. */
export function playerName(names: Names, seat: number): string {
  return names.names[seat] ?? "?";
}

/** The figures of a player. */
export function figuresOf(names: Names, seat: number): number[] {
  return names.owners.length ? names.owners.flatMap((one, figure) => (one === seat ? [figure] : [])) : [seat];
}

/** What a game is called; one without words by its id. */
export function nameOfGame(texts: Texts, game: string): string {
  return texts.has(`game-${game}`) ? texts.say(`game-${game}`) : game;
}

/** A sentence of the game; one of a game without words by its code, or by its id and arguments. */
export function word(texts: Texts, phrase: Phrase, names: Names): string {
  if (!isWorded(texts, phrase)) return codeOf(phrase, names);
  const args = fluentArguments(texts, phrase.arguments, names);
  return texts.say(phrase.text, args, manner(texts, phrase));
}

/** Are there words for a sentence? A game of another package brings none. */
function isWorded(texts: Texts, phrase: Phrase): boolean {
  return texts.has(phrase.text, manner(texts, phrase));
}

/** A sentence without words: an option by its code, anything else by its id and what it is about. */
function codeOf(phrase: Phrase & { code?: string }, names: Names): string {
  return phrase.code ?? [phrase.text, ...Object.values(phrase.arguments).flat().map((one) => plain(one, names))].join(" ");
}

/** One argument of a sentence without words. */
function plain(argument: number | SeatRef | Word, names: Names): string {
  if (typeof argument === "number") return String(argument);
  if ("seat" in argument) return argument.seat === null ? "?" : nameOf(names, argument.seat);
  return argument.word ?? "?";
}

/** Is an entry of the journal told on a page? One whose text for pages is empty is not: the entries beside it say it all. */
export function isTold(texts: Texts, phrase: Phrase, names: Names): boolean {
  return ![PAGE, PAGE_HIDDEN].includes(manner(texts, phrase)) || word(texts, phrase, names) !== "";
}

/** How a sentence is told: by its attribute for those who may not know all, or by that for a page, whose board shows places. */
function manner(texts: Texts, phrase: Phrase): string {
  if (phrase.hidden) return texts.has(phrase.text, PAGE_HIDDEN) ? PAGE_HIDDEN : "hidden";
  return texts.has(phrase.text, PAGE) ? PAGE : "";
}

/** A stretch of a sentence: plain words, the name of a player, or a card by the id of its text. */
export interface Piece {
  text: string;
  part: string;
  name: boolean;
}

// Signs that no text and no name contains: they mark where a card or a player stands in a sentence.
const OPEN = "\ue000";
const MIDDLE = "\ue001";
const CLOSE = "\ue002";
const SEAT = "seat";
const MARKED = new RegExp(`${OPEN}([^${MIDDLE}]*)${MIDDLE}([^${CLOSE}]*)${CLOSE}`, "g");

/** A sentence in pieces, so that its cards can be opened and its players stand out. */
export function pieces(texts: Texts, phrase: Phrase, names: Names): Piece[] {
  if (!isWorded(texts, phrase)) return [{ text: codeOf(phrase, names), part: "", name: false }];
  const args = fluentArguments(texts, phrase.arguments, names, (kind, told) => `${OPEN}${kind}${MIDDLE}${told}${CLOSE}`);
  const told = texts.say(phrase.text, args, manner(texts, phrase));
  const found: Piece[] = [];
  let at = 0;
  for (const match of told.matchAll(MARKED)) {
    if (match.index > at) found.push({ text: told.slice(at, match.index), part: "", name: false });
    const kind = match[1] ?? "";
    found.push({ text: match[2] ?? "", part: kind === SEAT ? "" : kind, name: kind === SEAT });
    at = match.index + match[0].length;
  }
  if (at < told.length) found.push({ text: told.slice(at), part: "", name: false });
  return found;
}

/** How a card (`kind` is the id of its text) or a player (`seat`) is put into a sentence. */
type Dress = (kind: string, told: string) => string;

function plainly(_: string, told: string): string {
  return told;
}

export function fluentArguments(
  texts: Texts,
  given: Record<string, Argument>,
  names: Names,
  dress: Dress = plainly,
): Record<string, FluentVariable> {
  const found: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === "number") found[name] = value;
    else if (Array.isArray(value)) addMany(texts, found, name, value, dress);
    else if ("seat" in value) addSeat(texts, found, name, value.seat, names, dress);
    else {
      found[name] = dress(idOf(value), inSentence(texts, value));
      found[`${name}_id`] = value.word ?? "hidden";
    }
  }
  return found;
}

/** The id of the text of a card; a hidden one has none. */
function idOf({ word: code, of }: Word): string {
  return code === null ? "" : of + (code.split(".")[0] ?? "");
}

function addSeat(texts: Texts, found: Record<string, FluentVariable>, name: string, seat: number | null, names: Names, dress: Dress) {
  const mine = seat !== null && names.me >= 0 && owner(names, seat) === names.me;
  const sign = seat === null ? "" : mark(names, seat);
  const told = seat === null ? texts.say("somebody") : mine ? texts.say("you") : nameOf(names, seat);
  found[name] = dress(SEAT, told);
  found[`${name}_is`] = mine ? "you" : "other";
  found[`${name}_as`] = spokenOf(names, seat);
  found[`${name}_mark`] = sign ? ` ${sign}` : "";
  found[`${name}_owner`] = dress(SEAT, sign && told.endsWith(` ${sign}`) ? told.slice(0, -sign.length - 1) : told);
}

function addMany(texts: Texts, found: Record<string, FluentVariable>, name: string, values: Word[], dress: Dress) {
  const same = new Map<string, Word[]>();
  const words = values.map((value) => dress(idOf(value), inSentence(texts, value)));
  words.forEach((told, i) => same.set(told, [...(same.get(told) ?? []), values[i] as Word]));
  const counted = [...same].map(([told, alike]) => withCount(texts, told, alike));
  found[name] = list(texts, counted);
  found[`${name}_in_order`] = row(texts, words);
}

/** A word with its number: by its own attribute `.counted`, which tells a single one with its number, too. */
function withCount(texts: Texts, told: string, alike: Word[]): string {
  const first = alike[0] as Word;
  const id = first.word === null ? "" : first.of + first.word;
  if (id && texts.has(id, "counted")) return texts.say(id, { count: alike.length }, "counted");
  return alike.length === 1 ? told : texts.say("list-several", { word: told, count: alike.length });
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
  if (code === null) return texts.say(`${of}hidden`);
  const [id = "", ...variants] = code.split(".");
  return withVariants(texts, of, texts.say(of + id), variants);
}

function inSentence(texts: Texts, { word: code, of }: Word): string {
  if (code === null) return texts.say(`${of}hidden`);
  const [word = "", ...variants] = code.split(".");
  const id = of + word;
  if (texts.has(id, PAGE)) return texts.say(id, {}, PAGE);
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

/** The rule that a reason begins with (`KIT-T05: …`; "": none), and its words. */
export function citedIn(reason: string): { rule: string; words: string } {
  const found = /^([A-Z]{2,6}-[A-Z]{0,2}\d+(?:\.\d+)?): (.*)$/s.exec(reason);
  return { rule: found?.[1] ?? "", words: found?.[2] ?? reason };
}
