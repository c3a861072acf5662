import { expect, test } from "vitest";

import type { TableInfo } from "../../net/protocol";
import { nameIn } from "../../i18n/events";
import type { Names } from "../../i18n/events";
import type { Say } from "../../i18n/say";
import { reasonOf as reasonIn, statusOf as statusIn, type Seen } from "../../table/status";
import type { Stands } from "../../table/store.svelte";
import { status } from "./status";
import { en } from "../../i18n/testing";

const names = (name: string) => nameIn(en, name);
const statusOf = (say: Say, seen: Seen, names: Names) => statusIn(say, seen, names, status);
const reasonOf = (say: Say, seen: Seen, names: Names) => reasonIn(say, seen, names, status);
const info = { closed: false, waiting: false } as TableInfo;

function seen(
  position: Record<string, unknown>,
  { actor = "red", deciding = "red" as string | null, you = ["red"], rose = null as unknown } = {},
) {
  const steamer = { cell: [0, 0], heading: "N", speed: 1, coal: 6, passengers: 0 };
  const steamers = Object.fromEntries(["red", "green", "red-1", "red-2", "green-1", "green-2"].map((name) => [name, steamer]));
  const whole = { round: 3, order: [], steamers: { ...steamers, rose: { ...steamer, coal: 1 } }, ...position };
  const situation = { actor, result: null, position: whole, scene: { rose } } as unknown as Stands;
  return { info, situation, playing: false, deciding, you };
}

const hers = { captain: "rose", to_move: "rose", decision: "speed" };

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
