// The operator's page: it opens with the key only, and what is announced there is read by everybody at once.
import { afterAll, beforeAll } from "vitest";
import { expectAccessible } from "./accessibility.ts";
import { type Host, startHost } from "./host.ts";
import { DARK, LIGHT } from "./pages-around.ts";
import { test } from "./users.ts";
import type { User } from "./user.ts";

const KEY = "a key that nobody could guess";
let host: Host;

beforeAll(async () => {
  host = await startHost({ more: ["--operator-key", KEY] });
});
afterAll(() => host.end());

async function enters(user: User, key: string): Promise<void> {
  await user.page.getByLabel(user.text("operator-key")).fill(key);
  await user.button("operator-enter").click();
}

/** On a phone the chat is behind a button. */
async function opensChat(user: User): Promise<void> {
  const tab = user.page.getByRole("tab", { name: user.text("web-chat") });
  const button = user.page.getByRole("button", { name: user.text("web-log") }).first();
  await tab.or(button).first().waitFor();
  if (!(await tab.isVisible())) await button.click();
  await tab.click();
}

for (const looks of [LIGHT, DARK]) {
  test(`the operator reads a report, announces something and closes a table, in ${looks.language}`, async ({ users }) => {
    const ann = await users.named("Ann", looks, host.url);
    const bob = await users.named("Bob", {}, host.url);
    const id = await bob.openTable({ settings: { game: "targi", seats: 2 }, seat: 0, bots: ["random"], start: true });
    await bob.command(id, { do: "say", text: "something rude" });
    await ann.goto(`t/${id}`);
    await opensChat(ann);
    await ann.page.getByRole("button", { name: "something rude" }).click();
    await ann.button("mute-for-me").click();
    const muted = ann.page.getByRole("button", { name: ann.text("muted-line", { name: "Bob" }) });
    await muted.click();
    await ann.button("report-button").click();
    await ann.page.getByText(ann.text("report-done")).waitFor();

    const operator = await users.connect(looks, host.url);
    operator.ignoreErrors(/401/);
    await operator.goto("operator");
    await enters(operator, "not the key of this host");
    await operator.page.getByText(operator.text("error-operator-key")).waitFor();
    await enters(operator, KEY);
    await operator.page.getByRole("article").getByText("something rude").first().waitFor();
    await operator.page.getByLabel(operator.text("operator-announce-text")).fill("Pizza at eight");
    await operator.button("operator-announce-send").click();
    await ann.page.getByRole("status").getByText("Pizza at eight").waitFor();
    await expectAccessible(operator.page);
    await operator.button("operator-report-settle").click();
    await operator.button("operator-announce-end").click();
    const close = operator.button("operator-table-close");
    await close.first().click();
    const refreshed = operator.page.waitForResponse("**/api/operator"); // as happens every ten seconds: the second press still counts
    await operator.button("operator-refresh").click();
    await refreshed;
    await operator.button("operator-sure").click();
    await operator.page.getByText(operator.text("operator-tables-none")).waitFor();
  });
}
