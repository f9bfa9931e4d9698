// The guest's results as the host tells them: games, ratings, opponents, facts.

export interface TableResult {
  table: string;
  game: string;
  ended: number;
  /** Why it does not count for ratings; empty if it does. */
  unrated: string;
  seats: { name: string; bot: string; level: string; place: number; score: number; role: string; me: boolean; opponent: string }[];
}

export interface ShownRating {
  game: string;
  /** Empty: all games together. */
  role: string;
  value: number;
  deviation: number;
  preliminary: boolean;
  games: number;
  won: number;
}

export interface Opponent {
  id: string;
  name: string;
  bot: string;
  last: number;
  games: number;
  ahead: number;
  behind: number;
}

export interface Fact {
  fact: string;
  table: string;
  at: number;
  game: string;
  number: number;
  role: string;
}

export interface Results {
  total: number;
  results: TableResult[];
  games: string[];
  ratings: ShownRating[];
  opponents: Opponent[];
  facts: Fact[];
}

/** Which results are wanted: of a game, with an opponent; empty: of all. */
export interface ResultFilter {
  game: string;
  with: string;
}
