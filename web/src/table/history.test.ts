import { expect, test } from "vitest";

import type { AnyEntry } from "../net/protocol";
import { standing, takenBack, until } from "./history";

const moved = (n: number, actions: number) =>
  ({ type: "moved", n, at: 0, seat: "red", actions, action: "", by: "person", events: [], id: null }) as unknown as AnyEntry;
const back = (n: number, actions: number): AnyEntry => ({ type: "took_back", n, at: 0, seat: "red", actions, agreed: false, id: null });
const numbers = (entries: AnyEntry[]) => entries.map((entry) => entry.n);

const RACE = [moved(1, 1), moved(2, 2), moved(3, 3), back(4, 1), moved(5, 2), moved(6, 3), back(7, 2), moved(8, 3)];

test("moves beyond what a takeback left are gone, those after it stand", () => {
  expect([...takenBack(RACE)]).toEqual([2, 3, 6]);
});

test("at a moment nothing has happened that came after it", () => {
  expect(numbers(until(RACE, 0))).toEqual([]);
  expect(numbers(until(RACE, 1))).toEqual([1]);
  expect(numbers(until(RACE, 2))).toEqual([1, 2, 3, 4, 5]);
  expect(numbers(until(RACE, 3))).toEqual(numbers(RACE));
});

test("a race that was sailed on from a record begins with more actions", () => {
  const race = [moved(1, 51), moved(2, 52)];
  expect(numbers(until(race, 50))).toEqual([]);
  expect(numbers(until(race, 51))).toEqual([1]);
});

test("what stands is everything but the moves that were taken back", () => {
  expect(numbers(standing(RACE))).toEqual([1, 4, 5, 7, 8]);
});
