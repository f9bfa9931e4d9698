// The model of the setup page: what it shows of a table before the start, and what the host changes.
import { app } from "../../lib/app.svelte";
import { type Counts, type Decks, formatDeck, readyMadeDeck } from "../../lib/deck";
import { gameClient } from "../../lib/games";
import type { Settings } from "../../lib/protocol";
import type { TableSession } from "../../lib/session.svelte";
import { type SettingValue, deckOf, matchesPreset } from "../../lib/settings";
import { type StartStatus, seatsNeeded, startStatus } from "../../lib/start-status";
import type { Chair, GameInfo, Preset, SettingInfo, TableInfo } from "../../lib/types";

export interface SetupProps {
  session: TableSession;
  table: TableInfo;
}

const FIRST_PRESETS = 5; // shown before "more"

export class SetupModel {
  /** True if all presets are shown, not only the first ones. */
  allPresets = $state(false);
  decks = $state.raw<Decks>({});
  /** What is wrong with the custom deck; "" if nothing is. */
  deckProblem = $state("");
  private builderOpened = false;

  constructor(private readonly props: () => SetupProps) {}

  get table(): TableInfo {
    return this.props().table;
  }

  get session(): TableSession {
    return this.props().session;
  }

  get game(): GameInfo | undefined {
    return app.games.find((one) => one.id === this.table.settings.game);
  }

  get isHost(): boolean {
    return this.session.you.host;
  }

  get hostName(): string {
    return this.table.chairs.find((chair) => chair.host)?.name ?? "";
  }

  get ownChair(): Chair | undefined {
    return this.table.chairs[this.session.seat];
  }

  get freeSeats(): number {
    return this.table.chairs.filter((chair) => chair.kind === "free").length;
  }

  get seatsNeeded(): number {
    return seatsNeeded(this.table.chairs);
  }

  /** The numbers of players that the game allows; empty if there is only one. */
  get seatNumbers(): number[] {
    const [low, high] = this.game?.seats ?? [0, 0];
    return low === high ? [] : Array.from({ length: high - low + 1 }, (_, i) => low + i);
  }

  get status(): StartStatus {
    return startStatus(this.table.chairs, this.session.seat, this.isHost);
  }

  get problem(): string {
    return this.hasCustomDeck ? this.deckProblem : "";
  }

  get canStart(): boolean {
    return this.freeSeats === 0 && this.problem === "" && !this.session.busy;
  }

  get presets(): Preset[] {
    const { seats, games } = this.table.settings;
    return [...(this.game?.presets ?? []), ...(games > 1 ? (this.game?.match_presets ?? []) : [])].filter((one) => one.seats.includes(seats));
  }

  get shownPresets(): Preset[] {
    return this.allPresets ? this.presets : this.presets.filter((one, place) => place < FIRST_PRESETS || this.isChosen(one));
  }

  get hasMorePresets(): boolean {
    return this.presets.length > FIRST_PRESETS;
  }

  isChosen(preset: Preset): boolean {
    return this.game !== undefined && !this.hasCustomDeck && matchesPreset(this.table, this.game, preset);
  }

  get hasDecks(): boolean {
    return this.game?.settings.some((one) => one.id === "deck") ?? false;
  }

  get hasCustomDeck(): boolean {
    return this.table.settings.options["deck"] === "custom";
  }

  /** The cards of the chosen ready-made deck. */
  get deckCounts(): Counts | undefined {
    return this.game && readyMadeDeck(this.decks, deckOf(this.table, this.game), this.game, this.table.settings.seats);
  }

  async loadDecks(): Promise<void> {
    this.decks = (await gameClient(this.table.settings.game)?.loadDecks?.()) ?? {};
  }

  configure(change: Partial<Settings>): void {
    void this.session.send({ do: "configure", settings: { ...this.table.settings, ...change } });
  }

  set = (setting: SettingInfo, value: SettingValue): void => {
    this.configure({ options: { ...this.table.settings.options, [setting.id]: value } });
  };

  sit = (seat: number): void => {
    this.session.requireName(() => void this.session.send({ do: "sit", seat }));
  };

  choosePreset(preset: Preset): void {
    this.deckProblem = "";
    this.configure({ options: preset.options });
  }

  /** A custom deck starts as a copy of the chosen one, so that it is playable at once. */
  async chooseCustomDeck(): Promise<void> {
    await this.loadDecks();
    const { deck: _, ...rest } = this.table.settings.options;
    this.configure({ options: { ...rest, deck: "custom", cards: formatDeck(this.deckCounts ?? {}) } });
    this.builderOpened = true;
  }

  /** Keep what the server accepted of a custom deck. */
  changeDeck = (options: Record<string, SettingValue>): void => {
    const before = this.table.settings.options;
    if (Object.entries(options).some(([id, value]) => before[id] !== value)) this.configure({ options: { ...before, ...options } });
  };

  /** Scroll to the deck builder when it was just opened. */
  scrollToBuilder = (builder: HTMLElement): void => {
    if (this.builderOpened) builder.scrollIntoView();
    this.builderOpened = false;
  };
}
