// The boards on a tablet, upright and lying: nothing is wider than the screen, and everybody can use it.
import { expectAccessible } from "./accessibility.ts";
import { test } from "./users.ts";
import { TABLET } from "./user.ts";

const SEATS = { bang: 7, kittens: 5, targi: 2, intrigo: 4 };

for (const [game, seats] of Object.entries(SEATS)) {
  test(`a table of ${game} fits on a tablet, upright and lying`, async ({ users }) => {
    const ann = await users.named("Ann", { language: "ru", device: TABLET });
    const bots = Array.from({ length: seats - 1 }, () => "greedy");
    await ann.goto(`t/${await ann.openTable({ settings: { game, seats, pace: 5000 }, seat: 0, bots, start: true })}`);
    await ann.page.getByRole("main").getByRole("button").first().waitFor();
    await expectAccessible(ann.page);
    await ann.page.setViewportSize({ width: TABLET.height, height: TABLET.width });
    await expectAccessible(ann.page);
  });
}
