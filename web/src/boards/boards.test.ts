import { describe, expect, test } from "vitest";

import { fieldCentre, sideAngle, turnOf, wayOf } from "./course";
import { HEADINGS, angleOf, cellAt, centre, key, neighbours, side, step, turned } from "./hexes";
import { liveries } from "./palette";
import { endMarks, fieldMarks, ghostsOf, roseMarks, wakeOf } from "./plan";
import { outline } from "./shore";
import { PRINTED, SHAPE } from "./tiles";
import type { Cell, CourseScene, CourseTurn, QueenPosition, QueenTurn } from "./types";

const CELLS: Cell[] = [[0, 0], [3, -2], [-4, 1], [2, 5]];

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
    for (const seats of [["red", "green", "yellow", "white", "blue", "orange"], ["red", "green", "black", "yellow", "white", "orange"], ["anna", "bot-1", "bot-2", "carl", "dora", "eva"]]) {
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

const position = {
  to_move: "red",
  steamers: { red: { cell: [0, 0], heading: "N" }, green: { cell: [0, -2], heading: "S" } },
} as unknown as QueenPosition;

function turn(cell: Cell, coal: number, more: Partial<QueenTurn> = {}): QueenTurn {
  return { speed: 2, cell, heading: "N", final_speed: 2, coal, pushes: [], way: [], prices: [], ...more };
}

describe("plans", () => {
  test("an end is marked with the least coal of its turns", () => {
    expect(endMarks([turn([0, -1], 2), turn([0, -1], 1), turn([1, 0], 0)])).toEqual([{ cell: [0, -1], coal: 1 }, { cell: [1, 0], coal: 0 }]);
    expect(endMarks([turn([0, -1], 2)], 3)).toEqual([]);
  });

  test("the rose has each heading once, clockwise", () => {
    const turns = [turn([0, -1], 2, { heading: "SE" }), turn([0, -1], 1), turn([0, -1], 3), turn([5, 5], 0, { heading: "S" })];
    expect(roseMarks(turns, [0, -1], "N")).toEqual([{ heading: "N", coal: 1, chosen: true }, { heading: "SE", coal: 2, chosen: false }]);
  });

  test("a wake follows the way and notes what costs more than a point", () => {
    const way = ["4", "r", "a", "l", "push=0,-3", "done"];
    const prices: [number, number][] = [[0, 1], [0, 0], [1, 0], [0, 1], [2, 0], [0, 0]];
    const wake = wakeOf(position, turn([1, -2], 2, { way, prices }))!;
    expect(wake.cells).toEqual([[0, 0], [1, -1], [1, -2]]);
    expect(wake.headings).toEqual(["NE", "N", "N"]);
    expect(wake.notes.map((note) => note.kind)).toEqual(["speed", "turn", "push"]);
  });

  test("a pushed steamer can go where turns alike push it", () => {
    const to = (end: Cell): QueenTurn => turn([0, -2], 0, { pushes: [{ steamer: "green", start: [0, -2], end }] });
    const [ghost] = ghostsOf(position, [to([0, -3]), to([1, -3]), turn([0, -1], 0)], to([0, -3]));
    expect(ghost).toEqual({ steamer: "green", cell: [0, -3], heading: "S", choices: [[0, -3], [1, -3]] });
  });

  test("a field costs what is burnt less what is gathered", () => {
    const back = { action: "L-2", rotation: 1, burns: 0, gathers: 2, events: [{ event: "dropped_back", end: 3 }] } as unknown as CourseTurn;
    expect(fieldMarks([back], 1)).toEqual([{ field: 3, price: -2, action: "L-2" }]);
    expect(fieldMarks([back], 0)).toEqual([]);
  });
});

test("the outline of every tile closes, and has a hole for each island", () => {
  for (const printed of Object.values(PRINTED)) {
    const land = new Set(printed.land.map(key));
    const loops = outline(SHAPE.filter((cell) => !land.has(key(cell)))).area.match(/M[^M]*/g) ?? [];
    expect(loops.length).toBeGreaterThan(0);
    for (const loop of loops) expect(loop.endsWith("Z")).toBe(true);
  }
  expect(outline(SHAPE).area.match(/M/g)).toHaveLength(1);
});

test("a wooden steamer shows its front where the course goes on", () => {
  const scene: CourseScene = { rows: 3, goal: 25, cells: [[0, 0], [1, 0], [1, -1], [0, -1]], shift: [1, -2], ways: ["E", "E", "W", "W"], ring: [1, 4, 5, 6, 3, 2] };
  for (const field of [0, 1, 2, 3, 4]) {
    for (const front of scene.ring) {
      const drawn = (((turnOf(scene, field, front) - 60 * scene.ring.indexOf(front)) % 360) + 360) % 360;
      expect(drawn).toBe(((sideAngle(wayOf(scene, field)) % 360) + 360) % 360);
    }
  }
  expect(fieldCentre(scene, 4).y).toBeLessThan(fieldCentre(scene, 2).y);
});
