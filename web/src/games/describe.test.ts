import { expect, test } from "vitest";

import { bearings } from "../boards/hexes";
import { tellBoard as tellCourse } from "./mississippi/describe";
import { positionOf as coursePosition, sceneOf as courseScene } from "./mississippi/testing";
import { tellBoard as tellRiver, tellCells, tellWhere } from "./queen/describe";
import type { SceneTile, Steamer } from "./queen/data";
import { positionOf, sceneOf, steamerOf } from "./queen/testing";
import { en } from "../i18n/testing";

const names = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const steamer = (cell: [number, number] | null, more: Partial<Steamer> = {}): Steamer => steamerOf({ cell, speed: 2, coal: 5, ...more });
const TILE: SceneTile = {
  number: 0,
  id: "red-1",
  centre: [0, 0],
  flow: "N",
  cells: [
    [0, 0],
    [0, -1],
    [0, -2],
    [1, -1],
    [1, -2],
  ],
  land: [[1, -1]],
  station: { roof: "red", house: [2, -2], dock: [1, -2] },
  elements: { sandbank: [[0, -2]], driftwood: [], coal_docks: [] },
};
const SCENE = sceneOf({ tiles: [TILE] });
const POSITION = positionOf({
  steamers: { red: steamer([0, 0]), green: steamer([0, -1], { heading: "NE", passengers: 1 }), white: steamer(null, { rank: 1 }) },
  waiting: { "red-1": 2 },
  order: ["red", "green"],
});

test("the way to a cell is told in one direction, or in two that lie beside each other", () => {
  expect(bearings([0, 0], [0, -3])).toEqual([[3, "N"]]);
  expect(bearings([0, 0], [1, -3])).toEqual([
    [2, "N"],
    [1, "NE"],
  ]);
  expect(bearings([0, 0], [-2, 1])).toEqual([
    [1, "SW"],
    [1, "NW"],
  ]);
  expect(bearings([4, 4], [4, 4])).toEqual([]);
  expect(tellWhere(en, [0, 0], [1, -3])).toBe("2 north, 1 north-east");
});

test("every way that is told leads there", () => {
  const vectors: Record<string, [number, number]> = { N: [0, -1], NE: [1, -1], SE: [1, 0], S: [0, 1], SW: [-1, 1], NW: [-1, 0] };
  for (let q = -4; q <= 4; q++) {
    for (let r = -4; r <= 4; r++) {
      const [a, b] = bearings([0, 0], [q, r]).reduce(
        ([x, y], [count, heading]) => [x + count * vectors[heading]![0], y + count * vectors[heading]![1]],
        [0, 0],
      );
      expect([a, b]).toEqual([q, r]);
    }
  }
});

test("a cell says what is on it", () => {
  const told = tellCells(en, SCENE, POSITION, names);
  expect(told.get("0,-1")).toBe("Green heading north-east");
  expect(told.get("1,-2")).toBe("dock, 2 passengers are waiting");
  expect(told.get("1,-1")).toBe("island");
  expect(told.get("0,-2")).toBe("sandbank");
});

test("the river is told as it stands", () => {
  const told = tellRiver(en, SCENE, POSITION, names);
  expect(told).toContain("Red: heading north, speed 2, 5 coal, on tile 1.");
  expect(told).toContain("Green: heading north-east, speed 2, 5 coal, 1 passenger aboard, on tile 1, 1 north of Red.");
  expect(told).toContain("Water around Red: 2 north.");
  expect(told).toContain("1 north, 1 north-east: dock, 2 passengers are waiting.");
  expect(told).not.toContain("White");
});

test("the course is told as it stands", () => {
  const scene = courseScene({ goal: 221 });
  const position = coursePosition({
    steamers: {
      red: { field: 12, front: 4, wood: 6 },
      green: { field: null, front: null, wood: 1 },
      black: { field: null, front: null, wood: 0, rank: 1 },
    },
  });
  expect(tellCourse(en, scene, position, names)).toBe(
    "The course has 221 fields. Red: field 12, the 4 ahead, 6 logs. Green: ashore, 1 log. Black: 1st.",
  );
});
