// The model of the BANG! board: what is lit, what the prompt says, and what a press does.
import { type Phrase, fluentArguments, nameArguments, numberArgument, seatArgument, wordArgument } from "../../lib/wording";
import { app, t } from "../../lib/app.svelte";
import { type BoardProps, CardBoardModel, type Warning } from "../../lib/board-model.svelte";
import { targetsOf, toggled } from "../../lib/hand";
import { targetOf, verbOf } from "../../lib/options";
import { columnCells, otherSeats, ovalSpots } from "../../lib/seating";
import type { PromptButton } from "../../lib/selection.svelte";
import type { Option } from "../../lib/types";
import type { BangBoard } from "./board";
import { type Attack, openAttacks, differByUseOnly, cardsToSelect, optionsForCards, canAddCard, NO_OPTIONS, groupOptions, usableInPlay } from "./option-groups";
import { isOfDuel, script } from "./script";

const NARROW = 700; // px; up to here only the prompt has room for the text of an event
/** Questions that are asked again for each of several cards. */
const SEVERAL = new Set(["bang-ask-limit", "bang-ask-pay"]);
const FEW_TARGETS = 4; // below this, target buttons have room for what is done

/** A Duel on its stage: who must answer, who is hit, and the BANG! that goes from one to the other. */
export interface Duellists {
  pair: [number, number];
  answers: number;
  hit: number;
  shot: { by: number; card: string; key: number; time: number } | null;
}

export class BangModel extends CardBoardModel<BangBoard> {
  protected readonly playableTexts = { at: "bang-web-card-at", plain: "bang-web-card-can" };
  width = $state(1440);

  constructor(props: () => BoardProps<BangBoard>) {
    super(props, script, "bang");
  }

  // Who sits where

  private readonly figureNumbers = $derived(this.board.ring.length ? this.board.ring : this.board.figures.map((_, i) => i));
  readonly ownFigures = $derived(this.figureNumbers.filter((figure) => this.isOwn(figure)));
  readonly otherFigures = $derived(otherSeats(this.figureNumbers, (figure) => this.isOwn(figure)));
  readonly spots = $derived(ovalSpots(this.otherFigures.length));
  readonly cells = $derived(columnCells(this.otherFigures.length));

  /** The figures of the shown view; whose death has just been animated is already dead here. */
  readonly figures = $derived.by(() => {
    const deaths = this.animator.shownEntries.filter((entry) => entry.text === "bang-log-dead");
    const dead = new Map(deaths.map((entry) => [seatArgument(entry, "player"), wordArgument(entry, "role")]));
    return this.board.figures.map((one, figure) => (dead.has(figure) ? { ...one, alive: false, ghost: false, life: 0, role: dead.get(figure) ?? "" } : one));
  });

  // What can be chosen, and where

