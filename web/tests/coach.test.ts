import { FluentResource } from "@fluent/bundle";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Advice } from "../src/lib/session.svelte";
import type { LessonInfo } from "../src/lib/lessons";
import { Texts } from "../src/lib/texts";
import { newTopics } from "../src/lib/topics";
import type { GameInfo, Option, TableInfo, View } from "../src/lib/types";

const storage = new Map<string, string>();
vi.stubGlobal("localStorage", { getItem: (key: string) => storage.get(key) ?? null, setItem: (key: string, value: string) => void storage.set(key, value) });

const texts = new Texts("en");
texts.bundle.addResource(new FluentResource(`
game-card-skip = Skip
    .text = Ends your turn.
game-card-nope = Nope
    .text = Stops a card.
game-card-plain = Plain
game-card-hop = Hop
    .text = Ends your turn.
game-coach-turn = Play, then draw.
    .title = A turn
`));

vi.mock("../src/lib/app.svelte", () => ({
  app: { get texts() { return texts; }, botLevels: () => ["random", "easy", "hard"] },
  errorText: String,
  percent: String,
  t: (id: string) => id,
}));

const { Coach, mayHaveCoach, mistakeIn } = await import("../src/lib/coach.svelte");
const { lastChoice, offersTeaching, rememberChoice, rememberKnown } = await import("../src/lib/first-game");

function option(code: string, word = ""): Option {
  return { code, offer: false, text: "game-do", arguments: word ? { card: { word, of: "game-card-" } } : {} };
}

beforeEach(() => storage.clear());

describe("what is explained", () => {
  const question = { text: "game-ask-turn", arguments: {} };

  it("cards with a text and questions with words about them, in the order in which they come up", () => {
    const found = newTopics(texts, [question, option("play:skip", "skip"), option("play:plain", "plain"), option("play:nope", "nope.red")], new Set());
    expect(found.map((one) => one.id)).toEqual(["game-coach-turn", "game-card-skip", "game-card-nope"]);
  });

  it("each thing once", () => {
    expect(newTopics(texts, [option("a", "skip"), option("b", "skip")], new Set(["game-card-nope"])).map((one) => one.id)).toEqual(["game-card-skip"]);
    expect(newTopics(texts, [option("a", "nope")], new Set(["game-card-nope"]))).toEqual([]);
  });

  it("cards with the same rule once, also in the next game", () => {
    const ruleOf = (part: string) => (part === "game-card-plain" ? "" : "GAME-1");
    expect(newTopics(texts, [option("a", "skip"), option("b", "nope")], new Set(), ruleOf).map((one) => one.id)).toEqual(["game-card-skip"]);
    const coach = new Coach("game", ruleOf);
    coach.notice([option("a", "skip")]);
    coach.understood();
    expect(new Coach("game", ruleOf).notice([option("b", "nope")])).toBe(false);
  });

  it("cards that do the same once in a game", () => {
    const coach = new Coach("game");
    expect(coach.notice([option("a", "skip")])).toBe(true);
    expect(coach.notice([option("b", "hop")])).toBe(false);
  });

  it("a hidden card is not named", () => {
    expect(newTopics(texts, [{ text: "game-log", arguments: { card: { word: null, of: "game-card-" } } }], new Set())).toEqual([]);
  });

  it("what was understood or dismissed never comes up again, in this game or the next", () => {
    const first = new Coach("game");
    first.noticeView({ seat: 0, asked: [{ ...question, seat: 0, waits: true }], options: [option("a", "skip"), option("b", "nope")] } as unknown as View);
    expect(first.topics).toHaveLength(3);
    first.understood();
    expect(first.notice([question])).toBe(false);
    expect(new Coach("game").notice([question, option("a", "skip")])).toBe(true);
    first.dismiss();
    expect(new Coach("game").notice([question, option("a", "skip"), option("b", "nope")])).toBe(false);
    expect(new Coach("other").notice([question])).toBe(true);
  });

  it("at most four cards before a question; the others before the next one", () => {
    for (const name of ["a", "b", "c", "d", "e"]) texts.bundle.addResource(new FluentResource(`game-card-${name} = ${name}\n    .text = Does ${name}.`));
    const view = { seat: 0, asked: [{ ...question, seat: 0, waits: true }], options: ["a", "b", "c", "d", "e"].map((name) => option(name, name)) } as unknown as View;
    const coach = new Coach("game");
    coach.noticeView(view);
    coach.noticeView(view);
    expect(coach.topics.map((one) => one.id)).toEqual(["game-coach-turn", "game-card-a", "game-card-b", "game-card-c", "game-card-d"]);
    coach.dismiss();
    coach.noticeView(view);
    expect(coach.topics.map((one) => one.id)).toEqual(["game-card-e"]);
  });

  it("what others play now comes before what waits", () => {
    const coach = new Coach("game");
    coach.notice([option("a", "skip")]);
    coach.notice([option("b", "nope")], true);
    expect(coach.topics.map((one) => one.id)).toEqual(["game-card-nope", "game-card-skip"]);
  });
});

