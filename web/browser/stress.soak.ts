import { testRestless } from "./restless.ts";

for (const [game, seats] of Object.entries({ bang: 7, kittens: 5, targi: 2, intrigo: 4 })) testRestless(game, seats, 12);
