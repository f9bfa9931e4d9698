// Your turn: the tab, the icon, my tables, the next one, notices, vacations and planned answers.
import { expect } from "vitest";
import { expectAccessible } from "./accessibility.ts";
import { test, type Users } from "./users.ts";
import { PHONE, type User } from "./user.ts";

const SETTINGS = { game: "targi", seats: 2, pace: 0, clock: { kind: "days", each: 3 } };
const LATE = 8000; // ms, long after a planned answer

/** Ann, and Bob on a phone and in Russian, at so many games by correspondence; who is asked first at each. */
async function correspondence(users: Users, games: number): Promise<{ ann: User; bob: User; tables: string[] }> {
  const ann = await users.named("Ann");
  const bob = await users.named("Bob", { language: "ru", device: PHONE });
  const tables: string[] = [];
  for (let number = 0; number < games; number++) {
    const id = await ann.openTable({ settings: SETTINGS, seat: 0 });
    await bob.command(id, { do: "sit", seat: 1 });
    await ann.command(id, { do: "start" });
    tables.push(id);
  }
  return { ann, bob, tables };
}

/** The one of two users whom the game asks, and the other one. */
async function byTurn(one: User, other: User, table: string): Promise<[User, User]> {
  await Promise.all([one, other].map((user) => user.goto(`t/${table}`)));
  await Promise.all([one, other].map((user) => user.waitUntil(() => user.view !== null)));
  return one.view?.options.length ? [one, other] : [other, one];
}

const icon = (user: User) => user.page.locator('link[rel="icon"]').getAttribute("href");

test("the tab says whose turn it is, a planned answer is given, and the next table is offered", async ({ users }) => {
  const { ann, bob, tables } = await correspondence(users, 2);
  const [first, second] = await byTurn(ann, bob, tables[0] ?? "");
  await expect.poll(() => first.page.title()).toBe(first.text("web-title-turn", { game: first.text("game-targi") }));
  expect(await icon(first)).toContain("icon-turn");
  expect(await second.page.title()).not.toContain("●");
  expect(await icon(second)).not.toContain("icon-turn");

  // The one who waits plans an answer to the first thing that the other one could do.
  await second.button("plan-button").click();
  const dialog = second.page.getByRole("dialog");
  const fields = dialog.getByRole("combobox");
  await fields.nth(0).selectOption({ index: 1 });
  await expect.poll(() => fields.count()).toBe(2);
  await fields.nth(1).selectOption({ index: 1 });
  await dialog.getByRole("button", { name: second.text("plan-add"), exact: true }).click();
  await dialog.getByRole("listitem").first().waitFor();
  await expectAccessible(second.page);
  await dialog.getByRole("button", { name: second.text("web-close") }).click();

  const code = first.view?.options[0]?.code ?? "";
  const before = first.view?.moment ?? 0;
  await first.command(tables[0] ?? "", { do: "choose", moment: before, code });
  await first.waitUntil(() => (first.view?.moment ?? 0) >= before + 2, LATE + 20_000);

  // Whoever waits here is led to the other table, where it is their turn.
  const other = tables[1] ?? "";
  const [asked] = await byTurn(ann, bob, other);
  if (asked === first) await first.command(other, { do: "choose", moment: 0, code: first.view?.options[0]?.code ?? "" });
  await second.goto(`t/${tables[0]}`);
  await second.page.getByRole("link", { name: second.text("tables-next", { count: 1 }) }).click();
  await expect.poll(() => second.page.url()).toContain(other);

  // All of them are on one page, and each has its own bell.
  await ann.goto("tables");
  const rows = ann.page.getByRole("button", { name: ann.text("tables-bell-on", { table: ann.text("game-targi") }) });
  await expect.poll(() => rows.count()).toBe(2);
  await rows.nth(0).click();
  await expect.poll(() => rows.nth(0).getAttribute("aria-pressed")).toBe("true");
  await expectAccessible(ann.page);
});

test("notices are switched on, with quiet hours and a digest, and a vacation begins and ends", async ({ users }) => {
  const ann = await users.named("Ann", { serviceWorker: true });
  await ann.page.context().grantPermissions(["notifications"]);
  // No push service can be reached from here: the browser's own part is stood in for, the host's part is real.
  await ann.page.addInitScript(() => {
    const point = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    let made: object | null = null;
    const subscription = {
      endpoint: "https://fcm.googleapis.com/fcm/send/test",
      options: { applicationServerKey: null },
      toJSON: () => ({ endpoint: "https://fcm.googleapis.com/fcm/send/test", keys: { p256dh: point, auth: "BTBZMqHH6r4Tts7J_aSIgg" } }),
      unsubscribe: async () => ((made = null), true),
    };
    PushManager.prototype.subscribe = async () => (made = subscription) as unknown as PushSubscription;
    PushManager.prototype.getSubscription = async () => made as PushSubscription | null;
  });
  await ann.goto("tables");
  const here = ann.page.getByRole("switch", { name: ann.text("notices-browser") });
  await here.check();
  await ann.page.getByRole("button", { name: ann.text("notices-sample") }).waitFor();
  await ann.page.getByRole("switch", { name: ann.text("notices-quiet") }).check();
  await ann.page.getByLabel(ann.text("notices-quiet-from"), { exact: true }).waitFor();
  await ann.page.getByRole("switch", { name: ann.text("notices-digest") }).check();
  await expectAccessible(ann.page);

  // A vacation, and back.
  const until = new Intl.DateTimeFormat("sv-SE").format(Date.now() + 5 * 24 * 3_600_000);
  await ann.page.getByLabel(ann.text("vacation-until")).fill(until);
  await ann.page.getByRole("button", { name: ann.text("vacation-begin") }).click();
  await ann.page.getByRole("button", { name: ann.text("vacation-end") }).click();
  await ann.page.getByLabel(ann.text("vacation-until")).waitFor();
});
