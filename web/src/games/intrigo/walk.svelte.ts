// The awards of a round, told one by one: a lantern walks from building to building, on the palace as it then was.
import { app } from "../../lib/app.svelte";
import { type Names, type Phrase, phraseText } from "../../lib/wording";
import type { IntrigoBoard } from "./board";
import { awardsFrom, evenings } from "./looks";

export class Walk {
  private awards = $state.raw<Phrase[]>([]);
  /** The tables before and after the awards. */
  private before = $state.raw<IntrigoBoard | null>(null);
  private after = $state.raw<IntrigoBoard | null>(null);
  /** The award at which the lantern is; behind the last one it no longer walks. */
  step = $state(0);

  get on(): boolean {
    return this.award !== undefined;
  }

  /** What the lantern tells. */
  get award(): Phrase | undefined {
    return this.awards[this.step];
  }

  /** Walk through the awards that begin with this entry, in so many milliseconds; the answer ends the walk. */
  begin(journal: readonly Phrase[], first: Phrase, before: IntrigoBoard, after: IntrigoBoard, time: number): () => void {
    this.awards = awardsFrom(journal, first);
    this.before = before;
    this.after = after;
    this.step = 0;
    const timer = setInterval(() => this.go(), time / Math.max(1, this.awards.length));
    return () => {
      clearInterval(timer);
      this.end();
    };
  }

  end(): void {
    this.step = this.awards.length;
  }

  /** The table on which the lantern walks, or has walked while what follows is not on the table yet: the palace of the
   * evening without what has been awarded so far. Any other table is drawn as it is. */
  table(board: IntrigoBoard): IntrigoBoard {
    if (!this.after || (!this.on && board !== this.before)) return board;
    return evenings(this.before ?? board, this.after, this.awards, this.step);
  }

  told(names: Names): string {
    return this.award && app.texts ? phraseText(app.texts, this.award, names) : "";
  }

  private go(): void {
    if (this.on) this.step = Math.min(this.step + 1, this.awards.length - 1);
  }
}
