import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { de } from "./de";
import { en, type Messages } from "./en";
import { fr } from "./fr";
import { nl } from "./nl";

const SOURCE = join(import.meta.dirname, "..");
/// Texts that are looked up by a name which the server gives.
const BY_NAME = /^(captain|colour|end|heading|way)_/;

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === "texts" ? [] : sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith(".test.ts") ? [readFileSync(path, "utf8")] : [];
  });
}

const LANGUAGES: Record<string, Messages> = { de, nl, fr };

test.each(Object.entries(LANGUAGES))("%s says all that English says, and nothing else", (_, texts) => {
  expect(Object.keys(texts).sort()).toEqual(Object.keys(en).sort());
});

test.each(Object.entries(LANGUAGES))("%s takes the same facts into its sentences", (_, texts) => {
  for (const [key, text] of Object.entries(en)) {
    const other = texts[key as keyof Messages];
    expect(typeof other, key).toBe(typeof text);
    if (typeof text === "function") expect((other as (...given: unknown[]) => string)(1, 2, 3, 4, 5), key).not.toContain("undefined");
  }
});

test("every text is used", () => {
  const all = sources(SOURCE).join("\n");
  const unused = Object.keys(en).filter((key) => !BY_NAME.test(key) && !new RegExp(`\\bt\\.${key}\\b`).test(all));
  expect(unused).toEqual([]);
});

test("French has a no-break space before double signs", () => {
  const said = Object.entries(fr).map(([key, text]) => [key, typeof text === "string" ? text : (text as (...given: unknown[]) => string)(1, 2, 3, 4, 5)] as const);
  const wrong = said.flatMap(([key, text]) => (/(?<!,) [:;?!]|[^\s][:;?!](\s|$)/.test(text) ? key : []));
  expect(wrong).toEqual([]);
});

test("no sign of punctuation is joined to a text outside the languages: French wants a space before it", () => {
  const joined = sources(SOURCE).flatMap((source) => source.match(/\bt\.\w+(\([^{}]*\))?\}[:;?!].{0,20}|\$\{[^{}]*\}[:;?!] ?\$\{.{0,20}|[\w)]\}[:;?!]<.{0,20}/g) ?? []);
  expect(joined.filter((one) => !one.includes("Math.floor"))).toEqual([]);
  expect(fr.colon("Rouge", "place 1")).toBe("Rouge\u00a0: place 1");
});

test("German addresses nobody", () => {
  const addressed = Object.entries(de).flatMap(([key, text]) => (/\b(du|dein\w*|dir|dich|Sie|Ihr|Ihnen|euch|ihr)\b/.test(String(text)) ? key : []));
  expect(addressed).toEqual([]);
});
