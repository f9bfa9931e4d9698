// Made by `python -m tools.web_types` from the types of the server. Do not edit.

/** A central cell: its card if it lies face up, the type of its card, and whose marker lies on it. */
export interface CellBoard {
  cell: string;
  card: string;
  type: string;
  marker: number;
}

/** A player as this seat sees him. */
export interface PlayerBoard {
  stock: Record<string, number>;
  display: ((string)[])[];
  coins: (string)[];
  has_hand: boolean;
  hand: string;
  hand_round: number;
  targis: (string)[];
  markers: (string)[];
  figures: number;
  next_figures: number;
  used: (string)[];
  card_goods: number;
  points: number;
  rows: (number)[];
}

/** The table of Targi. */
export interface TargiBoard {
  round: number;
  robber: number;
  first: number;
  turn: number;
  cells: (CellBoard)[];
  players: (PlayerBoard)[];
  drawn: string;
  goods_deck: number;
  tribe_deck: number;
  goods_discards: (string)[];
  tribe_discards: (string)[];
}
