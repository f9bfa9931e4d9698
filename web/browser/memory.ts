// Memory use of one tab over many games without a reload.
import type { Browser, CDPSession, Page } from "playwright-core";
import { User } from "./user.ts";
import { RandomPlayer } from "./random-player.ts";

const GAMES = { kittens: 4, targi: 2, intrigo: 4, bang: 5 };
const ROUNDS = 3;
const CHOICES = 25; // of the user in each game, then back to the home page

export interface Left {
  game: string;
  heap: number;
  nodes: number;
  listeners: number;
}

/** Go to another page as a link within the page does. */
async function goes(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", new URL(to, document.baseURI));
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

async function measured(tools: CDPSession, game: string): Promise<Left> {
  for (let time = 0; time < 3; time++) await tools.send("HeapProfiler.collectGarbage");
  const { metrics } = await tools.send("Performance.getMetrics");
  const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? NaN;
  return { game, heap: of("JSHeapUsedSize"), nodes: of("Nodes"), listeners: of("JSEventListeners") };
}

/** Play a while against bots, look at the game again from its beginning, and go home. */
async function plays(user: User, game: string, seats: number, seed: number): Promise<void> {
  const bots = Array.from({ length: seats - 1 }, () => "greedy");
  const id = await user.openTable({ settings: { game, seats, pace: 0, clock: { kind: "none" } }, seat: 0, bots, start: true });
  const chosen = user.choiceCount;
  await goes(user.page, `t/${id}`);
  await user.waitUntil(() => user.view?.game === game && !user.view.outcome);
  await new RandomPlayer(user, "mouse", seed).play(() => user.choiceCount >= chosen + CHOICES);
  await goes(user.page, `games/${id}/1`);
  const timeline = user.page.getByRole("slider", { name: user.text("web-past-timeline") });
  await timeline.waitFor();
  for (let step = 0; step < 10; step++) await timeline.press("ArrowRight");
  await goes(user.page, "");
  await user.button("web-play-now").first().waitFor();
}

/** What is left in the tab after each game of an evening, seen from the first page each time. */
export async function measureMemory(browser: Browser, host: string): Promise<Left[]> {
  const user = await (await User.connect(browser, host, { still: false })).setName("Ann");
  const tools = await user.page.context().newCDPSession(user.page);
  await tools.send("Performance.enable");
  await user.goto("./");
  await user.button("web-play-now").first().waitFor();
  const found = [await measured(tools, "before")];
  for (let round = 0; round < ROUNDS; round++) {
    for (const [game, seats] of Object.entries(GAMES)) {
      await plays(user, game, seats, round + 1);
      found.push(await measured(tools, game));
    }
  }
  for (const fault of user.errors) console.error(fault);
  await user.close();
  return found;
}
