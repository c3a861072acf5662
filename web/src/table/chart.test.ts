import { expect, test } from "vitest";

import type { AnyEntry } from "../protocol";
import { samples } from "./chart";

const moved = (n: number, ...events: Record<string, unknown>[]): AnyEntry => ({
  type: "moved", n, at: 0, seat: "red", action: "", by: "person", actions: n, events, words: [], id: null,
});

test("the chart of Mississippi Queen has a point for each round", () => {
  const standings = [{ steamer: "red", tile: 2, stick: 3 }, { steamer: "green", tile: 1, stick: -1 }];
  const found = samples("queen", [moved(1, { event: "round_began", round: 2, order: [], standings }), moved(2, { event: "round_began", round: 1, standings: [] })], ["red", "green"]);
  expect(found).toEqual([{ round: 2, standing: { red: 19, green: 7 } }]);
});

test("whoever arrives is ahead of all others from then on", () => {
  const began = (round: number, ...standings: unknown[]) => ({ event: "round_began", round, standings });
  const found = samples("queen", [
    moved(1, began(2, { steamer: "red", tile: 1, stick: 0 }, { steamer: "green", tile: 2, stick: 0 })),
    moved(2, { event: "arrived", steamer: "green", place: 1 }, began(3, { steamer: "red", tile: 2, stick: 1 })),
    moved(3, { event: "arrived", steamer: "red", place: 2 }),
  ], ["red", "green"]);
  expect(found).toEqual([
    { round: 2, standing: { red: 8, green: 16 } },
    { round: 3, standing: { red: 17, green: 21 } },
    { round: 4, standing: { red: 21 } },
  ]);
});

test("the chart of Mississippi has a point when everybody has had a turn", () => {
  const entries = [
    moved(1, { event: "steamed_ahead", seat: "red", end: 4 }),
    moved(2, { event: "steamed_ahead", seat: "green", end: 3 }, { event: "pushed_on", seat: "red", end: 6 }),
    moved(3, { event: "dropped_back", seat: "red", end: 2 }),
  ];
  expect(samples("mississippi", entries, ["red", "green"])).toEqual([
    { round: 1, standing: { red: 6, green: 3 } },
    { round: 2, standing: { red: 2, green: 3 } },
  ]);
});
