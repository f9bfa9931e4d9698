// The model of the Targi board: what is lit, what the prompt says, and what a press does.
import type { DragHandlers } from "../../lib/drag";
import { numberArgument, wordArgument } from "../../lib/wording";
import { app, t } from "../../lib/app.svelte";
import { BoardModel, type BoardProps } from "../../lib/board-model.svelte";
import { verbOf } from "../../lib/options";
import { ruleReason } from "../../lib/selection.svelte";
import type { Option } from "../../lib/types";
import type { TargiBoard } from "./board";
import { borderText, tokensMoved, nextStep, openRows, placeOf, isLossyExchange, spotOf, textOf, placesWithOptions } from "./layout";
import { placeText, placeName, closedText, idleText } from "./board-texts";
import { script } from "./script";

const NO_OPTION = { code: "" } as Option;
const TRADE_PLACE = "B5";
const SELL_PLACE = "B10";
const WEAK_VERBS = ["skip", "discard", "pass", "stop"];

export class TargiModel extends BoardModel<TargiBoard> {
  /** The selected place; "": none. */
  selected = $state("");
  hovered = $state("");
  private reason = $state("");
  /** A centre card whose text was requested. */
  private inspected = $state("");
  /** The turn is about to end although something is unused: the player must confirm. */
  confirmsEnd = $state(false);
  /** The code of the row into which a card is being laid, step by step. */
  private rowGoal = $state("");
  private lastStepMoment = -1;

  constructor(props: () => BoardProps<TargiBoard>) {
    super(props, script, "targi");
  }

  /** The seat on the right; a spectator sees the first player there. */
  get ownSeat(): number {
    return this.me < 0 ? 0 : this.me;
  }

  get rivalSeat(): number {
    return 1 - this.ownSeat;
  }

  private get own(): TargiBoard["players"][number] | undefined {
    return this.board.players[this.ownSeat];
  }

  isTurnOf(seat: number): boolean {
    return this.board.turn === seat && !this.view.outcome;
  }

  // What can be chosen

  readonly isPlacing = $derived(this.canDo("place"));
  readonly litPlaces = $derived(placesWithOptions(this.options));
  private readonly previewPlace = $derived(this.isPreviewable(this.hovered) ? this.hovered : this.selected);
  /** The place whose lines are shown. */
  readonly shownPlace = $derived(this.previewPlace || this.inspected);
  private readonly display = $derived(this.own?.display ?? []);
  private readonly displayOptions = $derived(this.options.filter((option) => spotOf(option, this.display)));
  /** Rows into which the card in question can be laid by one press. */
  private readonly rowOptions = $derived(this.canDo("play") ? openRows(this.display) : []);
  readonly ownOptions = $derived(this.ownSeat === this.me ? [...this.displayOptions, ...this.rowOptions] : []);
  private readonly selectedOptions = $derived(this.selected ? this.options.filter((option) => placeOf(option) === this.selected) : []);
  /** Options of the selected place; without one, those that belong to no place. */
  private readonly placelessOptions = $derived.by(() => {
    if (this.selected) return this.selectedOptions;
    if (this.confirmsEnd) return this.options.filter((option) => verbOf(option) === "end");
    return this.options.filter((option) => !placeOf(option) && !["lift", "put"].includes(verbOf(option)));
  });
  private readonly ownQuestion = $derived(this.view.asked.find((one) => one.seat === this.me && one.waits));
  /** The card in question: one that is being dealt with, or the border card of an exchange. */
  readonly questionCard = $derived.by(() => {
    const noble = this.ownQuestion?.text === "targi-ask-noble" ? (this.own?.hand ?? "") : "";
    const card = this.board.drawn || noble;
    if (card) return { code: card, place: "", text: `targi-card-${card}` };
    const verb = this.firstVerb;
    const place = verb === "trade" ? TRADE_PLACE : verb === "sell" ? SELL_PLACE : "";
    return place ? { code: "", place, text: borderText(place) } : null;
  });
  /** The card of the display that was lifted and needs a new place. */
  readonly liftedCard = $derived(this.ownQuestion && /^targi-ask-(put|lift)/.test(this.ownQuestion.text) ? wordArgument(this.ownQuestion, "card") : "");
  private readonly payments = $derived(this.placelessOptions.filter((option) => verbOf(option) === "pay"));
  /** Choices between tokens lie beside the card in question; a single payment is a button of the prompt. */
  readonly trayOptions = $derived.by(() => {
    const found = this.questionCard ? this.placelessOptions.filter((option) => ["trade", "sell"].includes(verbOf(option)) || (verbOf(option) === "pay" && this.payments.length > 1)) : [];
    return [...found.filter((option) => !isLossyExchange(option)), ...found.filter(isLossyExchange)];
  });
  readonly promptOptions = $derived([...this.placelessOptions.filter((option) => !this.trayOptions.includes(option))].sort((a, b) => Number(this.isStrong(a)) - Number(this.isStrong(b))));

