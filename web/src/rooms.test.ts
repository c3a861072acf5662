import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";

import { expect, test } from "vitest";

const SRC = import.meta.dirname;
const GAMES = ["queen", "mississippi"];

/// What each room may import from, besides itself. What a game needs of the page it may have; the page knows games by the plugin.
const ALLOWED: Record<string, string[]> = {
  "": ["app", "boards", "i18n", "net"],
  app: ["games", "i18n", "lobby", "net", "rules", "school", "table"],
  net: [],
  i18n: ["app", "boards", "net"],
  boards: ["i18n", "net"],
  table: ["app", "boards", "games", "i18n", "lobby", "net", "school"],
  lobby: ["app", "boards", "games", "i18n", "net"],
  rules: ["app", "games", "i18n", "net"],
  school: ["app", "boards", "i18n", "net", "table"],
  games: ["app", "boards", "i18n", "net", "table"],
  "games/queen": ["app", "boards", "games", "i18n", "net", "school", "table"],
  "games/mississippi": ["app", "boards", "games", "i18n", "net", "table"],
};
/// Of a game only these files are known outside of it: the list of games, and tests of what the games have in common.
const MAY_NAME_A_GAME = /^games\/all\.ts$|\.test\.ts$|^i18n\/messages\.ts$/;

const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((name) => /\.(ts|svelte)$/.test(name));

function roomOf(file: string): string {
  const game = GAMES.find((one) => file.startsWith(join("games", one)));
  return game ? `games/${game}` : file.includes("/") ? file.split("/")[0]! : "";
}

/// The files and folders that a file imports, from the root of the page.
function importsOf(file: string): string[] {
  const found = readFileSync(join(SRC, file), "utf8").matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g);
  return [...found].map(([, path]) => relative(SRC, normalize(join(SRC, dirname(file), path!))));
}

test("every room imports only from the rooms it may", () => {
  const wrong = files
    .filter((file) => !file.endsWith(".test.ts"))
    .flatMap((file) => importsOf(file).map((path) => ({ file, path, from: roomOf(file), to: roomOf(path) })))
    .filter(
      ({ file, from, to }) => from !== to && !ALLOWED[from]?.includes(to) && !(to.startsWith("games/") && MAY_NAME_A_GAME.test(file)),
    );
  expect(wrong).toEqual([]);
});

test("a game imports nothing of another", () => {
  const others = files.filter((file) => roomOf(file).startsWith("games/")).flatMap((file) => importsOf(file).map((path) => [file, path]));
  expect(others.filter(([file, path]) => roomOf(path!).startsWith("games/") && roomOf(path!) !== roomOf(file!))).toEqual([]);
});

test("nothing outside a game names one", () => {
  const named = files
    .filter((file) => !roomOf(file).startsWith("games/") && !MAY_NAME_A_GAME.test(file))
    .filter((file) => /queen|mississippi/i.test(readFileSync(join(SRC, file), "utf8")));
  expect(named).toEqual([]);
});
