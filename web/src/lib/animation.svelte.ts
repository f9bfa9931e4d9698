// Plays the animations of one board, and decides which view it shows meanwhile (see lib/animation.ts).
import { untrack } from "svelte";
import { type Beat, type Flight, AnimationQueue, PATIENCE, changedPlaces, type Tempo, type Weight } from "./animation";
import type { BoardSession, Pace } from "./board-session";
import { playSound, vibrate } from "./sounds";
import type { View } from "./types";
import { type Names, type Phrase, ownerOf } from "./wording";

const PART_OF_THE_CLOCK = 0.1; // of the time that is left for a decision, others may still be followed
const SHORTEST_FOLLOWING = 1000; // ms for the same
const AIMED_VIBRATION = 60; // ms
const TURN_VIBRATION = 20; // ms
const WINDOW_FOLLOWING = 700; // ms; a window for reactions is shown as soon as possible

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
  /** A banner tells it to the player. */
  banner: boolean;
}

function styleNumber(name: string): number {
  return Number(document.documentElement.style.getPropertyValue(name) || 1);
}

function tempo(): Tempo {
  return { speed: styleNumber("--beat"), still: styleNumber("--speed") === 0 };
}

function isMine(names: Names, argument: unknown): boolean {
  if (names.me < 0 || typeof argument !== "object" || argument === null || !("seat" in argument)) return false;
  return typeof argument.seat === "number" && ownerOf(names, argument.seat) === names.me;
}

/** True if this player has done what an entry tells. */
export function isOwnDeed(entry: Phrase, names: Names): boolean {
  return isMine(names, entry.arguments["player"]);
}

/** True if somebody else has done something to this player. `by` names who is to blame, not who suffers; without a `player`,
 * who acts. */
export function isAimedAtMe(entry: Phrase, names: Names): boolean {
  const { player, by, ...others } = entry.arguments;
  const actor = player ?? by;
  return actor !== undefined && !isMine(names, by) && !isMine(names, actor) && Object.values(others).some((one) => isMine(names, one));
}

function weightOf(beat: Beat, isLast: boolean, isAimed: boolean, isOwn: boolean): Weight {
  if (isAimed && (beat.weight !== "quick" || !beat.motions.length)) return isLast ? "aimed" : "step";
  if (isOwn && beat.weight !== "aimed") return "own";
  return isLast ? (beat.weight ?? "play") : "step";
}

function isAsked(view: View | null): boolean {
  return view?.asked.some((question) => question.waits && question.seat === view.seat) ?? false;
}

/** What others have done from one view to the next. */
interface Scene<Board> {
  before: View<Board>;
  beats: Beat[];
  view: View<Board>;
}

export class BoardAnimator<Board> implements Pace {
  /** The view that the board shows. */
  view = $state.raw<View<Board> | null>(null);
  /** There is a newer view: nothing can be chosen in the shown one. */
  outdated = $state(false);
  playing = $state.raw<PlayingBeat | null>(null);
  /** The board shows what has moved in the playing beat. */
  landed = $state(false);
  /** Flights that were not animated; they stay visible until the next beat. */
  traces = $state.raw<Flight[]>([]);
  /** The journal entry that was shown last. */
  entry = $state.raw<Phrase | null>(null);
  /** The beats since the shown view. */
  private playedBeats = $state.raw<Beat[]>([]);

  /** What others have done since this player's last decision; for somebody without a seat, the last thing. */
  private scenes = $state.raw<Scene<Board>[]>([]);

  private latestView: View<Board> | null = null;
  private entryCount = 0;
  private beatCount = 0;
  /** How many events wait. */
  waiting = $state(0);
  paused = $state(false);
  isPlaying = $state(false);
  /** Something of others is shown or waits. */
  isFollowing = $state(false);
  /** The newest view asks this player. */
  isAwaited = $state(false);
  private session = $state.raw<BoardSession | null>(null);
  private readonly queue: AnimationQueue<View<Board>>;

  constructor(
    private readonly script: Script<Board>,
    private readonly game: string,
    /** True if pages have words for an entry. */
    private readonly hasWords: (entry: Phrase, names: Names) => boolean = () => true,
    /** True if a window for reactions is open in a view. Without a clock, only its game knows. */
    private readonly hasWindow: (view: View<Board>) => boolean = (view) => view.window > 0,
  ) {
    this.queue = new AnimationQueue<View<Board>>({
      playBeat: (beat, time) => this.playBeat(beat, time),
      showView: (view) => this.showView(view),
      tempo,
      patience: () => this.patience(),
      onChange: () => this.syncQueue(),
      onIdle: () => this.onIdle(),
    });
  }

  /** Cards that have left the player's hand since the shown view. */
  get leavingHand(): string[] {
    const motions = this.playedBeats.flatMap((beat) => beat.motions);
    return motions.flatMap((motion) => (motion.kind === "flight" && motion.from.startsWith("hand") ? [motion.face] : []));
  }

  /** The places that have changed since this player's last decision, as far as the shown view. */
  get changed(): string[] {
    const last = this.scenes.findLastIndex((scene) => scene.view === this.view);
    return changedPlaces(this.scenes.slice(0, last + 1).flatMap((scene) => scene.beats));
  }

  /** There is a film of what others have done since this player's last decision. */
  get hasFilm(): boolean {
    return this.scenes.some((scene) => scene.beats.some((beat) => beat.weight !== "own"));
  }

  /** What somebody does to this player now. */
  get banner(): Phrase | null {
    return this.playing?.banner ? (this.playing.beat.entry ?? null) : null;
  }

  /** What that means for them, where the entry does not say so itself. */
  get bannerNote(): string {
    return this.playing?.beat.note ?? "";
  }

