// Props for a board model, with a session that records what is chosen.
import { vi } from "vitest";
import type { BoardProps } from "../src/lib/board-model.svelte";
import type { BoardSession } from "../src/lib/board-session";
import type { Option, Question, TableInfo, View } from "../src/lib/types";
import type { Argument, Names } from "../src/lib/wording";

export interface Recorded<Board> {
  props: () => BoardProps<Board>;
  /** Codes of the options that were chosen. */
  chosen: string[];
  /** Codes for which the rule was asked. */
  explained: string[];
}

export function option(code: string, args: Record<string, Argument> = {}): Option {
  return { code, offer: false, text: "", arguments: args };
}

export function card(code: string): Argument {
  return { word: code, of: "" };
}

export function asks(seat: number, text: string, args: Record<string, Argument> = {}): Question {
  return { seat, waits: true, text, arguments: args };
}

/** A view of seat 0 with these options; a refused option is explained by the rule `rule`. */
export function boardProps<Board>(board: object, options: Option[], more: Partial<View<Board>> = {}, rule = ""): Recorded<Board> {
  const chosen: string[] = [];
  const explained: string[] = [];
  const names = ["Ann", "Bob", "Cid", "Dan"];
  const spoken: Names = { names, me: 0, owners: [], addresses: names.map(() => "") };
  const session: BoardSession = {
    busy: false,
    animating: false,
    shownEntryCount: Infinity,
    pace: null,
    table: null,
    names: spoken,
    namesFor: () => spoken,
    clock: { deadlines: {}, window: 0, each: 0, reserve: [] },
    view: null,
    journal: [],
    serverTime: () => 0,
    choose: vi.fn(async (one: Option | string) => chosen.push(typeof one === "string" ? one : one.code) > 0),
    whyNot: vi.fn(async (code: string) => (explained.push(code) ? rule : "")),
  };
  const view = { game: "", seats: 4, seat: 0, moment: 1, asked: [], window: 0, outcome: null, board: board as Board, options, ...more };
  const table = { chairs: names.map((name) => ({ name })) } as unknown as TableInfo;
  return { props: () => ({ session, table, view }), chosen, explained };
}
