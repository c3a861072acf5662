import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";

import { expect, test } from "vitest";

const SRC = import.meta.dirname;
const GAMES = ["queen", "mississippi"];

/// What each room may import from, besides itself. What a game needs of the page it may have; the page knows games by the plugin.
const ALLOWED: Record<string, string[]> = {
  "": ["app", "boards", "i18n", "net"],
  app: ["daily", "games", "i18n", "lobby", "net", "rules", "school", "table"],
  net: [],
  i18n: ["app", "boards", "net"],
  boards: ["i18n", "net"],
  table: ["app", "boards", "games", "i18n", "lobby", "net", "school"],
  lobby: ["app", "boards", "games", "i18n", "net"],
  rules: ["app", "games", "i18n", "net"],
  daily: ["app", "games", "i18n", "net", "table"],
  school: ["app", "boards", "games", "i18n", "lobby", "net", "table"],
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

/// Where a cast says what the compiler cannot know: an answer as it comes out of JSON, what is chosen in a form, events that are
/// written as numbers, a game that is known by its name alone.
const MAY_CAST = ["games/all.ts", "games/mississippi/turns.ts", "lobby/NewRace.svelte", "net/api.ts"];

/// Whether a file casts something to a type that is generated from the server's, or to whatever is wanted.
function casts(file: string): boolean {
  const code = readFileSync(join(SRC, file), "utf8");
  const named = [...code.matchAll(/import type \{([^}]*)\} from "[^"]*(?:net\/protocol|\/protocol|\/data)"/g)];
  const types = named.flatMap(([, names]) => names!.split(",").map((name) => name.trim())).filter(Boolean);
  return new RegExp(`\\bas (?:${["unknown as", ...types].join("|")})\\b`).test(code);
}

test("what the server sends has its generated type, and is cast nowhere else", () => {
  expect(files.filter((file) => !/\.test\.ts$|testing\.ts$/.test(file) && casts(file)).sort()).toEqual(MAY_CAST);
});