  /** A moment of the game is shown, or something that is done to the player. */
  get isMoment(): boolean {
    return this.playing !== null && (this.banner !== null || this.playing.beat.motions.some((motion) => motion.kind === "custom" || motion.kind === "reveal"));
  }

  get names(): Names | null {
    return this.session?.names ?? null;
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
      session.pace = this;
      this.isAwaited = isAsked(view);
      const beats = before ? this.beatsOf(entries, before, view, step === undefined ? shownBefore : Infinity) : [];
      if (before) this.record({ before, beats, view }, view.seat >= 0 && step === undefined && journal.length >= shownBefore);
      if (before && step !== undefined && this.queue.isPlaying) this.queue.skip(before);
      if (!before || document.hidden || session.table?.skipping) this.queue.skip(view);
      else {
        if (step === undefined && !this.queue.isPlaying) session.shownEntryCount = shownBefore; // while paused, the log waits like the board
        this.queue.add(beats, view);
      }
      if (this.patience().urgent) this.resume();
      this.syncQueue();
      this.syncSession();
    });
  }

  destroy(): void {
    this.queue.stop();
    if (this.session) Object.assign(this.session, { animating: false, shownEntryCount: Infinity, pace: null });
  }

  /** Stop before the next beat. */
  pause(): void {
    this.queue.setPaused(true);
  }

  resume(): void {
    this.queue.setPaused(false);
  }

  /** End the current beat; while paused, play one beat. */
  next(): void {
    this.queue.next();
  }

  /** End all waiting animations and show the newest view. */
  skip(): void {
    this.resume();
    if (this.latestView) this.queue.skip(this.latestView);
  }

  /** This player has decided: what others do from now on is new. */
  startRecording(): void {
    this.scenes = [];
  }

  /** Play again what others have done since this player's last decision. */
  film(): void {
    const [first] = this.scenes;
    if (!first || this.queue.isPlaying) return;
    this.showView(first.before);
    for (const { beats, view } of this.scenes) this.queue.add(beats.filter((beat) => beat.weight !== "own").map((beat) => ({ ...beat, shownEntryCount: Infinity })), view);
  }

  private record(scene: Scene<Board>, keepsEarlier: boolean): void {
    const earlier = keepsEarlier ? this.scenes : [];
    this.scenes = scene.beats.length || !keepsEarlier ? [...earlier, scene] : earlier.map((one, i) => (i === earlier.length - 1 ? { ...one, view: scene.view } : one));
  }

  /** How long the waiting beats may take. Others are followed at leisure, unless a clock runs for this player. */
  private patience(): { time: number; urgent: boolean } {
    const { session, latestView } = this;
    if (!session || !latestView || latestView.seat < 0) return { time: PATIENCE, urgent: false };
    const { window, deadlines } = session.clock;
    // The same for those who can only let it pass: a window closes when all people have passed, and its time must not tell what they hold.
    if (window && latestView.window > 0) return { time: WINDOW_FOLLOWING, urgent: true };
    const deadline = isAsked(latestView) ? (deadlines[String(latestView.seat)] ?? 0) : 0;
    if (!deadline) return { time: PATIENCE, urgent: false };
    return { time: Math.max(SHORTEST_FOLLOWING, (deadline - session.serverTime()) * PART_OF_THE_CLOCK), urgent: true };
  }

  private syncQueue(): void {
    this.waiting = this.queue.waitingEntries(this.playing?.beat.entry);
    this.paused = this.queue.paused;
    this.outdated = this.queue.outdated;
    this.isPlaying = this.queue.isPlaying;
    this.isFollowing = this.queue.waitsForOthers || (this.playing !== null && this.playing.beat.weight !== "own");
  }

  /** A window for reactions opens after this beat. It shows what is done to the player itself, and a banner would cover it. */
  private isAskedAbout(): boolean {
    return this.queue.waitingBeats === 0 && this.latestView !== null && this.hasWindow(this.latestView);
  }

  private onIdle(): void {
    this.playing = null;
    this.syncQueue();
    this.syncSession();
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
    const names = this.session?.names;
    return entries.flatMap((entry, i) => {
      const context = { me: after.seat, next: entries.slice(i + 1), before, after };
      const scripted = this.script(entry, context);
      const aimed = names !== undefined && isAimedAtMe(entry, names) && this.hasWords(entry, names);
      const beats: Beat[] = scripted.length || !aimed ? scripted : [{ motions: [] }];
      return beats.map((beat, number) => ({
        ...beat,
        entry,
        after: after.board,
        shownEntryCount: shownBefore + i + 1,
        weight: weightOf(beat, number === beats.length - 1, aimed, names !== undefined && isOwnDeed(entry, names)),
      }));
    });
  }

  private showView(view: View<Board>): void {
    if (this.view && isAsked(view) && !isAsked(this.view)) {
      playSound("turn", this.game);
      vibrate(TURN_VIBRATION);
    }
    this.view = view;
    this.playedBeats = [];
    this.landed = true;
    this.outdated = this.queue.outdated;
  }

  private playBeat(beat: Beat, time: number): void {
    const { still } = tempo();
    this.traces = still ? beat.motions.filter((motion) => motion.kind === "flight") : [];
    this.entry = beat.entry ?? null;
    if (this.session) this.session.shownEntryCount = beat.shownEntryCount ?? Infinity;
    this.playedBeats = [...this.playedBeats, beat];
    this.landed = false;
    this.playing = { beat, time, still, number: ++this.beatCount, banner: beat.weight === "aimed" && !this.isAskedAbout() };
    if (beat.sound) playSound(beat.sound, this.game);
    if (beat.weight === "aimed") vibrate(AIMED_VIBRATION);
    this.syncQueue();
  }
}
