import { expect, test } from "vitest";

import type { PuzzleCollection, PuzzleInfo } from "../net/protocol";
import { keyOf, nextOf } from "./puzzles";
import { solved } from "./solved.svelte";

const PUZZLES: PuzzleInfo[] = ["a-1", "b-1", "a-2"].map((name, nth) => ({ name, grade: nth + 1, seat: "red", hint: "" }));
const ALL: PuzzleCollection = { name: "course", course: "course-puzzles", title: "", game: "game", puzzles: PUZZLES };
const [FIRST, SECOND, LAST] = PUZZLES as [PuzzleInfo, PuzzleInfo, PuzzleInfo];

test("the next puzzle is the easiest that is not solved, behind the one that is tried now", () => {
  expect(nextOf(ALL, () => false)).toBe(FIRST);
  expect(nextOf(ALL, () => false, FIRST)).toBe(SECOND);
  expect(nextOf(ALL, (one) => one === SECOND, FIRST)).toBe(LAST);
  expect(nextOf(ALL, (one) => one === LAST, SECOND)).toBe(FIRST);
  expect(nextOf(ALL, (one) => one !== SECOND, SECOND)).toBeUndefined();
  expect(nextOf(ALL, () => true)).toBeUndefined();
});

test("a streak counts first tries, and a shown solution counts for nothing", () => {
  const [first, second, last] = PUZZLES.map((one) => keyOf(ALL, one)) as [string, string, string];
  solved.reached(first);
  expect([solved.of(first), solved.streak, solved.best]).toEqual(["first", 1, 1]);
  solved.missed(second);
  expect([solved.of(second), solved.has(second), solved.streak, solved.best]).toEqual(["tried", false, 0, 1]);
  solved.show(second);
  solved.reached(second);
  expect(solved.has(second)).toBe(false);
  solved.tryAgain();
  solved.reached(second);
  expect([solved.of(second), solved.streak]).toEqual(["solved", 0]);
  solved.missed(first);
  expect(solved.of(first)).toBe("first");
  solved.reached(last);
  expect(solved.streak).toBe(1);
});
