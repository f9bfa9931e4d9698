// The model of the Intrigo board: what is lit, what the prompt says, and what a press does.
import { untrack } from "svelte";
import type { PlayingBeat } from "../../lib/animation.svelte";
import { app, t } from "../../lib/app.svelte";
import { BoardModel, type BoardProps } from "../../lib/board-model.svelte";
import type { DragHandlers } from "../../lib/drag";
import { cardsOf, verbOf } from "../../lib/options";
import { ruleReason } from "../../lib/selection.svelte";
import type { Option } from "../../lib/types";
import { phraseText } from "../../lib/wording";
import { AwardWalk } from "./award-walk.svelte";
import type { IntrigoBoard } from "./board";
import { courtesanCall, claimsWith, placeOf, spotOf } from "./layout";
import { claimText, placeName, beneficiaryText, winText } from "./board-texts";
import { AWARDS, scriptOf } from "./script";

const NO_OPTION = { code: "" } as Option;

function hasAwards({ beat, still }: PlayingBeat): boolean {
  return !still && beat.motions.some((motion) => motion.kind === "custom" && motion.name === AWARDS);
}

export class IntrigoModel extends BoardModel<IntrigoBoard> {
  readonly walk = new AwardWalk();
  /** The selected card of the hand or packet, or the selected stack; "": none. */
  selected = $state("");
  /** The selected place of the palace; "": none. */
  place = $state("");
  hovered = $state("");
  private reason = $state("");

  constructor(props: () => BoardProps<IntrigoBoard>) {
    super(props, scriptOf(() => props().session.journal), "intrigo");
  }

  private readonly shownBoard = $derived.by(() => this.walk.boardFor(this.view.board));

  /** The shown board; during the awards, the palace as it was then. */
  override get board(): IntrigoBoard {
    return this.shownBoard;
  }

  override get options(): Option[] {
    return this.walk.isActive ? [] : super.options;
  }

  // Players

  readonly others = $derived(this.board.players.map((_, seat) => seat).filter((seat) => seat !== this.me));
  /** How many of the others are on the left; a player sits on the right, and spectators see others there. */
  readonly leftCount = $derived(this.me < 0 ? Math.ceil(this.others.length / 2) : this.others.length);
  readonly family = $derived(this.board.players[this.me]?.family ?? "");
  private readonly waitingSeats = $derived(new Set(this.view.asked.filter((one) => one.waits).map((one) => one.seat)));
  readonly turn = $derived(this.board.phase === "placing" ? this.board.current : -1);

  isDone(seat: number): boolean {
    return this.isDraft && seat !== this.me && !this.waitingSeats.has(seat);
  }

  // What can be chosen

  readonly isAwarding = $derived(this.board.phase === "awards");
  readonly isDraft = $derived(this.board.phase === "draft");
  readonly purchase = $derived(this.isAwarding ? null : this.board.buying);
  readonly influenceTypes = $derived(new Set(this.board.stacks.map((stack) => stack.type)));
  readonly hand = $derived(this.me < 0 ? [] : this.board.hand);
  /** How many places for kept cards the hand shows in the draft. */
  readonly handPlaces = $derived(this.isDraft ? this.hand.length + this.board.packet.length : 0);

  /** Options at places of the palace, for what is selected; during a purchase a card cannot be played. */
  private readonly placeOptions = $derived(this.options.filter((option) => placeOf(option) && (verbOf(option) === "play" ? !this.purchase && cardsOf(option).includes(this.selected) : true)));
  readonly litPlaces = $derived(new Set(this.placeOptions.map((option) => spotOf(option, this.purchase?.aims))));
  /** The type of the influence card that is being bought, or is selected; "": none. */
  readonly hiredType = $derived(this.purchase?.type ?? (this.influenceTypes.has(this.selected) ? this.selected : ""));
  readonly price = $derived(this.board.stacks.find((stack) => stack.type === this.hiredType)?.prices[0] ?? 0);
  private readonly previewPlace = $derived(this.hovered && this.litPlaces.has(this.hovered) ? this.hovered : this.place);
  private readonly optionAtPlace = $derived(this.placeOptions.find((option) => spotOf(option, this.purchase?.aims) === this.place));
  /** Options that name a family. */
  readonly callOptions = $derived(this.options.filter((option) => verbOf(option) === "name"));
  readonly buyableTypes = $derived(new Set(this.options.filter((option) => verbOf(option) === "buy").map((option) => option.code.slice(4))));
  /** Options with a button of their own in the prompt. */
  readonly promptOptions = $derived(this.options.filter((option) => ["pass", "stop", "family"].includes(verbOf(option)) && (verbOf(option) !== "pass" || !this.purchase)));
  readonly confirmOption = $derived(this.optionAtPlace ?? this.options.find((option) => option.code === `take:${this.selected}` || option.code === `buy:${this.selected}`));
  /** Passing while something could be bought is asked once more. */
  private warned = $state(false);
  readonly asksAboutPass = $derived(this.warned && this.canChoose && this.buyableTypes.size > 0);
  readonly canGoBack = $derived(this.asksAboutPass || this.selected !== "" || this.place !== "" || (this.purchase !== null && this.canChoose));

