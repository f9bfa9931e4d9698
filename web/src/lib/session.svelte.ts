// One client at one table: its state, and the commands that the pages and boards send.
import { app, percent, t } from "./app.svelte";
import { flash, placesIn } from "./board-places";
import type { BoardSession, Pace } from "./board-session";
import { withBotNames } from "./bots";
import { copy } from "./clipboard";
import { type Coach, mistakeIn } from "./coach.svelte";
import type { NewCommand, TableConnection } from "./connection.svelte";
import { hostLinks } from "./host-links.svelte";
import { type LessonStep, answerText } from "./lessons";
import { openView } from "./open-view";
import type { Done, Refusal } from "./protocol";
import type { ClockInfo, Option, PlanInfo, TableInfo, View, You } from "./types";
import { type Names, type Phrase, namesAt, refusalText } from "./wording";

/** Advice for one decision: the best options, the reason for the first of them, and how they compare. */
export interface Advice {
  options: { option: Option; percent: number | null }[];
  reason: Phrase;
  odds: Phrase;
  /** Options that surely cost much of the chance of winning. */
  mistakes?: { code: string; percent: number | null }[];
}

const HINT_PATIENCE = 5000; // ms that a choice waits for the coach, who has usually thought while the player did
const HINT_AGAIN = 700; // ms until the host is asked again while it thinks about another question
const HINT_TRIES = 4;

export class TableSession implements BoardSession {
  busy = $state(false);
  animating = $state(false);
  shownEntryCount = $state(Infinity);
  pace = $state.raw<Pace | null>(null);
  /** Something was chosen here since the page was opened. */
  private hasChosen = $state(false);
  /** In a lesson: why the last choice was not accepted; "" if it was. */
  lessonAnswer = $state("");
  private pendingCommands = 0; // not reactive: `send` may be called inside an effect
  private requestedHint = $state.raw<{ moment: number; hint: Advice | null } | null>(null);
  private advice: { moment: number; answer: Promise<Advice | Refusal> } | null = null;
  /** Set while the coach is at this table. */
  coach = $state.raw<Coach | null>(null);

  /** The table, with its bots called by names of the reader's language. */
  readonly table: TableInfo | null = $derived.by(() => (this.connection.table ? withBotNames(app.texts, this.connection.table) : null));

  /** `forRoom`: shown on a screen that nobody operates. */
  constructor(
    readonly connection: TableConnection,
    readonly forRoom = false,
  ) {}

  /** The seat of this client; -1 for a spectator. */
  get seat(): number {
    return this.you.seat;
  }

  get you(): You {
    return this.connection.you;
  }

  /** What this seat sees, or everything, if it watches with open cards. */
  readonly view: View | null = $derived.by(() => {
    const { view, openViews } = this.connection;
    return view && openViews ? openView(openViews, view.seat >= 0 ? view.seat : Math.max(0, view.asked[0]?.seat ?? 0)) : view;
  });

  /** True while the game waits for this player. */
  get isAsked(): boolean {
    const { table, view, seat } = this;
    return table?.status === "playing" && !table.paused && seat >= 0 && (view?.asked.some((one) => one.seat === seat && one.waits) ?? false);
  }

  get plan(): PlanInfo | null {
    return this.connection.plan;
  }

  get clock(): ClockInfo {
    return this.connection.clock;
  }

  get journal(): readonly Phrase[] {
    return this.connection.journal;
  }

  /** The journal up to the last entry that the board has shown. */
  get shownJournal(): readonly Phrase[] {
    return this.journal.slice(0, this.shownEntryCount);
  }

  get gameNumber(): number {
    return this.connection.gameNumber;
  }

  get names(): Names {
    return namesAt(this.table, this.seat);
  }

  namesFor(entry: Phrase): Names {
    const { absences } = this.you;
    if (!absences.length) return this.names;
    const line = this.journal.lastIndexOf(entry);
    return absences.some(({ first, last }) => line >= first && line < (last ?? Infinity)) ? { ...this.names, me: -1 } : this.names;
  }

