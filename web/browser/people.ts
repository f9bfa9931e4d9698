// The people of a test: they come when they are called, and have all left when it ends.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, inject, test as plain } from "vitest";
import { type Looks, Person, connect } from "./person.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await connect(inject("browser"));
});
afterAll(() => browser.close());

export class People {
  readonly all: Person[] = [];

  async come(looks: Looks = {}, host: string = inject("host")): Promise<Person> {
    const person = await Person.comes(browser, host, looks);
    this.all.push(person);
    return person;
  }

  /** Somebody with a name, who can sit down. */
  async called(name: string, looks: Looks = {}, host?: string): Promise<Person> {
    return (await this.come(looks, host)).isCalled(name);
  }

  async leave(): Promise<void> {
    await Promise.all(this.all.map((person) => person.leaves()));
  }
}

/** A test with people; in nobody's page may anything have gone wrong. */
export const test = plain.extend<{ people: People }>({
  people: async ({}, use) => {
    const people = new People();
    try {
      await use(people);
    } finally {
      await people.leave();
    }
    const faults = people.all.flatMap((person) => person.faults);
    if (faults.length) throw new Error(`something went wrong in a page:\n${faults.join("\n")}`);
  },
});
