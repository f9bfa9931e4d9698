// Boards that are drawn from a layout (core/layout.py): which cards and seats an option names, and how cards move from one
// view to the next. Nothing here knows a rule or a game.
import { type Beat, type Flight, type Motion, flights } from "./animation";
import type { ScriptContext } from "./animation.svelte";
import type { Option } from "./types";
import { type Argument, type Phrase, seatArgument } from "./wording";

export interface Zone {
  id: string;
  /** How the ids of the texts of its cards begin. */
  of: string;
  cards: string[];
  hidden: number;
  kind: "row" | "pile" | "hand";
  marked: string[];
  press: string;
}

export interface Counter {
  id: string;
  value: number;
  goal: number;
}

export interface PlayerArea {
  zones: Zone[];
  counters: Counter[];
  notes: string[];
  out: boolean;
}

export interface BoardLayout {
  zones: Zone[];
  counters: Counter[];
  players: PlayerArea[];
}

/** The id of the text of a card: what it is known by on the whole board. */
export function idsOf(zone: Zone): string[] {
  return zone.cards.map((card) => zone.of + card);
}

/** The place of a zone on the board; -1: it belongs to nobody. */
export function placeOf(zone: Zone, seat: number): string {
  return seat < 0 ? `zone-${zone.id}` : `zone-${zone.id}-${seat}`;
}

/** All zones with the seats they belong to. */
export function zonesOf({ zones, players }: BoardLayout): { zone: Zone; seat: number; place: string }[] {
  return [
    ...zones.map((zone) => ({ zone, seat: -1, place: placeOf(zone, -1) })),
    ...players.flatMap((player, seat) => player.zones.map((zone) => ({ zone, seat, place: placeOf(zone, seat) }))),
  ];
}

/** The own hand of whoever looks; undefined if this board has none. */
export function handOf(layout: BoardLayout, me: number): Zone | undefined {
  return layout.players[me]?.zones.find((zone) => zone.kind === "hand");
}

function cardsIn(argument: Argument): string[] {
  if (typeof argument === "number" || "seat" in argument) return [];
  return (Array.isArray(argument) ? argument : [argument]).flatMap((one) => (one.word === null ? [] : [one.of + one.word]));
}

/** The cards that a sentence or an option names, in its own order. */
export function cardsNamed(entry: Phrase): string[] {
  return Object.values(entry.arguments).flatMap(cardsIn);
}

/** The seats that an option names. */
export function seatsNamed(entry: Phrase): number[] {
  return Object.values(entry.arguments).flatMap((one) => (typeof one === "object" && "seat" in one && one.seat !== null ? [one.seat] : []));
}

/** The options that name all these cards, and this seat (-1: whichever). */
export function naming(options: readonly Option[], cards: readonly string[], seat: number): Option[] {
  return options.filter((option) => {
    const named = cardsNamed(option);
    return cards.every((card) => named.includes(card)) && (seat < 0 || seatsNamed(option).includes(seat));
  });
}

/** Does something on this board lead to an option, when it is pressed? Other options need a button. */
export function isOnBoard(option: Option, layout: BoardLayout): boolean {
  const shown = new Set(zonesOf(layout).flatMap(({ zone }) => (zone.kind === "pile" ? idsOf(zone).slice(-1) : idsOf(zone))));
  return cardsNamed(option).some((card) => shown.has(card)) || seatsNamed(option).length > 0;
}

/** The code of what would be done with a card, were it like one of the options; "": no option is about a single card. */
export function codeWith(options: readonly Option[], card: string): string {
  for (const option of options) {
    const words = Object.values(option.arguments).flatMap((one) => (typeof one === "object" && "word" in one && one.word !== null ? [one] : []));
    const [word] = words;
    if (words.length === 1 && word && card.startsWith(word.of)) return option.code.split(":").map((part) => (part === word.word ? card.slice(word.of.length) : part)).join(":");
  }
  return "";
}

// Movement: what the journal names flies; what has changed its place without being named flies at the end.

const CENTRE = "centre";
const MOST = 3; // backs that fly to one place

interface Moving {
  /** Where each card is known to be by now. */
  at: Map<string, string>;
}

const batches = new WeakMap<object, Moving>();

function known(layout: BoardLayout): Map<string, string> {
  return new Map(zonesOf(layout).flatMap(({ zone, place }) => idsOf(zone).map((id) => [id, place] as const)));
}

function hiddenAt(layout: BoardLayout): Map<string, number> {
  return new Map(zonesOf(layout).map(({ zone, place }) => [place, zone.hidden]));
}

/** Where a card that nobody had seen has come from: from the player that the entry names, or from wherever fewer lie face down. */
function sourceOf(entry: Phrase, before: BoardLayout, after: BoardLayout): string {
  const now = hiddenAt(after);
  const seat = seatArgument(entry, "player");
  const fewer = zonesOf(before).filter(({ zone, place }) => zone.hidden > (now.get(place) ?? 0));
  return (fewer.find((one) => one.seat === seat && seat >= 0) ?? fewer.find((one) => one.seat < 0) ?? fewer[0])?.place ?? "";
}

/** Backs that were dealt: from where fewer lie face down to where more do. */
function dealt(before: BoardLayout, after: BoardLayout): Flight[] {
  const was = hiddenAt(before);
  const from = zonesOf(after).find(({ zone, place, seat }) => seat < 0 && zone.hidden < (was.get(place) ?? 0))?.place;
  if (!from) return [];
  return zonesOf(after).flatMap(({ zone, place }) => flights(Array.from({ length: Math.min(MOST, zone.hidden - (was.get(place) ?? 0)) }, () => ""), from, place));
}

/** Players whose counters have gone up. */
function richer(before: BoardLayout, after: BoardLayout): Motion[] {
  return after.players.flatMap((player, seat) => {
    const more = player.counters.some((counter) => counter.value > (before.players[seat]?.counters.find((one) => one.id === counter.id)?.value ?? counter.value));
    return more ? [{ kind: "pulse", at: `seat-${seat}` } as const] : [];
  });
}

/** The beats of one entry of the journal of any game. */
export function script(entry: Phrase, { next, before, after }: ScriptContext<unknown>): Beat[] {
  const [first, last] = [before.layout, after.layout];
  if (!first || !last) return [];
  const moving = batches.get(after) ?? { at: known(first) };
  batches.set(after, moving);
  const goals = known(last);
  const later = new Set(next.flatMap(cardsNamed));
  const way = (id: string, to: string | undefined): Flight[] => {
    const from = moving.at.get(id) ?? sourceOf(entry, first, last);
    if (!to || !from || from === to) return [];
    moving.at.set(id, to);
    return [{ kind: "flight", from, to, face: id }];
  };
  const flown = cardsNamed(entry).flatMap((id) => way(id, later.has(id) ? CENTRE : goals.get(id)));
  const beats: Beat[] = flown.length ? [{ motions: flown, sound: "slide" }] : [];
  if (next.length) return beats;
  const rest = [...goals].flatMap(([id, to]) => (moving.at.get(id) === to ? [] : way(id, to)));
  const more = [...rest, ...dealt(first, last)];
  const gains = richer(first, last);
  if (more.length) beats.push({ motions: more, sound: "slide" });
  if (gains.length) beats.push({ motions: gains, sound: "coin" });
  return beats;
}
