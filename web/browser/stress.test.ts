import { testRestless } from "./restless.ts";

testRestless("bang", 7, 2);
testRestless("kittens", 5, 1);
testRestless("targi", 2, 1);
testRestless("intrigo", 4, 1);
