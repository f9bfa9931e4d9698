// Made by `make generate` from the types of the server. Do not edit.

export interface KittensBoard {
  current: number;
  turns_left: number;
  attacked: boolean;
  direction: number;
  living: (boolean)[];
  players: (PlayerBoard)[];
  hand: (string)[];
  picked: (string)[];
  looked: string;
  pile: number;
  known_pile: (Known)[];
  discards: (string)[];
  stack: (Played)[];
  barked: number;
  deck: Record<string, number>;
  turns: number;
  kitten_put_by: number;
  drawn_since_put: number;
  kittens: number;
  kittens_sure: boolean;
  danger: number;
  doomed: boolean;
  last_defuse: string;
  five: ((string)[])[];
}

/** A card of the pile that this seat knows, and how many cards lie on top of it. `open`: everybody knows it. */
export interface Known {
  place: number;
  card: string;
  open: boolean;
}

/** An action on the table whose window is open, and who has Noped it, in order. */
export interface Played {
  player: number;
  kind: string;
  cards: (string)[];
  target: number;
  title: string;
  wish: string;
  nopes: (number)[];
  stopped: boolean;
  hits: number;
  turns: number;
}

/** A player as this seat sees them: the number of cards, and which of them are known. */
export interface PlayerBoard {
  cards: number;
  marked: (string)[];
  known: (string)[];
  taker: number;
  barking: number;
}
