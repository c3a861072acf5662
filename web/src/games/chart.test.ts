import { expect, test } from "vitest";

import { samples as courseSamples } from "./mississippi/chart";
import type { Data as Course } from "./mississippi/data";
import { samples as riverSamples } from "./queen/chart";
import type { Data as River, Rank } from "./queen/data";
import { rankOf } from "./queen/testing";
import { moved, tookBack } from "./testing";

const began = (round: number, ...standings: Rank[]): River["event"] => ({ event: "round_began", round, order: [], standings });
const ahead = (seat: string, end: number): Course["event"] => ({ event: "steamed_ahead", seat, start: 0, end, logs: 0 });

test("the chart of Mississippi Queen has a point for each round that is over", () => {
  const found = riverSamples([moved<River>(1, began(2, rankOf("red", 2, 3), rankOf("green", 1, -1))), moved<River>(2, began(1))]);
  expect(found).toEqual([{ round: 1, standing: { red: 19, green: 7 } }]);
});

test("whoever arrives is ahead of all others from then on", () => {
  const found = riverSamples([
    moved<River>(1, began(2, rankOf("red", 1, 0), rankOf("green", 2, 0))),
    moved<River>(2, { event: "arrived", steamer: "green", rank: 1 }, began(3, rankOf("red", 2, 1))),
    moved<River>(3, { event: "arrived", steamer: "red", rank: 2 }),
  ]);
  expect(found).toEqual([
    { round: 1, standing: { red: 8, green: 16 } },
    { round: 2, standing: { red: 17, green: 21 } },
    { round: 3, standing: { red: 21 } },
  ]);
});

test("the chart of Mississippi has a point when everybody has had a turn", () => {
  const entries = [
    moved<Course>(1, ahead("red", 4)),
    moved<Course>(2, ahead("green", 3), { event: "pushed_on", seat: "red", start: 4, end: 6, by: 2 }),
    moved<Course>(3, { event: "dropped_back", seat: "red", start: 6, end: 2, logs: 4 }),
  ];
  expect(courseSamples(entries, ["red", "green"])).toEqual([
    { round: 1, standing: { red: 6, green: 3 } },
    { round: 2, standing: { red: 2, green: 3 } },
  ]);
});

test("a round that was taken back and sailed again has one point: how it was sailed in the end", () => {
  const over = (round: number, tile: number) => began(round, rankOf("red", tile, 0));
  const river = [moved<River>(1, over(2, 1)), moved<River>(2, over(3, 2)), tookBack(0), moved<River>(1, over(2, 5))];
  expect(riverSamples(river)).toEqual([{ round: 1, standing: { red: 40 } }]);

  const course = [moved<Course>(1, ahead("red", 4)), moved<Course>(2, ahead("red", 9)), tookBack(0), moved<Course>(1, ahead("red", 3))];
  expect(courseSamples(course, ["red"])).toEqual([{ round: 1, standing: { red: 3 } }]);
});
