import { createHash } from "node:crypto";
import { expect, test } from "vitest";

import { qr } from "./qr";

/// What another encoder (qrcode 8 of PyPI, level L, bytes) makes of the same texts; where two masks are nearly as good, tastes differ.
const KNOWN: [string, number, string][] = [
  ["table 0", 21, "ba16953faebff1d9a73e2006d9d85cf5b5d4a5b1243c0e7881bb2c5264099c13"],
  ["http://localhost:8000/t/abcdef123454#AbCdEfGhIjKlMnOpQrStUv", 33, "5173d45f104723c59eb8cdbb227b2d36b0bcab8939857a9d43a23a9f7838bb0b"],
  [
    `https://paddlewheel.example.org/t/abcdefghijklmnop#${"K".repeat(64)}-${"z".repeat(60)}`,
    49,
    "d546b522eb65abf85cfb59cfcac7d065351501723ebab65a7182d7e8958dbdac",
  ],
  ["y".repeat(250), 57, "32405f50085457be7a4cc4103428c72053432b98a42734ce335fafac4e4bfbc9"],
];

test.each(KNOWN)("a code is what other encoders make of it: %s", (text, size, digest) => {
  const rows = qr(text).map((row) => row.map(Number).join(""));
  expect(rows).toHaveLength(size);
  expect(createHash("sha256").update(rows.join("\n")).digest("hex")).toBe(digest);
});

test("a text that is too long is refused", () => {
  expect(() => qr("z".repeat(300))).toThrow(RangeError);
});
