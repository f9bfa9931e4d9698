// What words in a search field name: the host knows every name of a card in any language, in the books and on the cards, and forgives typing errors.
import { api, type Meaning } from "./api";

const PAUSE = 150; // ms without a key after which the host is asked
const SHORTEST = 2;
const NOTHING: Meaning = { cards: [], rules: [] };

export class Lookup {
  private games = $state.raw<Record<string, Meaning>>({});

  /** To be created in a component: it asks again whenever the words change. */
  constructor(words: () => string) {
    $effect(() => {
      const wanted = words().trim();
      let late = false;
      const timer = setTimeout(() => void ask(wanted).then((games) => (late ? undefined : (this.games = games))), PAUSE);
      return () => {
        late = true;
        clearTimeout(timer);
      };
    });
  }

  in(game: string): Meaning {
    return this.games[game] ?? NOTHING;
  }
}

/** Without an answer the search finds only what the texts say. */
async function ask(words: string): Promise<Record<string, Meaning>> {
  if (words.length < SHORTEST) return {};
  return api.lookup(words).then(
    (answer) => answer.games,
    () => ({}),
  );
}
