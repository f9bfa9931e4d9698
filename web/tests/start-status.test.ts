import { describe, expect, test } from "vitest";
import type { Chair } from "../src/lib/types";
import { seatsNeeded, startStatus } from "../src/lib/start-status";

function chair(name: string, more: Partial<Chair> = {}): Chair {
  return { name, address: "", kind: name ? "person" : "free", level: "", bot: "", absent: false, online: true, bot_plays_at: 0, vacation: 0, ready: false, host: false, ...more };
}

const ann = chair("Ann", { host: true });
const bob = chair("Bob");
const bot = chair("Robo", { kind: "bot", level: "normal" });

describe("what a table waits for", () => {
  test("players, as long as seats are free", () => {
    expect(startStatus([ann, chair(""), chair("")], 0, true)).toEqual({ text: "web-wait-players", args: { free: 2 } });
  });
  test("whoever is not ready, by name", () => {
    expect(startStatus([ann, bob, chair("Cid")], 0, true)).toEqual({ text: "web-wait-ready-start", args: { names: "Bob, Cid" } });
    expect(startStatus([ann, bob, chair("Cid", { ready: true })], 2, false)).toEqual({ text: "web-wait-ready", args: { names: "Bob" } });
  });
  test("oneself, if one is not ready", () => {
    expect(startStatus([ann, bob, chair("Cid")], 1, false).text).toBe("web-wait-you");
  });
  test("the host, when everybody is here", () => {
    const chairs = [ann, chair("Bob", { ready: true }), bot];
    expect(startStatus(chairs, 1, false)).toEqual({ text: "web-wait-host", args: { name: "Ann" } });
    expect(startStatus(chairs, -1, false).text).toBe("web-wait-host");
    expect(startStatus(chairs, 0, true)).toEqual({ text: "web-wait-start", args: {} });
  });
  test("somebody who does not sit at the table and hosts it", () => {
    expect(startStatus([bot, chair("Bob", { ready: true })], 1, false).text).toBe("web-wait-somebody");
  });
});

test("a table keeps the seats that somebody sits on", () => {
  expect(seatsNeeded([ann, chair(""), bot, chair("")])).toBe(3);
  expect(seatsNeeded([chair(""), chair("")])).toBe(0);
});
