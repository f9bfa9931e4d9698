// Base classes for board models. A model derives everything that its board shows from the view, and says what a press does;
// the component only draws it. Each game has its own in games/<game>/model.svelte.ts.
import type { BoardSession } from "./board-session";
import { BoardAnimator, type Script } from "./animation.svelte";
import { app, t } from "./app.svelte";
import { spentCards, targetsOf } from "./hand";
import { verbOf } from "./options";
import { NewCards, questionMoment } from "./new-cards.svelte";
import { CardSelection, type PromptButton } from "./selection.svelte";
import type { Option, TableInfo, View } from "./types";
import { isShown, nameOf, phraseText } from "./wording";

export interface BoardProps<Board = unknown> {
  session: BoardSession;
  table: TableInfo;
  view: View<Board>;
}

export abstract class BoardModel<Board> {
  readonly animator: BoardAnimator<Board>;

  constructor(
    private readonly currentProps: () => BoardProps<Board>,
    script: Script<Board>,
    game: string,
    hasWindow?: (view: View<Board>) => boolean,
  ) {
    this.animator = new BoardAnimator<Board>(script, game, (entry, names) => app.texts !== null && isShown(app.texts, entry, names), hasWindow);
  }

  protected get props(): BoardProps<Board> {
    return this.currentProps();
  }

  get session(): BoardSession {
    return this.props.session;
  }

  /** The shown view; the newest one may still wait for animations. */
  get view(): View<Board> {
    return this.animator.view ?? this.props.view;
  }

  get board(): Board {
    return this.view.board;
  }

  /** The player's own seat; -1 for a spectator. */
  get me(): number {
    return this.view.seat;
  }

  /** What can be chosen now; nothing while a newer view waits. */
  get options(): Option[] {
    return this.animator.outdated ? [] : this.view.options;
  }

  get canChoose(): boolean {
    return this.options.length > 0;
  }

  get busy(): boolean {
    return this.session.busy || this.animator.outdated;
  }

  /** The journal entry that is being animated, as text; null if none is. */
  protected get animatedText(): string | null {
    const { outdated, entry } = this.animator;
    return outdated && entry && app.texts ? phraseText(app.texts, entry, this.session.namesFor(entry)) : null;
  }

  /** Start the effects of the board. Call it once, while its component is created. */
  start(): void {
    $effect.pre(() => this.animator.update(this.props.view, this.session));
    $effect(() => () => this.animator.destroy());
  }

  choose = (option: Option | string): void => {
    this.send(option);
  };

  /** Send a choice. If it is not taken (a lesson wants another one, or the player takes it back), nothing stays selected. */
  protected send(option: Option | string, sure = false): void {
    void this.session.choose(option, sure).then((taken) => taken || this.onRefused());
  }

  protected onRefused(): void {}

  /** An option as text; `shortId` names a shorter text, if there is one. */
  optionText(option: Option, shortId = ""): string {
    if (shortId && app.texts?.has(shortId)) return t(shortId);
    return app.texts ? phraseText(app.texts, option, this.session.names) : option.code;
  }

  nameOf(figure: number): string {
    return nameOf(this.session.names, figure);
  }
}

/** What a player is asked once more before a dangerous choice. */
export interface Warning {
  question: string;
  consequence: string;
  sure: string;
}

/** The model of a board on which players select cards of their hand, then a target. */
export abstract class CardBoardModel<Board extends { hand: string[] }> extends BoardModel<Board> {
  readonly selection = new CardSelection(() => this.session);
  readonly newCards = new NewCards();

  /** The seat whose details are open; -1: none. */
  inspected = $state(-1);

  get selected(): string[] {
    return this.selection.cards;
  }

  abstract cardName(card: string): string;
  abstract readonly canPlay: (card: string) => boolean;
  /** Press a card of the hand. */
  abstract readonly pick: (card: string) => void;
  /** Choose a seat as the target; one that is no target explains why. */
  abstract aim(target: number): void;
  /** The seats at which something can be done now. */
  abstract readonly targets: number[];
  /** The options for which exactly this card is selected. */
  protected abstract optionsWith(card: string): Option[];
  /** The options for which exactly the selected cards are selected. */
  protected abstract readonly optionsOfSelected: Option[];
  protected abstract onShortcut(code: string): void;
  /** Text ids for a card that can be played, with and without a target. */
  protected abstract readonly playableTexts: { at: string; plain: string };

  override start(): void {
    super.start();
    $effect(() => this.newCards.update(this.board.hand, questionMoment(this.view)));
    $effect(() => {
      void [this.view.moment, this.animator.outdated];
      this.reset();
    });
    $effect(() => this.nextOfPlan());
  }

  /** Press a seat: aim at it while a target is chosen, otherwise show its details. */
  pressSeat(seat: number): void {
    if (this.targets.length) this.aim(seat);
    else this.inspected = seat;
  }

  /** Choose the only thing that can be done with the selected cards; if there are several, the player must say which. */
  protected playSelected(): void {
    const [only, ...more] = this.optionsOfSelected;
    if (only && !more.length) this.choose(only);
  }

  // Dragging

  private dragged = "";

  /** True if a press plays this card at once, without selecting it. */
  protected playsAtOnce(_card: string): boolean {
    return false;
  }

