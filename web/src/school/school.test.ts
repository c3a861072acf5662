import { expect, test } from "vitest";

import type { Cell } from "../boards/hexes";
import { common, leader, shared, stand } from "./bubble";
import { needed, placeOf, SCHOOL, understood, type Now } from "./tips";
import { sayLine } from "../i18n/say";
import { de, en, fr, nl } from "../i18n/testing";

const START: Now = { asked: "face", round: 0, steamer: [0, 0], ends: [], picked: null, coal: 0, docks: [], jetties: [] };
const FREE: Cell = [0, -1];
const TURN: Now = {
  ...START,
  asked: "speed",
  round: 1,
  ends: [
    { cell: [1, -1], coal: 1 },
    { cell: FREE, coal: 0 },
  ],
};
const named = (now: Now, ...seen: string[]): string | undefined => needed(SCHOOL, now, seen)?.name;

test("how the race is won is said before the first decision, then what the arrows are", () => {
  expect(named(START)).toBe("aim");
  expect(named(START, "aim")).toBe("arrow");
  expect(named(START, "aim", "arrow")).toBeUndefined();
  expect(named({ ...START, asked: null })).toBeUndefined();
});

test("a tip comes when it is first needed, and not again", () => {
  const seen = ["aim", "arrow"];
  expect(named(TURN, ...seen)).toBe("cell");
  const picked = { ...TURN, picked: FREE };
  expect(understood(SCHOOL, picked, seen)).toEqual(["cell"]);
  expect(named(picked, ...seen)).toBe("speed");
  expect(named(picked, ...seen, "speed")).toBe("sail");
  expect(named({ ...picked, coal: 2 }, ...seen, "speed", "sail")).toBe("coal");
  expect(named({ ...picked, round: 2, coal: 2 }, ...seen, "speed")).toBe("turn");
  expect(named({ ...TURN, docks: [[5, 5]] }, ...seen, "cell")).toBeUndefined();
  expect(named({ ...TURN, docks: [[1, -1]] }, ...seen, "cell")).toBe("dock");
  expect(named({ ...TURN, jetties: [[9, 9]] }, ...seen, "cell")).toBe("jetty");
});

test("a tip about a cell stands at that cell, others at their part of the page", () => {
  expect(placeOf("cell", TURN)).toBe('[data-cell="0,-1"]');
  expect(placeOf("cell", START)).toBeNull();
  expect(placeOf("steamer", START)).toBe('[data-cell="0,0"]');
  expect(
    placeOf("jetty", {
      ...TURN,
      jetties: [
        [8, 8],
        [9, 9],
        [10, 10],
      ],
    }),
  ).toBe('[data-cell="9,9"]');
  expect(placeOf("speed", TURN)).toBe('[data-place="speed"]');
});

test.each(Object.entries({ en, de, nl, fr }))("%s has a text for every tip", (_, say) => {
  expect(SCHOOL.filter(({ name }) => !sayLine(say, { id: `tip-${name}`, facts: {} }))).toEqual([]);
});

const SCREEN = { left: 0, top: 0, width: 1000, height: 800 };
const SIZE = { width: 240, height: 90 };

test("a note stands near what it is about and covers neither that nor a choice where there is room", () => {
  const about = { left: 500, top: 400, width: 60, height: 60 };
  const choices = [
    { left: 400, top: 280, width: 260, height: 120 },
    { left: 560, top: 380, width: 120, height: 120 },
  ];
  const note = stand(about, [SIZE], SCREEN, { choices });
  expect([about, ...choices].map((one) => shared(note, one))).toEqual([0, 0, 0]);
  expect(Math.hypot(note.left + 120 - 530, note.top + 45 - 430)).toBeLessThan(260);
});

test("on a crowded screen a note never covers what it is about", () => {
  const phone = { left: 8, top: 48, width: 344, height: 580 };
  for (let top = 60; top < 560; top += 50) {
    for (let left = 10; left < 300; left += 50) {
      const about = { left, top, width: 50, height: 44 };
      expect(shared(stand(about, [SIZE], phone, { choices: [phone] }), about)).toBe(0);
    }
  }
});

test("a note covers anything rather than what must stay free", () => {
  const about = { left: 20, top: 300, width: 300, height: 40 };
  const free = [about, { left: 20, top: 420, width: 300, height: 60 }];
  const note = stand(
    about,
    [SIZE],
    { left: 0, top: 40, width: 360, height: 600 },
    {
      choices: [{ left: 0, top: 0, width: 360, height: 290 }],
      free,
    },
  );
  expect(free.map((one) => shared(note, one))).toEqual([0, 0]);
});

test("a note on a phone goes to a free corner of the board rather than on a choice", () => {
  const board = { left: 8, top: 54, width: 374, height: 330 };
  const about = { left: 300, top: 180, width: 56, height: 50 };
  const choices = [
    { left: 180, top: 150, width: 190, height: 220 },
    { left: 120, top: 240, width: 120, height: 130 },
  ];
  const note = stand(about, [SIZE], board, { choices });
  expect(choices.map((one) => shared(note, one))).toEqual([0, 0]);
  expect(shared(note, board)).toBe(SIZE.width * SIZE.height);
});

test("a note takes the shape in which it hides no choice, down to the edge of the bounds", () => {
  const board = { left: 8, top: 54, width: 344, height: 349 };
  const about = { left: 160, top: 180, width: 40, height: 36 };
  const choices = Array.from({ length: 36 }, (_, nth) => ({
    left: 12 + (nth % 6) * 56,
    top: 61 + Math.floor(nth / 6) * 47,
    width: 52,
    height: 44,
  }));
  const note = stand(about, [SIZE, { width: 344, height: 62 }], board, { choices });
  expect(note).toEqual({ left: 8, top: 341, width: 344, height: 62 });
  expect(choices.filter((one) => shared(note, one) > 0)).toEqual([]);
});

test("a note covers the rim of a choice rather than its middle", () => {
  const about = { left: 100, top: 100, width: 20, height: 20 };
  const choices = [
    { left: 0, top: 0, width: 300, height: 96 },
    { left: 0, top: 140, width: 300, height: 250 },
  ];
  const note = stand(about, [SIZE], { left: 0, top: 40, width: 300, height: 360 }, { choices });
  expect(note.top).toBeGreaterThan(130);
  expect(note.top).toBeLessThan(175);
});

test("what two boxes have in common is empty where they lie apart", () => {
  const one = { left: 0, top: 0, width: 100, height: 50 };
  expect(common(one, { left: 60, top: 20, width: 100, height: 10 })).toEqual({ left: 60, top: 20, width: 40, height: 10 });
  expect(common(one, { left: 200, top: 20, width: 100, height: 10 }).width).toBe(0);
});

test("a line leads from the note to what it is about", () => {
  expect(leader({ left: 0, top: 0, width: 100, height: 50 }, { left: 200, top: 0, width: 50, height: 50 })).toEqual([
    { x: 100, y: 25 },
    { x: 200, y: 25 },
  ]);
});
