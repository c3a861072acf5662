import { describe, expect, test } from "vitest";

import { HEADINGS, angleOf, cellAt, centre, key, neighbours, side, step, turned } from "./hexes";
import { liveries } from "./palette";
import type { Cell } from "./hexes";

const CELLS: Cell[] = [
  [0, 0],
  [3, -2],
  [-4, 1],
  [2, 5],
];

describe("hexes", () => {
  test("the middle of a cell lies in it, and so does a point near its corner", () => {
    for (const cell of CELLS) {
      const { x, y } = centre(cell);
      expect(cellAt({ x, y })).toEqual(cell);
      expect(cellAt({ x: x + 36, y })).toEqual(cell);
    }
  });

  test("a heading points at the neighbour it leads to", () => {
    for (const heading of HEADINGS) {
      const { x, y } = centre(step([0, 0], heading));
      expect(Math.round((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360).toBe(angleOf(heading));
    }
  });

  test("a side lies between a cell and its neighbour", () => {
    for (const heading of HEADINGS) {
      const [one, other] = side([1, 2], heading);
      const [a, b] = [centre([1, 2]), centre(step([1, 2], heading))];
      expect((one.x + other.x) / 2).toBeCloseTo((a.x + b.x) / 2);
      expect((one.y + other.y) / 2).toBeCloseTo((a.y + b.y) / 2);
    }
  });

  test("six turns to the right lead back, and neighbours are six different cells", () => {
    expect(turned("N", 6)).toBe("N");
    expect(turned("N", -1)).toBe("NW");
    expect(new Set(neighbours([0, 0]).map(key)).size).toBe(6);
  });
});

describe("liveries", () => {
  test("colours, letters and patterns are all different among six seats", () => {
    for (const seats of [
      ["red", "green", "yellow", "white", "blue", "orange"],
      ["red", "green", "black", "yellow", "white", "orange"],
      ["anna", "bot-1", "bot-2", "carl", "dora", "eva"],
    ]) {
      const found = Object.values(liveries(seats));
      for (const what of ["colour", "letter", "pattern"] as const) expect(new Set(found.map((one) => one[what])).size).toBe(6);
    }
  });

  test("two steamers of a seat have its colour and a number each, and the Black Rose a rose", () => {
    const found = liveries(["red", "green"], ["red-1", "red-2", "green-1", "green-2", "rose"]);
    expect(found["red-2"]).toEqual({ ...found["red"], letter: "R2" });
    expect(found["rose"]?.rose).toBe(true);
  });
});
