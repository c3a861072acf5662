import { expect, test } from "vitest";

import type { AnyEntry } from "../net/protocol";
import { partOf } from "./store.svelte";

const moved = (n: number, count: number): AnyEntry => ({
  type: "moved",
  n,
  at: 0,
  seat: "red",
  action: "",
  by: "person",
  actions: n,
  events: Array.from({ length: count }, (_, nth) => ({ event: `${nth}` })),
  id: null,
});
const SAID: AnyEntry = { type: "said", n: 5, at: 0, seat: "red", text: "Ahoy", id: "x" };

test("what is told ends where the board is", () => {
  const entries = [moved(4, 2), SAID, moved(6, 3)];
  expect(partOf(entries, 0)).toEqual({ n: 0, part: [] });
  expect(partOf(entries, 1)).toMatchObject({ n: 0, part: [{ n: 4, events: [{ event: "0" }] }] });
  expect(partOf(entries, 2)).toEqual({ n: 5, part: [] });
  expect(partOf(entries, 4)).toMatchObject({ n: 5, part: [{ n: 6, events: [{ event: "0" }, { event: "1" }] }] });
  expect(partOf(entries, Infinity)).toEqual({ n: 6, part: [] });
});