  private readonly ownCards = $derived([...this.board.hand, ...this.ownFigures.flatMap((figure) => this.board.figures[figure]?.in_play ?? [])]);
  /** The options of the shown view by place, even while nothing can be chosen. */
  private readonly shownGroups = $derived(groupOptions(this.view.options, this.ownCards));
  readonly groups = $derived(this.animator.outdated ? NO_OPTIONS : this.shownGroups);
  protected readonly optionsOfSelected = $derived(optionsForCards(this.groups.withCard, this.selected, this.ownCards));
  /** How many cards the question asks for, one after another: they are picked together. */
  private readonly several = $derived.by(() => {
    const question = this.view.asked.find((one) => one.seat === this.me && one.waits);
    const count = question && SEVERAL.has(question.text) ? numberArgument(question, "count") : 0;
    return count > 1 && this.groups.withCard.length ? count : 0;
  });
  /** Options with a target: those of the selected cards, otherwise those without a card. */
  private readonly aimedOptions = $derived(this.selected.length ? this.optionsOfSelected : this.groups.withTarget);
  readonly targets = $derived(this.inTableOrder(targetsOf(this.aimedOptions)));
  /** What can be done with the selected cards without a target. */
  private readonly untargeted = $derived(this.optionsOfSelected.filter((option) => targetOf(option) < 0));
  /** The ability for which alone the selected cards can be aimed at somebody; "" if there is none. */
  private readonly aimedAbility = $derived.by(() => {
    const aimed = this.optionsOfSelected.filter((option) => targetOf(option) >= 0);
    const [source = "", ...more] = new Set(aimed.map((option) => (verbOf(option).startsWith("use") ? wordArgument(option, "source") : "")));
    return more.length ? "" : source;
  });
  /** Living players who are no target of the selected cards. */
  readonly nonTargets = $derived(this.selected.length && this.targets.length ? this.otherFigures.filter((figure) => this.board.figures[figure]?.alive && !this.targets.includes(figure)) : []);
  /** The cards of the tray. */
  readonly trayCards = $derived([...this.board.offered.map((one) => `character:${one}`), ...this.board.display, ...this.board.turned, ...(this.canChoose ? this.board.looked : [])]);
  /** The character of the current auction; null if there is none. */
  readonly auctioned = $derived.by(() => {
    const question = this.view.asked.find((one) => /-bid$/.test(one.text));
    return question ? `character:${wordArgument(question, "source")}` : null;
  });
  /** Bids are chosen on a scale: there are too many for buttons. */
  readonly bids = $derived(this.view.options.filter((option) => verbOf(option) === "bid"));
  /** The player must play something before the turn can end (Law of the West). */
  private readonly mustPlay = $derived(this.view.asked.some((one) => one.seat === this.me && one.waits && one.text === "bang-ask-play") && !this.view.options.some((option) => verbOf(option) === "end"));
  private readonly canEndTurn = $derived(this.view.options.some((option) => verbOf(option) === "end"));

  // Attacks

  private readonly attacks = $derived(this.view.outcome ? [] : openAttacks(this.view.asked, this.animator.outdated ? this.animator.shownEntries : []));
  private readonly attackOnMe = $derived(this.attacks.find(({ on }) => this.ownFigures.includes(on)));
  private readonly isAnswering = $derived(this.attackOnMe !== undefined && this.view.options.some((option) => verbOf(option) === "pass"));
  private readonly attackQuestion = $derived(this.isAnswering ? this.view.asked.find((one) => one.seat === this.me) : undefined);
  private readonly attackKind = $derived(this.attackQuestion?.text.replace("bang-ask-", "") ?? "");
  /** Shots and demands of events, which no player is behind. */
  private readonly isHitByEvent = $derived(
    this.view.asked.some((one) => one.seat === this.me && (one.text === "bang-ask-shot-by-nobody" || wordArgument(one, "source") === "russian_roulette")),
  );
  private readonly isDying = $derived(this.view.asked.some((one) => one.seat === this.me && one.text === "bang-ask-dying"));
  /** How many answers an attack still needs. */
  readonly missingAnswers = $derived(typeof this.attackQuestion?.arguments.count === "number" ? this.attackQuestion.arguments.count : 0);
  readonly arcs = $derived([
    ...(this.selected.length ? this.targets.filter((figure) => !this.ownFigures.includes(figure)).map((figure) => ({ from: "hand", to: `seat-${figure}`, hot: false })) : []),
    ...(this.animator.outdated ? [] : this.attacks).map(({ by, on }) => ({
      from: this.ownFigures.includes(by) ? "hand" : `seat-${by}`,
      to: this.ownFigures.includes(on) ? "prompt" : `seat-${on}`,
      hot: true,
    })),
  ]);

