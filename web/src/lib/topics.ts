// What in a sentence of the game can be explained: cards, characters and events by their own texts, questions by a rule.
import type { Texts } from "./texts";
import type { Phrase, Word } from "./wording";

/** Something to explain: the text id of a part, whose attribute `text` explains it, or of the words about a question, with a `title`. */
export interface Topic {
  id: string;
  kind: "part" | "question";
}

/** The text about a question: `<game>-coach-<question>` for `<game>-ask-<question>`. */
function aboutQuestion(id: string): string {
  return id.includes("-ask-") ? id.replace("-ask-", "-coach-") : "";
}

function words(phrase: Phrase): Word[] {
  return Object.values(phrase.arguments).flatMap((one) => (typeof one === "number" || "seat" in one ? [] : one));
}

/** What these phrases mention for the first time, in their order. */
export function newTopics(texts: Texts, phrases: readonly Phrase[], known: ReadonlySet<string>): Topic[] {
  const found = new Map<string, Topic>();
  const add = (id: string, kind: Topic["kind"], attribute: string) => {
    if (!known.has(id) && !found.has(id) && texts.has(id, attribute)) found.set(id, { id, kind });
  };
  for (const phrase of phrases) {
    add(aboutQuestion(phrase.text), "question", "title");
    for (const { word, of } of words(phrase)) if (word !== null) add(of + (word.split(".")[0] ?? ""), "part", "text");
  }
  return [...found.values()];
}