  readonly canPick = (card: string): boolean =>
    !this.purchase && this.options.some((option) => ["play", "take"].includes(verbOf(option)) && cardsOf(option).includes(card));

  // The preview of a play or a purchase

  /** The card that is shown at a place before it is played. */
  readonly previewCard = $derived.by(() => {
    if (this.purchase?.gap) return { gap: this.purchase.gap, code: this.purchase.type, influence: true };
    if (this.purchase) return this.previewPlace ? { gap: this.previewPlace, code: this.purchase.type, influence: true } : null;
    return this.previewPlace && this.hand.includes(this.selected) ? { gap: this.previewPlace, code: this.selected, influence: false } : null;
  });
  private readonly previewCode = $derived(this.previewCard && !this.previewCard.influence ? `play:${this.previewCard.code}:${this.previewCard.gap}` : "");
  readonly claims = $derived(claimsWith(this.board, this.previewCode));
  /** From the bought card to its building, and on to what it would affect. */
  readonly arrows = $derived.by((): [string, string][] => {
    if (!this.purchase?.gap) return [];
    const { gap, building, aims } = this.purchase;
    const aim = building && (aims[building] ?? building);
    const found: [string, string][] = aim ? [[gap, aim]] : [];
    return this.previewPlace ? [...found, [aim || gap, this.previewPlace]] : found;
  });

  // The prompt

  /** The question of the prompt; "" for the server's own. */
  readonly question = $derived.by(() => {
    if (this.asksAboutPass) return t("intrigo-web-warn-pass");
    const verb = verbOf(this.placeOptions[0] ?? this.callOptions[0] ?? this.promptOptions[0] ?? NO_OPTION);
    if (this.purchase && verb === "near") return t(`intrigo-web-near-${this.purchase.type}`);
    if (this.purchase) return !verb ? "" : t(`intrigo-web-ask-${verb}`, { type: t(`intrigo-influence-${this.purchase.type}`) });
    if (this.hiredType) return t("intrigo-web-ask-hire", { type: t(`intrigo-influence-${this.hiredType}`), count: this.price });
    if (this.isDraft) return this.board.chosen ? "" : t("intrigo-web-ask-draft");
    if (this.selected) return t("intrigo-web-ask-where", { card: t(`intrigo-card-${this.selected}`) });
    return this.board.phase === "placing" ? t(!this.hand.length ? "intrigo-web-ask-empty" : this.buyableTypes.size ? "intrigo-web-ask-turn" : "intrigo-web-ask-only") : "";
  });

  /** The second line of the prompt. */
  readonly explanation = $derived.by(() => {
    const { names } = this.session;
    const count = this.board.players[this.me]?.ducats ?? 0;
    if (this.reason) return this.reason;
    if (this.asksAboutPass) return t("intrigo-web-warn-pass", { count }, "why");
    if (this.previewCode && this.board.previews[this.previewCode]) return winText(this.board, names, this.me, this.previewCode);
    if (this.purchase) return t("intrigo-web-not-paid");
    if (this.hiredType) return t("intrigo-web-hire-how", { count });
    if (this.hand.includes(this.selected)) return beneficiaryText(this.board, names, this.me, this.selected);
    if (this.isDraft && this.me >= 0) return this.board.chosen ? t("intrigo-web-packet-waits") : t("intrigo-web-packet", { family: t(`intrigo-family-${this.family}`) });
    if (!this.canChoose) return "";
    const called = courtesanCall(this.session.journal, this.me);
    return called && app.texts ? phraseText(app.texts, called, names) : t("intrigo-web-turn-note", { count });
  });

  /** The text id of the influence card that is spoken of; "" if there is none. */
  readonly infoCard = $derived(this.hiredType && this.canChoose ? `intrigo-influence-${this.hiredType}` : "");

  readonly awardText = $derived(this.walk.text(this.session.names));

