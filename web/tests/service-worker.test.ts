// What the service worker does with a notice.
import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { describe, expect, test, vi } from "vitest";

const BASE = "https://games.example.org/club/";
const source = readFileSync(new URL("../public/sw.js", import.meta.url), "utf8");

interface Happening {
  data?: { json: () => unknown };
  notification?: { data: { page: string }; close: () => void };
  waitUntil: (work: Promise<unknown>) => void;
}

/** A service worker, and what it has shown and opened. */
function worker(open: string[] = []) {
  const listeners = new Map<string, (event: Happening) => void>();
  const shown: { title: string; options: { body: string; tag: string; data: { page: string } } }[] = [];
  const tabs = open.map((url) => ({ url, focus: vi.fn() }));
  const openWindow = vi.fn();
  const setAppBadge = vi.fn(() => Promise.resolve());
  const self = {
    location: { href: `${BASE}sw.js` },
    addEventListener: (kind: string, listener: (event: Happening) => void) => listeners.set(kind, listener),
    registration: { showNotification: (title: string, options: (typeof shown)[0]["options"]) => Promise.resolve(shown.push({ title, options })) },
    clients: { matchAll: () => Promise.resolve(tabs), openWindow },
    navigator: { setAppBadge },
  };
  runInNewContext(source, { self, URL, Promise, caches: {}, fetch: vi.fn() });
  const happens = async (kind: string, event: Omit<Happening, "waitUntil">) => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(kind)?.({ ...event, waitUntil: (begun) => (work = begun) });
    await work;
  };
  return { happens, shown, tabs, openWindow, setAppBadge };
}

const pressed = (page: string) => ({ notification: { data: { page }, close: vi.fn() } });

describe("notices", () => {
  test("a message is shown as the host words it, and the badge counts", async () => {
    const { happens, shown, setAppBadge } = worker();
    const told = { title: "Your turn – Targi", body: "Sunday", page: "t/x", tag: "x", count: 2 };
    await happens("push", { data: { json: () => told } });
    expect(shown).toMatchObject([{ title: told.title, options: { body: "Sunday", tag: "x", data: { page: "t/x" } } }]);
    expect(setAppBadge).toHaveBeenCalledWith(2);
  });

  test("what cannot be read is shown without words: a browser wants to see something", async () => {
    const { happens, shown, setAppBadge } = worker();
    await happens("push", {});
    expect(shown).toMatchObject([{ title: "Igroteka", options: { data: { page: "tables" } } }]);
    expect(setAppBadge).not.toHaveBeenCalled();
  });

  test("a press goes to the tab where the table is open, or opens it", async () => {
    const there = worker([`${BASE}rules`, `${BASE}t/x#a`]);
    await there.happens("notificationclick", pressed("t/x"));
    expect(there.tabs[1]?.focus).toHaveBeenCalled();
    expect(there.openWindow).not.toHaveBeenCalled();
    const elsewhere = worker([`${BASE}rules`]);
    await elsewhere.happens("notificationclick", pressed("t/x"));
    expect(elsewhere.openWindow).toHaveBeenCalledWith(`${BASE}t/x`);
  });

  test("no notice leads to another site", async () => {
    for (const page of ["https://evil.example/", "//evil.example/", "../../", "javascript:alert(1)"]) {
      const { happens, openWindow } = worker();
      await happens("notificationclick", pressed(page));
      expect(openWindow).toHaveBeenCalledWith(BASE);
    }
  });
});
