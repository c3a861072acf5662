import { expect, test } from "vitest";

import { endName, nameIn, tellEntry, tellEvents } from "./tell";
import { de } from "./texts/de";
import { en } from "./texts/en";

const names = (name: string) => nameIn(en, name);

test("the steps of a way are told as one", () => {
  const events = [
    { event: "speed_set", steamer: "red", before: 1, speed: 2, coal: 0 },
    { event: "sailed", steamer: "red", start: [0, 0], end: [0, -1] },
    { event: "turned", steamer: "red", heading: "NE", coal: 0 },
    { event: "turned", steamer: "red", heading: "SE", coal: 1 },
    { event: "sailed", steamer: "red", start: [0, -1], end: [1, -1] },
    { event: "ran_aground", steamer: "red" },
  ];
  expect(tellEvents(en, events, names)).toEqual(["Red speeds up from 1 to 2, sails 2 cells, turns twice; 1 coal.", "Red runs aground: speed 1."]);
});

test("a push in the middle of a way parts it", () => {
  const events = [
    { event: "sailed", steamer: "red", start: [0, 0], end: [0, -1] },
    { event: "pushed", steamer: "red", other: "green", start: [0, -2], end: [0, -3] },
    { event: "sailed", steamer: "red", start: [0, -1], end: [0, -2] },
  ];
  expect(tellEvents(en, events, names)).toEqual(["Red sails 1 cell.", "Red pushes Green aside.", "Red sails 1 cell."]);
});

test("steamers of the same captain have numbers, and seats of other names their own", () => {
  expect(nameIn(de, "red-2")).toBe("Rot 2");
  expect(nameIn(de, "rose")).toBe("Die Black Rose");
  expect(nameIn(en, "anna")).toBe("Anna");
});

test("the end of a race is told with its reason", () => {
  expect(tellEvents(en, [{ event: "ended", reason: "all others are wrecked" }], names)).toEqual([`${en.e_ended} ${en.end_all_others_are_wrecked}`]);
  expect(endName(de, "one steamer is left")).toBe(de.end_one_steamer_is_left);
  expect(endName(en, "the river has run dry")).toBe("");
});

test("the name of a person is set apart in a sentence", () => {
  expect(tellEntry(en, { type: "seated", n: 1, at: 0, seat: "red", name: "\u05d3\u05d5\u05d3", id: null }, names)).toEqual(["\u2068\u05d3\u05d5\u05d3\u2069 sits down as Red."]);
});
