// Somebody who watches a table: what he may not know is neither in his page nor in anything that was sent to him.
import { expect } from "vitest";
import { test } from "./users.ts";
import { BANG, KITTENS, TARGI } from "./positions.ts";

interface Secret {
  game: string;
  seats: number;
  position: string;
  /** Codes of hidden cards, as they would stand in what is sent. */
  codes: string[];
  /** Texts of hidden cards, as they would stand in the page. */
  texts: string[];
  /** What everybody knows of the box: which cards there are. */
  known: RegExp;
}

const NOTHING = /(?!)/g;
const SECRETS: Secret[] = [
  {
    game: "bang",
    seats: 4,
    position: BANG,
    codes: ["bang.AS", "beer.6H", "volcanic.10S", "stagecoach.9S", "missed.10C", "mustang.8H", "duel.QD", "gatling.10H", "panic.QH", '"outlaw"', '"renegade"'],
    texts: ["bang-beer", "bang-volcanic", "bang-stagecoach", "bang-mustang", "bang-gatling"],
    known: /"hidden_roles":\{[^}]*\}/g,
  },
  {
    game: "kittens",
    seats: 3,
    position: KITTENS,
    codes: ["defuse", "favor", "see_the_future_3x", "attack_2x", "nope", "cat_tacocat"],
    texts: ["kittens-card-favor", "kittens-card-see_the_future_3x", "kittens-card-cat_tacocat"],
    known: /"(deck|unseen|options|values)":\{[^}]*\}|"last_defuse":""/g,
  },
  { game: "targi", seats: 2, position: TARGI, codes: ["camp_trader"], texts: ["targi-card-camp_trader"], known: NOTHING },
];

for (const { game, seats, position, codes, texts, known } of SECRETS) {
  test(`a watcher of ${game} is not told what players hold`, async ({ users }) => {
    const ann = await users.named("Ann");
    const eve = await users.named("Eve", { language: "ru" });
    const bots = Array.from({ length: seats - 1 }, () => "greedy");
    const id = await ann.openTable({ settings: { game, seats, pace: 5000 }, seat: 0, bots, position, start: true });
    await Promise.all([ann.goto(`t/${id}`), eve.goto(`t/${id}`)]);
    await Promise.all([ann.page.getByRole("main").waitFor(), eve.page.getByRole("main").waitFor()]);
    await eve.waitUntil(() => eve.view !== null);
    await eve.goto(`t/${id}`);
    await eve.waitUntil(() => eve.view !== null);
    expect(codes.filter((code) => JSON.stringify(ann.view).includes(code)), "the player himself is told").not.toEqual([]);
    const told = eve.received.join("\n").replace(known, "");
    expect(codes.filter((code) => told.includes(code))).toEqual([]);
    const shown = await eve.page.content();
    expect(texts.map((text) => eve.text(text)).filter((text) => shown.includes(text))).toEqual([]);
    expect(codes.filter((code) => shown.includes(code))).toEqual([]);
  });
}

test("a watcher of intrigo is not told which cards are drafted", async ({ users }) => {
  const ann = await users.named("Ann");
  const bob = await users.named("Bob");
  const eve = await users.connect();
  const id = await ann.openTable({ settings: { game: "intrigo", seats: 3, pace: 5000 }, seat: 0, bots: ["greedy"] });
  await Promise.all([ann, bob, eve].map((user) => user.goto(`t/${id}`)));
  await bob.button("web-setup-sit").first().click();
  await ann.button("web-setup-start").click();
  await Promise.all([ann, bob, eve].map((user) => user.waitUntil(() => user.view !== null)));
  const packets = [ann, bob].flatMap((user) => (user.view?.board as { packet: string[] }).packet);
  expect(packets.length).toBeGreaterThan(4);
  const told = eve.received.join("\n");
  expect(packets.filter((card) => told.includes(card))).toEqual([]);
  expect(packets.filter((card) => bob.received.join("\n").includes(card)).length).toBeLessThan(packets.length);
});
