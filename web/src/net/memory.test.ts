import { beforeEach, expect, test, vi } from "vitest";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, text: string) => kept.set(name, text),
});
const { knownTable, knownTables, remember } = await import("./memory");

beforeEach(() => kept.clear());

test("a race that goes on is never forgotten for room: finished ones go first, then those only watched", () => {
  vi.useFakeTimers();
  const later = () => vi.advanceTimersByTime(1000);
  remember("mine", { seats: ["red"], keys: ["k"] });
  later();
  remember("watched", {});
  for (let nth = 0; nth < 60; nth++) {
    later();
    remember(`done${nth}`, { seats: ["red"], over: true });
  }
  expect(knownTable("mine")).toBeDefined();
  expect(knownTable("watched")).toBeDefined();
  expect(knownTable("done59")).toBeDefined();
  expect(knownTable("done0")).toBeUndefined();
  expect(knownTables().length).toBe(40);
  for (let nth = 0; nth < 60; nth++) remember(`sailing${nth}`, { seats: ["red"] });
  expect(knownTable("mine")).toBeDefined();
  expect(knownTable("watched")).toBeUndefined();
  vi.useRealTimers();
});