  get passing(): boolean {
    return this.connection.passing;
  }

  async letPass(yes: boolean): Promise<void> {
    await this.send({ do: "let-pass", yes });
  }

  /** Open a table for another game, and go there. Against bots it is dealt at once. */
  async rematch(): Promise<void> {
    const response = await this.send({ do: "rematch" });
    const next = (response?.answer as { table?: string } | null)?.table;
    if (next) app.navigate(`t/${next}`);
  }

  serverTime(): number {
    return this.connection.serverTime();
  }

  /** Send a command; a refusal is shown as an error and returns null. */
  async send(command: NewCommand): Promise<Done | null> {
    this.busy = ++this.pendingCommands > 0;
    const response = await this.connection.send(command);
    this.busy = --this.pendingCommands > 0;
    if (response.tell === "done") return response;
    app.error = app.texts ? refusalText(app.texts, response) : "";
    return null;
  }

  /** Choose an option. The moment of the view goes with it, so that the server refuses a late choice. */
  async choose(option: Option | string, sure = false): Promise<boolean> {
    const { view } = this;
    if (!view || this.busy) return false;
    const code = typeof option === "string" ? option : option.code;
    if (!sure && this.coach && (await this.isCostly(view, code))) return false;
    this.hasChosen = true;
    this.requestedHint = null;
    this.pace?.startRecording();
    if (this.table?.lesson) return this.chooseInLesson(view.moment, code);
    return (await this.send({ do: "choose", moment: view.moment, code })) !== null;
  }

