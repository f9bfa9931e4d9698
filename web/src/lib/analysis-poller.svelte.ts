// Polls the server for the analysis of a finished game until it is complete.
import { api } from "./api";
import { app, errorText } from "./app.svelte";
import { type Analysis, progress } from "./analysis";

const POLL_INTERVAL = 1000; // ms

export class AnalysisPoller {
  analysis = $state.raw<Analysis | null>(null);
  active = $state(false);
  private timer = 0;

  constructor(
    private readonly table: string,
    private readonly number: number,
  ) {}

  get done(): boolean {
    return this.analysis !== null && progress(this.analysis) === 1;
  }

  async start(): Promise<void> {
    this.active = true;
    await app.loadTextFiles("analysis");
    await this.poll();
  }

  stop(): void {
    this.active = false;
    clearTimeout(this.timer);
  }

  private async poll(): Promise<void> {
    try {
      this.analysis = await api.analysis(this.table, this.number);
    } catch (error) {
      this.stop();
      app.error = errorText(error);
    }
    if (this.active && !this.done) this.timer = window.setTimeout(() => void this.poll(), POLL_INTERVAL);
  }
}
