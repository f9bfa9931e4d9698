// The model of the puzzle page: one puzzle, its answer, and the stream that it comes from.
import { api } from "../../lib/api";
import { app, errorText } from "../../lib/app.svelte";
import { PuzzleSession } from "../../lib/puzzle-session.svelte";
import type { Solution, SolverRecord } from "../../lib/puzzles";
import { type Board, boardOf } from "../boards";

/** Which puzzles come one after another; empty: of any game, of any theme. */
export interface Stream {
  game: string;
  theme: string;
}

const KEY = "puzzle-stream";
const TEXTS = ["puzzles", "solving", "replay"];

export function loadStream(): Stream {
  const [game = "", theme = ""] = (sessionStorage.getItem(KEY) ?? "").split("/");
  return { game, theme };
}

export function saveStream({ game, theme }: Stream): void {
  sessionStorage.setItem(KEY, `${game}/${theme}`);
}

/** Load the words of the puzzle pages. */
export async function loadPuzzleTexts(): Promise<void> {
  await app.loadTextFiles(...TEXTS);
}

export class PuzzleModel {
  session = $state.raw<PuzzleSession | null>(null);
  board = $state.raw<Board | null>(null);
  solution = $state.raw<Solution | null>(null);
  solver = $state.raw<SolverRecord | null>(null);
  /** Nothing could be loaded. */
  failed = $state("");
  opening = $state(false);
  readonly stream = loadStream();

  /** Load a puzzle by its id; "next" chooses one of the stream, "day" is that of today. */
  async load(id: string): Promise<void> {
    try {
      const told = id === "next" ? await api.nextPuzzle(this.stream.game, this.stream.theme, "") : await api.puzzle(id);
      await Promise.all([app.loadGameTexts(told.puzzle.game), loadPuzzleTexts()]);
      document.documentElement.dataset.game = told.puzzle.game;
      this.board = await boardOf(told.puzzle.game);
      const session = new PuzzleSession(told.puzzle, () => app.guest?.name ?? "", (code) => this.answer(code));
      session.answered = told.solution !== null;
      this.solution = told.solution;
      this.solver = told.solver;
      this.session = session;
    } catch (error) {
      this.failed = errorText(error);
    }
  }

  /** Answer the puzzle; a guest without a name chooses one first. */
  private answer(code: string): Promise<boolean> {
    return new Promise((done) => {
      const send = async () => {
        try {
          this.solution = await api.answerPuzzle(this.session?.puzzle.id ?? "", code);
          this.solver = this.solution.solver;
          if (this.session) this.session.answered = true;
          done(true);
        } catch (error) {
          app.error = errorText(error);
          done(false);
        }
      };
      if (app.guest) return void send();
      // Whoever closes the dialog can choose again.
      app.requireName(() => void send());
      done(false);
    });
  }

  /** Go to another puzzle of the stream. */
  async next(): Promise<void> {
    try {
      const { puzzle } = await api.nextPuzzle(this.stream.game, this.stream.theme, this.session?.puzzle.id ?? "");
      app.navigate(`puzzles/${puzzle.id}`);
    } catch (error) {
      app.error = errorText(error);
    }
  }

  /** Play on from here against bots. */
  async playOn(): Promise<void> {
    const puzzle = this.session?.puzzle;
    if (!puzzle || this.opening) return;
    this.opening = true;
    try {
      app.navigate(`t/${(await api.branchPuzzle(puzzle.id, app.defaultBotLevel(puzzle.game))).table}`);
    } catch (error) {
      app.error = errorText(error);
      this.opening = false;
    }
  }
}
