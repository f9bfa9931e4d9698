// Bots are called by names of the reader's language.
import { expect, test } from "vitest";
import { shownName, withBotNames } from "../src/lib/bots";
import { loadTexts } from "../src/lib/texts";
import type { TableInfo } from "../src/lib/types";

test("a bot has a name in each language, and people keep theirs", async () => {
  const [en, ru] = await Promise.all([loadTexts("en"), loadTexts("ru")]);
  expect([shownName(ru, "Nestor", "nestor"), shownName(ru, "Nestor", ""), shownName(ru, "Ann")]).toEqual(["Нестор", "Nestor", "Ann"]);
  expect(shownName(en, "Nestor", "nestor")).toBe("Nestor");
});

test("a bot without words keeps the name that is stored", async () => {
  expect(shownName(await loadTexts("ru"), "Somebody", "somebody")).toBe("Somebody");
});

test("the chairs of a table carry the names that are shown", async () => {
  const table = { chairs: [{ name: "Clara", bot: "clara" }, { name: "Clara", bot: "" }] } as unknown as TableInfo;
  expect(withBotNames(await loadTexts("ru"), table).chairs.map((chair) => chair.name)).toEqual(["Клара", "Clara"]);
});
