// Made by `make generate` from the types of the server. Do not edit.

/** A central cell: its card if face up, the type of its card, and the owner of the marker on it. */
export interface CellBoard {
  cell: string;
  card: string;
  type: string;
  marker: number;
}

/** The bonus a row can still reach with four equal and with four different symbols; 0 if it cannot. */
export interface Chance {
  same: number;
  different: number;
}

/** The public parts, shared by all views. */
export interface Open {
  phase: string;
  cells: (CellBoard)[];
  players: (PlayerBoard)[];
  goods_discards: (string)[];
  tribe_discards: (string)[];
}

/** A player as this seat sees them. */
export interface PlayerBoard {
  stock: Record<string, number>;
  display: ((string)[])[];
  coins: (string)[];
  has_hand: boolean;
  hand: string;
  hand_round: number;
  hand_ripe: boolean;
  targis: (string)[];
  markers: (string)[];
  figures: number;
  next_figures: number;
  used: (string)[];
  card_goods: number;
  points: number;
  score: Record<string, number>;
  rows: (number)[];
  chances: (Chance)[];
  goods: number;
  crossings: (string)[];
}

export interface TargiBoard {
  round: number;
  rounds: number;
  phase: string;
  robber: number;
  next_robber: number;
  raid: number;
  to_raid: number;
  first: number;
  turn: number;
  limits: Record<string, number>;
  cells: (CellBoard)[];
  players: (PlayerBoard)[];
  drawn: string;
  drawn_public: boolean;
  goods_deck: number;
  tribe_deck: number;
  goods_discards: (string)[];
  tribe_discards: (string)[];
  closed: Record<string, string>;
  lines: Record<string, (string)[]>;
  payable: (string)[];
  missing: Record<string, Record<string, number>>;
  hand_payable: boolean;
  gift: number;
}
