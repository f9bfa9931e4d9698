// Made by `make generate` from the types of the server. Do not edit.

export interface BangBoard {
  turn: number;
  clockwise: boolean;
  ring: (number)[];
  lead: (number)[];
  figures: (FigureBoard)[];
  players: (PlayerBoard)[];
  hand: (string)[];
  looked: (string)[];
  deck: number;
  known_deck: (string)[];
  reshuffled: (string)[];
  discards: (string)[];
  display: (string)[];
  turned: (string)[];
  aside: (string)[];
  playing: (string)[];
  offered: (string)[];
  event: string;
  next_event: string;
  events_left: number;
  show: string;
  event_note: number;
  event_suit: string;
  announcer: number;
  bangs: number;
  played: number;
  shown: string;
  answers: number;
  after_hit: number;
  reach: number;
  hand_limit: number;
  bangs_left: number;
  no_bangs: boolean;
  no_beers: boolean;
  common_suit: string;
  silenced_abilities: (number)[];
  silenced_cards: (number)[];
  in_range: ((number)[])[];
  mode: string;
  with_roles: boolean;
  hidden_roles: Record<string, number>;
  won: string;
  deeds: (PublicAction)[];
  deeds_before: number;
}

/** A figure as a seat sees it. A role or second character that the seat may not know is "". */
export interface FigureBoard {
  owner: number;
  character: string;
  abilities: (string)[];
  second: string;
  role: string;
  role_open: boolean;
  life: number;
  max_life: number;
  alive: boolean;
  ghost: boolean;
  skip: boolean;
  in_play: (string)[];
  fresh: (string)[];
  distance: number;
}

/** A player's hand: the number of cards, and which of them this seat knows. */
export interface PlayerBoard {
  cards: number;
  known: (string)[];
  money: number;
}

/** Who did what to whom; NOBODY stands for an effect without a player. */
export type PublicAction = [number, number, string, string, (number)[]];
