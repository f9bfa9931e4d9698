// Which step of a lesson is shown. The board is behind the server, because animations take time, and a sentence about what
// bots do must stay long enough to be read: so the shown step may be older than the newest one.
import { readingTime, type LessonStep } from "./lessons";

export class LessonGuide {
  shown = $state.raw<LessonStep | null>(null);
  /** Since when it is shown, in ms. */
  private since = 0;
  private waiting = $state.raw<LessonStep[]>([]);
  private timer = 0;

  constructor(private readonly textOf: (step: LessonStep) => string) {}

  /** The board has come to this step. */
  reach(step: LessonStep): void {
    const last = this.waiting.at(-1) ?? this.shown;
    if (last && isSame(last, step)) {
      if (this.waiting.length) this.waiting = [...this.waiting.slice(0, -1), step];
      else this.shown = step;
      return;
    }
    this.waiting = [...this.waiting, step];
    this.advance();
  }

  /** The learner has read the shown step: do not wait any longer. */
  hurry(): void {
    this.since = -Infinity;
    this.advance();
  }

  /** The board is further: a newer step waits until the shown one is read. */
  get isLate(): boolean {
    return this.waiting.length > 0;
  }

  destroy(): void {
    clearTimeout(this.timer);
  }

  private advance(): void {
    clearTimeout(this.timer);
    const [next] = this.waiting;
    if (!next) return;
    const rest = this.since + this.timeOf(this.shown) - performance.now();
    if (rest > 0) {
      this.timer = window.setTimeout(() => this.advance(), rest);
      return;
    }
    this.waiting = this.waiting.slice(1);
    this.shown = next;
    this.since = performance.now();
    if (this.waiting.length) this.advance();
  }

  /** How long a step stays; one that waits for the learner has been read when they go on. */
  private timeOf(step: LessonStep | null): number {
    return step?.kind === "watch" && step.say ? readingTime(this.textOf(step)) : 0;
  }
}

function isSame(one: LessonStep, other: LessonStep): boolean {
  return one.id === other.id && one.step === other.step;
}