  /** The two figures of a Duel, while it lasts: from the challenge until the loss of a life has been shown. */
  readonly duel = $derived.by((): Duellists | null => {
    const { playing } = this.animator;
    const challenge = playing?.beat.motions.find((motion) => motion.kind === "custom" && motion.name === "duel");
    const [by = -1, on = -1] = challenge && "note" in challenge ? (challenge.note ?? "").split(" ").map(Number) : [];
    const attack = this.attacks.find((one) => one.duel);
    const hit = playing?.beat.entry?.text === "bang-log-loss" && isOfDuel(playing.beat.entry) ? playing.beat.entry : undefined;
    const pair = by >= 0 ? [by, on] : attack ? [attack.by, attack.on] : hit ? [seatArgument(hit, "by"), seatArgument(hit, "player")] : [];
    const [left = -1, right = -1] = [...pair].sort((a, b) => Number(this.isOwn(b)) - Number(this.isOwn(a)) || a - b);
    if (left < 0 || right < 0) return null;
    const shot = playing?.beat.motions.find((motion) => motion.kind === "custom" && motion.name === "exchange");
    return {
      pair: [left, right],
      answers: by >= 0 || hit ? -1 : (attack?.on ?? -1),
      hit: hit ? seatArgument(hit, "player") : -1,
      shot: playing && shot?.kind === "custom" ? { by: Number(shot.note), card: shot.face, key: playing.number, time: playing.time } : null,
    };
  });

  // The prompt

  /** Who does what to the player. Nobody attacks in a Duel that the player has begun. */
  private attackText(question: Phrase, by: number): string {
    const { texts } = app;
    if (!texts) return "";
    const { names } = this.session;
    if (this.attackKind === "duel" && this.ownFigures.includes(seatArgument(question, "by"))) return t("bang-web-what-duel", nameArguments(texts, names, by), "own");
    const { source } = question.arguments;
    return t(`bang-web-what-${this.attackKind}`, { name: this.nameOf(by), ...(source ? fluentArguments(texts, { source }, names) : {}) });
  }

  /** The question of the prompt; "" for the server's own. */
  readonly question = $derived.by(() => {
    const card = this.cardName(this.selected[0] ?? "");
    if (this.warning) return this.warning.question;
    if (this.selection.reason) return t("web-refused", { what: this.refusedName(card) });
    if (this.attackQuestion && this.attackOnMe) return this.attackText(this.attackQuestion, this.attackOnMe.by);
    if (this.several) return t("bang-web-several", { count: this.several, picked: this.selected.length });
    if (!this.selected.length && this.newIdentity) return this.newIdentity;
    if (!this.selected.length) return this.canEndTurn ? t("bang-web-your-turn") : this.mustPlay ? t("bang-web-must-play") : "";
    if (this.targets.length > 0 && this.selection.target < 0) return this.whomText(card);
    if (this.selection.target >= 0) return `${card} → ${this.nameOf(this.selection.target)}`;
    return this.canEndTurn ? card : "";
  });

  /** At whom the selected cards are played, or for which ability, if they are not played at all. */
  private whomText(card: string): string {
    const ability = this.aimedAbility ? t(`bang-${this.aimedAbility}`) : "";
    if (!this.untargeted.length) return t("bang-web-whom", { card: ability || card });
    return ability ? t("bang-web-play-or", { card, ability }) : card;
  }

  /** The question about the hidden character names it: its owner knows it, and nobody else is told. */
  private readonly newIdentity = $derived.by(() => {
    const asked = this.view.asked.find((one) => one.seat === this.me && one.text === "bang-ask-event");
    const second = this.board.figures[this.ownFigures[0] ?? -1]?.second ?? "";
    const event = asked ? wordArgument(asked, "source") : "";
    return event === "new_identity" && second ? t("bang-web-identity", { event: t(`bang-${event}`), character: t(`bang-${second}`) }) : "";
  });

  /** The second line of the prompt. */
  readonly explanation = $derived.by(() => {
    if (this.warning) return this.warning.consequence;
    if (this.selection.reason) return this.selection.reason;
    if (this.animatedText !== null) return this.animatedText;
    if (this.attackQuestion && this.attackOnMe) {
      const { life = 0 } = this.board.figures[this.attackOnMe.on] ?? {};
      return t(`bang-web-need-${this.attackKind}`, { count: this.missingAnswers || 1, life, left: this.board.after_hit });
    }
    const [card] = this.selected;
    if (this.aimedAbility && !this.untargeted.length) return t(`bang-${this.aimedAbility}`, {}, "text");
    if (card && !this.several) return t(`bang-${card.split(".")[0]}`, {}, "text");
    return this.mustPlay || (this.width <= NARROW && this.canEndTurn) ? this.eventText : "";
  });

