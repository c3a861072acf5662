import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { centre } from "../boards/hexes";
import { Pacing, ROUND } from "../boards/pacing";
import type { Cell, Heading } from "../boards/hexes";
import type { Data as Course } from "./mississippi/data";
import { fieldCentre, touching } from "./mississippi/course";
import { CourseFilm, type CourseMoment } from "./mississippi/film.svelte";
import { positionOf as coursePosition, sceneOf as courseScene } from "./mississippi/testing";
import type { Data as River } from "./queen/data";
import { RiverFilm, nearest, type RiverMoment } from "./queen/film.svelte";
import { positionOf, sceneOf, steamerOf, tileOf } from "./queen/testing";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function river(cell: Cell, heading: Heading, events?: River["event"][]): RiverMoment {
  const steamers = { red: steamerOf({ cell, heading, speed: 2 }) };
  const position = positionOf({ seats: ["red"], steamers, order: ["red"], round: 1, decision: "sail" });
  return { scene: sceneOf({}), position, ...(events && { events }) };
}

const SAILED: River["event"][] = [
  { event: "sailed", steamer: "red", start: [0, 0], end: [0, -1] },
  { event: "rotated", steamer: "red", heading: "NE", coal: 1 },
];

test("a steamer sails cell by cell, turns, burns its coal, and then lies where the position says", async () => {
  const film = new RiverFilm(river([0, 0], "N"));
  const played = vi.fn();
  film.onplayed = played;
  film.take(river([1, -2], "NE", SAILED));
  expect({ x: film.fleet["red"]!.x, y: film.fleet["red"]!.y }).toEqual(centre([0, -1]));
  expect(film.fleet["red"]!.turn).toBe(0);
  await vi.advanceTimersByTimeAsync(240);
  expect(film.fleet["red"]).toMatchObject({ turn: 60, coal: 5 });
  expect(played).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(500);
  expect(film.fleet["red"]).toMatchObject(centre([1, -2]));
  expect(played).toHaveBeenCalledOnce();
});

test("each event is told when it has been shown, and the moment when it is over", async () => {
  const film = new RiverFilm(river([0, 0], "N"));
  const moment = river([1, -2], "NE", SAILED);
  const shown = vi.fn();
  film.onshown = shown;
  film.take(moment);
  expect(shown).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(240);
  expect(shown.mock.calls).toEqual([[moment, 1]]);
  await vi.advanceTimersByTimeAsync(500);
  expect(shown.mock.calls).toEqual([
    [moment, 1],
    [moment, 2],
    [moment, Infinity],
  ]);
});

test("what a slow machine takes longer for makes the next steps shorter", async () => {
  const film = new RiverFilm(river([0, 0], "N"));
  const played = vi.fn();
  film.onplayed = played;
  film.onshown = () => void vi.advanceTimersByTime(100);
  const began = performance.now();
  film.take(
    river(
      [0, -3],
      "N",
      [0, -1, -2].map((r) => ({ event: "sailed", steamer: "red", start: [0, r], end: [0, r - 1] })),
    ),
  );
  await vi.runAllTimersAsync();
  expect(played).toHaveBeenCalledOnce();
  expect(performance.now() - began, "nothing comes after the last two").toBeLessThan(3 * 240 + 2 * 100);
});

test("a tile that leaves the river fades, and is gone in the end", async () => {
  const tile = tileOf({});
  const before = river([0, 0], "N");
  const film = new RiverFilm({ ...before, scene: { ...before.scene, tiles: [tile, { ...tile, number: 1, id: "red-1" }] } });
  film.take({
    ...before,
    scene: { ...before.scene, tiles: [{ ...tile, number: 1, id: "red-1" }] },
    events: [{ event: "tile_left", tile: "start", number: 0, passengers: 0 }],
  });
  expect(film.scene.tiles.map((one) => one.id)).toEqual(["red-1"]);
  expect(film.leaving.map((one) => one.id)).toEqual(["start"]);
  await vi.advanceTimersByTimeAsync(600);
  expect(film.leaving).toEqual([]);
});

function round(players: number, chain: number): CourseMoment[] {
  const seats = ["red", "green", "black", "yellow", "white", "blue"].slice(0, players);
  const cells = Array.from({ length: 17 }, (_, nth): Cell => [nth, 0]);
  const scene = courseScene({ rows: 13, goal: 110, cells, shift: [0, -2], sides: cells.map(() => "E") });
  return seats.map((seat, nth) => {
    const steamers = Object.fromEntries(seats.map((one, at) => [one, { field: at, front: 5, wood: 3 }]));
    const events: Course["event"][] = [{ event: "rotated", seat, steps: 1, front: 4, logs: 0 }];
    for (let at = 0; at < chain; at++) {
      events.push({ event: "touched", seat, other: seats[(nth + 1) % players]!, number: 5, other_number: 2 });
      events.push({ event: "advanced", seat, by: 5, start: at * 5, end: at * 5 + 5 });
    }
    return { scene, position: coursePosition({ seats, steamers, round: 2, to_move: seats[(nth + 1) % players]! }), events };
  });
}

