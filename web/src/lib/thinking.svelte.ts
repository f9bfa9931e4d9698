// Asking the host what it thinks of a game that is over, again and again, until it has thought about all of it.
import { api } from "./api";
import { app, problemIn } from "./app.svelte";
import { type Analysis, progress } from "./analysis";

const AGAIN = 1000; // ms

export class Thinking {
  analysis = $state.raw<Analysis | null>(null);
  /** Has somebody asked for it? */
  wanted = $state(false);
  private timer = 0;

  constructor(
    private readonly table: string,
    private readonly number: number,
  ) {}

  get done(): boolean {
    return this.analysis !== null && progress(this.analysis) === 1;
  }

  async begin(): Promise<void> {
    this.wanted = true;
    await app.read("analysis");
    await this.ask();
  }

  /** Nobody wants to know it any more. */
  end(): void {
    this.wanted = false;
    clearTimeout(this.timer);
  }

  private async ask(): Promise<void> {
    try {
      this.analysis = await api.analysis(this.table, this.number);
    } catch (error) {
      this.end();
      app.toast = problemIn(error);
    }
    if (this.wanted && !this.done) this.timer = window.setTimeout(() => void this.ask(), AGAIN);
  }
}