  /** The event in force: a phone has no room for its text beside its card. */
  private readonly eventText = $derived.by(() => {
    const events = [this.board.event, this.board.show].filter(Boolean);
    return events.map((event) => t("bang-web-event-says", { event: t(`bang-${event}`), text: t(`bang-${event}`, {}, "text") })).join(" ");
  });

  readonly buttons = $derived.by((): PromptButton[] => (this.warning ? this.warningButtons(this.warning) : this.selected.length || this.selection.target >= 0 ? this.selectionButtons() : this.plainButtons()));

  private selectionButtons(): PromptButton[] {
    const { target } = this.selection;
    if (this.several) return [this.backButton, this.severalButton];
    if (target < 0 && this.targets.length > 1) return [this.backButton, ...this.untargeted.map((option) => this.optionButton(option)), ...this.targets.map((one) => this.targetButton(one))];
    const found = target < 0 ? this.optionsOfSelected : this.aimedOptions.filter((option) => targetOf(option) === target);
    const differByUse = differByUseOnly(found) && this.selected.length > 0;
    return [this.backButton, ...found.map((option) => ({ ...this.optionButton(option), ...(differByUse ? { text: this.useText(option) } : {}) }))];
  }

  private get severalButton(): PromptButton {
    const cards = this.selected;
    const verb = this.groups.withCard[0] ? verbOf(this.groups.withCard[0]) : "";
    return { id: "several", text: t("bang-web-discard-several", { count: cards.length }), tone: cards.length === this.several ? "act" : "", run: () => this.carryOut(cards, verb) };
  }

  private plainButtons(): PromptButton[] {
    const { plain, withCard, withTarget } = this.shownGroups;
    const end = plain.filter((option) => verbOf(option) === "end");
    const rest = plain.filter((option) => !["end", "bid"].includes(verbOf(option)));
    return [
      ...rest.filter((option) => this.isTakingHit(option)).map((option) => this.optionButton(option, "bad")),
      ...rest.filter((option) => !this.isTakingHit(option)).map((option) => this.optionButton(option, option.offer || verbOf(option) === "pass" ? "" : "act")),
      ...usableInPlay(withCard, this.ownCards).map((card): PromptButton => ({ id: `use-${card}`, text: t("bang-web-use", { card: this.cardName(card) }), tone: "act", run: () => this.pick(card) })),
      ...this.inTableOrder(targetsOf(withTarget)).map((target, _, all) => this.targetButton(target, this.targetText(target, all.length))),
      ...end.map((option) => ({ ...this.optionButton(option, "end"), key: "E" })),
    ];
  }

  // Texts

  protected cardText(card: string): string {
    return `bang-${card.split(".")[0]}`;
  }

  cardName(card: string): string {
    return card ? t(`bang-${card.split(".")[0]}`) : "";
  }

  protected override fullName(card: string): string {
    const face = card.split(".")[1] ?? "";
    return face ? t("bang-web-face", { card: this.cardName(card), rank: face.slice(0, -1), suit: t(`bang-suit-${face.slice(-1)}`) }) : this.cardName(card);
  }

  override optionText(option: Option): string {
    if (this.isTakingHit(option)) return t(this.isDying ? "bang-web-die" : "bang-web-take-hit");
    return verbOf(option) === "pass" && this.bids.length ? t("bang-web-no-bid") : super.optionText(option);
  }

  /** What a card is played as, where options differ by nothing else. */
  private useText(option: Option): string {
    return t("bang-web-play-as", { card: this.cardName(wordArgument(option, "kind") || (this.selected[0] ?? "")) });
  }

  /** A target's button says what is done, unless the question says it or there is no room. */
  private targetText(target: number, count: number): string {
    const [only, ...more] = this.shownGroups.withTarget.filter((option) => targetOf(option) === target);
    return only && !more.length && count < FEW_TARGETS && verbOf(only) !== "choose" ? this.optionText(only) : this.nameOf(target);
  }

