// The awards of a round, told one by one: a lantern walks from building to building, on the palace as it then was.
import { app } from "../../lib/app.svelte";
import { type Names, type Phrase, word } from "../../lib/wording";
import type { Evening, IntrigoBoard } from "./board";
import { awardsFrom, evenings } from "./looks";

export class Walk {
  private awards = $state.raw<Phrase[]>([]);
  private evening = $state.raw<Evening | null>(null);
  /** The award at which the lantern is; -1: it does not walk. */
  step = $state(-1);

  get on(): boolean {
    return this.step >= 0;
  }

  /** What the lantern tells. */
  get award(): Phrase | undefined {
    return this.awards[this.step];
  }

  /** Walk through the awards that begin with this entry, in so many milliseconds; the answer ends the walk. */
  begin(journal: readonly Phrase[], first: Phrase, evening: Evening, time: number): () => void {
    this.awards = awardsFrom(journal, first);
    this.evening = evening;
    this.step = 0;
    const timer = setInterval(() => this.go(), time / Math.max(1, this.awards.length));
    return () => {
      clearInterval(timer);
      this.end();
    };
  }

  end(): void {
    this.step = -1;
  }

  /** The table on which the lantern walks: the palace of the evening without what has been awarded so far. */
  table(board: IntrigoBoard): IntrigoBoard {
    return this.on && this.evening ? evenings(board, this.evening, this.awards.slice(0, this.step)) : board;
  }

  told(names: Names): string {
    return this.award && app.texts ? word(app.texts, this.award, names) : "";
  }

  private go(): void {
    if (this.on) this.step = Math.min(this.step + 1, this.awards.length - 1);
  }
}
