// How to play in a few screens: positions that the host tells, which the boards draw.
import { ReplaySession } from "./replay-session";
import { type Box, around } from "./spotlight";
import type { Chair, TableInfo, View } from "./types";
import type { Phrase } from "./wording";

/** A screen of “how to play”; with number 0, a picture for the rules only. */
export interface HowToScreen {
  id: string;
  number: number;
  /** The id of its words, with the attribute `title`. */
  text: string;
  /** The places of the board that it is about. */
  point: string[];
  /** The chapters of the rules that it illustrates. */
  chapters: string[];
  view: View;
  lines: Phrase[];
  table: { settings: TableInfo["settings"]; chairs: Pick<Chair, "kind" | "name" | "address" | "level" | "bot">[]; figures: number[]; values: TableInfo["values"] };
}

/** A table round the position of a screen: only who sits there matters. `reader` is the name of the seat that looks. */
export function tableOf({ table, view }: Pick<HowToScreen, "table" | "view">, reader: string): TableInfo {
  const chairs = table.chairs.map((chair, seat) => ({ ...chair, name: seat === view.seat ? reader : chair.name, absent: false, online: true, bot_plays_at: 0, vacation: 0, ready: true, host: false }));
  return {
    id: "", status: "playing", paused: false, settings: table.settings, sandbox: true, lesson: "", tournament: "", opened: 0, chairs, figures: table.figures, watching: 0, proposal: null, match: null,
    fair: null, followed: "", broken: "", abandoned: false, skipping: false, only_bots_play: false, notes: [], values: table.values, before: null,
  };
}

/** A session for the board of a picture: it stands still, and looks as if one could choose. */
export class PictureSession extends ReplaySession {
  override readonly busy = false;

  constructor(table: TableInfo, { view, lines }: HowToScreen) {
    super(table, view, view.seat, lines, 0);
  }
}

export interface Crop {
  scale: number;
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

const MARGIN = 10; // px round what a picture is about

/** How a board is shown in a picture: as wide as the picture, unless what it is about is higher then, and the part with that. */
export function crop(board: Size, picture: Size, focus: readonly Box[]): Crop {
  const about = around(focus);
  const width = picture.width / board.width;
  const scale = about ? Math.min(width, (picture.height - 2 * MARGIN) / about.height) : width;
  const middle = about ? (about.y + about.height / 2) * scale : 0;
  const room = picture.height - board.height * scale;
  return { scale, x: (picture.width - board.width * scale) / 2, y: room >= 0 ? room / 2 : Math.min(0, Math.max(room, picture.height / 2 - middle)) };
}
