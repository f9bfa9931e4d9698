// Somebody who watches a table: what he may not know is neither in his page nor in anything that was sent to him.
import { expect } from "vitest";
import { test } from "./users.ts";
import { BANG, KITTENS, TARGI } from "./positions.ts";
import { DESKTOP, LARGE, PHONE, type User } from "./user.ts";

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

  test(`a screen of ${game} shows the whole room no more, even in the browser of a player`, async ({ users }) => {
    const ann = await users.named("Ann", { language: "ru", device: LARGE });
    const bots = Array.from({ length: seats - 1 }, () => "greedy");
    const id = await ann.openTable({ settings: { game, seats, pace: 5000 }, seat: 0, bots, position, start: true });
    await ann.goto(`t/${id}/screen`);
    await ann.page.getByRole("main").waitFor({ state: "attached" });
    await ann.waitUntil(() => ann.view !== null);
    expect(ann.view?.seat).toBe(-1);
    const told = ann.received.join("\n").replace(known, "");
    expect(codes.filter((code) => told.includes(code))).toEqual([]);
    const shown = await ann.page.content();
    expect([...codes, ...texts.map((text) => ann.text(text))].filter((secret) => shown.includes(secret))).toEqual([]);
    expect(await ann.page.locator(":is(button, a, input):not([inert] *)").count(), "nothing can be pressed").toBe(0);
  });
}

/** Everything that a page shows or holds where somebody could look: elements, title, address, storage. */
async function traces(user: User): Promise<string> {
  const kept = await user.page.evaluate(() => JSON.stringify([document.title, location.href, { ...localStorage }, { ...sessionStorage }]));
  return (await user.page.content()) + kept;
}

for (const device of [PHONE, DESKTOP]) {
  test(`people who share a ${device.touch ? "phone" : "computer"} see their own side only`, async ({ users }) => {
    const ann = await users.named("Ann", { device, language: device.touch ? "ru" : "en" });
    const sides = [["favor"], ["cat_rainbow_ralphing"], ["cat_tacocat"]].map((cards) => cards.map((card) => ann.text(`kittens-card-${card}`)));
    const foreign = (shown: string, but: number) => sides.flatMap((cards, seat) => (seat === but ? [] : cards)).filter((card) => shown.includes(card));
    const id = await ann.openTable({ settings: { game: "kittens", seats: 3, pace: 0 }, seat: 0, position: KITTENS.replace("live: true", "live: false").replace("attack_2x", "cat_rainbow_ralphing") });
    await ann.goto(`t/${id}`);
    for (const name of ["Bob", "Cid"]) {
      await ann.button("device-seat").first().click();
      await ann.page.getByRole("dialog").getByRole("textbox").fill(name);
      await ann.page.getByRole("dialog").getByRole("button", { name: ann.text("device-seat-save") }).click();
      await ann.page.getByRole("dialog").waitFor({ state: "detached" });
    }
    await ann.button("web-setup-start").click();

    await ann.button("device-show", { name: "Ann" }).waitFor();
    expect(foreign(await traces(ann), -1)).toEqual([]);
    expect(ann.received.join("\n")).not.toContain('"seat":0,"moment"');
    await ann.button("device-show", { name: "Ann" }).click();
    await ann.waitUntil(() => ann.view?.seat === 0);
    await ann.page.getByText(sides[0]?.[0] ?? "").first().waitFor({ state: "attached" });
    expect(foreign(await traces(ann), 0)).toEqual([]);

    // As soon as Ann has chosen, everything is hidden, and Bob is asked; then nothing of hers is left.
    await ann.command(id, { do: "choose", moment: ann.view?.moment ?? 0, code: "draw" });
    await ann.button("device-show", { name: "Bob" }).waitFor();
    const before = ann.received.length;
    expect(foreign(await traces(ann), -1)).toEqual([]);
    await ann.button("device-show", { name: "Bob" }).click();
    await ann.waitUntil(() => ann.view?.seat === 1);
    await ann.page.getByText(sides[1]?.[0] ?? "").first().waitFor({ state: "attached" });
    expect(foreign(await traces(ann), 1)).toEqual([]);
    expect(ann.received.slice(before).join("\n"), "Bob is not sent what Ann holds").not.toMatch(/"hand":\[[^\]]*favor/);

    // Whoever opens the page again, or comes back to it, is asked who they are.
    await ann.page.goto("about");
    await ann.page.goBack();
    await ann.button("device-show", { name: "Bob" }).waitFor();
    expect(foreign(await traces(ann), -1)).toEqual([]);
    await ann.button("device-show", { name: "Bob" }).click();
    await ann.button("device-hide").click();
    await ann.page.getByText(ann.text("device-others")).click();
    await ann.button("device-look", { name: "Cid" }).click();
    await ann.waitUntil(() => ann.view?.seat === 2);
    expect(foreign(await traces(ann), 2)).toEqual([]);
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
