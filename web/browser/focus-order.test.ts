// The focus order of a board: the prompt comes first, the other players last.
import { expect } from "vitest";
import { test } from "./users.ts";

const SEATS = { bang: 4, kittens: 3, targi: 2, intrigo: 3 };

for (const [game, seats] of Object.entries(SEATS)) {
  test(`the prompt of ${game} comes before everything else, and the others come last`, async ({ users }) => {
    const ann = await users.named("Ann");
    const bots = Array.from({ length: seats - 1 }, () => "greedy");
    const id = await ann.openTable({ settings: { game, seats, pace: 5000 }, seat: 0, bots, start: true });
    await ann.goto(`t/${id}`);
    const board = ann.page.getByRole("main");
    await board.getByRole("button").first().waitFor();
    expect(await board.locator("section, button").first().getAttribute("aria-label")).toBe(ann.text("web-prompt"));
    const other = ann.table?.chairs.at(1)?.name ?? "";
    const last = board.locator("section, button, li").filter({ hasText: other }).last();
    expect(await last.evaluate((seat) => [...(seat.closest("main")?.querySelectorAll(".prompt, .hand") ?? [])].every((one) => one.compareDocumentPosition(seat) & Node.DOCUMENT_POSITION_FOLLOWING))).toBe(true);
  });
}