test.each([
  [3, 1],
  [3, 20],
  [6, 2],
  [6, 12],
])("the others' turns of a round of %i are shown in six seconds, whatever happens (%i dockings each)", async (players, chain) => {
  const [first, ...others] = round(players, chain);
  const film = new CourseFilm({ scene: first!.scene, position: first!.position });
  const played = vi.fn();
  film.onplayed = played;
  let shown = 0;
  film.onshown = (_, events) => (shown += Number(events !== Infinity));
  for (const moment of others) film.take(moment);
  await vi.advanceTimersByTimeAsync(ROUND);
  expect(played).toHaveBeenCalledOnce();
  expect(shown).toBe((players - 1) * (1 + 2 * chain)); // sped up, and nothing left out
});

test("a short turn is not sped up, and a long one evenly", () => {
  const pacing = new Pacing();
  expect(pacing.allot("1 red", 3, 1400)).toBe(1);
  const long = pacing.allot("1 green", 3, 9000);
  expect(9000 * long).toBeGreaterThan(2700);
  expect(9000 * long).toBeLessThan(3000);
  expect(pacing.allot("1 yellow", 3, 1000)).toBe(1);
});

test("what comes later in a turn is shown in what the turn has left", () => {
  const pacing = new Pacing();
  const spent = Array.from({ length: 40 }, () => 600 * pacing.allot("4 red", 6, 600)).reduce((sum, one) => sum + one, 0);
  expect(spent).toBeLessThan(ROUND / 5 + 0.001);
});

test("without pace, when motion is not wanted or nobody looks, the position is shown at once", () => {
  const quiet = [
    () => vi.stubGlobal("matchMedia", () => ({ matches: true })),
    () => vi.stubGlobal("document", { hidden: true }),
    (film: RiverFilm) => (film.pace = 0),
  ];
  for (const make of quiet) {
    const film = new RiverFilm(river([0, 0], "N"));
    make(film);
    film.take(river([1, -2], "NE", SAILED));
    expect(film.fleet["red"]).toMatchObject(centre([1, -2]));
    expect(film.playing).toBe(false);
  }
});

test("skipping shows the last of all moments", async () => {
  const film = new RiverFilm(river([0, 0], "N"));
  film.take(river([0, -1], "NE", SAILED));
  film.take(river([3, -3], "S", SAILED));
  film.skip();
  await vi.advanceTimersByTimeAsync(1);
  expect(film.fleet["red"]).toMatchObject(centre([3, -3]));
  expect(film.playing).toBe(false);
});

test("a river that stays as it was is not drawn anew", () => {
  const film = new RiverFilm(river([0, 0], "N"));
  const before = film.scene;
  film.take(river([0, -1], "N"));
  expect(film.scene).toBe(before);
});

test("a steamer turns the short way round", () => {
  expect(nearest(0, "NW")).toBe(-60);
  expect(nearest(300, "N")).toBe(360);
  expect(nearest(-60, "NW")).toBe(-60);
});

test("a wooden steamer goes field by field and the touching numbers flash", async () => {
  const moment = (field: number, events?: Course["event"][]): CourseMoment => ({
    scene: courseScene({}),
    position: coursePosition({ steamers: { red: { field, front: 5, wood: 3 }, green: { field: 5, front: 2, wood: 3 } } }),
    ...(events && { events }),
  });
  const film = new CourseFilm(moment(1));
  film.take(
    moment(4, [
      { event: "steamed_ahead", seat: "red", start: 1, end: 4, logs: 3 },
      { event: "touched", seat: "red", other: "green", number: 5, other_number: 2 },
    ]),
  );
  expect(film.fleet["red"]!.field).toBe(2);
  await vi.advanceTimersByTimeAsync(230);
  expect(film.fleet["red"]!.field).toBe(3);
  await vi.advanceTimersByTimeAsync(460);
  expect(film.touch).toMatchObject({ number: 5, other: 2 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(film.touch).toBeNull();
});

test.each([
  ["behind", 4, 5],
  ["ahead of", 6, 5],
])("a number that flashes stands on its own steamer's side, %s the other, as in the preview", async (_, own, other) => {
  const scene = courseScene({});
  const moment = (field: number, events?: Course["event"][]): CourseMoment => ({
    scene,
    position: coursePosition({ steamers: { red: { field, front: 5, wood: 3 }, green: { field: other, front: 2, wood: 3 } } }),
    ...(events && { events }),
  });
  const film = new CourseFilm(moment(3));
  film.take(
    moment(own, [
      { event: "steamed_ahead", seat: "red", start: 3, end: own, logs: 3 },
      { event: "touched", seat: "red", other: "green", number: 6, other_number: 1 },
    ]),
  );
  for (let waited = 0; !film.touch && waited < 100; waited++) await vi.advanceTimersByTimeAsync(20);
  const [mine, theirs] = [fieldCentre(scene, own), fieldCentre(scene, other)];
  expect(film.touch).toEqual(touching(mine, theirs, 6, 1));
  const { x, y, turn } = film.touch!;
  const [dx, dy] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const apart = (side: number, from: { x: number; y: number }) => Math.hypot(x + side * dx - from.x, y + side * dy - from.y);
  expect(apart(-10, mine)).toBeLessThan(apart(-10, theirs)); // Touch draws the own number there
  expect(apart(10, theirs)).toBeLessThan(apart(10, mine));
});
