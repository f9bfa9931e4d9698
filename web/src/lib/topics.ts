// What in a sentence of the game can be explained: cards, characters and events by their own texts, questions by a rule.
import type { Texts } from "./texts";
import type { Phrase, Word } from "./wording";

/** Something to explain: the text id of a part, whose attribute `text` explains it, or of the words about a question, with a `title`. */
export interface Topic {
  id: string;
  kind: "part" | "question";
  /** What it is an example of: what has the same is not explained again. */
  about: string;
}

/** The text about a question: `<game>-coach-<question>` for `<game>-ask-<question>`. */
function aboutQuestion(id: string): string {
  return id.includes("-ask-") ? id.replace("-ask-", "-coach-") : "";
}

function words(phrase: Phrase): Word[] {
  return Object.values(phrase.arguments).flatMap((one) => (typeof one === "number" || "seat" in one ? [] : one));
}

/** What these phrases mention for the first time, in their order. Parts with the same rule, such as all cats, are explained once. */
export function newTopics(texts: Texts, phrases: readonly Phrase[], known: ReadonlySet<string>, ruleOf: (part: string) => string = () => ""): Topic[] {
  const found = new Map<string, Topic>();
  const add = (id: string, kind: Topic["kind"], attribute: string) => {
    const about = ruleOf(id) || id;
    if (!known.has(id) && !known.has(about) && !found.has(about) && texts.has(id, attribute)) found.set(about, { id, kind, about });
  };
  for (const phrase of phrases) {
    add(aboutQuestion(phrase.text), "question", "title");
    for (const { word, of } of words(phrase)) if (word !== null) add(of + (word.split(".")[0] ?? ""), "part", "text");
  }
  return [...found.values()];
}
