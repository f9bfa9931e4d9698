// Shows the awards of a round one by one: a lantern walks from building to building, on the palace as it was then.
import { app } from "../../lib/app.svelte";
import { type Names, type Phrase, phraseText } from "../../lib/wording";
import type { IntrigoBoard } from "./board";
import { awardsFrom, boardDuringAwards } from "./layout";

export class AwardWalk {
  private awards = $state.raw<Phrase[]>([]);
  /** The boards before and after the awards. */
  private before = $state.raw<IntrigoBoard | null>(null);
  private after = $state.raw<IntrigoBoard | null>(null);
  /** The index of the current award; past the last one the walk is over. */
  step = $state(0);

  get isActive(): boolean {
    return this.award !== undefined;
  }

  get award(): Phrase | undefined {
    return this.awards[this.step];
  }

  /** Walk through the awards that begin with this entry, in `time` milliseconds; returns a function that stops the walk. */
  start(journal: readonly Phrase[], first: Phrase, before: IntrigoBoard, after: IntrigoBoard, time: number): () => void {
    this.awards = awardsFrom(journal, first);
    this.before = before;
    this.after = after;
    this.step = 0;
    const timer = setInterval(() => this.advance(), time / Math.max(1, this.awards.length));
    return () => {
      clearInterval(timer);
      this.stop();
    };
  }

  stop(): void {
    this.step = this.awards.length;
  }

  /** The board to show. During the walk, and until the next view is shown: the palace of the evening without what has been
   * awarded so far. Otherwise the given board. */
  boardFor(board: IntrigoBoard): IntrigoBoard {
    if (!this.after || (!this.isActive && board !== this.before)) return board;
    return boardDuringAwards(this.before ?? board, this.after, this.awards, this.step);
  }

  text(names: Names): string {
    return this.award && app.texts ? phraseText(app.texts, this.award, names) : "";
  }

  private advance(): void {
    if (this.isActive) this.step = Math.min(this.step + 1, this.awards.length - 1);
  }
}
