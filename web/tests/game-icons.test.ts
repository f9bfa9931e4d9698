// Every game of this client has an icon for lists.
import { expect, it } from "vitest";
import { gameClient } from "../src/lib/games";

it.each(["bang", "kittens", "targi", "intrigo"])("%s has a sign", (game) => {
  expect(gameClient(game)?.icon).toMatch(/<path/);
});
