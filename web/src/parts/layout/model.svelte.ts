// The model of a board that is drawn from a layout: what an option names can be pressed.
import { app, t, textOr } from "../../lib/app.svelte";
import { type BoardProps, CardBoardModel } from "../../lib/board-model.svelte";
import { type BoardLayout, type PlayerArea, type Zone, cardsNamed, codeWith, handOf, idsOf, isOnBoard, naming, script, seatsNamed } from "../../lib/layout";
import { otherSeats } from "../../lib/seating";
import type { PromptButton } from "../../lib/selection.svelte";
import type { Option } from "../../lib/types";

interface HandBoard {
  hand: string[];
}

const EMPTY: BoardLayout = { zones: [], counters: [], players: [] };
const MANY = 8; // options that are also offered as buttons, while one of them is being chosen

export class LayoutBoardModel extends CardBoardModel<HandBoard> {
  constructor(props: () => BoardProps, game: string) {
    super(props as () => BoardProps<HandBoard>, script, game);
  }

  protected readonly playableTexts = { at: "", plain: "" };

  get layout(): BoardLayout {
    return this.view.layout ?? EMPTY;
  }

  override get board(): HandBoard {
    return { hand: this.hand ? idsOf(this.hand) : [] };
  }

  get hand(): Zone | undefined {
    return handOf(this.layout, this.me);
  }

  get own(): PlayerArea | undefined {
    return this.layout.players[this.me];
  }

  get others(): number[] {
    return otherSeats(this.layout.players.map((_, seat) => seat), (seat) => seat === this.me);
  }

  isWaitedFor(seat: number): boolean {
    return !this.view.outcome && this.view.asked.some((one) => one.waits && one.seat === seat);
  }

  protected get optionsOfSelected(): Option[] {
    return this.possible;
  }

  /** The options that go with what is selected. */
  private get possible(): Option[] {
    return naming(this.options, this.selected, this.selection.target);
  }

  private get hasSelection(): boolean {
    return this.selected.length > 0 || this.selection.target >= 0;
  }

  readonly canPlay = (id: string): boolean => this.possible.some((option) => cardsNamed(option).includes(id));

  get targets(): number[] {
    return this.layout.players.map((_, seat) => seat).filter((seat) => this.canAim(seat));
  }

  canAim(seat: number): boolean {
    return this.selection.target < 0 && this.possible.some((option) => seatsNamed(option).includes(seat));
  }

  canPress(zone: Zone): boolean {
    return zone.press !== "" && this.options.some((option) => option.code === zone.press);
  }

  protected cardText(id: string): string {
    return id.split(".")[0] ?? "";
  }

  cardName(id: string): string {
    return textOr(id.split(".")[0] ?? "", id);
  }

  override readonly label = (id: string): string => this.cardName(id);

  get question(): string {
    if (this.selection.reason) return t("web-refused", { what: this.cardName(this.selection.refused) });
    const target = this.selection.target;
    return [...this.selected.map((id) => this.cardName(id)), ...(target >= 0 ? [this.nameOf(target)] : [])].join(", ");
  }

  get explanation(): string {
    const card = (this.selected.at(-1) ?? "").split(".")[0] ?? "";
    const text = card && app.texts?.has(card, "text") ? t(card, {}, "text") : "";
    return this.selection.reason || (this.animatedText ?? text);
  }

  get buttons(): PromptButton[] {
    const { layout, possible } = this;
    if (this.hasSelection) return [this.backButton, ...(possible.length <= MANY ? possible.map((option) => this.optionButton(option)) : [])];
    const pressed = new Set(layout.zones.map((zone) => zone.press));
    return this.view.options.filter((option) => !isOnBoard(option, layout) || pressed.has(option.code)).map((option) => this.optionButton(option));
  }

  readonly pick = (id: string): void => {
    this.newCards.markSeen(id);
    if (this.selected.includes(id)) this.selection.select(this.selected.filter((one) => one !== id));
    else if (this.canPlay(id)) this.narrow([...this.selected, id], this.selection.target);
    else if (this.optionsWith(id).length) this.narrow([id], -1);
    else if (this.canChoose) void this.selection.explainCard(id, codeWith(this.options, id));
  };

  aim(seat: number): void {
    if (this.canAim(seat)) this.narrow(this.selected, seat);
  }

  protected optionsWith(id: string): Option[] {
    return naming(this.options, [id], -1);
  }

  protected onShortcut(): void {
    // Games without client code have no keys of their own.
  }

  /** Take the only option that is left, or hold what was pressed. */
  private narrow(cards: string[], target: number): void {
    const [only, ...more] = naming(this.options, cards, target);
    if (only && !more.length) {
      this.choose(only);
      return;
    }
    this.selection.select(cards);
    this.selection.target = target;
  }
}