  /** Pick up a card to drag it; false if nothing can be done with it. */
  readonly lift = (card: string): boolean => {
    if (!this.canPlay(card)) return false;
    this.dragged = card;
    if (!this.selected.includes(card) && !this.playsAtOnce(card)) this.pick(card);
    return true;
  };

  /** Drop the dragged card: on a seat it is played there, elsewhere on the table it is played if there is only one way. */
  readonly drop = (places: string[]): void => {
    const seat = Number(places.find((place) => /^seat-\d+$/.test(place))?.slice(5) ?? -1);
    if (!places.length) this.clear();
    else if (this.playsAtOnce(this.dragged)) this.pick(this.dragged);
    else if (seat >= 0 && targetsOf(this.optionsOfSelected).length) this.aim(seat);
    else this.playSelected();
  };

  // Several cards, one after another

  /** Cards that the player has picked at once, while the game asks for one after another. */
  private plan = $state.raw<string[]>([]);
  private plannedVerb = "";
  private plannedMoment = -1;

  /** Choose these cards one after another with this verb, as the game asks for them. */
  protected carryOut(cards: string[], verb: string): void {
    this.plannedVerb = verb;
    this.plannedMoment = -1;
    this.plan = cards;
    this.nextOfPlan();
  }

  private nextOfPlan(): void {
    const { view, session } = this.props;
    if (!this.plan.length || session.busy || view.moment === this.plannedMoment) return;
    const [step, at] = this.stepOf(view.options);
    this.plannedMoment = view.moment;
    this.plan = step ? this.plan.filter((_, i) => i !== at) : [];
    if (step) void session.choose(step).then((done) => done || (this.plan = []));
  }

  /** An option that spends a card of the plan alone, and the place of the card in the plan. */
  private stepOf(options: readonly Option[]): [Option | undefined, number] {
    for (const [at, card] of this.plan.entries()) {
      const step = options.find((option) => verbOf(option) === this.plannedVerb && spentCards(option).join() === card);
      if (step) return [step, at];
    }
    return [undefined, -1];
  }

  /** Forget what was selected, after every change of the game. */
  protected reset(): void {
    this.selection.reset();
    this.warned = null;
  }

  protected override onRefused(): void {
    this.clear();
  }

  /** Deselect everything. */
  clear(): void {
    this.selection.clear();
    this.warned = null;
  }

  /** A choice that the player would regret, and is asked about once more. */
  warned = $state.raw<Option | null>(null);

  /** Why the player is asked once more before this choice: question, consequence and button; null if it is harmless. */
  protected warningOf(_option: Option): Warning | null {
    return null;
  }

  protected get warning(): Warning | null {
    const { warned } = this;
    const warning = warned && this.options.includes(warned) ? this.warningOf(warned) : null;
    const cost = warned ? (this.session.costOf?.(warned) ?? "") : "";
    return warning && cost ? { ...warning, consequence: `${warning.consequence} ${cost}` } : warning;
  }

  /** Choose an option, or ask once more before a dangerous one. */
  override choose = (option: Option | string): void => {
    if (typeof option !== "string" && this.warned !== option && this.warningOf(option)) this.warned = option;
    else this.send(option, this.warned === option);
  };

  protected warningButtons(warning: Warning): PromptButton[] {
    const option = this.warned;
    return [this.backButton, { id: "sure", text: warning.sure, tone: "bad", run: () => option && this.choose(option) }];
  }

  readonly onkeydown = (event: KeyboardEvent): void => {
    if (event.target instanceof HTMLInputElement || event.metaKey || event.ctrlKey || event.altKey) return;
    if (event.key === "Escape") this.clear();
    this.onShortcut(event.code);
  };

  /** A card for screen readers: its name, and at whom it can be played. */
  readonly label = (card: string, playable: boolean): string => {
    const name = this.fullName(card);
    if (!playable) return name;
    const names = targetsOf(this.optionsWith(card)).map((target) => this.nameOf(target));
    return names.length ? t(this.playableTexts.at, { card: name, names: names.join(", ") }) : t(this.playableTexts.plain, { card: name });
  };

  protected fullName(card: string): string {
    return this.cardName(card);
  }

  /** The text id of a card. */
  protected abstract cardText(card: string): string;

  /** The text id of the selected card, or of the one that was refused; "" if there is none. */
  get infoCard(): string {
    const card = this.selected.length === 1 ? this.selected[0] : this.board.hand.find((one) => one === this.selection.refused);
    return card ? this.cardText(card) : "";
  }

  /** The card that was refused, or the selected cards with the target that was refused. */
  protected refusedName(selected: string): string {
    const { refused, refusedTarget } = this.selection;
    if (refusedTarget < 0) return this.cardName(refused);
    return [selected, this.nameOf(refusedTarget)].filter(Boolean).join(" → ");
  }

  protected get backButton(): PromptButton {
    return { id: "back", text: t("web-back"), tone: "", key: "Esc", run: () => this.clear() };
  }

  protected optionButton(option: Option, tone: PromptButton["tone"] = "act"): PromptButton {
    return { id: option.code, text: this.optionText(option), tone, run: () => this.choose(option) };
  }

  protected targetButton(target: number, text = this.nameOf(target)): PromptButton {
    return { id: `at-${target}`, text, tone: "act", run: () => this.aim(target) };
  }
}
