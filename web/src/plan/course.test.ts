import { expect, test } from "vitest";

import type { CourseTurn } from "../boards/types";
import { endOf, nextTurn, rotated, rotations, turnTo, withoutChain } from "./course";

function turn(action: string, rotation: number, distance: number, end: number): CourseTurn {
  const event = distance > 0 ? "steamed_ahead" : "dropped_back";
  return { action, rotation, distance, burns: 0, gathers: 0, events: [{ event, end }], result: { steamers: { red: { field: end + 3, front: 1, wood: 2 } } } };
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
  chained.events.push({ event: "touched", seat: "red", other: "green" }, { event: "advanced", seat: "red", end: 8 });
  const shown = withoutChain(chained, "red");
  expect(shown.events.map((event) => event.event)).toEqual(["steamed_ahead"]);
  expect(endOf(shown, "red")).toEqual({ field: 5, place: null });
  expect(withoutChain(TURNS[0]!, "red")).toBe(TURNS[0]);
});
