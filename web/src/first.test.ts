import { expect, test } from "vitest";
test("the tests run", () => expect(1 + 1).toBe(2));
