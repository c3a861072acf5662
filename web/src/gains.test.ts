import { expect, test } from "vitest";
import { tellGains, withoutDocking } from "./gains";
import { de } from "./texts/de";
import { en } from "./texts/en";
import { fr } from "./texts/fr";

test("one of a thing is told as one", () => {
  expect(tellGains(en, { cells: 1, order: -1 }, "en")).toEqual(["1 cell nearer to where it wants to go", "1 place lost in the order"]);
  expect(tellGains(de, { cells: 2, logs: -1 }, "de")).toEqual(["2 Felder näher am Wunschort", "verheizt 1 Scheit"]);
  expect(tellGains(fr, { lead: 1.5 }, "fr")).toEqual(["coûte 1,5 case aux autres"]);
});

test("what is nothing is left out, and the chance comes last", () => {
  expect(tellGains(en, { chance: 0.415, cells: 0, speed: 3 }, "en")).toEqual(["speed 3 afterwards", "chance to win about 42%"]);
});

test("where docking is not told beforehand, nothing that depends on it is", () => {
  expect(withoutDocking({ cells: 7, docking: 4, passed: 1, lead: 3, place: 1, logs: -2 })).toEqual({ logs: -2 });
});
