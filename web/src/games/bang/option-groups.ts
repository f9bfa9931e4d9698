// Where on the board an option is chosen: at a card, at a seat, in the tray, or by a button. No rules here.
import { targetOf, verbOf } from "../../lib/options";
import { sameCards, spentCards } from "../../lib/hand";
import type { Option } from "../../lib/types";
import { type Phrase, seatArgument, wordArgument } from "../../lib/wording";

const FROM_TRAY = new Set(["table", "hand", "check", "character"]);

export interface OptionGroups {
  /** Start with a card of the player's hand or in play. */
  withCard: Option[];
  /** Have a target but no card. */
  withTarget: Option[];
  /** Choose one of several cards elsewhere. */
  tray: Option[];
  /** Everything else. */
  plain: Option[];
}

export const NO_OPTIONS: OptionGroups = { withCard: [], withTarget: [], tray: [], plain: [] };

/** Group options by where they are chosen; `own` are the cards that the player can select. */
export function groupOptions(options: Option[], own: readonly string[]): OptionGroups {
  const found: OptionGroups = { withCard: [], withTarget: [], tray: [], plain: [] };
  for (const option of options) found[groupOf(option, own)].push(option);
  return found;
}

/** The cards to select for an option: those that it spends, or the card in play (the last in `own`) that is used at a target. */
export function cardsToSelect(option: Option, own: readonly string[]): string[] {
  const cards = spentCards(option);
  if (cards.length || targetOf(option) < 0) return cards;
  const source = wordArgument(option, "source");
  return own.filter((card) => source !== "" && card.split(".")[0] === source).slice(-1);
}

/** The options for which exactly these cards are selected. */
export function optionsForCards(options: readonly Option[], selected: readonly string[], own: readonly string[]): Option[] {
  return selected.length ? options.filter((option) => sameCards(cardsToSelect(option, own), selected)) : [];
}

/** The cards in play that can be used at a target. */
export function usableInPlay(options: readonly Option[], own: readonly string[]): string[] {
  return [...new Set(options.flatMap((option) => (spentCards(option).length ? [] : cardsToSelect(option, own))))];
}

function groupOf(option: Option, own: readonly string[]): keyof OptionGroups {
  const cards = cardsToSelect(option, own);
  const verb = verbOf(option);
  if (FROM_TRAY.has(verb)) return "tray";
  if (cards.length && cards.every((card) => own.includes(card))) return "withCard";
  if (verb === "pick") return "tray";
  return cards.length === 0 && targetOf(option) >= 0 ? "withTarget" : "plain";
}

/** What an option in the tray shows: a card, a character, or a card back. */
export function trayFace(option: Option): string {
  const [card] = spentCards(option);
  if (card) return card;
  const source = wordArgument(option, "source");
  return source ? `character:${source}` : "";
}

/** True if an option spends this card together with the selected ones. */
export function canAddCard(options: Option[], selected: readonly string[], card: string): boolean {
  return selected.length > 0 && !selected.includes(card) && options.some((option) => {
    const cards = spentCards(option);
    return cards.length > selected.length && [...selected, card].every((one) => cards.includes(one));
  });
}

/** True if options of the same card and target differ only by what the card is played as. */
export function differByUseOnly(options: readonly Option[]): boolean {
  return options.length > 1 && options.every((option) => ["play", "play-as"].includes(verbOf(option)));
}

/** Who attacks whom, from the open questions. */
export interface Attack {
  by: number;
  on: number;
  /** In a duel nobody attacks: the two take turns. */
  duel: boolean;
}

/** What ends an attack on the player whom an entry names. */
const SETTLED = ["answer", "loss", "dead", "spared"].map((name) => `bang-log-${name}`);

/** The attacks of the shown questions, without those that `told`, what has been shown since, has settled. */
export function openAttacks(asked: readonly Phrase[], told: readonly Phrase[] = []): Attack[] {
  const settled = new Set(told.filter((entry) => SETTLED.includes(entry.text)).map((entry) => seatArgument(entry, "player")));
  return asked.flatMap((question) => {
    if (!/^bang-ask-(shot|indians|duel)$/.test(question.text)) return [];
    const [by, on] = [seatArgument(question, "player"), seatArgument(question, "target")];
    return by >= 0 && on >= 0 && by !== on && !settled.has(on) ? [{ by, on, duel: question.text === "bang-ask-duel" }] : [];
  });
}
