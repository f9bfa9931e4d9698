// What people call themselves and what they write is shown as it is, and is never a part of the page.
import { expect } from "vitest";
import { test } from "./users.ts";
import type { User } from "./user.ts";

const NAMES = ["<img src=x onerror=h()>", "<b>Bob</b>", "\"><svg onload=h()>", "{{7*7}}${7*7}", "&lt;i&gt;", "'-alert(1)-'"];
const WORDS = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<a href=\"javascript:alert(1)\">here</a>",
  "<iframe srcdoc=\"<script>alert(1)</script>\"></iframe>",
  "javascript:alert(1)",
  "</li></ol><h1>big</h1>",
  "&#60;img src=x onerror=alert(1)&#62;",
  "<style>*{display:none}</style>",
];

/** Elements that only a foreign text could have brought into the page. */
async function strange(user: User): Promise<number> {
  return user.page.locator("img[src=x], iframe, svg[onload], [onerror], [href^='javascript:'], body style, body script:not([src]), li h1, b b").count();
}

test("names are shown as they are written", async ({ users }) => {
  const ann = await users.named(NAMES[0]!);
  const others = await Promise.all(NAMES.slice(1, 4).map((name) => users.named(name)));
  const id = await ann.openTable({ settings: { game: "kittens", seats: 4, title: "<img src=x onerror=h()>", public: true }, seat: 0 });
  await ann.goto(`t/${id}`);
  for (const user of others) {
    await user.goto(`t/${id}`);
    await user.button("web-setup-sit").first().click();
  }
  const shown = ann.page.getByRole("main");
  await expect.poll(() => shown.innerText()).toContain(NAMES[3]);
  for (const name of NAMES.slice(0, 4)) expect(await shown.innerText()).toContain(name);
  expect(await strange(ann)).toBe(0);
  await ann.button("web-setup-start").click();
  await ann.waitUntil(() => ann.view !== null);
  await expect.poll(() => ann.page.getByRole("main").innerText()).toContain(NAMES[1]);
  expect(await strange(ann)).toBe(0);
  await ann.goto("./");
  await expect.poll(() => ann.page.getByRole("main").innerText()).toContain(NAMES[1]);
  expect(await strange(ann)).toBe(0);
});

test("what is said in the chat is shown as it is written", async ({ users }) => {
  const ann = await users.named("Ann");
  const bob = await users.named(NAMES[4]!);
  const id = await ann.openTable({ settings: { game: "targi", seats: 2 }, seat: 0 });
  await Promise.all([ann.goto(`t/${id}`), bob.goto(`t/${id}`)]);
  await bob.button("web-setup-sit").first().click();
  await ann.button("web-setup-start").click();
  for (const user of [ann, bob]) {
    await user.waitUntil(() => user.view !== null);
    await user.page.getByRole("tab", { name: user.text("web-chat") }).click();
  }
  for (const [number, words] of WORDS.entries()) {
    const speaker = number % 2 ? ann : bob; // nobody says more than five lines in ten seconds
    const field = speaker.page.getByRole("textbox", { name: speaker.text("web-chat-write") });
    await field.fill(words);
    await field.press("Enter");
    await expect.poll(() => field.inputValue()).toBe("");
  }
  for (const user of [ann, bob]) {
    const chat = user.page.getByRole("complementary");
    for (const words of WORDS) await expect.poll(() => chat.innerText()).toContain(words);
    expect(await strange(user)).toBe(0);
  }
});
