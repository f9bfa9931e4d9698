// A whole evening in one tab: game after game in one page that is never loaded again, and what is left behind after each.
import type { Browser, CDPSession, Page } from "playwright-core";
import { Person } from "./person.ts";
import { Player } from "./player.ts";

const GAMES = { kittens: 4, targi: 2, intrigo: 4, bang: 5 };
const ROUNDS = 3;
const CHOICES = 25; // of one's own in each game, then one goes home

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
async function plays(person: Person, game: string, seats: number, seed: number): Promise<void> {
  const bots = Array.from({ length: seats - 1 }, () => "greedy");
  const id = await person.opens({ settings: { game, seats, pace: 0, clock: { kind: "none" } }, seat: 0, bots, start: true });
  const chosen = person.chosen;
  await goes(person.page, `t/${id}`);
  await person.until(() => person.view?.game === game && !person.view.outcome);
  await new Player(person, "mouse", seed).plays(() => person.chosen >= chosen + CHOICES);
  await goes(person.page, `games/${id}/1`);
  const timeline = person.page.getByRole("slider", { name: person.say("web-past-timeline") });
  await timeline.waitFor();
  for (let step = 0; step < 10; step++) await timeline.press("ArrowRight");
  await goes(person.page, "");
  await person.button("web-play-now").first().waitFor();
}

/** What is left in the tab after each game of an evening, seen from the first page each time. */
export async function evening(browser: Browser, host: string): Promise<Left[]> {
  const person = await (await Person.comes(browser, host, { still: false })).isCalled("Ann");
  const tools = await person.page.context().newCDPSession(person.page);
  await tools.send("Performance.enable");
  await person.goesTo("./");
  await person.button("web-play-now").first().waitFor();
  const found = [await measured(tools, "before")];
  for (let round = 0; round < ROUNDS; round++) {
    for (const [game, seats] of Object.entries(GAMES)) {
      await plays(person, game, seats, round + 1);
      found.push(await measured(tools, game));
    }
  }
  for (const fault of person.faults) console.error(fault);
  await person.leaves();
  return found;
}
