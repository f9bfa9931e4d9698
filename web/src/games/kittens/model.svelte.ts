// The model of the Exploding Kittens board: what is lit, what the prompt says, and what a press does.
import { t } from "../../lib/app.svelte";
import { type BoardProps, CardBoardModel, type Warning } from "../../lib/board-model.svelte";
import { spending, spentCards, targetsOf } from "../../lib/hand";
import { beginningWith, nextInOrder, numberOf, targetOf, verbOf } from "../../lib/options";
import { otherSeats, ovalSpots } from "../../lib/seating";
import type { PromptButton } from "../../lib/selection.svelte";
import type { Option, View } from "../../lib/types";
import type { KittensBoard } from "./board";
import { type Combo, amongFive, answerOption, bracketsOver, combosOf, isPlayable } from "./combos";
import { script } from "./script";
import { consequenceText } from "./consequence";

const SMALL = 700; // px
const FIVE = 5;

/** True while everybody may react. */
function hasOpenWindow(view: View<KittensBoard>): boolean {
  return (view.window > 0 || view.options.some((option) => verbOf(option) === "pass")) && !view.outcome;
}

export class KittensModel extends CardBoardModel<KittensBoard> {
  protected readonly playableTexts = { at: "kittens-web-card-at", plain: "kittens-web-card-can" };
  width = $state(1440);
  height = $state(900);
  /** The order in which cards go back on the pile, as far as it is chosen. */
  order = $state.raw<string[]>([]);
  /** How deep a card goes back into the pile. */
  depth = $state(0);
  /** The player has begun to choose five different cards, but none is chosen yet. */
  private startsFive = $state(false);
  /** The player is warned before a kept Exploding Kitten is played. */
  private warnsOfKitten = $state(false);

  constructor(props: () => BoardProps<KittensBoard>) {
    super(props, script, "kittens", hasOpenWindow);
  }

  readonly others = $derived(otherSeats(Array.from({ length: this.view.seats }, (_, i) => i), (seat) => seat === this.me));
  readonly spots = $derived(ovalSpots(this.others.length));

  // What can be chosen

  private readonly fiveOptions = $derived(this.options.filter((option) => verbOf(option) === "five"));
  /** Five different cards are chosen one by one; nothing else can be chosen meanwhile. */
  readonly choosesFive = $derived(this.fiveOptions.length > 0 && (this.startsFive || this.board.picked.length > 0));
  readonly activeOptions = $derived(this.choosesFive ? this.fiveOptions : this.options.filter((option) => verbOf(option) !== "five"));
  private readonly detonations = $derived(this.activeOptions.filter((option) => verbOf(option) === "detonate"));
  private readonly asksAboutKitten = $derived(this.warnsOfKitten && this.detonations.length > 0);
  /** What the shown question offers, even while nothing can be chosen. */
  private readonly shownVerbs = $derived(new Set(this.view.options.map(verbOf)));
  protected readonly optionsOfSelected = $derived(spending(this.activeOptions, this.selected));
  readonly targets = $derived(targetsOf(this.optionsOfSelected));
  private readonly combos = $derived(combosOf(this.activeOptions));
  readonly brackets = $derived(bracketsOver(this.board.hand, this.combos));
  /** Combos that the one selected card belongs to. */
  private readonly combosOfSelected = $derived(this.combos.filter((combo) => this.selected.length === 1 && combo.cards.includes(this.selected[0] ?? "")));
  readonly orderOptions = $derived(this.withVerb("order"));
  private readonly finishedOrder = $derived(this.order.length > 0 && nextInOrder(this.orderOptions, this.order).length === 0 ? beginningWith(this.orderOptions, this.order)[0] : undefined);
  readonly depthOptions = $derived(this.withVerb("put"));
  /** Titles of cards to demand or to take from the discards. */
  readonly titleOptions = $derived(this.withVerb("name", "take"));
  readonly windowOpen = $derived(hasOpenWindow(this.view) && (!this.animator.outdated || hasOpenWindow(this.props.view)));
  readonly canDraw = $derived(this.withVerb("draw").length > 0);

  /** Something else is in the centre, so the piles move aside. */
  readonly pilesAside = $derived(this.windowOpen || this.choosesFive || this.depthOptions.length > 0 || this.orderOptions.length > 0 || this.titleOptions.length > 0);
  /** A small screen has no room for the name of the last discard. */
  readonly isSmall = $derived(this.width <= SMALL && (this.pilesAside || this.height <= SMALL));

  // The prompt

  /** The cards among five different ones: those that the game has already, and those that are picked here. */
  readonly fiveCards = $derived(this.choosesFive ? [...this.board.picked, ...this.selected] : []);
  private readonly fiveMissing = $derived(FIVE - this.fiveCards.length);
  /** The selected cards in words: one card, or a combo. */
  private readonly selectedName = $derived.by(() => {
    const [option] = this.optionsOfSelected;
    return this.selected.length === 1 ? this.cardName(this.selected[0] ?? "") : option ? t(`kittens-web-join-${verbOf(option)}`) : "";
  });