describe("a costly mistake", () => {
  const advice: Advice = {
    options: [{ option: option("keep"), percent: 31 }],
    reason: { text: "why", arguments: {} },
    odds: { text: "odds", arguments: {} },
    mistakes: [{ code: "spend", percent: 9 }],
  };

  it("is known with its price and with what is better", () => {
    expect(mistakeIn(advice, option("spend"))).toMatchObject({ chance: 9, bestChance: 31, best: { code: "keep" } });
  });

  it("is nothing else, and nothing without advice", () => {
    expect(mistakeIn(advice, option("keep"))).toBeNull();
    expect(mistakeIn(advice, option("other"))).toBeNull();
    expect(mistakeIn(null, option("spend"))).toBeNull();
  });
});

describe("a coach", () => {
  const chairs = (...kinds: string[]) => ({ lesson: "", chairs: kinds.map((kind) => ({ kind })) }) as unknown as TableInfo;

  it("sits only at tables against bots", () => {
    expect(mayHaveCoach(chairs("person", "bot", "bot"), 0)).toBe(true);
    expect(mayHaveCoach(chairs("person", "person", "bot"), 0)).toBe(false);
    expect(mayHaveCoach(chairs("person", "free"), 0)).toBe(false);
    expect(mayHaveCoach(chairs("bot", "bot"), -1)).toBe(false);
    expect(mayHaveCoach({ ...chairs("person", "bot"), lesson: "game/first" }, 0)).toBe(false);
  });
});

describe("a quick game", () => {
  const game = { id: "toy", seats: [2, 5], presets: [{ id: "small", rule: "", seats: [2, 3], options: {} }], look: { seats: 4 } } as unknown as GameInfo;
  const lesson = (done: boolean) => [{ game: "toy", name: "a", done }] as LessonInfo[];

  it("is at first against easy bots, with the usual number of players", () => {
    expect(lastChoice(game)).toEqual({ seats: 4, level: "easy", preset: "" });
  });

  it("is like the last one", () => {
    rememberChoice("toy", { seats: 3, level: "hard", preset: "small" });
    expect(lastChoice(game)).toEqual({ seats: 3, level: "hard", preset: "small" });
  });

  it("forgets what the game does not offer", () => {
    rememberChoice("toy", { seats: 9, level: "genius", preset: "small" });
    expect(lastChoice(game)).toEqual({ seats: 4, level: "easy", preset: "" });
    storage.set("quick-toy", "{broken");
    expect(lastChoice(game).seats).toBe(4);
  });

  it("is preceded by an offer to teach, until a lesson is finished or the guest says that they know the game", () => {
    expect(offersTeaching("toy", lesson(false))).toBe(true);
    expect(offersTeaching("toy", lesson(true))).toBe(false);
    expect(offersTeaching("other", lesson(false))).toBe(false);
    rememberKnown("toy");
    expect(offersTeaching("toy", lesson(false))).toBe(false);
  });
});
