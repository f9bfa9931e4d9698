// The model of a replay: it loads the steps of a game page by page and moves through them.
import { type JournalEntry, type ReplayStep, mistakeAt, stepAfter } from "../../lib/analysis";
import { AnalysisPoller } from "../../lib/analysis-poller.svelte";
import { type Step, api } from "../../lib/api";
import { app, errorText, gameName, t } from "../../lib/app.svelte";
import { withBotNames } from "../../lib/bots";
import { copy, share } from "../../lib/clipboard";
import { type Jump, jumpFrom, startsOf } from "../../lib/jumps";
import { hostLinks } from "../../lib/host-links.svelte";
import { openView } from "../../lib/open-view";
import { ReplaySession } from "../../lib/replay-session";
import { hasRail, isTouched } from "../../lib/screen";
import type { TableInfo, View } from "../../lib/types";
import { type Board, boardOf } from "../boards";

const PAGE = 60; // steps in a request

/** The value of `by` that shows all hands. */
export const OPEN = "open";

export class ReplayModel {
  board = $state.raw<Board | null>(null);
  /** Whose view is shown: "" is the own one, else a seat, or OPEN. */
  by = $state("");
  /** The client's own seat in this game; the replay starts with its view. */
  own = $state(-1);
  at = $state(Number(new URLSearchParams(location.search).get("step") ?? 0));
  total = $state(0);
  playing = $state(false);
  rail = $state(hasRail());
  tab = $state<"log" | "analysis">("log");
  readonly poller: AnalysisPoller;
  private received = $state.raw<TableInfo | null>(null);
  private pages = $state.raw<Map<number, Step[]>>(new Map());
  /** The number of choices to go to when all steps are known: after a change of seat, or from a link; -1: none. */
  private choices = Number(new URLSearchParams(location.search).get("choices") ?? -1);
  /** A link to what the analysis has found shows the analysis, too. */
  private readonly opensAnalysis = new URLSearchParams(location.search).has("analysis");

  constructor(
    readonly tableId: string,
    readonly number: number,
  ) {
    this.poller = new AnalysisPoller(tableId, number);
  }

  readonly table = $derived.by(() => this.received && withBotNames(app.texts, this.received));
  readonly game = $derived.by(() => this.table?.settings.game ?? "");
  readonly step = $derived.by(() => this.pages.get(Math.floor(this.at / PAGE))?.[this.at % PAGE]);
  readonly view = $derived.by(() => this.shownView());
  readonly session = $derived.by(() => this.table && new ReplaySession(this.table, this.view, this.by === OPEN ? -1 : Number(this.by || this.own), this.step?.lines ?? [], this.at));

  /** The loaded steps, in order. */
  private readonly steps = $derived.by(() => [...this.pages.keys()].sort((a, b) => a - b).flatMap((page) => (this.pages.get(page) ?? []).map((one, i) => ({ ...one, number: page * PAGE + i }))));
  readonly journal = $derived.by<JournalEntry[]>(() => this.steps.flatMap((one) => one.lines.map((entry) => ({ entry, step: one.number }))));
  readonly stages = $derived.by<ReplayStep[]>(() => this.steps.flatMap((one) => (one.choices === undefined ? [] : [{ step: one.number, choices: one.choices }])));

  /** Where turns and rounds begin. */
  readonly starts = $derived.by(() => startsOf(this.journal));
  /** What was chosen at this step although there was something better; null if nothing is known of it. */
  readonly mistake = $derived.by(() => (this.poller.active && this.poller.analysis ? mistakeAt(this.poller.analysis, this.stages, this.at) : null));
  /** True at the end of the game: there is nothing to play on from. */
  readonly isEnd = $derived.by(() => this.view === null || this.view.outcome !== null || (this.isOver && this.at === this.total - 1));

  /** The seats on which somebody can play on from here: every one that is in the game, once that is over; before, the own. */
  get branchSeats(): number[] {
    const out = this.step?.out ?? [];
    const seats = this.isOver ? (this.table?.chairs ?? []).map((_, seat) => seat) : this.own < 0 ? [] : [this.own];
    return seats.filter((seat) => !out.includes(seat));
  }