  /** Ask the coach about a choice; one that costs much is shown to the player instead of being taken. */
  private async isCostly(view: View, code: string): Promise<boolean> {
    const option = view.options.find((one) => one.code === code);
    if (!option || view.options.length < 2 || !this.offersHints) return false;
    this.busy = ++this.pendingCommands > 0;
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), HINT_PATIENCE));
    const answer = await Promise.race([this.ask(view.moment), late]);
    this.busy = --this.pendingCommands > 0;
    const mistake = mistakeIn(answer && "options" in answer ? answer : null, option);
    if (this.coach) this.coach.mistake = mistake;
    return mistake !== null && this.coach !== null;
  }

  /** What this choice would cost, in words; "" if that is little or not known. */
  costOf(option: Option): string {
    const hint = this.coach && this.known?.moment === this.view?.moment ? this.known?.hint : undefined;
    const mistake = mistakeIn(hint ?? null, option);
    return mistake ? t("coach-cost", { before: percent(mistake.bestChance / 100), after: percent(mistake.chance / 100) }) : "";
  }

  /** Choose in a lesson, which answers a choice that it does not accept. */
  private async chooseInLesson(moment: number, code: string): Promise<boolean> {
    this.lessonAnswer = "";
    this.busy = ++this.pendingCommands > 0;
    const response = await this.connection.send({ do: "choose", moment, code });
    this.busy = --this.pendingCommands > 0;
    if (response.tell === "refused" && app.texts) this.lessonAnswer = answerText(app.texts, response, this.names);
    return response.tell === "done";
  }

  /** The step of the lesson that belongs to the shown view. */
  get lesson(): LessonStep | null {
    const shown = this.pace?.view ?? this.connection.view;
    return (shown && this.connection.lessonAt.get(shown)) ?? null;
  }

  /** In a lesson: this step is read. */
  async readOn(step: number): Promise<void> {
    this.lessonAnswer = "";
    await this.send({ do: "read-on", step });
  }

  get canUndo(): boolean {
    return this.connection.canUndo;
  }

  /** Undo the last choice of this seat, or show why that is impossible. */
  async undo(): Promise<void> {
    const { view } = this;
    if (!view || this.seat < 0 || this.table?.status !== "playing") return;
    this.advice = this.known = null; // after another choice the same moment is another position
    if (this.canUndo) await this.send({ do: "undo", moment: view.moment });
    else if (this.table.lesson) this.lessonAnswer = t("lesson-no-undo");
    else app.notice = this.undoRefusal;
  }

  get undoRefusal(): string {
    if (!this.table?.settings.undo) return t("web-undo-never");
    return this.hasChosen ? t("web-undo-not") : t("web-undo-nothing");
  }

  /** True if the table allows hints and its game has them. */
  get offersHints(): boolean {
    const settings = this.table?.settings;
    return (settings?.hints ?? false) && (app.games.find((one) => one.id === settings?.game)?.hints ?? false);
  }

  /** The hint for the current decision; "thinking" until it arrives, null if none was requested. */
  get hint(): Advice | "thinking" | null {
    if (!this.requestedHint || this.requestedHint.moment !== this.view?.moment) return null;
    return this.requestedHint.hint ?? "thinking";
  }

  /** Request a hint, or close the one that is shown. The player may choose before it arrives. */
  async toggleHint(): Promise<void> {
    const moment = this.view?.moment ?? -1;
    const close = this.hint !== null;
    this.requestedHint = close ? null : { moment, hint: null };
    if (close) return;
    const answer = await this.ask(moment);
    if (this.requestedHint?.moment !== moment) return;
    this.requestedHint = "options" in answer ? { moment, hint: answer } : null;
    const best = this.requestedHint?.hint?.options[0]?.option;
    if (best) flash(placesIn(best));
    if (!("options" in answer) && app.texts) app.error = refusalText(app.texts, answer);
  }

  /** The newest advice that has arrived. */
  private known = $state.raw<{ moment: number; hint: Advice } | null>(null);

  /** Let the host think about the current decision, so that its advice is there when it is needed. */
  prepareAdvice(): void {
    const { view } = this;
    if (view && view.options.length > 1 && this.offersHints) void this.ask(view.moment);
  }

  /** The advice for the decision of this moment; the host is asked once. */
  private ask(moment: number): Promise<Advice | Refusal> {
    if (this.advice?.moment !== moment) this.advice = { moment, answer: this.askHost(moment) };
    return this.advice.answer;
  }

  private async askHost(moment: number): Promise<Advice | Refusal> {
    for (let tries = 1; ; tries++) {
      const response = await this.connection.send({ do: "hint" });
      if (response.tell === "done") {
        this.known = { moment, hint: response.answer as Advice };
        return this.known.hint;
      }
      // It still thinks about an earlier question, which nobody needs any more.
      const again = response.text === "error-hint-thinking" && tries < HINT_TRIES && this.view?.moment === moment;
      if (!again) {
        if (this.advice?.moment === moment) this.advice = null;
        return response;
      }
      await new Promise((resolve) => setTimeout(resolve, HINT_AGAIN));
    }
  }

  async whyNot(code: string): Promise<string> {
    const response = await this.connection.send({ do: "why", code });
    return response.tell === "done" ? (response.answer as { rule: string }).rule : (response.rule ?? "");
  }

  /** Copy a link that opens this seat on another device; it replaces the previous link. */
  async copyPersonalLink(): Promise<boolean> {
    const key = randomKey();
    if (!(await this.send({ do: "link", key }))) return false;
    await hostLinks.refresh();
    return copy(hostLinks.linkTo(`t/${this.connection.id}#seat=${this.seat}.${key}`));
  }

  /** Sign this seat out on all other devices, and invalidate every link to it. */
  async signOutOthers(): Promise<boolean> {
    return (await this.send({ do: "sign-out-others", key: randomKey() })) !== null;
  }

  /** Run an action that needs a guest with a name. A new guest reconnects first, so that the server knows the name. */
  requireName(action: () => void): void {
    const isNew = app.guest === null;
    app.requireName(() => {
      if (isNew) this.connection.reopen();
      action();
    });
  }

  /** Take a seat with the secret of a personal link. */
  async claimSeat(secret: string): Promise<void> {
    const [seat = "", key = ""] = secret.split(".");
    history.replaceState(null, "", location.pathname);
    await this.send({ do: "claim", seat: Number(seat), key });
  }
}

/** A secret of 192 bits. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(24))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