  private get firstVerb(): string {
    return verbOf(this.options[0] ?? NO_OPTION);
  }

  private canDo(verb: string): boolean {
    return this.options.some((option) => verbOf(option) === verb);
  }

  private isPreviewable(place: string): boolean {
    return place !== "" && (this.litPlaces.has(place) || this.isCentreToPlace(place));
  }

  /** Players look at centre cards while they place Targis on the border. */
  private isCentreToPlace(place: string): boolean {
    return this.isPlacing && place.startsWith("C");
  }

  /** True for the usual choice, drawn as the main button. */
  isStrong(option: Option): boolean {
    const verb = verbOf(option);
    if (verb === "end") return this.confirmsEnd || this.litPlaces.size === 0;
    if (verb === "pay") return this.payments.length === 1 || this.questionCard !== null;
    if (verb === "keep") return !this.canDo("play");
    return !WEAK_VERBS.includes(verb);
  }

  // The prompt

  /** The question of the prompt; "" for the server's own. */
  readonly question = $derived.by(() => {
    if (!this.canChoose) return "";
    if (this.confirmsEnd) return t("targi-web-ask-end", { count: this.litPlaces.size });
    if (["place", "use"].includes(verbOf(this.selectedOptions[0] ?? NO_OPTION))) return t("targi-web-ask-picked", { card: this.cardName(this.selected) });
    const count = this.ownQuestion ? numberArgument(this.ownQuestion, "count") || 1 : 1;
    const verb = this.firstVerb;
    if (verb === "sell") return t("targi-web-ask-sell");
    if (verb === "pay") return t(this.payments.length > 1 ? "targi-web-ask-pay-how" : "targi-web-ask-pay");
    if (verb === "row") return t("targi-web-ask-row");
    if (verb === "give" && this.ownQuestion) return t("targi-web-ask-give", { count });
    if (verb === "take") return t("targi-web-ask-take", { count });
    if (this.displayOptions.length) return t(this.canDo("put") ? "targi-web-ask-put" : "targi-web-ask-lift");
    if (this.questionCard && this.ownQuestion?.text === "targi-ask-noble") return t("targi-web-ask-noble");
    return this.questionCard && this.isCardQuestion ? t("targi-web-ask-taken") : "";
  });

  /** The second line of the prompt. */
  readonly explanation = $derived.by(() => this.reason || (this.previewPlace ? placeText(this.board, this.ownSeat, this.previewPlace, this.previewPlace === this.selected) : this.advice));

  private get isCardQuestion(): boolean {
    return ["targi-ask-taken", "targi-ask-drawn"].includes(this.ownQuestion?.text ?? "");
  }

  /** What the question is about, for new players. */
  private readonly advice = $derived.by(() => {
    if (!this.canChoose || !this.ownQuestion) return "";
    if (this.confirmsEnd) return t("targi-web-why-end", { count: this.litPlaces.size, cards: [...this.litPlaces].map((place) => this.cardName(place)).join(", ") });
    if (this.isCardQuestion && !(this.canDo("play") && this.canDo("keep"))) {
      return t(this.canDo("play") ? "targi-web-why-lay" : this.canDo("keep") ? "targi-web-why-short" : "targi-web-why-stuck");
    }
    const [same, different] = [this.bestChance("same"), this.bestChance("different")];
    if (this.canDo("row") && same && different) return t("targi-web-why-row-points", { same, different });
    const id = this.ownQuestion.text.replace("targi-ask-", "targi-web-why-");
    const { goods = 0, gold = 0 } = this.board.limits;
    return app.texts?.has(id) ? t(id, { count: numberArgument(this.ownQuestion, "count"), goods, gold }) : "";
  });

  /** The most points that a row of the player could still bring. */
  private bestChance(kind: "same" | "different"): number {
    return Math.max(0, ...(this.own?.chances ?? []).map((chance) => chance[kind]));
  }

  // Texts

  /** The text id of the card of the selected or inspected place; "" if there is none. */
  readonly infoCard = $derived.by(() => (this.selected || this.inspected ? textOf(this.board, this.selected || this.inspected) : ""));

  private cardName(place: string): string {
    const id = textOf(this.board, place);
    return id ? t(id) : t("targi-web-face-down");
  }

  readonly placeName = (place: string): string => placeName(this.board, this.session.names, place);

  /** What a place would bring, or why nothing can be done with it. */
  readonly describePlace = (place: string): string => (this.isPreviewable(place) ? placeText(this.board, this.ownSeat, place) : this.closedReason(place));

  private closedReason(place: string): string {
    if (this.isPlacing) return closedText(this.board, place, this.nameOf(this.rivalSeat));
    if (!this.canChoose) return "";
    return this.ownQuestion?.text === "targi-ask-turn" ? idleText(this.board, this.ownSeat, place) : t("targi-web-answer-first");
  }

