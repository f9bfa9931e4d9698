// The coach: at a table against bots it explains what comes up for the first time, and warns before a choice that costs much.
// It has no rules and no opinions of its own: explanations are texts of the game, warnings come from the host's search.
import { app } from "./app.svelte";
import { componentsOf } from "./game-components";
import { gameClient } from "./games";
import type { Advice, TableSession } from "./session.svelte";
import { newTopics, type Topic } from "./topics";
import type { Option, TableInfo, View } from "./types";
import type { Phrase } from "./wording";

/** What a player would lose by a choice. */
export interface CostlyMistake {
  option: Option;
  /** Chances of winning, in percent. */
  chance: number;
  best: Option;
  bestChance: number;
  reason: Phrase;
}

/** What a choice would cost, if the advice says that it costs much. */
export function mistakeIn(advice: Advice | null, option: Option): CostlyMistake | null {
  const found = advice?.mistakes?.find((one) => one.code === option.code);
  const [best] = advice?.options ?? [];
  if (!advice || !best || !found || found.percent === null || best.percent === null) return null;
  return { option, chance: found.percent, best: best.option, bestChance: best.percent, reason: advice.reason };
}

const MOST_EXPLAINED = 4; // cards before one question, as in the terminal; the others come next time

function isPart({ kind }: Topic): boolean {
  return kind === "part";
}

function storageKey(game: string): string {
  return `explained-${game}`;
}

/** True at a table where nobody but this player is a person, and nobody teaches already. */
export function mayHaveCoach(table: TableInfo, seat: number): boolean {
  return seat >= 0 && !table.lesson && table.chairs.every((chair, one) => one === seat || chair.kind === "bot");
}

export class Coach {
  /** What waits to be explained, first things first. */
  topics = $state.raw<Topic[]>([]);
  /** The choice that the player is asked about once more. */
  mistake = $state.raw<CostlyMistake | null>(null);
  private readonly explained: Set<string>;
  /** Explanations of this game: another card that does the same needs none. */
  private readonly said = new Set<string>();

  constructor(
    private readonly game: string,
    private readonly ruleOf: (part: string) => string = () => "",
  ) {
    this.explained = new Set((localStorage.getItem(storageKey(game)) ?? "").split(" ").filter(Boolean));
  }

  /** Something is told at the table, or asked: explain what is new in it, and at most so many cards. Returns whether anything is. */
  notice(phrases: readonly Phrase[], first = false, most = Infinity): boolean {
    const known = new Set([...this.explained, ...this.topics.map((one) => one.about)]);
    let room = most - this.topics.filter(isPart).length;
    const found: Topic[] = [];
    for (const topic of app.texts ? newTopics(app.texts, phrases, known, this.ruleOf) : []) {
      if (isPart(topic) && room <= 0) continue;
      if (!this.isNews(topic)) continue;
      found.push(topic);
      if (isPart(topic)) room--;
    }
    if (found.length) this.topics = first ? [...found, ...this.topics] : [...this.topics, ...found];
    return found.length > 0;
  }

  private isNews({ id, kind }: Topic): boolean {
    const words = (kind === "part" && app.texts?.format(id, {}, "text")) || id;
    return !this.said.has(words) && !!this.said.add(words);
  }

  noticeView(view: View): void {
    const question = view.asked.filter((one) => one.seat === view.seat && one.waits);
    if (question.length) this.notice([...question, ...view.options], false, MOST_EXPLAINED);
  }

  /** The player has read the first explanation. */
  understood(): void {
    const [first, ...rest] = this.topics;
    if (first) this.remember([first]);
    this.topics = rest;
  }

  /** The player needs none of them. */
  dismiss(): void {
    this.remember(this.topics);
    this.topics = [];
  }

  private remember(topics: readonly Topic[]): void {
    for (const { about } of topics) this.explained.add(about);
    localStorage.setItem(storageKey(this.game), [...this.explained].join(" "));
  }
}

/** Let a coach sit beside this player while they want one and are in the game, against bots; to be called while a component is created. */
export function useCoach(session: TableSession, table: () => TableInfo): void {
  const game = $derived(table().settings.game);
  const wanted = $derived(app.coach && table().status === "playing" && !session.you.out && mayHaveCoach(table(), session.seat));
  $effect(() => {
    if (!wanted) return;
    let gone = false;
    app.setCalm(true);
    void Promise.all([componentsOf(game), app.loadTextFiles("learn", `${game}/coach`)]).then(([parts]) => gone || (session.coach = new Coach(game, (part) => gameClient(game)?.alike?.(part) || (parts[part]?.rule ?? ""))));
    return () => {
      gone = true;
      app.setCalm(false);
      session.coach = null;
    };
  });
}
