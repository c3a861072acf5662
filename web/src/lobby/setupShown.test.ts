import { expect, test } from "vitest";

import { setupShown } from "./setupShown";

const USUAL = { school: false, black_rose: false, added: [], steamers: 1 };
const shown = (options: Record<string, unknown>, players: number[], game = "queen"): string | null =>
  setupShown(game, { options: { ...USUAL, ...options }, players }).option;

test("a set-up is pictured by what it changes", () => {
  expect(shown({ school: true }, [3, 4, 5])).toBe("school");
  expect(shown({ black_rose: true }, [3, 4, 5])).toBe("black_rose");
  expect(shown({ added: ["driftwood"] }, [3, 4])).toBe("added");
  expect(shown({}, [3, 4, 5])).toBe("school");
  expect(setupShown("mississippi", { options: { rows: 7 }, players: [3, 4] }).option).toBe("rows");
});

test("a set-up for so many players is pictured by its fleet", () => {
  expect(setupShown("queen", { options: { ...USUAL, steamers: 2 }, players: [2] })).toEqual({ option: null, players: 2, each: 2 });
  expect(setupShown("queen", { options: USUAL, players: [6] })).toEqual({ option: null, players: 6, each: 1 });
});
