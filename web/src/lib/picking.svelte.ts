// What somebody has picked up of a hand, at whom it is aimed, and why a card cannot be picked up now.
import { app, t } from "./app.svelte";
import { targetOf } from "./choosing";
import type { Sitting } from "./sitting";
import type { Option } from "./types";
import { word } from "./wording";

const LETTERS = "ABCDEFGH";

export class Picking {
  cards = $state.raw<string[]>([]);
  /** The seat that was chosen, as long as it must still be said what is done there; -1: none. */
  at = $state(-1);
  /** The card that cannot be played, or the seat that cannot be aimed at, and why: the rule that says so, and its words. */
  refused = $state("");
  reason = $state("");

  constructor(private readonly seat: () => Sitting) {}

  putBack(): void {
    this.take([]);
  }

  take(cards: string[]): void {
    this.cards = cards;
    this.at = -1;
    this.refused = "";
    this.reason = "";
  }

  /** Pick these cards up, or put them back if they are picked up already. */
  toggle(cards: string[]): void {
    const again = this.cards.length === cards.length && cards.every((card) => this.cards.includes(card));
    this.take(again ? [] : cards);
  }

  /** Tell why a card cannot be played. */
  async refuse(card: string, code: string): Promise<void> {
    this.putBack();
    await this.explain(card, code);
  }

  /** Tell why what is picked up cannot be aimed at somebody; `options` are what can be done with it. */
  async miss(target: number, options: readonly Option[]): Promise<void> {
    const aimed = options.find((option) => targetOf(option) >= 0);
    if (!aimed) return;
    const letter = LETTERS[target] ?? "";
    const code = aimed.code.split(":").map((part) => (/^[A-H]$/.test(part) ? letter : part)).join(":");
    await this.explain(`seat-${target}`, code);
  }

  private async explain(what: string, code: string): Promise<void> {
    this.refused = what;
    this.reason = "";
    const rule = await this.seat().whyNot(code);
    if (this.refused === what) this.reason = rule ? `${rule}: ${app.texts?.rule(rule) ?? ""}` : t("error-not-now");
  }

  /** An option in words. */
  say(option: Option): string {
    return app.texts ? word(app.texts, option, this.seat().names) : option.code;
  }
}

/** A button of the prompt. */
export interface Choice {
  id: string;
  text: string;
  /** `act` is what one may do now, `bad` what costs something, `end` what ends the turn. */
  tone: "" | "act" | "bad" | "end";
  key?: string;
  run: () => void;
}
