// The selected cards of a hand, their target, and why a card or a target is not allowed.
import { app, t } from "./app.svelte";
import type { BoardSession } from "./board-session";
import { targetOf } from "./options";
import type { Option } from "./types";

const SEAT_LETTERS = "ABCDEFGH";

/** The code that these options would have with another target; "" if they have no target. */
function codeFor(target: number, options: readonly Option[]): string {
  const aimed = options.find((option) => targetOf(option) >= 0);
  const letter = SEAT_LETTERS[target] ?? "";
  return aimed ? aimed.code.split(":").map((part) => (/^[A-H]$/.test(part) ? letter : part)).join(":") : "";
}

export class CardSelection {
  cards = $state.raw<string[]>([]);
  /** The chosen target, while the player must still choose what happens to it; -1: none. */
  target = $state(-1);
  /** What was refused, a card or `seat-N`, and the reason: the id and text of the rule. */
  refused = $state("");
  reason = $state("");
  /** The target that was refused; -1: none. */
  refusedTarget = $state(-1);
  /** The rules that forbid targets of the selected cards, as far as they are loaded. */
  targetRules = $state.raw<ReadonlyMap<number, string>>(new Map());
  private ruleCache = new Map<string, string>();

  constructor(private readonly session: () => BoardSession) {}

  clear(): void {
    this.select([]);
  }

  select(cards: string[]): void {
    this.cards = cards;
    this.target = -1;
    this.refusedTarget = -1;
    this.refused = "";
    this.reason = "";
    this.targetRules = new Map();
  }

  /** Clear everything after a change of the game: cached rules may no longer hold. */
  reset(): void {
    this.ruleCache = new Map();
    this.clear();
  }

  /** Select these cards, or clear the selection if it is exactly them. */
  toggle(cards: string[]): void {
    const again = this.cards.length === cards.length && cards.every((card) => this.cards.includes(card));
    this.select(again ? [] : cards);
  }

  /** Explain why a card cannot be played. */
  async explainCard(card: string, code: string): Promise<void> {
    this.clear();
    await this.explain(card, code);
  }

  /** Explain why a seat is no target of the selected cards; `options` are what they allow. */
  async explainTarget(target: number, options: readonly Option[]): Promise<void> {
    const code = codeFor(target, options);
    if (!code) return;
    this.refusedTarget = target;
    await this.explain(`seat-${target}`, code);
  }

  /** Load the rules that forbid these targets, each once until the next `reset`. */
  async loadTargetRules(targets: readonly number[], options: readonly Option[]): Promise<void> {
    const { cards, ruleCache } = this;
    const codes = targets.map((target) => codeFor(target, options));
    const missing = codes.filter((code) => code && !ruleCache.has(code));
    await Promise.all(missing.map(async (code) => ruleCache.set(code, await this.session().whyNot(code))));
    if (this.cards === cards) this.targetRules = new Map(targets.map((target, i) => [target, ruleCache.get(codes[i] ?? "") ?? ""]));
  }

  private async explain(what: string, code: string): Promise<void> {
    this.refused = what;
    this.reason = "";
    const rule = await this.session().whyNot(code);
    if (this.refused === what) this.reason = ruleReason(rule) || t("error-not-now");
  }
}

/** A rule as the reason for a refusal, as `Reason.svelte` shows it; "" without a rule. `words` replace its own text. */
export function ruleReason(rule: string, words = ""): string {
  return rule ? `${rule}: ${words || (app.texts?.rule(rule) ?? "")}` : "";
}

/** A button of the prompt. */
export interface PromptButton {
  id: string;
  text: string;
  /** `act` is the usual action, `bad` costs something, `end` ends the turn, `danger` may end the game for the player. */
  tone: "" | "act" | "bad" | "end" | "danger";
  key?: string;
  run: () => void;
}
