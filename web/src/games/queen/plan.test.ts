import { expect, test } from "vitest";

import type { Cell, Heading } from "../../boards/hexes";
import type { Turn } from "./data";
import { cheapest, headings, inOrder, NO_WISH, otherWays, speeds, steered } from "./plan";

function turn(speed: number, cell: Cell, heading: Heading, coal: number, pushes: [string, Cell][] = [], way: string[] = []): Turn {
  return {
    speed,
    cell,
    heading,
    final_speed: speed,
    coal,
    pushes: pushes.map(([steamer, end]) => ({ steamer, start: cell, end })),
    way: [String(speed), ...way, "done"],
    prices: [],
    cells: [],
    headings: [],
  };
}

const TURNS = [
  turn(1, [0, -1], "N", 0),
  turn(1, [0, -1], "NE", 0),
  turn(2, [0, -2], "N", 0),
  turn(3, [0, -2], "NE", 2, [["green", [1, -3]]]),
  turn(3, [0, -2], "NE", 2, [["green", [0, -3]]]),
  turn(3, [0, -2], "NE", 2, [["yellow", [0, -3]]]),
];

test("of all turns to a cell the one with the least coal is planned", () => {
  expect(cheapest(TURNS, { ...NO_WISH, cell: [0, -2] }, 1)).toBe(TURNS[2]);
});

test("a wish for a heading or a speed is met, at its price", () => {
  expect(cheapest(TURNS, { ...NO_WISH, cell: [0, -2], heading: "NE" }, 1)?.coal).toBe(2);
  expect(cheapest(TURNS, { ...NO_WISH, cell: [0, -2], speed: 3 }, 1)?.speed).toBe(3);
});

test("headings are priced with the pushes that were chosen", () => {
  const turns = [
    turn(2, [0, -2], "N", 1, [["green", [1, -3]]]),
    turn(2, [0, -2], "N", 2, [["green", [0, -3]]]),
    turn(2, [0, -2], "NE", 0, [["green", [0, -3]]]),
  ];
  const priced = (pushes: Record<string, Cell>) =>
    headings(turns, { ...NO_WISH, cell: [0, -2], pushes }, 2).map(({ value, coal }) => [value, coal]);
  expect(priced({})).toEqual([
    ["N", 1],
    ["NE", 0],
  ]);
  expect(priced({ green: [0, -3] })).toEqual([
    ["N", 2],
    ["NE", 0],
  ]);
});

test("a turn that is not offered is not planned", () => {
  expect(cheapest(TURNS, { ...NO_WISH, cell: [5, 5] }, 1)).toBeNull();
});

test("a pushed steamer goes where it shall", () => {
  const wish = { ...NO_WISH, cell: [0, -2] as Cell, heading: "NE" as Heading, pushes: { green: [0, -3] as Cell } };
  expect(cheapest(TURNS, wish, 1)?.pushes[0]).toMatchObject({ steamer: "green", end: [0, -3] });
});

test("each speed has its least price", () => {
  expect(speeds(TURNS, { ...NO_WISH, cell: [0, -2] }, 1).map(({ value, coal }) => [value, coal])).toEqual([
    [2, 0],
    [3, 2],
  ]);
});

test("other ways push others", () => {
  expect(otherWays(TURNS, TURNS[3]!).map((one) => one.pushes[0]?.steamer)).toEqual(["green", "yellow"]);
});

test("the helm goes ahead along its heading", () => {
  const turned = steered({ cell: [0, 0], heading: "N" }, "right");
  expect(turned).toEqual({ cell: [0, 0], heading: "NE" });
  expect(steered(turned, "ahead").cell).toEqual([1, -1]);
});

test("by keys the cheapest ends come first, of those the furthest along the river", () => {
  const tile = {
    number: 0,
    id: "a",
    centre: [0, 0] as Cell,
    flow: "N" as Heading,
    cells: [
      [0, 0],
      [0, -1],
      [0, -2],
    ] as Cell[],
    land: [],
    station: null,
    elements: { sandbank: [], driftwood: [], coal_docks: [] },
  };
  const next = { ...tile, number: 1, centre: [0, -4] as Cell, cells: [[0, -3]] as Cell[] };
  const ends = (
    [
      [0, -1],
      [0, -3],
      [0, -2],
    ] as Cell[]
  ).map((cell, nth) => ({ cell, coal: nth === 1 ? 1 : 0 }));
  expect(inOrder(ends, [tile, next]).map(({ cell }) => cell)).toEqual([
    [0, -2],
    [0, -1],
    [0, -3],
  ]);
});
