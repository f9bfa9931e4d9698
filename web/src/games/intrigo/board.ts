// Made by `make generate` from the types of the server. Do not edit.

/** A purchase this seat has begun: nothing is paid or placed yet, and nobody else knows what it will be. */
export interface Buying {
  type: string;
  price: number;
  gap: string;
  building: string;
  aims: Record<string, string>;
}

/** The palace when the last awards began, and what everybody had then. Clients show the awards building by building. */
export interface Evening {
  gaps: (string)[];
  tokens: (string)[];
  ducats: (number)[];
  cards: (number)[];
}

/** A packet that this seat held earlier this round, and the card it took (INTR-H1). */
export interface Held {
  packet: (string)[];
  taken: string;
}

/** The table of Intrigo. Gaps and tokens are in ring order from the door; "" is an empty place. */
export interface IntrigoBoard {
  round: number;
  phase: string;
  first: number;
  current: number;
  removed: string;
  players: (PlayerBoard)[];
  gaps: (string)[];
  tokens: (string)[];
  stacks: (Stack)[];
  bag: Record<string, number>;
  pile: number | null;
  unplayed: Record<string, number>;
  claims: (string)[];
  previews: Record<string, (string)[]>;
  goal: Record<string, number>;
  buying: Buying | null;
  evening: Evening | null;
  cap: number;
  turns: number;
  hand: (string)[];
  packet: (string)[];
  chosen: string;
  held: (Held)[];
}

/** A player as everybody sees them. */
export interface PlayerBoard {
  family: string;
  ducats: number;
  seals: Record<string, number>;
  cards: number;
  played: (string)[];
}

/** A stack of influence cards: the remaining prices, top first. */
export interface Stack {
  type: string;
  prices: (number)[];
}