  /** The seat that is offered first: whose view is shown, or else who is asked. */
  get branchSeat(): number {
    const asked = this.step?.views[0]?.asked.find((one) => one.waits)?.seat ?? -1;
    const wanted = [this.by === OPEN ? asked : Number(this.by || this.own), asked];
    return wanted.find((seat) => this.branchSeats.includes(seat)) ?? this.branchSeats[0] ?? -1;
  }

  get isOver(): boolean {
    const table = this.table;
    return table !== null && (["finished", "between", "closed"].includes(table.status) || (table.status === "broken" && !table.broken));
  }

  get openedOn(): string {
    return this.table ? new Intl.DateTimeFormat(app.language, { dateStyle: "long" }).format(this.table.opened) : "";
  }

  /** A replay has no options, so nothing is lit. */
  private shownView(): View | null {
    if (!this.step) return null;
    const { views } = this.step;
    const view = this.by === OPEN ? openView(views, Math.max(0, views[0]?.asked[0]?.seat ?? 0) % views.length) : (views[0] ?? null);
    return view && { ...view, options: [] };
  }

  async load(): Promise<void> {
    try {
      const { table } = await api.table(this.tableId);
      await app.loadGameTexts(table.settings.game);
      this.received = table;
      document.documentElement.dataset.game = table.settings.game;
      this.board = await boardOf(table.settings.game);
      if (this.opensAnalysis) this.toggleAnalysis();
    } catch (error) {
      app.error = errorText(error);
    }
  }

  /** Load the page of the shown step first, then the others one by one, so that timeline and log have the whole game. */
  async loadNextPage(): Promise<void> {
    const shown = Math.floor(this.at / PAGE);
    if (!this.pages.has(shown)) return this.loadPage(shown, this.by);
    const missing = Array.from({ length: Math.ceil(this.total / PAGE) }, (_, page) => page).find((page) => !this.pages.has(page));
    if (missing !== undefined) await this.loadPage(missing, this.by);
  }

  private async loadPage(page: number, seat: string): Promise<void> {
    try {
      const response = await api.steps(this.tableId, this.number, seat, page * PAGE);
      if (seat !== this.by) return;
      this.total = response.total;
      if (!seat) this.own = response.steps[0]?.views[0]?.seat ?? this.own;
      this.pages = new Map(this.pages).set(page, response.steps);
      this.at = Math.min(this.at, this.total - 1);
      if (this.steps.length === this.total) this.returnToChoices();
    } catch (error) {
      app.error = errorText(error);
    }
  }

  /** Seats see different choices, so their steps differ: remember the number of choices instead. */
  showViewOf(seat: string): void {
    this.choices = this.step?.choices ?? -1;
    this.by = seat;
    this.pages = new Map();
  }

  private returnToChoices(): void {
    if (this.choices >= 0) this.at = stepAfter(this.stages, this.choices);
    this.choices = -1;
  }

  go = (to: number): void => {
    this.choices = -1;
    this.at = Math.max(0, Math.min(this.total - 1, to));
  };

  /** Go to the beginning of another turn or round. */
  jump = (jump: Jump): void => {
    this.go(jumpFrom(this.starts, this.at, jump, this.total));
  };

  /** Go to the next step, unless an animation is running. */
  playOn = (): void => {
    if (this.session?.animating) return;
    if (this.at + 1 < this.total) this.go(this.at + 1);
    else this.playing = false;
  };

  /** Start or show the analysis, or close it. */
  toggleAnalysis(): void {
    if (this.poller.active) {
      this.poller.stop();
      this.tab = "log";
      return;
    }
    this.tab = "analysis";
    this.rail ||= hasRail();
    void this.poller.start();
  }

  async shareStep(): Promise<void> {
    await hostLinks.refresh();
    const link = hostLinks.linkTo(`games/${this.tableId}/${this.number}?step=${this.at}`);
    if (isTouched() && (await share(gameName(this.game), link))) return;
    if (await copy(link)) app.notice = t("web-share-done");
  }
}
