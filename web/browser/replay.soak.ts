import { testLookingBack } from "./looking-back.ts";

for (const game of ["bang", "kittens", "targi", "intrigo"] as const) testLookingBack(game, 90);
