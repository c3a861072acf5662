import { expect, test } from "vitest";

import { nameIn } from "../../i18n/events";
import type { Names } from "../../i18n/events";
import type { Say } from "../../i18n/say";
import { reasonOf as reasonIn, statusOf as statusIn, type Seen } from "../../table/status";
import type { Data, Position, Scene } from "./data";
import { situations } from "./situations";
import { status } from "./status";
import { positionOf, sceneOf, steamerOf } from "./testing";
import { en } from "../../i18n/testing";

const names = (name: string) => nameIn(en, name);
const statusOf = (say: Say, seen: Seen<Data>, names: Names) => statusIn<Data>(say, seen, names, status);
const reasonOf = (say: Say, seen: Seen<Data>, names: Names) => reasonIn<Data>(say, seen, names, status);
const { info } = situations.turn;

function seen(
  position: Partial<Position>,
  {
    actor = "red",
    deciding = "red",
    you = ["red"],
    rose = null,
  }: Partial<{ actor: string; deciding: string | null; you: string[]; rose: Scene["rose"] }> = {},
): Seen<Data> {
  const steamers = Object.fromEntries(["red", "green", "red-1", "red-2", "green-1", "green-2"].map((name) => [name, steamerOf({})]));
  const whole = positionOf({ steamers: { ...steamers, rose: steamerOf({ coal: 1 }) }, ...position });
  const situation = { ...situations.turn.situation, actor, position: whole, scene: sceneOf({ rose }) };
  return { info, situation, playing: false, deciding, you };
}

const hers: Partial<Position> = { captain: "rose", to_move: "rose", decision: "speed" };

test("whoever steers the Black Rose is told so, why, and what she may do", () => {
  const mine = seen(hers, { rose: { captain: "red", because: "red", why: "last" } });
  expect(statusOf(en, mine, names)).toBe("Your turn: the Black Rose");
  expect(reasonOf(en, mine, names)).toBe("You steer her because Red is last this round. She may spend 1 coal, and no one may strand her.");
  const before = seen(hers, { rose: { captain: "red", because: "red", why: "before" } });
  expect(reasonOf(en, before, names)).toMatch("she is last this round and Red sails just before her");
  const passed = seen(hers, { rose: { captain: "red", because: "red", why: "passed" } });
  expect(reasonOf(en, passed, names)).toMatch("Red is the last one still in the race");
});

test("the others are told who steers her", () => {
  const others = seen(hers, { actor: "green", deciding: null, rose: { captain: "green", because: "green", why: "last" } });
  expect(statusOf(en, others, names)).toBe("Green steers the Black Rose");
  expect(reasonOf(en, others, names)).toBe("");
  const facing = seen({ ...hers, to_move: "red", decision: "face" }, { actor: "green", deciding: null });
  expect(statusOf(en, facing, names)).toBe("Waiting for Green to choose a heading");
});

test("her heading is asked for by her name", () => {
  expect(statusOf(en, seen({ ...hers, to_move: "green", decision: "face" }), names)).toBe(en("table-rose-choose"));
});

test("which of two steamers is meant is said, and when it comes", () => {
  const second = seen({ captain: "red-2", to_move: "red-2", decision: "speed", order: ["green-1", "red-1", "red-2", "green-2"] });
  expect(statusOf(en, second, names)).toBe("Your turn: Red 2");
  expect(reasonOf(en, second, names)).toBe("You have two steamers. Red 2 sails 3rd of 4 this round.");
  expect(statusOf(en, seen({ captain: "red-2", to_move: "red-2", decision: "board" }), names)).toBe(`Red 2: ${en("plan-board-question")}`);
});

test("with one steamer there is nothing to explain", () => {
  const mine = seen({ captain: "red", to_move: "red", decision: "speed" });
  expect(statusOf(en, mine, names)).toBe("Your turn");
  expect(reasonOf(en, mine, names)).toBe("");
});
