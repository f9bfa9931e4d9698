// Lessons, as the host tells them: where the learner is, and which lessons there are. What is taught stands in the folder of the game.
import type { Texts } from "./texts";
import { type Names, type Phrase, type RefusalLike, phraseText, refusalText } from "./wording";

/** Where the learner is in the lesson of a table. */
export interface LessonStep {
  id: string;
  /** The text id of the title. */
  title: string;
  /** Its number, from 0. */
  step: number;
  steps: number;
  kind: "read" | "ask" | "watch" | "end";
  say: Phrase | null;
  /** Places of the board that the step is about (lib/board-places.ts). */
  point: string[];
  /** The codes that are accepted, the best first. */
  accept: string[];
  /** The name of the lesson that follows; "" after the last one. */
  next: string;
}

/** A lesson of a game, and how far this guest has come with it. */
export interface LessonInfo {
  game: string;
  name: string;
  title: string;
  minutes: number;
  done: boolean;
  /** The table where the guest can go on; "" if they have not begun. */
  table: string;
}

/** The lesson to take next: the one that was begun, else the first that is not done; undefined if all are done. */
export function nextLesson(lessons: readonly LessonInfo[]): LessonInfo | undefined {
  return lessons.find((one) => one.table && !one.done) ?? lessons.find((one) => !one.done);
}

const FIRST_LOOK = 1200; // ms before reading
const LETTER = 45; // ms

/** How long reading a sentence takes, in ms. */
export function readingTime(sentence: string): number {
  return FIRST_LOOK + LETTER * sentence.length;
}

const LETTERS = "abcdefgh";

/** The players as lessons name them: `$a`, `$b` … */
function players(names: Names): Phrase["arguments"] {
  return Object.fromEntries(names.names.map((_, seat) => [LETTERS[seat] ?? "", { seat }]));
}

/** The answer of a lesson to a choice that it does not accept, with the rule if there is one. */
export function answerText(texts: Texts, problem: RefusalLike, names: Names): string {
  if (!problem.text.includes("-lesson-")) return refusalText(texts, problem);
  const answer = phraseText(texts, { text: problem.text, arguments: players(names) }, names);
  const rule = problem.rule ? texts.rule(problem.rule) : "";
  return rule ? texts.format("error-with-rule", { error: answer, rule: problem.rule ?? "", text: rule }) : answer;
}