  /** The question of the prompt; "" for the server's own. */
  readonly question = $derived.by(() => {
    if (this.warning) return this.warning.question;
    if (this.selection.reason) return t("web-refused", { what: this.refusedName(this.selectedName) });
    if (this.depthOptions.length) return t("kittens-web-where");
    if (this.shownVerbs.has("show")) return t("kittens-web-kitten-came");
    if (this.asksAboutKitten) return t("kittens-web-detonate", {}, "question");
    if (this.choosesFive) return this.fiveMissing ? t("kittens-ask-five", { count: this.fiveMissing }) : t("kittens-web-five-ready");
    if (this.selected.length && this.targets.length && this.selection.target < 0) return t("kittens-web-whom", { card: this.selectedName, kind: this.selected.length > 1 ? "several" : (this.selected[0]?.split(".")[0] ?? "") });
    if (this.selected.length && this.canDraw) return this.selectedName;
    return this.shownVerbs.has("draw") ? t("kittens-web-your-turn") : "";
  });

  /** The second line of the prompt. */
  readonly explanation = $derived.by(() => {
    const [card, ...more] = this.selected;
    const [option] = this.optionsOfSelected;
    if (this.warning) return this.warning.consequence;
    if (this.selection.reason) return this.selection.reason;
    if (!this.windowOpen && this.animatedText !== null) return this.animatedText;
    if (this.windowOpen) return consequenceText(this.view, this.session.names);
    if (this.depthOptions.length) return t("kittens-web-secret");
    if (this.shownVerbs.has("show")) return this.shownVerbs.has("keep") ? t("kittens-web-kitten-came", {}, "why") : "";
    if (this.asksAboutKitten) return t("kittens-web-detonate", {}, "warning");
    if (this.choosesFive) return t(this.fiveCards.includes(this.board.last_defuse) ? "kittens-web-five-defuse" : "kittens-web-five-why");
    if (card !== undefined && !more.length) return t(`kittens-card-${card.split(".")[0]}`, {}, "text");
    if (option) return t(`kittens-web-why-${verbOf(option)}`);
    if (this.shownVerbs.has("draw") && this.taker >= 0) return t("kittens-web-taken-yours", { name: this.nameOf(this.taker) });
    if (this.turnsOwed) return t("kittens-web-owe-you", { count: this.turnsOwed });
    return this.shownVerbs.has("draw") ? t(this.board.danger === 100 ? "kittens-web-sure" : "kittens-web-goal") : "";
  });

  /** Who gets the next card that the player draws (KIT-26); -1: nobody else. */
  private get taker(): number {
    return this.board.players[this.me]?.taker ?? -1;
  }

  private get turnsOwed(): number {
    return this.board.current === this.me && this.board.turns_left > 1 ? this.board.turns_left : 0;
  }

  readonly buttons = $derived.by((): PromptButton[] => {
    if (this.warning) return this.warningButtons(this.warning);
    if (this.asksAboutKitten) return [this.backButton, ...this.detonations.map((option) => ({ ...this.optionButton(option), text: t("kittens-web-detonate", {}, "sure") }))];
    if (this.choosesFive) return this.fiveButtons();
    if (this.selected.length) return this.selectionButtons();
    if (this.depthOptions.length) return this.depthOptions.filter((option) => numberOf(option) === this.depth).map((option) => this.optionButton(option));
    if (this.orderOptions.length) return this.orderButtons();
    return this.turnButtons();
  });

  private selectionButtons(): PromptButton[] {
    const { target } = this.selection;
    const joins = this.combosOfSelected.map((combo): PromptButton => ({ id: combo.kind + combo.cards.join(), text: this.joinText(combo), tone: "", run: () => this.selection.select(combo.cards) }));
    const found = this.targets.length && target < 0
      ? this.targets.map((one) => this.targetButton(one))
      : this.optionsOfSelected.filter((option) => target < 0 || targetOf(option) === target).map((option) => this.optionButton(option));
    return [this.backButton, ...joins, ...found];
  }

  /** What the selected card is joined to; with which cards, where it could be joined to others in the same way. */
  private joinText({ kind, cards }: Combo): string {
    const join = t(`kittens-web-join-${kind}`);
    if (this.combosOfSelected.filter((combo) => combo.kind === kind).length < 2) return join;
    const own = cards.indexOf(this.selected[0] ?? "");
    const counts = new Map<string, number>();
    for (const card of cards.filter((_, at) => at !== own)) counts.set(this.cardName(card), (counts.get(this.cardName(card)) ?? 0) + 1);
    const others = [...counts].map(([name, count]) => (count > 1 ? `${count}\u00a0×\u00a0${name}` : name));
    return t("kittens-web-join-with", { join, cards: others.join(" + ") });
  }

