// How a guest begins: with a lesson, or with a game against bots as they last chose it.
import { api } from "./api";
import { app, errorText } from "./app.svelte";
import { gameClient } from "./games";
import { type LessonInfo, nextLesson } from "./lessons";
import type { GameInfo } from "./types";

/** What somebody chooses for a game against bots. */
export interface QuickChoice {
  seats: number;
  level: string;
  /** The id of a preset; "": the usual rules. */
  preset: string;
}

const KNOWN = "known-games"; // in the storage: games whose rules the guest said to know

function storedChoice(game: string): Partial<QuickChoice> {
  try {
    return JSON.parse(localStorage.getItem(`quick-${game}`) ?? "{}") as Partial<QuickChoice>;
  } catch {
    return {};
  }
}

/** What was chosen last, as far as the game still offers it; a first game is against easy bots. */
export function lastChoice(game: GameInfo): QuickChoice {
  const { seats, level, preset } = storedChoice(game.id);
  const [low, high] = game.seats;
  const usual = Math.min(high, Math.max(low, gameClient(game.id)?.defaultSeats ?? game.look?.seats ?? low));
  const fits = typeof seats === "number" && seats >= low && seats <= high ? seats : usual;
  const levels = app.botLevels(game.id);
  return {
    seats: fits,
    level: levels.includes(level ?? "") ? (level as string) : easiest(levels),
    preset: game.presets.some((one) => one.id === preset && one.seats.includes(fits)) ? (preset as string) : "",
  };
}

/** The easiest level that plays by reason. */
export function easiest(levels: readonly string[]): string {
  return levels.find((one) => one !== "random") ?? levels[0] ?? "random";
}

export function rememberChoice(game: string, choice: QuickChoice): void {
  localStorage.setItem(`quick-${game}`, JSON.stringify(choice));
}

/** Open a table against bots, and go there. */
export async function playAgainstBots(game: GameInfo, choice: QuickChoice): Promise<void> {
  const options = game.presets.find((one) => one.id === choice.preset)?.options ?? {};
  const bots = Array.from({ length: choice.seats - 1 }, () => choice.level);
  await open(api.openTable({ settings: { game: game.id, seats: choice.seats, options, public: false }, seat: 0, bots, start: true }));
}

/** Go on with the lesson that was begun, or begin the next one. */
export function beginLesson(game: string, lessons: readonly LessonInfo[], name = (nextLesson(lessons) ?? lessons[0])?.name ?? "", again = false): void {
  app.requireName(() => void open(api.openLesson(game, name, again)));
}

async function open(opening: Promise<{ table: string }>): Promise<void> {
  try {
    app.navigate(`t/${(await opening).table}`);
  } catch (error) {
    app.error = errorText(error);
  }
}

function knownGames(): string[] {
  return (localStorage.getItem(KNOWN) ?? "").split(" ").filter(Boolean);
}

/** True if a guest is to be asked whether they want to be taught: they have finished no lesson of the game, and have not said that they know it. */
export function offersTeaching(game: string, lessons: readonly LessonInfo[]): boolean {
  const own = lessons.filter((one) => one.game === game);
  return own.length > 0 && !own.some((one) => one.done) && !knownGames().includes(game) && !knownGames().includes("all");
}

export function rememberKnown(game: string): void {
  if (!knownGames().includes(game)) localStorage.setItem(KNOWN, [...knownGames(), game].join(" "));
}
