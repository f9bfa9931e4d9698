// What somebody has picked up of a hand, at whom it is aimed, and why a card cannot be picked up now.
import { app, t } from "./app.svelte";
import { targetOf } from "./choosing";
import type { Sitting } from "./sitting";
import type { Option } from "./types";
import { word } from "./wording";

const LETTERS = "ABCDEFGH";

/** The code of what is done with a card, if it were aimed at this seat; "": it is aimed at nobody. */
function codeAt(target: number, options: readonly Option[]): string {
  const aimed = options.find((option) => targetOf(option) >= 0);
  const letter = LETTERS[target] ?? "";
  return aimed ? aimed.code.split(":").map((part) => (/^[A-H]$/.test(part) ? letter : part)).join(":") : "";
}

export class Picking {
  cards = $state.raw<string[]>([]);
  /** The seat that was chosen, as long as it must still be said what is done there; -1: none. */
  at = $state(-1);
  /** The card that cannot be played, or the seat that cannot be aimed at, and why: the rule that says so, and its words. */
  refused = $state("");
  reason = $state("");
  /** The seat that cannot be aimed at, while that is explained; -1: none. */
  missed = $state(-1);
  /** The rules by which seats cannot be aimed at with what is picked up, as far as they are known. */
  rules = $state.raw<ReadonlyMap<number, string>>(new Map());
  private known = new Map<string, string>();

  constructor(private readonly seat: () => Sitting) {}

  putBack(): void {
    this.take([]);
  }

  take(cards: string[]): void {
    this.cards = cards;
    this.at = -1;
    this.missed = -1;
    this.refused = "";
    this.reason = "";
    this.rules = new Map();
  }

  /** Another moment of the game: what could not be done before may be possible now. */
  begin(): void {
    this.known = new Map();
    this.putBack();
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
    const code = codeAt(target, options);
    if (!code) return;
    this.missed = target;
    await this.explain(`seat-${target}`, code);
  }

  /** Find out by which rules what is picked up cannot be aimed at these seats; asked once in a moment of the game. */
  async ask(targets: readonly number[], options: readonly Option[]): Promise<void> {
    const { cards, known } = this;
    const codes = targets.map((target) => codeAt(target, options));
    const fresh = codes.filter((code) => code && !known.has(code));
    await Promise.all(fresh.map(async (code) => known.set(code, await this.seat().whyNot(code))));
    if (this.cards === cards) this.rules = new Map(targets.map((target, i) => [target, known.get(codes[i] ?? "") ?? ""]));
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
