import { expect, test } from "vitest";

import type { AnyEntry } from "../net/protocol";
import { nameIn } from "../i18n/events";
import { lastTurns, turnsOf as turnsWith } from "../table/pastTurns";
import type { Data as Course } from "./mississippi/data";
import { sceneOf } from "./mississippi/testing";
import { trailsOf as courseTrails } from "./mississippi/trails";
import { BEGINS as COURSE_BEGINS } from "./mississippi/turns";
import type { Data as River } from "./queen/data";
import { trailsOf as riverTrails } from "./queen/trails";
import { BEGINS as RIVER_BEGINS } from "./queen/turns";
import { moved, tookBack } from "./testing";
import { en } from "../i18n/testing";

const names = (name: string) => nameIn(en, name);
const turnsOf = (entries: AnyEntry<River>[]) => turnsWith(entries, RIVER_BEGINS);
const RACE = [
  moved<River>(1, { event: "faced", steamer: "red", heading: "N" }),
  moved<River>(
    2,
    { event: "faced", steamer: "green", heading: "N" },
    { event: "round_began", round: 1, order: ["red", "green"], standings: [] },
  ),
  moved<River>(3, { event: "speed_set", steamer: "red", before: 1, speed: 2, coal: 0 }),
  moved<River>(4, { event: "sailed", steamer: "red", start: [0, 0], end: [0, -1] }),
  moved<River>(5, { event: "rotated", steamer: "red", heading: "NE", coal: 1 }),
  moved<River>(
    6,
    { event: "pushed", steamer: "red", other: "green", start: [1, -2], end: [2, -2] },
    { event: "sailed", steamer: "red", start: [0, -1], end: [1, -2] },
  ),
  moved<River>(7, { event: "faced", steamer: "green", heading: "SE" }),
  moved<River>(
    8,
    { event: "speed_set", steamer: "green", before: 1, speed: 1, coal: 0 },
    { event: "sailed", steamer: "green", start: [2, -2], end: [2, -3] },
    { event: "round_began", round: 2, order: ["red"], standings: [] },
  ),
];

test("what happened is told turn by turn: who is pushed in a turn belongs to it, a new round to nobody", () => {
  const turns = turnsOf(RACE);
  expect(turns.map(({ steamer, actions }) => [steamer, actions])).toEqual([
    ["red", 1],
    ["green", 2],
    [null, 2],
    ["red", 7],
    ["green", 8],
    [null, 8],
  ]);
  expect(turns[3]!.events.map((one) => one.event)).toEqual(["speed_set", "sailed", "rotated", "pushed", "sailed", "faced"]);
});

test("what was taken back is a turn by itself", () => {
  const turns = turnsOf([
    ...RACE,
    moved<River>(9, { event: "speed_set", steamer: "red", before: 2, speed: 3, coal: 0 }),
    tookBack(8),
    moved<River>(9, { event: "speed_set", steamer: "red", before: 2, speed: 1, coal: 0 }),
  ]);
  expect(turns.slice(-2).map(({ steamer, gone }) => [steamer, gone])).toEqual([
    ["red", true],
    ["red", false],
  ]);
  expect(lastTurns(turns, 2).map(({ steamer, gone }) => [steamer, gone])).toEqual([
    ["green", false],
    ["red", false],
  ]);
});

test("a wake says at its end what was done, and whom it pushed", () => {
  const [red, green] = riverTrails(en, lastTurns(turnsOf(RACE), 2), names, (name) => name === "green");
  expect(red!.points).toHaveLength(3);
  expect(red!.caption.join(" ")).toBe("Red: speed 2, 1 coal, pushed you");
  expect(Math.max(...red!.caption.map((line) => line.length))).toBeLessThan(25);
  expect(green!.caption).toEqual([]);
});

test("on the course a wake goes field by field, as far as docking carried", () => {
  const scene = sceneOf({});
  const turn = moved<Course>(
    3,
    { event: "rotated", seat: "red", steps: 2, front: 4, logs: 1 },
    { event: "steamed_ahead", seat: "red", start: 1, end: 3, logs: 2 },
    { event: "touched", seat: "red", other: "green", number: 5, other_number: 1 },
    { event: "advanced", seat: "red", by: 4, start: 3, end: 7 },
  );
  const [red] = courseTrails(en, scene, turnsWith([turn], COURSE_BEGINS), names, () => false);
  expect(red!.points).toHaveLength(7);
  expect(red!.caption.join(" ")).toBe("Red: −3 logs, → 7");
});
