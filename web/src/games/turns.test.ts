import { expect, test } from "vitest";

import type { Data as Course, PackedTurns as PackedCourse } from "./mississippi/data";
import { turnsIn as courseTurns } from "./mississippi/turns";
import type { Data as River, PackedTurns as PackedRiver } from "./queen/data";
import { turnsIn as riverTurns } from "./queen/turns";
import { sent } from "./testing";

test("the ways of the river's turns are read along the tree of their steps", () => {
  const packed: PackedRiver = {
    start: [0, 0, 0],
    speeds: [
      [1, 0],
      [3, 1],
    ],
    moves: [
      ["a", 1, 0, 0, -1],
      ["r", 0, 0, 1],
      ["push=2,-1", 2, 0, 1, -1, "green", 2, -1],
    ],
    steps: [1, 0, 1, 1, 1, 2],
    turns: [1, 1, 1, 1, 0, 3, 2, 0, 1, 2],
  };
  expect(riverTurns(sent<River>(packed))).toEqual([
    {
      speed: 1,
      cell: [0, -1],
      heading: "N",
      final_speed: 1,
      coal: 0,
      pushes: [],
      way: ["1", "a", "done"],
      prices: [
        [0, 0],
        [1, 0],
        [0, 0],
      ],
      cells: [null, [0, -1], null],
      headings: [null, null, null],
    },
    {
      speed: 3,
      cell: [1, -1],
      heading: "NE",
      final_speed: 2,
      coal: 1,
      pushes: [{ steamer: "green", start: [1, -1], end: [2, -1] }],
      way: ["3", "a", "r", "push=2,-1"],
      prices: [
        [0, 1],
        [1, 0],
        [0, 0],
        [2, 0],
      ],
      cells: [null, [0, -1], null, [1, -1]],
      headings: [null, null, "NE", null],
    },
  ]);
});

test("in the middle of a turn no way begins with a speed", () => {
  const packed: PackedRiver = { start: [0, 0, 0], speeds: [], moves: [["l", 0, 1, 5]], steps: [1, 0], turns: [2, 2, 1, 1, 0] };
  expect(riverTurns(sent<River>(packed))[0]!.way).toEqual(["l", "done"]);
});

test("of the course's turns events stand once, and who stays lies where it lay", () => {
  const lying = { field: 3, front: 1, wood: 9 };
  const packed: PackedCourse = {
    steamers: { red: { field: 0, front: 2, wood: 20 }, green: lying },
    seats: ["red", "green"],
    kinds: [
      ["steamed_ahead", "seat", "start", "end", "logs"],
      ["touched", "seat", "other", "number", "other_number"],
      ["ended", "reason"],
    ],
    events: [
      [0, 0, 0, 4, 4],
      [1, 0, 1, 5, 2],
      [2, "the_winner_is_home"],
    ],
    turns: [
      [-2, 4, 5, 0, 1, 1, 11, 2, 0, 1, 0, 4, 2, 15, 1, 6, 1, 9],
      [0, 0, 0, 0, 2, -1, 0, 1, 2, 0, -2, 0, 0],
    ],
  };
  expect(courseTurns(sent<Course>(packed))).toEqual([
    {
      action: "RR+4",
      rotation: -2,
      distance: 4,
      burns: 5,
      gathers: 0,
      events: [
        { event: "steamed_ahead", seat: "red", start: 0, end: 4, logs: 4 },
        { event: "touched", seat: "red", other: "green", number: 5, other_number: 2 },
      ],
      result: {
        round: 1,
        to_move: "green",
        box: 11,
        steamers: { red: { field: 4, front: 2, wood: 15 }, green: { field: 6, front: 1, wood: 9 } },
      },
    },
    {
      action: "pass",
      burns: 0,
      gathers: 0,
      events: [{ event: "ended", reason: "the_winner_is_home" }],
      result: { round: 2, to_move: null, box: 0, steamers: { red: { field: null, front: null, wood: 0, rank: 1 }, green: lying } },
    },
  ]);
});
