import { expect, test } from "vitest";

import type { Cell } from "../../boards/hexes";
import { endActionsAt } from "./endActions";
import { positionOf, sceneOf, steamerOf, tileOf } from "./testing";

const TILE = tileOf({
  station: { roof: "red", house: [-1, -4], dock: [0, -4] },
  elements: { sandbank: [], driftwood: [], coal_docks: [[2, 2]] },
});
const SCENE = sceneOf({
  tiles: [TILE],
  landing: { heading: "N", jetties: [[0, -6]], quay: [] },
  rose: { captain: "green", because: "green", why: "last" },
});

const position = (...steamers: [string, Cell | null][]) =>
  positionOf({ steamers: Object.fromEntries(steamers.map(([name, cell]) => [name, steamerOf({ cell })])) });

test("a dock, a depot and a jetty each suggest their own action", () => {
  const alone = position(["red", [0, 0]], ["green", [0, -5]]);
  expect(endActionsAt(SCENE, alone, "red", [0, -4])).toEqual(["board"]);
  expect(endActionsAt(SCENE, alone, "red", [2, 2])).toEqual(["fuel"]);
  expect(endActionsAt(SCENE, alone, "red", [0, -6])).toEqual(["arrive"]);
  expect(endActionsAt(SCENE, alone, "red", [0, -1])).toEqual([]);
});

test("coal exchange is suggested beside another steamer of the same captain", () => {
  const fleet = position(["red-1", [0, 0]], ["red-2", [3, 0]], ["green-1", [0, -2]], ["green-2", null]);
  expect(endActionsAt(SCENE, fleet, "red-1", [2, 0])).toEqual(["exchange"]);
  expect(endActionsAt(SCENE, fleet, "red-1", [1, 0])).toEqual([]);
  expect(endActionsAt(SCENE, fleet, "green-1", [2, 0])).toEqual([]);
});

test("the Black Rose belongs to the captain who steers her", () => {
  const hers = position(["red", [0, 0]], ["green", [0, -2]], ["rose", [3, 0]]);
  expect(endActionsAt(SCENE, hers, "green", [2, 0])).toEqual(["exchange"]);
  expect(endActionsAt(SCENE, hers, "red", [2, 0])).toEqual([]);
});
