import { expect, test } from "vitest";

import type { AnyEntry, GameData } from "../net/protocol";
import { samples as courseSamples } from "./mississippi/chart";
import { samples as riverSamples } from "./queen/chart";

const moved = (n: number, ...events: GameData["event"][]): AnyEntry => ({
  type: "moved",
  n,
  at: 0,
  seat: "red",
  action: "",
  by: "person",
  actions: n,
  events,
  id: null,
});

test("the chart of Mississippi Queen has a point for each round that is over", () => {
  const standings = [
    { steamer: "red", tile: 2, stick: 3 },
    { steamer: "green", tile: 1, stick: -1 },
  ];
  const found = riverSamples([
    moved(1, { event: "round_began", round: 2, order: [], standings }),
    moved(2, { event: "round_began", round: 1, standings: [] }),
  ]);
  expect(found).toEqual([{ round: 1, standing: { red: 19, green: 7 } }]);
});

test("whoever arrives is ahead of all others from then on", () => {
  const began = (round: number, ...standings: unknown[]) => ({ event: "round_began", round, standings });
  const found = riverSamples([
    moved(1, began(2, { steamer: "red", tile: 1, stick: 0 }, { steamer: "green", tile: 2, stick: 0 })),
    moved(2, { event: "arrived", steamer: "green", place: 1 }, began(3, { steamer: "red", tile: 2, stick: 1 })),
    moved(3, { event: "arrived", steamer: "red", place: 2 }),
  ]);
  expect(found).toEqual([
    { round: 1, standing: { red: 8, green: 16 } },
    { round: 2, standing: { red: 17, green: 21 } },
    { round: 3, standing: { red: 21 } },
  ]);
});

test("the chart of Mississippi has a point when everybody has had a turn", () => {
  const entries = [
    moved(1, { event: "steamed_ahead", seat: "red", end: 4 }),
    moved(2, { event: "steamed_ahead", seat: "green", end: 3 }, { event: "pushed_on", seat: "red", end: 6 }),
    moved(3, { event: "dropped_back", seat: "red", end: 2 }),
  ];
  expect(courseSamples(entries, ["red", "green"])).toEqual([
    { round: 1, standing: { red: 6, green: 3 } },
    { round: 2, standing: { red: 2, green: 3 } },
  ]);
});

test("a round that was taken back and sailed again has one point: how it was sailed in the end", () => {
  const began = (round: number, tile: number) => ({ event: "round_began", round, standings: [{ steamer: "red", tile, stick: 0 }] });
  const back: AnyEntry = { type: "took_back", n: 3, at: 0, seat: "red", actions: 0, agreed: false, id: null };
  const queen = [moved(1, began(2, 1)), moved(2, began(3, 2)), back, { ...moved(4, began(2, 5)), actions: 1 }];
  expect(riverSamples(queen)).toEqual([{ round: 1, standing: { red: 40 } }]);

  const ahead = (end: number) => ({ event: "steamed_ahead", seat: "red", end });
  const course = [moved(1, ahead(4)), moved(2, ahead(9)), back, { ...moved(4, ahead(3)), actions: 1 }];
  expect(courseSamples(course, ["red"])).toEqual([{ round: 1, standing: { red: 3 } }]);
});
