import { expect, test } from "vitest";

import { isHeld, joined, packed, unpacked } from "./invite";

const [MAKER, SEAT, GREEN, WATCH] = [
  "maker-key-0123456789abcd",
  "seat-key_0123456789abcdef",
  "green-key-0123456789abcd",
  "watch-key-0123456789abcd",
];

test("a link for another device carries everything, and other people's keys only to be handed out", () => {
  const held = { keys: [MAKER, SEAT, WATCH], links: { green: GREEN }, watch: WATCH };
  const text = packed(held);
  expect(isHeld(text)).toBe(true);
  expect(unpacked(text)).toEqual({ keys: [MAKER, SEAT], links: { green: GREEN }, watch: WATCH });
  expect(joined(undefined, unpacked(text))).toEqual(held);
});

test("the link of a seat is its key", () => {
  expect(packed({ keys: [SEAT], links: {}, watch: "" })).toBe(SEAT);
  expect(unpacked(SEAT)).toEqual({ keys: [SEAT], links: {}, watch: "" });
});

test("what a link brings is added to what is known", () => {
  const known = {
    table: "t",
    keys: [MAKER],
    title: "",
    game: "",
    seats: [],
    links: { green: GREEN },
    watch: WATCH,
    over: false,
    seen: 0,
    at: 0,
  };
  expect(joined(known, unpacked(SEAT))).toEqual({ keys: [MAKER, SEAT], links: { green: GREEN }, watch: WATCH });
});

test("what is no key opens nothing", () => {
  for (const text of ["", "short", "<b>", `${SEAT}.`, `${SEAT}~green`, `~green=${GREEN}`]) expect(isHeld(text)).toBe(false);
});
