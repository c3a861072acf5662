import { describe, expect, test } from "vitest";

import { key } from "../boards/hexes";
import type { Cell } from "../boards/hexes";
import { fieldCentre, sideAngle, touching, turnOf, wayOf } from "./mississippi/course";
import { fieldMarks } from "./mississippi/marks";
import { sceneOf, turnOf as turnOfCourse } from "./mississippi/testing";
import { endMarks, ghostsOf, roseMarks, wakeOf } from "./queen/marks";
import { outline } from "./queen/shore";
import { PRINTED, SHAPE } from "./queen/tiles";
import type { Turn as QueenTurn } from "./queen/data";
import { positionOf, steamerOf, turnOf as turnOfRiver } from "./queen/testing";

const position = positionOf({ steamers: { red: steamerOf({}), green: steamerOf({ cell: [0, -2], heading: "S" }) } });

const turn = (cell: Cell, coal: number, more: Partial<QueenTurn> = {}): QueenTurn => turnOfRiver({ cell, coal, ...more });

describe("plans", () => {
  test("an end is marked with the least coal of its turns", () => {
    expect(endMarks([turn([0, -1], 2), turn([0, -1], 1), turn([1, 0], 0)])).toEqual([
      { cell: [0, -1], coal: 1 },
      { cell: [1, 0], coal: 0 },
    ]);
    expect(endMarks([turn([0, -1], 2)], 3)).toEqual([]);
  });

  test("the rose has each heading once, clockwise", () => {
    const turns = [turn([0, -1], 2, { heading: "SE" }), turn([0, -1], 1), turn([0, -1], 3), turn([5, 5], 0, { heading: "S" })];
    expect(roseMarks(turns, [0, -1], "N")).toEqual([
      { heading: "N", coal: 1, chosen: true },
      { heading: "SE", coal: 2, chosen: false },
    ]);
  });

  test("a wake follows the way and notes what costs more than a point", () => {
    const cells: QueenTurn["cells"] = [null, null, [1, -1], null, [1, -2], null];
    const headings: QueenTurn["headings"] = [null, "NE", null, "N", null, null];
    const pushes: QueenTurn["pushes"] = [{ steamer: "green", start: [1, -2], end: [0, -3] }];
    const prices: [number, number][] = [
      [0, 1],
      [0, 0],
      [1, 0],
      [0, 1],
      [2, 0],
      [0, 0],
    ];
    const wake = wakeOf(position, turn([1, -2], 2, { prices, cells, headings, pushes }))!;
    expect(wake.cells).toEqual([
      [0, 0],
      [1, -1],
      [1, -2],
    ]);
    expect(wake.headings).toEqual(["NE", "N", "N"]);
    expect(wake.notes.map((note) => note.kind)).toEqual(["speed", "turn", "push"]);
  });

  test("a pushed steamer can go where turns alike push it", () => {
    const to = (end: Cell): QueenTurn => turn([0, -2], 0, { pushes: [{ steamer: "green", start: [0, -2], end }] });
    const [ghost] = ghostsOf(position, [to([0, -3]), to([1, -3]), turn([0, -1], 0)], to([0, -3]));
    expect(ghost).toEqual({
      steamer: "green",
      start: [0, -2],
      cell: [0, -3],
      heading: "S",
      choices: [
        [0, -3],
        [1, -3],
      ],
    });
  });

  test("a field costs what is burnt less what is gathered", () => {
    const events = [{ event: "dropped_back" as const, seat: "red", start: 5, end: 3, logs: 2 }];
    const back = turnOfCourse({ action: "L-2", rotation: 1, gathers: 2, events });
    expect(fieldMarks([back], 1)).toEqual([{ field: 3, price: -2, action: "L-2", carried: null }]);
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
  const scene = sceneOf({
    cells: [
      [0, 0],
      [1, 0],
      [1, -1],
      [0, -1],
    ],
    shift: [1, -2],
    sides: ["E", "E", "W", "W"],
  });
  for (const field of [0, 1, 2, 3, 4]) {
    for (const front of scene.ring) {
      const drawn = (((turnOf(scene, field, front) - 60 * scene.ring.indexOf(front)) % 360) + 360) % 360;
      expect(drawn).toBe(((sideAngle(wayOf(scene, field)) % 360) + 360) % 360);
    }
  }
  expect(fieldCentre(scene, 4).y).toBeLessThan(fieldCentre(scene, 2).y);
});

test("of two numbers that touch the own one points back to its steamer, whichever side it is on", () => {
  const own = { x: 100, y: 50 };
  for (const degrees of [0, 60, 120, 180, 240, 300]) {
    const angle = (degrees * Math.PI) / 180;
    const other = { x: own.x + 70 * Math.cos(angle), y: own.y + 70 * Math.sin(angle) };
    const touch = touching(own, other, 6, 1);
    expect([touch.number, touch.other]).toEqual([6, 1]);
    expect(Math.cos((touch.turn - degrees) * (Math.PI / 180))).toBeCloseTo(1);
  }
});
