import { expect, test } from "vitest";

import { failureOf } from "./report";

const KEY = "Zq3-x9_Kd81mPwr5Tt0aLf7c";

function failed(message: string, ...stack: string[]): Error {
  return Object.assign(new TypeError(message), { stack: [`TypeError: ${message}`, ...stack].join("\n") });
}

test("a failure says where in our own files it happened, and nothing of the address", () => {
  const error = failed(
    "https://svelte.dev/e/each_key_duplicate",
    "    at drawn (https://races.example/assets/TableScreen-Ab1.js:2:44)",
    `    at https://races.example/t/abcdef/main.js?key=${KEY}:1:20`,
    "    at <anonymous>",
  );
  expect(failureOf("finish", error)).toMatchObject({
    part: "finish",
    error: "TypeError",
    message: "each_key_duplicate",
    stack: ["drawn TableScreen-Ab1.js:2:44", "main.js:1:20"],
  });
});

test("Firefox and Safari write their stacks in another way", () => {
  expect(failureOf("talk", failed("x", "told@https://races.example/assets/index-b.js:1:9")).stack).toEqual(["told index-b.js:1:9"]);
});

test.each([
  ["Unexpected token 'h', \"hello Anna\" is not valid JSON", "Unexpected token … is not valid JSON"],
  [`cannot open https://races.example/t/abcdef#${KEY} now`, "cannot open … now"],
  [`no seat for ${KEY}\nhere`, "no seat for … here"],
  ["Cannot read properties of undefined (reading 'tiles')", "Cannot read properties of undefined (reading tiles)"],
])("what an error quotes stays here: %s", (message, told) => {
  expect(failureOf("board", failed(message)).message).toBe(told);
});

test("whatever is thrown can be told, and is no longer than the server takes", () => {
  expect(failureOf("page", "a secret")).toEqual({ part: "page", error: "Thrown", page: expect.any(String) as string });
  const long = failureOf(
    "page",
    failed("no ".repeat(200), ...Array.from({ length: 20 }, () => `    at ${"f".repeat(300)} (https://x/y.js:1:1)`)),
  );
  expect(long.message!.length).toBeLessThanOrEqual(200);
  expect(long.stack).toHaveLength(8);
});
