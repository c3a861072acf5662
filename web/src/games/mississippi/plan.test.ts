import { expect, test } from "vitest";

import { fieldMarks } from "./marks";
import type { Event, Turn } from "./data";
import { bestTurns, endOf, nextTurn, rotated, rotations, turnTo, withoutChain } from "./plan";
import { turnOf } from "./testing";

function turn(action: string, rotation: number, distance: number, end: number): Turn {
  const event = distance > 0 ? "steamed_ahead" : "dropped_back";
  const events: Event[] = [{ event, seat: "red", start: end - distance, end, logs: 0 }];
  return turnOf({ action, rotation, distance, events, steamers: { red: { field: end + 3, front: 1, wood: 2 } } });
}

const TURNS = [turn("+1", 0, 1, 5), turn("+2", 0, 2, 6), turn("-1", 0, -1, 3), turn("L+1", 1, 1, 5)];

test("a field is reached with the rotation that is chosen", () => {
  expect(turnTo(TURNS, 1, 5)?.action).toBe("L+1");
  expect(turnTo(TURNS, 1, 6)).toBeNull();
});

test("six steps come round", () => {
  let rotation = 0;
  for (let step = 0; step < 6; step++) rotation = rotated(rotation, 1);
  expect(rotation).toBe(0);
  expect(rotated(-2, -1)).toBe(3);
});

test("the offered rotations are those of the turns", () => {
  expect(rotations(TURNS)).toEqual([0, 1]);
});

test("further ahead and astern goes over nothing to the other side", () => {
  expect(nextTurn(TURNS, 0, null, 1)?.action).toBe("+1");
  expect(nextTurn(TURNS, 0, TURNS[0]!, -1)?.action).toBe("-1");
  expect(nextTurn(TURNS, 0, TURNS[1]!, 1)?.action).toBe("+2");
});

test("the end of a turn is that of its docking chain", () => {
  expect(endOf(TURNS[0]!, "red").field).toBe(8);
});

test("without its docking chain a turn ends where the own move does", () => {
  const chained = turn("+1", 0, 1, 5);
  chained.events.push(
    { event: "touched", seat: "red", other: "green", number: 5, other_number: 2 },
    { event: "advanced", seat: "red", start: 5, end: 8, by: 3 },
  );
  const shown = withoutChain(chained, "red");
  expect(shown.events.map((event) => event.event)).toEqual(["steamed_ahead"]);
  expect(endOf(shown, "red")).toEqual({ field: 5, rank: null });
  expect(withoutChain(TURNS[0]!, "red")).toBe(TURNS[0]);
});

test("each rotation says the best it can do, docking included, and fields where docking carries", () => {
  const turn = (rotation: number, end: number, last: number | null, burns: number): Turn => {
    const ahead: Event = { event: "steamed_ahead", seat: "red", start: 4, end, logs: burns };
    const turned: Event = { event: "rotated", seat: "red", steps: rotation, front: 5 - rotation, logs: Math.abs(rotation) - 1 };
    const red = last === null ? { field: null, front: null, wood: 0, rank: 1 } : { field: last, front: 5, wood: 3 };
    return turnOf({ rotation, distance: end - 4, burns, events: rotation ? [turned, ahead] : [ahead], steamers: { red } });
  };
  const turns = [turn(0, 5, 5, 1), turn(0, 6, 11, 2), turn(1, 5, 9, 1), turn(1, 7, 7, 3), turn(2, 8, null, 4)];
  const best = bestTurns(turns, "red", 5);
  expect(best.map(({ rotation, front, logs }) => [rotation, front, logs])).toEqual([
    [2, 3, 1],
    [1, 4, 0],
    [0, 5, 0],
  ]);
  expect(best.map((one) => endOf(one.best, "red"))).toEqual([
    { field: null, rank: 1 },
    { field: 9, rank: null },
    { field: 11, rank: null },
  ]);
  expect(fieldMarks(turns, 0).map(({ field, carried }) => [field, carried])).toEqual([
    [5, null],
    [6, 11],
  ]);
  expect(fieldMarks(turns, 2)[0]!.carried).toBe("home");
});
