import { expect, test } from "vitest";

import type { AnyEntry } from "../net/protocol";
import { lastStep, pressOf } from "./undo";

let n = 0;
const moved = (actions: number, seat: string, id: string | null): AnyEntry => ({
  type: "moved",
  n: ++n,
  at: 0,
  seat,
  action: "a",
  by: id ? "person" : "captain",
  actions,
  events: [],
  id,
});
const back = (actions: number): AnyEntry => ({ type: "took_back", n: ++n, at: 0, seat: "red", actions, agreed: true, id: "b" });

test("a whole turn that was sailed with one press is one step, and what was decided after it another", () => {
  const turn = [moved(1, "red", "p-1.2"), moved(2, "red", "p-1.3"), moved(3, "red", "p-1.4")];
  expect(lastStep(turn, ["red"])).toEqual({ seat: "red", keep: 0 });
  expect(lastStep([...turn, moved(4, "red", "p-5")], ["red"])).toEqual({ seat: "red", keep: 3 });
});

test("what captains did after it goes with it, also where they decided in its middle", () => {
  const entries = [moved(1, "red", "p-1.2"), moved(2, "green", null), moved(3, "red", "p-1.3"), moved(4, "green", null)];
  expect(lastStep(entries, ["red"])).toEqual({ seat: "red", keep: 0 });
});

test("each press goes one step further back", () => {
  const entries = [moved(1, "red", "p-1.2"), moved(2, "green", null), moved(3, "red", "p-3.4"), back(2)];
  expect(lastStep(entries, ["red"])).toEqual({ seat: "red", keep: 0 });
  expect(lastStep([...entries, back(0)], ["red"])).toBeNull();
});

test("only one's own steps are taken back", () => {
  expect(lastStep([moved(1, "red", "p-1.2"), moved(2, "green", "q-1.2")], ["red"])).toEqual({ seat: "red", keep: 0 });
  expect(lastStep([moved(1, "green", "q-1.2")], ["red"])).toBeNull();
  expect(pressOf("bot-7")).toBe("bot-7");
});
