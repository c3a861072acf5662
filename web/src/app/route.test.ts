import { expect, test, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/", hash: "" });
vi.stubGlobal("addEventListener", () => undefined);
const { routeOf } = await import("./route.svelte");

test("the address says which screen is shown", () => {
  expect(routeOf("/", "")).toEqual({ screen: "harbour" });
  expect(routeOf("/new/queen/friends", "")).toEqual({ screen: "new", game: "queen", way: "friends" });
  expect(routeOf("/rules/queen", "#Q12")).toEqual({ screen: "rules", game: "queen", rule: "Q12" });
  expect(routeOf("/learn", "")).toEqual({ screen: "learn" });
  expect(routeOf("/puzzles", "")).toEqual({ screen: "puzzles" });
  expect(routeOf("/puzzles/queen/arrive-1", "")).toEqual({ screen: "puzzle", collection: "queen", puzzle: "arrive-1" });
  expect(routeOf("/puzzles/queen", "")).toEqual({ screen: "lost" });
  expect(routeOf("/learn/queen/push", "")).toEqual({ screen: "lesson", course: "queen", lesson: "push" });
  expect(routeOf("/first", "")).toEqual({ screen: "lesson", course: null, lesson: "" });
  expect(routeOf("/nowhere/at/all", "")).toEqual({ screen: "lost" });
});

test("a link to a seat has its key behind the #, a link to a moment its number", () => {
  expect(routeOf("/t/abcdef12", "#abcdefghijklmnop")).toEqual({ screen: "table", table: "abcdef12", key: "abcdefghijklmnop", at: null });
  expect(routeOf("/t/abcdef12/17", "")).toEqual({ screen: "table", table: "abcdef12", key: null, at: 17 });
});

test("what looks like no table is none", () => {
  expect(routeOf("/t/<script>", "")).toEqual({ screen: "lost" });
  expect(routeOf("/t/abcdef12", "#<b>")).toMatchObject({ key: null });
});

test("an address that is badly written leads nowhere, and breaks nothing", () => {
  expect(routeOf("/t/%E0%A4%A", "")).toEqual({ screen: "lost" });
  expect(routeOf("/%", "#%")).toEqual({ screen: "lost" });
});
