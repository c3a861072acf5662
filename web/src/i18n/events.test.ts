import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { joined } from "../games/queen/joined";
import type { GameEvent } from "../net/protocol";
import { endName, nameIn, namesOf, tellEntry, tellEvents } from "./events";
import { de, en, fr, nl } from "./testing";

const names = (name: string) => nameIn(en, name);

test("what a game has joined is told as one", () => {
  const events = [
    { event: "speed_set", steamer: "red", before: 1, speed: 2, coal: 0 },
    { event: "sailed", steamer: "red", start: [0, 0], end: [0, -1] },
    { event: "rotated", steamer: "red", heading: "NE", coal: 0 },
    { event: "rotated", steamer: "red", heading: "SE", coal: 1 },
    { event: "sailed", steamer: "red", start: [0, -1], end: [1, -1] },
    { event: "ran_aground", steamer: "red" },
  ];
  expect(tellEvents(en, joined(events), names)).toEqual([
    "Red speeds up from 1 to 2, sails 2 cells, turns twice, for 1 coal.",
    "Red runs aground: speed 1.",
  ]);
});

test("a way is told as the terminal tells it, in every language", () => {
  const told = JSON.parse(readFileSync("../tests/words/told.json", "utf8")) as Record<string, unknown>[];
  expect(told.length).toBeGreaterThan(10);
  for (const one of told)
    for (const [language, say] of Object.entries({ en, de, nl, fr }))
      expect(tellEvents(say, joined(one["events"] as GameEvent[]), (name) => nameIn(say, name))).toEqual(one[language]);
});

test("a push in the middle of a way parts it", () => {
  const events = [
    { event: "sailed", steamer: "red", start: [0, 0], end: [0, -1] },
    { event: "pushed", steamer: "red", other: "green", start: [0, -2], end: [0, -3] },
    { event: "sailed", steamer: "red", start: [0, -1], end: [0, -2] },
  ];
  expect(tellEvents(en, joined(events), names)).toEqual(["Red sails 1 cell.", "Red pushes Green aside.", "Red sails 1 cell."]);
});

test("steamers of the same captain have numbers, and seats of other names their own", () => {
  expect(nameIn(de, "red-2")).toBe("Rot 2");
  expect(nameIn(de, "rose")).toBe("Black Rose");
  expect(nameIn(en, "anna")).toBe("Anna");
});

test("who cannot go on is told with the one true reason", () => {
  const wrecked = (event: Record<string, unknown>) =>
    tellEvents(en, [{ event: "wrecked", steamer: "red", rank: 3, holders: [], ...event }], names);
  expect(wrecked({ reason: "coal" })).toEqual(["Red is out of coal and can’t go on: it finishes 3rd."]);
  expect(wrecked({ reason: "land", rank: 0 })).toEqual(["Red is barred by land and can’t go on."]);
  expect(wrecked({ reason: "held", holders: ["green"] })).toEqual(["Red is held by Green and can’t go on: it finishes 3rd."]);
  expect(tellEvents(en, [{ event: "held", steamer: "red", holders: ["green", "yellow"] }], names)).toEqual([
    "Red is held by Green and Yellow and stays put.",
  ]);
});

test("the end of a race is told with its reason", () => {
  expect(tellEvents(en, [{ event: "ended", reason: "all others are wrecked" }], names)).toEqual([
    `${en("event-ended")} ${en("end-all-others-are-wrecked")}`,
  ]);
  expect(endName(de, "one steamer is left")).toBe(de("end-one-steamer-is-left"));
  expect(endName(en, "the river has run dry")).toBe("");
});

test("the name of a person is set apart in a sentence", () => {
  expect(tellEntry(en, { type: "seated", n: 1, at: 0, seat: "red", name: "\u05d3\u05d5\u05d3", id: null }, names)).toEqual([
    "\u2068\u05d3\u05d5\u05d3\u2069 sits down as Red.",
  ]);
});

test("where somebody gave a name it stands beside the colour", () => {
  const seat = (one: string, name: string) => ({ seat: one, by: "link" as const, name, taken: true, captain: null });
  const called = namesOf(en, [seat("red", "Anna"), seat("green", "")]);
  expect(called("red")).toBe("Red (\u2068Anna\u2069)");
  expect(called("red-2")).toBe("Red 2 (\u2068Anna\u2069)");
  expect(called("green")).toBe("Green");
  expect(tellEntry(en, { type: "seated", n: 1, at: 0, seat: "red", name: "Anna", id: null }, called)).toEqual([
    "\u2068Anna\u2069 sits down as Red.",
  ]);
});
