import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableConnection } from "../src/lib/connection.svelte";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  closed = false;
  sent: string[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.closed = true;
  }

  /** The host lets us in. */
  welcome(): void {
    this.readyState = FakeSocket.OPEN;
    this.tell({ tell: "welcome", now: Date.now() });
    this.tell({ tell: "table", table: {}, you: { seat: 0, host: true } });
  }

  tell(told: unknown): void {
    this.onmessage?.({ data: JSON.stringify(told) });
  }

  lose(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

function sockets(): FakeSocket[] {
  return FakeSocket.all;
}

function newest(): FakeSocket {
  return FakeSocket.all.at(-1) as FakeSocket;
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("document", { baseURI: "http://host/" });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a command without an answer is said again after a lost connection, with the same id", async () => {
  const connection = new TableConnection("T");
  newest().welcome();
  const answer = connection.send({ do: "start" });
  const [first] = newest().sent;
  newest().lose();
  expect(connection.status).toBe("lost");
  vi.advanceTimersByTime(500);
  newest().welcome();
  expect(newest().sent).toEqual([first]);
  newest().tell({ tell: "done", id: JSON.parse(first ?? "").id });
  expect((await answer).tell).toBe("done");
});

test("however often one presses to try again, only one connection is left", () => {
  const connection = new TableConnection("T");
  newest().welcome();
  newest().lose();
  connection.retryNow();
  connection.retryNow();
  vi.advanceTimersByTime(60_000);
  newest().welcome();
  expect(sockets().filter((one) => one.onmessage !== null && !one.closed && one.readyState !== 3)).toEqual([newest()]);
});

test("a closed line closes its connection and tries no more", () => {
  const connection = new TableConnection("T");
  newest().welcome();
  connection.close();
  newest().lose();
  vi.advanceTimersByTime(60_000);
  expect(sockets().map((one) => one.closed)).toEqual([true]);
});

test("a connection on which nothing is answered counts as lost, and is tried again", () => {
  const connection = new TableConnection("T");
  newest().welcome();
  void connection.send({ do: "start" });
  vi.advanceTimersByTime(19_000);
  expect(connection.status).toBe("open");
  vi.advanceTimersByTime(2_000);
  expect(sockets().length).toBe(2);
  expect(sockets()[0]?.closed).toBe(true);
  newest().welcome();
  expect(connection.status).toBe("open");
  expect(newest().sent.length).toBe(1);
});

test("a connection on which something is heard is not given up", () => {
  const connection = new TableConnection("T");
  newest().welcome();
  void connection.send({ do: "hint" });
  for (let i = 0; i < 5; i++) {
    vi.advanceTimersByTime(15_000);
    newest().tell({ tell: "chat", said: [] });
  }
  expect([connection.status, sockets().length]).toEqual(["open", 1]);
});

function game(view: unknown): unknown {
  return { tell: "game", number: 1, view, first: 0, lines: [], undo: false, clock: {}, pass_to: [] };
}

test("what has changed is shown, and told as a new view", () => {
  const connection = new TableConnection("T");
  expect(newest().url).toContain("changes=1");
  newest().welcome();
  newest().tell(game({ seat: 0, moment: 1 }));
  const before = connection.view;
  newest().tell({ tell: "changed", put: [["view", "moment", 2], ["undo", true]], add: [], first: 0, lines: ["line"], check: 3065430652 });
  expect([connection.view, connection.canUndo, connection.journal]).toEqual([{ seat: 0, moment: 2 }, true, ["line"]]);
  newest().tell({ tell: "changed", put: [["undo", false]], add: [], first: 1, lines: [], check: 3065430652 });
  expect([connection.canUndo, before]).toEqual([false, { seat: 0, moment: 1 }]);
  expect(sockets().length).toBe(1);
});

test("whoever comes to another view than the server's connects anew, and is told the whole game from then on", () => {
  const connection = new TableConnection("T");
  newest().welcome();
  newest().tell(game({ seat: 0, moment: 1 }));
  newest().tell({ tell: "changed", put: [["view", "moment", 2]], add: [], first: 0, lines: [], check: 1 });
  expect(connection.view).toEqual({ seat: 0, moment: 1 });
  expect(sockets().length).toBe(2);
  expect(newest().url).not.toContain("changes=1");
  newest().welcome();
  newest().tell(game({ seat: 0, moment: 2 }));
  expect(connection.view).toEqual({ seat: 0, moment: 2 });
});

test("a table that is gone is not tried again", () => {
  const connection = new TableConnection("T");
  newest().lose(4404);
  vi.advanceTimersByTime(60_000);
  expect([connection.status, sockets().length]).toEqual(["gone", 1]);
});

const HOST = { seat: 0, host: true, muted: false, devices: 1, first_device: true, may: [] };
const SPECTATOR = { seat: -1, host: false, muted: false, devices: 0, first_device: false, may: [] };

test("whoever was removed by the host does not come back", () => {
  const connection = new TableConnection("T");
  newest().welcome();
  newest().lose(4410);
  expect(connection.status).toBe("removed");
  vi.advanceTimersByTime(60_000);
  expect(sockets()).toHaveLength(1);
});

test("whoever loses a seat keeps nothing of what it saw, even if nothing else is told", () => {
  const connection = new TableConnection("T");
  newest().welcome();
  newest().tell({ tell: "game", number: 1, view: { seat: 0, board: { hand: ["nope"] } }, first: 0, lines: [{}], undo: true, clock: {} });
  newest().tell({ tell: "table", table: {}, you: HOST });
  expect([connection.view?.seat, connection.journal.length, connection.canUndo]).toEqual([0, 1, true]);
  newest().tell({ tell: "table", table: {}, you: SPECTATOR });
  expect([connection.view, connection.journal, connection.canUndo, connection.you.host]).toEqual([null, [], false, false]);
});

test("the host knows who watches, and forgets it with the table", () => {
  const connection = new TableConnection("T");
  newest().welcome();
  newest().tell({ tell: "table", table: {}, you: HOST });
  newest().tell({ tell: "spectators", spectators: [{ id: "e", name: "Eve", muted: false, present: true }], unnamed: 2 });
  expect([connection.spectators.map((one) => one.name), connection.anonymousSpectators]).toEqual([["Eve"], 2]);
  newest().tell({ tell: "table", table: {}, you: SPECTATOR });
  expect(connection.spectators).toEqual([]);
});
