// The stage of a board: which view is on the table, and what moves on it (lib/motion.ts says how a board uses it).
import { untrack } from "svelte";
import { type Beat, type Flight, Queue } from "./motion";
import type { Sitting } from "./sitting";
import { play } from "./sounds";
import type { View } from "./types";
import type { Phrase } from "./wording";

/** What a game's script may look at besides the entry: who looks, what comes next, and the views before and after. */
export interface Around<Board> {
  me: number;
  next: readonly Phrase[];
  before: View<Board>;
  after: View<Board>;
}

export type Script<Board> = (line: Phrase, around: Around<Board>) => Beat[];

/** A beat while it is shown. */
export interface Showing {
  beat: Beat;
  time: number;
  still: boolean;
  number: number;
}

function speed(): number {
  return Number(document.documentElement.style.getPropertyValue("--speed") || 1);
}

export class Stage<Board> {
  /** The view on the table. */
  shown = $state.raw<View<Board> | null>(null);
  /** There is a newer view: what is on the table cannot be acted on. */
  behind = $state(false);
  /** What moves now. */
  now = $state.raw<Showing | null>(null);
  /** Where things went without movement; stays until the next thing happens. */
  traces = $state.raw<Flight[]>([]);
  /** The last entry of the journal that was shown. */
  line = $state.raw<Phrase | null>(null);
  /** What has been shown since the view on the table. */
  private past = $state.raw<Beat[]>([]);

  private newest: View<Board> | null = null;
  private told = 0;
  private count = 0;
  private timer = 0;
  private finish = () => {};
  private watcher: Sitting | null = null;
  private readonly queue: Queue<View<Board>>;

  constructor(
    private readonly script: Script<Board>,
    private readonly game: string,
  ) {
    this.queue = new Queue<View<Board>>({
      perform: (beat, time) => this.perform(beat, time),
      show: (view) => this.show(view),
      speed,
      rest: () => this.look(),
    });
  }

  /** The cards that have left one's hand since the view on the table, or are on their way out of it. */
  get leaving(): string[] {
    const motions = this.past.flatMap((beat) => beat.motions);
    return motions.flatMap((motion) => (motion.kind === "flight" && motion.from.startsWith("hand") ? [motion.face] : []));
  }

  /** The entries of the journal that have been shown since the view on the table. */
  get since(): Phrase[] {
    return this.past.flatMap((beat) => beat.line ?? []);
  }

  /** A view that the host has told, with the journal that goes with it. */
  see(view: View<Board>, seat: Sitting): void {
    const { lines, step } = seat.line;
    untrack(() => {
      if (view === this.newest) return;
      const known = this.told;
      const fresh = this.fresh(lines, step);
      const before = this.newest;
      this.newest = view;
      this.watcher = seat;
      const beats = before && !document.hidden ? this.beats(fresh, before, view, step === undefined ? known : Infinity) : [];
      if (!before || document.hidden) this.queue.skip(view);
      else this.queue.add(beats, view);
      this.behind = this.queue.behind;
      this.look();
    });
  }

  /** The board goes away. */
  end(): void {
    this.queue.stop();
    clearTimeout(this.timer);
    if (this.watcher) Object.assign(this.watcher, { moving: false, told: Infinity });
  }

  /** Let the rest happen at once. */
  skip(): void {
    if (this.newest) this.queue.skip(this.newest);
    clearTimeout(this.timer);
    this.finish();
  }

  /** Whoever watches knows whether something moves; nothing of the journal is kept back when nothing does. */
  private look(): void {
    if (!this.watcher) return;
    this.watcher.moving = this.queue.moving;
    if (!this.queue.moving) this.watcher.told = Infinity;
  }

  private fresh(lines: readonly Phrase[], step: number | undefined): Phrase[] {
    const last = this.told;
    this.told = step ?? lines.length;
    if (step !== undefined) return step === last + 1 ? [...lines] : [];
    return lines.slice(last);
  }

  private beats(lines: Phrase[], before: View<Board>, after: View<Board>, known: number): Beat[] {
    return lines.flatMap((line, at) => {
      const around = { me: after.seat, next: lines.slice(at + 1), before, after };
      return this.script(line, around).map((beat) => ({ ...beat, line, after: after.board, told: known + at + 1 }));
    });
  }

  private show(view: View<Board>): void {
    const asked = (one: View<Board> | null) => one?.asked.some((question) => question.waits && question.seat === one.seat);
    if (this.shown && asked(view) && !asked(this.shown)) play("turn", this.game);
    this.shown = view;
    this.past = [];
    this.behind = this.queue.behind;
  }

  private async perform(beat: Beat, time: number): Promise<void> {
    const still = speed() === 0;
    const flown = beat.motions.filter((motion) => motion.kind === "flight");
    this.traces = still ? flown : [];
    this.line = beat.line ?? null;
    if (this.watcher) this.watcher.told = beat.told ?? Infinity;
    this.past = [...this.past, beat];
    this.now = { beat, time, still, number: ++this.count };
    if (beat.sound) play(beat.sound, this.game);
    await new Promise<void>((resolve) => {
      this.finish = resolve;
      this.timer = window.setTimeout(resolve, time);
    });
    this.now = null;
    this.behind = this.queue.behind;
  }
}