  override optionText(option: Option): string {
    const verb = verbOf(option);
    const unused = verb === "end" && !this.confirmsEnd ? this.litPlaces.size : 0;
    return unused ? t("targi-web-do-end-early", { count: unused }) : super.optionText(option, `targi-web-do-${verb}`);
  }

  /** What is paid or taken, in a word: tokens alone would not say that any goods will do. */
  priceName(option: Option): string {
    const [verb = "", price = ""] = option.code.split(":");
    if (["take", "give"].includes(verb)) return t(`targi-kind-${price}`);
    if (verb === "pay") return t("targi-web-do-pay");
    if (verb !== "raid" && verb !== "gift") return "";
    const moved = tokensMoved(option, this.board);
    const count = price === "vp" ? Number((moved?.give[0] ?? "vp-1").slice(3)) : moved?.give.length || moved?.get.length || 1;
    return t(`targi-web-price-${price}`, { count });
  }

  // Effects

  override start(): void {
    super.start();
    $effect(() => {
      void this.view.moment;
      this.clear();
    });
    // A card that is laid into a row goes on as long as nothing is left to choose.
    $effect(() => {
      const { view } = this.props;
      if (!this.rowGoal || this.session.busy || view.moment === this.lastStepMoment) return;
      this.lastStepMoment = view.moment;
      const step = nextStep(view.options, this.rowGoal);
      if (!step || verbOf(step) === "pay") this.rowGoal = "";
      if (step) void this.session.choose(step).then((done) => done || this.stopLaying());
    });
  }

  private stopLaying(): void {
    this.rowGoal = "";
    this.lastStepMoment = -1;
  }

  // Presses

  protected override onRefused(): void {
    this.clear();
  }

  readonly clear = (): void => {
    this.selected = "";
    this.reason = "";
    this.inspected = "";
    this.confirmsEnd = false;
  };

  readonly pressPlace = (place: string): void => {
    const { selected } = this;
    this.clear();
    if (this.litPlaces.has(place)) this.pressLitPlace(place, selected);
    else if (this.me >= 0 && this.canChoose) this.pressClosedPlace(place);
  };

  /** The first press selects a place; the second takes its only option, or clears the selection. */
  private pressLitPlace(place: string, selected: string): void {
    const [only, ...more] = this.options.filter((option) => placeOf(option) === place && verbOf(option) !== "skip");
    if (selected !== place) this.selected = place;
    else if (only && !more.length) this.pressOption(only);
  }

  private pressClosedPlace(place: string): void {
    if (!this.isCentreToPlace(place)) return void this.explain(place);
    this.reason = placeText(this.board, this.ownSeat, place);
    this.inspected = place;
  }

  private async explain(place: string): Promise<void> {
    const words = this.closedReason(place);
    const rule = await this.session.whyNot(`${this.isPlacing ? "place" : "use"}:${place}`);
    this.reason = ruleReason(rule, words) || words;
  }

  // Dragging

  /** The places to which the card in question can go, with the options that do it. */
  private readonly cardGoals = $derived.by(() => {
    const goals = new Map(this.ownOptions.filter((option) => verbOf(option) === "row").map((option) => [`row-${this.me}-${option.code.slice(4)}`, option]));
    for (const [verb, place] of [["keep", `hand-${this.me}`], ["discard", "discard"]] as const) {
      const option = this.options.find((one) => verbOf(one) === verb);
      if (option) goals.set(place, option);
    }
    return goals;
  });

  /** A Targi is dragged from its player to a border card. */
  readonly dragFigure = $derived<DragHandlers | null>(this.isPlacing && !this.session.busy ? { start: () => true, drop: (places) => this.dropFigure(places), anywhere: true } : null);
  /** The card in question is dragged into a row of the display, to the hand or to the discard pile. */
  readonly dragCard = $derived<DragHandlers | null>(this.cardGoals.size && !this.session.busy ? { start: () => true, drop: (places) => this.dropCard(places), anywhere: true } : null);

  private dropFigure(places: string[]): void {
    const place = places.find((one) => /^[BC]\d+$/.test(one));
    if (!place) return this.clear();
    this.selected = this.litPlaces.has(place) ? place : "";
    this.pressPlace(place);
  }

  private dropCard(places: string[]): void {
    const option = places.map((place) => this.cardGoals.get(place)).find(Boolean);
    if (option) this.pressOption(option);
  }

  readonly pressOption = (option: Option): void => {
    const verb = verbOf(option);
    const early = verb === "end" && this.litPlaces.size > 0 && !this.confirmsEnd;
    this.clear();
    this.confirmsEnd = early;
    const [row, ...more] = verb === "row" ? [option] : verb === "play" ? this.rowOptions : [];
    if (row && !more.length) this.rowGoal = row.code;
    else if (!early) this.choose(option);
  };
}