  override optionText(option: Option): string {
    return super.optionText(option, `intrigo-web-do-${verbOf(option)}`);
  }

  readonly placeName = (place: string): string => placeName(this.board, place);

  /** What a place would bring, for screen readers. */
  readonly describePlace = (place: string): string => {
    if (place.startsWith("b")) return claimText(this.board, this.session.names, this.claims[Number(place.slice(1))] ?? "");
    return this.litPlaces.has(place) && this.hand.includes(this.selected) ? winText(this.board, this.session.names, this.me, `play:${this.selected}:${place}`) : "";
  };

  // Effects

  override start(): void {
    super.start();
    $effect(() => {
      void [this.view.moment, this.walk.isActive];
      this.clear();
    });
    // The log shows an award when the lantern reaches it.
    $effect(() => {
      const { award } = this.walk;
      if (award) this.session.shownEntryCount = untrack(() => this.session.journal.indexOf(award)) + 1;
    });
    $effect(() => {
      const playing = this.awardBeat;
      const after = playing?.beat.after as IntrigoBoard | undefined;
      const first = playing?.beat.entry;
      if (!playing || !first || !after?.evening) return;
      const { time } = playing;
      return untrack(() => this.walk.start(this.session.journal, first, this.view.board, after, time));
    });
  }

  /** The beat in which the awards of a round are shown. */
  private readonly awardBeat = $derived.by(() => {
    const { playing } = this.animator;
    return playing && hasAwards(playing) ? playing : null;
  });

  // Presses

  readonly skipAwards = (): void => {
    this.walk.stop();
    this.animator.next();
  };

  protected override onRefused(): void {
    this.clear();
  }

  private clear(): void {
    this.warned = false;
    this.selected = "";
    this.place = "";
    this.reason = "";
  }

  readonly pressPlace = (place: string): void => {
    this.reason = "";
    if (!this.litPlaces.has(place)) {
      this.place = "";
      void this.explain(this.hand.includes(this.selected) ? `play:${this.selected}:${place}` : `${place.startsWith("b") ? "near" : "gap"}:${place}`);
      return;
    }
    if (this.place === place && this.optionAtPlace) this.choose(this.optionAtPlace);
    else this.place = place;
  };

  /** Choose what has a button in the prompt, or ask once more before a pass. */
  readonly pressOption = (option: Option): void => {
    if (verbOf(option) === "pass" && this.buyableTypes.size && !this.asksAboutPass) this.warned = true;
    else this.choose(option);
  };

  readonly pressCard = (card: string): void => {
    this.reason = "";
    if (!this.canPick(card)) {
      if (this.purchase && this.canChoose) this.reason = t("intrigo-web-hire-first");
      return;
    }
    if (this.selected === card) return this.playSelected();
    this.selected = card;
    this.place = "";
  };

  /** The second press: take the card, or play it at the chosen place or at the only one. */
  private playSelected(): void {
    const [only, ...more] = this.confirmOption ? [this.confirmOption] : this.placeOptions;
    if (only && !more.length) this.choose(only);
  }

  // Dragging

  readonly drag = (card: string): DragHandlers | null => (this.canPick(card) && !this.busy ? { start: () => this.lift(card), drop: this.drop } : null);

  private lift(card: string): boolean {
    if (this.selected !== card) this.pressCard(card);
    return true;
  }

  /** Drop the selected card: on a place of the palace it is played there, elsewhere it is taken or played if there is one way. */
  private readonly drop = (places: string[]): void => {
    const place = places.find((one) => /^g\d+$/.test(one));
    if (!places.length) this.clear();
    else if (place && !this.isDraft) this.dropAt(place);
    else this.playSelected();
  };

  private dropAt(place: string): void {
    this.place = "";
    this.pressPlace(place);
    if (this.place) this.pressPlace(place);
  }

  readonly pressStack = (type: string): void => {
    this.reason = "";
    this.warned = false;
    this.place = "";
    if (this.selected === type && this.confirmOption) this.choose(this.confirmOption);
    else if (this.buyableTypes.has(type)) this.selected = type;
    else void this.explain(`buy:${type}`);
  };

  /** Take back the last press; without one, undo the begun purchase. */
  readonly back = (): void => {
    this.reason = "";
    if (this.asksAboutPass) this.warned = false;
    else if (this.place) this.place = "";
    else if (this.selected) this.selected = "";
    else if (this.purchase) void this.session.undo?.();
  };

  private async explain(code: string): Promise<void> {
    if (this.me < 0 || !this.canChoose) return;
    this.reason = ruleReason(await this.session.whyNot(code));
  }
}
