import { expect, test } from "vitest";

import { de as GERMAN, en as ENGLISH } from "./testing";
import { refusedIn } from "./refusals";
import type { Fact } from "./say";

const said = (code: string, facts: Record<string, Fact> = {}, line?: number) => ({ code, facts, line, message: "In English." });

test("a refusal is said in the reader's language, with its numbers", () => {
  const dear = said("speed.no_coal", { before: 1, speed: 4, needed: 2, coal: 0 });
  expect(refusedIn(ENGLISH, dear)).toBe("Going from speed 1 to 4 takes 2 coal; you have none. One step faster or slower is free.");
  expect(refusedIn(GERMAN, dear)).toContain("kostet 2 Kohlepunkte; du hast keinen.");
});

test("steamers, headings, elements and options are called as elsewhere on the page", () => {
  expect(refusedIn(GERMAN, said("push.where", { steamer: "red" }))).toContain("Voraus ist Rot.");
  expect(refusedIn(ENGLISH, said("end.heading", { cell: [1, 2], headings: ["N", "NE"] }))).toContain("north or north-east");
  expect(refusedIn(GERMAN, said("rotation.aground", { element: "sandbank" }))).toContain("Auf einer Sandbank");
  expect(refusedIn(GERMAN, said("options.school_expansion", { options: ["both_home"] }))).toContain("Beide in den Hafen");
});

test("what lies where no water is, and why a race is over, is said inside the sentence", () => {
  expect(refusedIn(ENGLISH, said("ahead.land", { cell: [1, 2], land: "island" }))).toBe("There’s no water ahead. That’s an island.");
  expect(refusedIn(GERMAN, said("race.over", { end: "the_winner_is_home" }))).toContain("sobald der erste Dampfer im Ziel ist");
});

test("an error in a text names its line", () => {
  expect(refusedIn(GERMAN, said("action.speed", { found: "'x'" }, 8))).toMatch(/^Zeile 8: 'x' ist keine Geschwindigkeit/);
});

test("what this page does not know is said in English", () => {
  expect(refusedIn(GERMAN, said("new.rule", { n: 2 }))).toBe("In English.");
});
