import { expect, test } from "vitest";

import { refusedIn, type Tongue } from "./refused";
import { de } from "./texts/de";
import { en } from "./texts/en";
import sentences from "./texts/refusals.de.json";

const ENGLISH: Tongue = { t: en, sentences: {}, language: "en", options: { both_home: "Both home" } };
const GERMAN: Tongue = { t: de, sentences, language: "de", options: { both_home: "Beide in den Hafen" } };

function said(wording: string, facts: Record<string, unknown> = {}) {
  return { message: "in English", wording, facts };
}

test("a refusal is said in the reader's language, with its numbers", () => {
  const dear = said("from speed {before} to {speed} needs {needed} coal, has {coal}", { before: 1, speed: 4, needed: 2, coal: 1 });
  expect(refusedIn(ENGLISH, dear)).toBe("From speed 1 to 4 needs 2 coal, has 1.");
  expect(refusedIn(GERMAN, dear)).toBe("Von Geschwindigkeit 1 auf 4 kostet 2 Kohle, da sind 1.");
});

test("steamers, headings and numbers are called as elsewhere on the page", () => {
  const logs = said("rotating {degrees}° costs {logs:log|logs}, {who:steamer} has {wood}", { degrees: 120, logs: 1, who: "red", wood: 0 });
  expect(refusedIn(ENGLISH, logs)).toBe("Rotating 120° costs 1 log, Red has 0.");
  expect(refusedIn(GERMAN, logs)).toContain("1 Scheit, Rot hat 0");
  const way = said("{cell} ends the turn, with the heading it is entered with: {headings:heading}", { cell: "(1,2)", headings: ["N", "NE"] });
  expect(refusedIn(ENGLISH, way)).toContain("north or north-east");
});

test("a wording inside a wording is said too", () => {
  const over = said("the race is over: {why:wording}", { why: "the winner is home" });
  expect(refusedIn(GERMAN, over)).toBe("Das Rennen ist vorbei: der Sieger ist im Ziel.");
});

test("options have the names of the form", () => {
  const wording = "the sailing school takes nothing from the expansion: school=yes contradicts {chosen:option}";
  expect(refusedIn(GERMAN, said(wording, { chosen: "both_home (B10)" }))).toContain("Beide in den Hafen (B10)");
});

test("what has no sentence here is said in English", () => {
  expect(refusedIn(GERMAN, said("a new rule about {n} things", { n: 2 }))).toBe("A new rule about 2 things.");
  expect(refusedIn(GERMAN, said(""))).toBe("In English.");
});
