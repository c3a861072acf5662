import { expect, test } from "vitest";

import { withoutRules } from "./ruleIds";

test("the rules that a sentence names are taken out of it, and the first one is where to read on", () => {
  expect(withoutRules("Take two passengers aboard on the way (Q18).")).toEqual({
    said: "Take two passengers aboard on the way.",
    rule: "Q18",
  });
  expect(withoutRules("The first to bring one home wins (B8, B10).")).toEqual({ said: "The first to bring one home wins.", rule: "B8" });
  expect(withoutRules("Sail all eleven tiles (B1–B7).").rule).toBe("B1");
});

test("what else stands in brackets stays", () => {
  const said = "Race of 1987 (for three to six).";
  expect(withoutRules(said)).toEqual({ said, rule: null });
});
