// The users of a test; all of them are closed when it ends.
import type { Browser } from "playwright-core";
import { inject, test as plain } from "vitest";
import { SHORT_LIVED, startBrowser } from "./host.ts";
import { type UserOptions, User } from "./user.ts";

let browser: Promise<Browser> | undefined; // one for all files of a worker

export class Users {
  readonly all: User[] = [];

  /** A user, without the service worker unless the test wants it: its processes would take a quarter of the time. */
  async connect(options: UserOptions = {}, host: string = inject("host")): Promise<User> {
    browser ??= startBrowser(inject("chromium"), SHORT_LIVED);
    const user = await User.connect(await browser, host, { serviceWorker: false, ...options });
    this.all.push(user);
    return user;
  }

  /** A user with a name, who can take a seat. */
  async named(name: string, options: UserOptions = {}, host?: string): Promise<User> {
    return (await this.connect(options, host)).setName(name);
  }

  async closeAll(): Promise<void> {
    await Promise.all(this.all.map((user) => user.close()));
  }
}

/** A test with users; an error in any page fails it. */
export const test = plain.extend<{ users: Users }>({
  users: async ({}, use) => {
    const users = new Users();
    try {
      await use(users);
    } finally {
      await users.closeAll();
    }
    const faults = users.all.flatMap((user) => user.errors);
    if (faults.length) throw new Error(`errors in a page:\n${faults.join("\n")}`);
  },
});