  /** The tag of another figure: whom it attacks, or how far away it is while a target is chosen. */
  tagOf(figure: number): { tag: string; tone: "" | "act" | "hot" } {
    const attack = this.attacks.find(({ by }) => by === figure);
    if (attack) return { tag: this.attackTag(attack), tone: "hot" };
    const { alive = false, distance = 0 } = this.board.figures[figure] ?? {};
    if (!this.selected.length || !this.targets.length || !alive || distance <= 0) return { tag: "", tone: "" };
    if (this.targets.includes(figure)) return { tag: t("bang-web-distance", { distance }), tone: "act" };
    const whyNot = `bang-web-not-${this.selection.targetRules.get(figure) ?? ""}`;
    return { tag: t(app.texts?.has(whyNot) ? whyNot : "bang-web-distance", { distance }), tone: "" };
  }

  private attackTag({ on, duel }: Attack): string {
    const id = duel ? "bang-web-duels" : "bang-web-attacks";
    return this.ownFigures.includes(on) ? t(`${id}-you`) : t(id, { name: this.nameOf(on) });
  }

  // Presses

  override start(): void {
    super.start();
    $effect(() => {
      if (this.nonTargets.length) void this.selection.loadTargetRules(this.nonTargets, this.aimedOptions);
    });
  }

  readonly canPlay = (card: string): boolean => this.groups.withCard.some((option) => cardsToSelect(option, this.ownCards).includes(card));

  protected optionsWith(card: string): Option[] {
    return optionsForCards(this.groups.withCard, [card], this.ownCards);
  }

  readonly pick = (card: string): void => {
    this.newCards.markSeen(card);
    if (this.several && this.canPlay(card)) this.selection.select(toggled(this.selected, card, this.several));
    else if (canAddCard(this.groups.withCard, this.selected, card)) this.selection.select([...this.selected, card]);
    else if (this.selected.includes(card)) this.playSelected();
    else if (this.canPlay(card)) this.selection.select([card]);
    else void this.selection.explainCard(card, `play:${card}`);
  };

  /** The second press on a card plays it, though an ability could use it, too. */
  protected override playSelected(): void {
    const [play, ...more] = this.optionsOfSelected.filter((option) => verbOf(option) === "play");
    if (play && !more.length && targetOf(play) < 0) this.choose(play);
    else super.playSelected();
  }

  aim(target: number): void {
    const [only, ...more] = this.aimedOptions.filter((option) => targetOf(option) === target);
    if (!only) void this.selection.explainTarget(target, this.aimedOptions);
    else if (!more.length && (this.selected.length || verbOf(only) === "choose")) this.choose(only);
    else this.selection.target = target;
  }

  /** Ending the turn while somebody could still be shot at, or with cards to play that would have to be discarded. */
  protected override warningOf(option: Option): Warning | null {
    if (verbOf(option) !== "end") return null;
    const { hand, hand_limit: limit } = this.board;
    const playable = hand.filter(this.canPlay);
    const over = playable.length ? Math.max(0, hand.length - limit) : 0;
    const shot = playable.some((card) => this.optionsWith(card).some((one) => wordArgument(one, "card").startsWith("bang.") && targetOf(one) >= 0));
    if (!over && !shot) return null;
    const consequence = over ? t("bang-web-warn-limit", { count: over }) : t("bang-web-warn-shot");
    return { question: t("bang-web-warn-end", { count: playable.length }), consequence, sure: this.optionText(option) };
  }

  protected onShortcut(code: string): void {
    const end = this.options.find((option) => verbOf(option) === "end");
    if (code === "KeyE" && end) this.choose(end);
  }

  private isOwn(figure: number): boolean {
    return this.board.figures[figure]?.owner === this.me;
  }

  /** Letting an attack pass costs life, and not to be saved costs the game. */
  private isTakingHit(option: Option): boolean {
    return verbOf(option) === "pass" && (this.isAnswering || this.isDying || this.isHitByEvent);
  }

  /** From the left neighbour round to the player's own figures. */
  private inTableOrder(numbers: readonly number[]): number[] {
    return [...this.otherFigures, ...this.ownFigures].filter((figure) => numbers.includes(figure));
  }
}
