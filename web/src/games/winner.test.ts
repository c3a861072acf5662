import { expect, test } from "vitest";

import { positionOf as coursePosition } from "./mississippi/testing";
import { tellWinner as tellCourseWinner } from "./mississippi/winner";
import type { Steamer } from "./queen/data";
import { positionOf, steamerOf } from "./queen/testing";
import { tellWinner as tellRiverWinner } from "./queen/winner";
import { en } from "../i18n/testing";

const ended = <Position>(position: Position) => ({ position, options: {}, winner: "red", called: "Red", won: false });

test("on the course the winner is home, or has come furthest", () => {
  const wood = 3;
  expect(tellCourseWinner(en, ended(coursePosition({ steamers: { red: { field: null, front: 1, wood, rank: 1 } } })))).toBe(
    "Red came home first.",
  );
  expect(tellCourseWinner(en, ended(coursePosition({ steamers: { red: { field: 80, front: 1, wood } } })))).toBe(
    "Red was furthest ahead, on field 80.",
  );
});

test("on the river the winner is at the landing, alone afloat, or in the lead", () => {
  const steamer = steamerOf({ cell: null, passengers: 2 });
  const tell = (steamers: Record<string, Steamer>) => tellRiverWinner(en, ended(positionOf({ steamers })));
  expect(tell({ "red-1": { ...steamer, home: true }, "red-2": steamer, green: steamer })).toBe(
    "Red was first at the landing, with 2 passengers aboard.",
  );
  expect(tell({ red: { ...steamer, passengers: 0, rank: 1 }, green: steamer })).toBe("Red was first at the landing.");
  expect(tell({ red: steamer, green: { ...steamer, wrecked: true }, rose: steamer })).toBe("Red is the only one still afloat.");
  expect(tell({ red: steamer, green: steamer })).toContain("Red was in the lead");
});
