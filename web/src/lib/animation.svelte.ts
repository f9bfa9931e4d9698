// Plays the animations of one board, and decides which view it shows meanwhile (see lib/animation.ts).
import { untrack } from "svelte";
import { type Beat, type Flight, AnimationQueue } from "./animation";
import type { BoardSession } from "./board-session";
import { playSound } from "./sounds";
import type { View } from "./types";
import type { Phrase } from "./wording";

/** What a game's script may use besides the entry: its own seat, the entries after it, the views before and after. */
export interface ScriptContext<Board> {
  me: number;
  next: readonly Phrase[];
  before: View<Board>;
  after: View<Board>;
}

export type Script<Board> = (entry: Phrase, context: ScriptContext<Board>) => Beat[];

export interface PlayingBeat {
  beat: Beat;
  time: number;
  /** Without movement. */
  still: boolean;
  number: number;
}

function speed(): number {
  return Number(document.documentElement.style.getPropertyValue("--speed") || 1);
}

export class BoardAnimator<Board> {
  /** The view that the board shows. */
  view = $state.raw<View<Board> | null>(null);
  /** There is a newer view: nothing can be chosen in the shown one. */
  outdated = $state(false);
  playing = $state.raw<PlayingBeat | null>(null);
  /** Flights that were not animated; they stay visible until the next beat. */
  traces = $state.raw<Flight[]>([]);
  /** The journal entry that was shown last. */
  entry = $state.raw<Phrase | null>(null);
  /** The beats since the shown view. */
  private playedBeats = $state.raw<Beat[]>([]);

  private latestView: View<Board> | null = null;
  private entryCount = 0;
  private beatCount = 0;
  private timer = 0;
  private finishBeat = () => {};
  private session: BoardSession | null = null;
  private readonly queue: AnimationQueue<View<Board>>;

  constructor(
    private readonly script: Script<Board>,
    private readonly game: string,
  ) {
    this.queue = new AnimationQueue<View<Board>>({
      playBeat: (beat, time) => this.playBeat(beat, time),
      showView: (view) => this.showView(view),
      speed,
      onIdle: () => this.syncSession(),
    });
  }

  /** Cards that have left the player's hand since the shown view. */
  get leavingHand(): string[] {
    const motions = this.playedBeats.flatMap((beat) => beat.motions);
    return motions.flatMap((motion) => (motion.kind === "flight" && motion.from.startsWith("hand") ? [motion.face] : []));
  }

  /** The journal entries that were shown since the shown view. */
  get shownEntries(): Phrase[] {
    return this.playedBeats.flatMap((beat) => beat.entry ?? []);
  }

  /** Queue the animations that lead to a new view of the server. */
  update(view: View<Board>, session: BoardSession): void {
    const { journal, step } = session;
    untrack(() => {
      if (view === this.latestView) return;
      const shownBefore = this.entryCount;
      const entries = this.takeNewEntries(journal, step);
      const before = this.latestView;
      this.latestView = view;
      this.session = session;
      const unseen = document.hidden || session.table?.skipping;
      const beats = before && !unseen ? this.beatsOf(entries, before, view, step === undefined ? shownBefore : Infinity) : [];
      if (!before || unseen) this.queue.skip(view);
      else this.queue.add(beats, view);
      this.outdated = this.queue.outdated;
      this.syncSession();
    });
  }

  destroy(): void {
    this.queue.stop();
    clearTimeout(this.timer);
    if (this.session) Object.assign(this.session, { animating: false, shownEntryCount: Infinity });
  }

  /** End all waiting animations and show the newest view. */
  skip(): void {
    if (this.latestView) this.queue.skip(this.latestView);
    clearTimeout(this.timer);
    this.finishBeat();
  }

  /** Tell the session whether an animation runs; without one, the whole journal is shown. */
  private syncSession(): void {
    if (!this.session) return;
    this.session.animating = this.queue.isPlaying;
    if (!this.queue.isPlaying) this.session.shownEntryCount = Infinity;
  }

  private takeNewEntries(journal: readonly Phrase[], step: number | undefined): Phrase[] {
    const previous = this.entryCount;
    this.entryCount = step ?? journal.length;
    if (step !== undefined) return step === previous + 1 ? [...journal] : [];
    return journal.slice(previous);
  }

  private beatsOf(entries: Phrase[], before: View<Board>, after: View<Board>, shownBefore: number): Beat[] {
    return entries.flatMap((entry, i) => {
      const context = { me: after.seat, next: entries.slice(i + 1), before, after };
      return this.script(entry, context).map((beat) => ({ ...beat, entry, after: after.board, shownEntryCount: shownBefore + i + 1 }));
    });
  }

  private showView(view: View<Board>): void {
    const isAsked = (one: View<Board> | null) => one?.asked.some((question) => question.waits && question.seat === one.seat);
    if (this.view && isAsked(view) && !isAsked(this.view)) playSound("turn", this.game);
    this.view = view;
    this.playedBeats = [];
    this.outdated = this.queue.outdated;
  }

  private async playBeat(beat: Beat, time: number): Promise<void> {
    const still = speed() === 0;
    this.traces = still ? beat.motions.filter((motion) => motion.kind === "flight") : [];
    this.entry = beat.entry ?? null;
    if (this.session) this.session.shownEntryCount = beat.shownEntryCount ?? Infinity;
    this.playedBeats = [...this.playedBeats, beat];
    this.playing = { beat, time, still, number: ++this.beatCount };
    if (beat.sound) playSound(beat.sound, this.game);
    await new Promise<void>((resolve) => {
      this.finishBeat = resolve;
      this.timer = window.setTimeout(resolve, time);
    });
    this.playing = null;
    this.outdated = this.queue.outdated;
  }
}
