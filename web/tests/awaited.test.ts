import { expect, it } from "vitest";
import { awaitedSeats } from "../src/lib/awaited";
import { asks, boardProps } from "./board-props";

const viewOf = (...asked: ReturnType<typeof asks>[]) => boardProps({}, [], { asked }).props().view;

it("waits for the others who are asked, not for oneself", () => {
  expect(awaitedSeats(viewOf(asks(0, "ask"), asks(2, "ask"), { ...asks(1, "ask"), waits: false }))).toEqual([2]);
});

it("waits for whoever's turn it is while their question is secret", () => {
  expect(awaitedSeats(viewOf(), 2)).toEqual([2]);
  expect(awaitedSeats(viewOf(), 0)).toEqual([]);
  expect(awaitedSeats(viewOf())).toEqual([]);
  expect(awaitedSeats(viewOf(asks(1, "ask")), 2)).toEqual([1]);
});