  private fiveButtons(): PromptButton[] {
    const cards = this.selected;
    const back = this.board.picked.length && !cards.length ? [] : [this.backButton];
    return this.fiveMissing ? back : [...back, { id: "play-five", text: t("kittens-web-five-play"), tone: "act", run: () => this.carryOut(cards, "five") }];
  }

  private orderButtons(): PromptButton[] {
    const again: PromptButton[] = this.order.length ? [{ id: "again", text: t("kittens-web-again"), tone: "", run: () => (this.order = []) }] : [];
    return this.finishedOrder ? [...again, { ...this.optionButton(this.finishedOrder), text: t("kittens-web-order-so") }] : again;
  }

  private turnButtons(): PromptButton[] {
    const answers = this.view.options.filter((option) => ["keep", "show"].includes(verbOf(option))).map((option) => this.optionButton(option));
    const five: PromptButton[] = this.shownVerbs.has("five") ? [{ id: "five", text: t("kittens-web-five"), tone: "", run: () => (this.startsFive = true) }] : [];
    const draw = this.view.options.filter((option) => verbOf(option) === "draw").map((option) => ({ ...this.optionButton(option), text: t("kittens-web-draw"), key: "D", ...(this.board.doomed ? { tone: "danger" as const } : {}) }));
    const detonate: PromptButton[] = this.detonations.length ? [{ id: "detonate", text: t("kittens-web-detonate"), tone: "", run: () => (this.warnsOfKitten = true) }] : [];
    return [...answers, ...five, ...detonate, ...draw];
  }

  protected cardText(card: string): string {
    return `kittens-card-${card.split(".")[0]}`;
  }

  cardName(card: string): string {
    return t(`kittens-card-${card.split(".")[0]}`);
  }

  // Presses

  readonly canPlay = (card: string): boolean => {
    if (this.choosesFive) return this.board.five.some((group) => group.includes(card));
    return isPlayable(this.activeOptions, card) || answerOption(this.activeOptions, card) !== undefined;
  };

  protected override playsAtOnce(card: string): boolean {
    return !this.choosesFive && answerOption(this.activeOptions, card) !== undefined;
  }

  readonly pick = (card: string): void => {
    this.newCards.markSeen(card);
    const direct = this.choosesFive ? undefined : answerOption(this.activeOptions, card);
    if (direct) this.choose(direct);
    else if (this.choosesFive && this.canPlay(card)) this.selection.select(amongFive(this.board.five, this.selected, card, FIVE - this.board.picked.length));
    else if (this.selected.includes(card)) this.playSelected();
    else if (this.canPlay(card)) this.selection.select([card]);
    else void this.selection.explainCard(card, this.codeOf(card));
  };

  aim(target: number): void {
    const [only, ...more] = this.optionsOfSelected.filter((option) => targetOf(option) === target);
    if (!only) void this.selection.explainTarget(target, this.optionsOfSelected);
    else if (!more.length) this.choose(only);
    else this.selection.target = target;
  }

  /** A card that is only played together with others: the second press selects its combo. */
  protected override playSelected(): void {
    const [combo, ...more] = this.combosOfSelected;
    if (!this.optionsOfSelected.length && combo && !more.length) this.selection.select(combo.cards);
    else super.playSelected();
  }

  readonly draw = (): void => {
    const [option] = this.withVerb("draw");
    if (option) this.choose(option);
  };

  override clear(): void {
    super.clear();
    this.startsFive = this.warnsOfKitten = false;
  }

  protected override reset(): void {
    super.reset();
    this.startsFive = this.warnsOfKitten = false;
    this.order = [];
    this.depth = 0;
  }

  /** Drawing a kitten that nothing helps against, and spending the only Defuse. */
  protected override warningOf(option: Option): Warning | null {
    const [cards, { doomed, last_defuse: defuse }] = [spentCards(option), this.board];
    const kind = verbOf(option) === "draw" && doomed ? "draw" : defuse && cards.includes(defuse) ? "defuse" : "";
    return kind ? { question: t(`kittens-web-warn-${kind}`), consequence: t(`kittens-web-warn-${kind}`, {}, "why"), sure: t(`kittens-web-warn-${kind}`, {}, "sure") } : null;
  }

  protected onShortcut(code: string): void {
    if (code === "KeyD") this.draw();
  }

  protected optionsWith(card: string): Option[] {
    return spending(this.activeOptions, [card]);
  }

  private withVerb(...verbs: string[]): Option[] {
    return this.activeOptions.filter((option) => verbs.includes(verbOf(option)));
  }

  /** The code of a card that cannot be played, to ask for the rule. */
  private codeOf(card: string): string {
    if (this.windowOpen && card.startsWith("nope")) return "nope";
    return `${this.choosesFive ? "five" : "play"}:${card.split(".")[0]}`;
  }
}
