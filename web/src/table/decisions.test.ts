// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";

import { tableOf } from "../games/all";
import { situations as course } from "../games/mississippi/situations";
import { situations as river } from "../games/queen/situations";
import { endName, nameIn } from "../i18n/events";
import { en } from "../i18n/testing";
import Advice from "./Advice.svelte";
import Finish from "./Finish.svelte";
import Menu from "./Menu.svelte";
import RankNow from "./RankNow.svelte";
import { Replay } from "./replay.svelte";
import Status from "./Status.svelte";
import Takeback from "./Takeback.svelte";
import { button, page, press, show, sitDown, texts, type Told } from "./testing";
import Undo from "./Undo.svelte";

const riverTable = await tableOf("queen");
const courseTable = await tableOf("mississippi");
const riverAt = (moment: keyof typeof river) => river[moment];
const courseAt = (moment: keyof typeof course) => course[moment];
const named = (name: string) => nameIn(en, name);

// --- the menu ---------------------------------------------------------------------------------------------------------

function openMenu(told: Told, seen: Parameters<typeof sitDown>[1]) {
  const { store, sent } = sitDown(told, seen);
  show(Menu, { store, replay: new Replay(store) });
  document.querySelector("dialog")!.showModal();
  return { items: texts("li button"), sent };
}

test("a player can hand over and leave, and cannot close the table", () => {
  const { items } = openMenu(riverAt("turn"), { you: ["red"] });
  expect(items).toEqual(expect.arrayContaining([en("menu-to-device"), en("menu-hand-over"), en("menu-leave")]));
  expect(items).not.toContain(en("menu-close"));
});

test("whoever set up the table can also close it and put it into the list", () => {
  const { items } = openMenu(riverAt("turn"), { you: ["red"], maker: true });
  expect(items).toEqual(expect.arrayContaining([en("menu-close"), en("menu-publish")]));
});

test("a watcher can only look: no steering, no closing, no other device", () => {
  const { items } = openMenu(riverAt("turn"), { you: [] });
  expect(items).toEqual([en("menu-watch-invite"), en("menu-replay"), en("menu-record")]);
});

test("when the race is over nobody can hand over, leave or close", () => {
  const { items } = openMenu(riverAt("over"), { you: ["red"], maker: true });
  for (const gone of [en("menu-hand-over"), en("menu-leave"), en("menu-close")]) expect(items).not.toContain(gone);
});

test("leaving is asked for once more before it is sent", () => {
  const { sent } = openMenu(riverAt("turn"), { you: ["red"] });
  press(en("menu-leave"));
  expect(sent).toEqual([]);
  press(en("menu-leave-yes"));
  expect(sent).toMatchObject([{ type: "leave", seat: "red" }]);
});

// --- taking back ------------------------------------------------------------------------------------------------------

test("a plan is undone before what was sailed", () => {
  const { store, sent } = sitDown(riverAt("under_way"), { you: ["green"] });
  const plan = { planned: true, back: vi.fn() };
  show(Undo, { store, plan });
  press(en("table-take-back"));
  expect(plan.back).toHaveBeenCalledOnce();
  expect(sent).toEqual([]);
});

test("without a plan all that came of the last press is taken back", () => {
  const { store, sent } = sitDown(riverAt("under_way"), { you: ["green"] });
  show(Undo, { store, plan: { planned: false, back: vi.fn() } });
  press(en("table-take-back"));
  expect(sent).toMatchObject([{ type: "take_back", seat: "green", keep: 60, seen: 2 }]);
});

test("where others have to agree the button asks", () => {
  const { store } = sitDown(riverAt("sailed"), { you: ["red"] });
  show(Undo, { store });
  expect(button(en("table-take-back-ask"))).toBeTruthy();
});

test("where nobody else has to agree it does not", () => {
  const { store } = sitDown(riverAt("sailed"), { you: riverAt("sailed").info.seats.map(({ seat }) => seat) });
  show(Undo, { store });
  expect(button(en("table-take-back"))).toBeTruthy();
});

test("where nothing was done there is nothing to undo", () => {
  const { store } = sitDown(riverAt("turn"), { you: ["green"] });
  show(Undo, { store });
  expect(texts("button")).toEqual([]);
});

test("a player who is asked for a takeback can agree", () => {
  const { n, seat } = riverAt("asked_back").situation.proposal!;
  const { store, sent } = sitDown(riverAt("asked_back"), { you: ["yellow"] });
  show(Takeback, { store, replay: new Replay(store), game: riverTable });
  expect(page()).toContain(en("table-take-back-asked", { name: named(seat) }));
  press(en("table-yes"));
  expect(sent).toMatchObject([{ type: "agree", seat: "yellow", proposal: n, yes: true }]);
});

test("a player who asked is told who has to agree", () => {
  const { seat, missing } = riverAt("asked_back").situation.proposal!;
  const { store } = sitDown(riverAt("asked_back"), { you: [seat] });
  show(Takeback, { store, replay: new Replay(store), game: riverTable });
  const names = new Intl.ListFormat("en").format(missing.map(named));
  expect(page()).toContain(en("table-take-back-waits", { names }));
  expect(texts("button")).toEqual([]);
});

// --- who steers what, and why -----------------------------------------------------------------------------------------

/// What stands at the head of the table.
function head(told: Told, you: string[], game = riverTable) {
  const { store } = sitDown(told, { you });
  show(Status, { store, replay: new Replay(store), game });
  return { status: texts(".status")[0], because: texts(".because"), mine: document.querySelector(".status.mine") !== null };
}

test("whoever has one steamer is told that it is their turn, and nothing needs a reason", () => {
  expect(head(riverAt("turn"), ["green"])).toEqual({ status: en("table-your-turn"), because: [], mine: true });
});

test("whoever waits is told for whom", () => {
  const waiting = { status: en("table-waiting-speed", { name: named("green") }), because: [], mine: false };
  expect(head(riverAt("turn"), ["red"])).toEqual(waiting);
});

test("whoever steers the Black Rose is told why, and what she may spend", () => {
  const { status, because, mine } = head(riverAt("rose"), ["yellow"]);
  expect(status).toBe(en("table-your-turn-rose"));
  expect(because).toEqual([`${en("table-rose-last", { name: named("yellow") })} ${en("table-rose-coal", { coal: 1 })}`]);
  expect(mine).toBe(true);
});

test("whoever has two steamers is told which one sails, and when", () => {
  const { position } = riverAt("two_each").situation;
  const sailing = position.order.filter((name) => position.steamers[name]?.cell);
  const { status, because } = head(riverAt("two_each"), ["red"]);
  expect(status).toBe(en("table-your-turn-of", { name: named("red-2") }));
  const rank = sailing.indexOf("red-2") + 1;
  expect(because).toEqual([en("table-one-of-two", { name: named("red-2"), rank, of: sailing.length })]);
});

test("people who share a screen are told by colour whose turn it is", () => {
  const { status } = head(courseAt("turn"), ["red", "white"], courseTable);
  expect(status).toBe(en("table-your-turn-of", { name: named("red") }));
});

// --- the end ----------------------------------------------------------------------------------------------------------

function finish(told: Told, you: string[], game = riverTable) {
  const { store } = sitDown(told, { you });
  show(Finish, { store, game, onclose: vi.fn(), onreplay: vi.fn(), onreview: vi.fn() });
  return told.situation.result!;
}

/// Everybody as they came in.
const inOrder = (ranks: Record<string, number>) => Object.keys(ranks).sort((one, other) => ranks[one]! - ranks[other]!);

test("the finish ranks everybody, and the first three stand on the landing stage", () => {
  const { ranks } = finish(riverAt("over"), ["red"]);
  expect(texts("ol .rank")).toEqual(["1", "2", "3", "4", "5", "6"]);
  expect(texts("ol li > span:last-child")).toEqual(inOrder(ranks).map(named));
  expect(texts(".podium > svg > g > text")).toEqual(["2", "1", "3"]);
});

test("whoever won is told so, and by which rule the race ended", () => {
  const { reason, rule } = finish(riverAt("over"), ["yellow"]);
  expect(texts("h2")).toEqual([en("finish-you-win")]);
  expect(page()).toContain(endName(en, reason));
  expect(texts(".how a")).toEqual([en("plan-rule", { id: rule })]);
});

test("whoever did not win is told who did, and how", () => {
  const { ranks } = finish(courseAt("over"), ["red"], courseTable);
  const first = named(inOrder(ranks)[0]!);
  expect(texts("h2")).toEqual([en("finish-winner", { name: first })]);
  expect(page()).toContain(en("finish-won-home", { name: first }));
});

test("when only captains race on, the winner can have them ranked where they are", () => {
  const { store, sent } = sitDown(riverAt("winner_home"), { you: ["yellow"] });
  show(RankNow, { store });
  press(en("finish-rank-now"));
  expect(sent).toMatchObject([{ type: "rank", seat: "yellow" }]);
});

test("they sail on only when they are told to", () => {
  const { store, sent } = sitDown(riverAt("winner_home"), { you: ["yellow"] });
  show(RankNow, { store });
  press(en("finish-sail-on"));
  expect(sent).toMatchObject([{ type: "sail_on", seat: "yellow" }]);
});

test("who only watches is not asked whether to rank", () => {
  const { store } = sitDown(riverAt("winner_home"), { you: [] });
  show(RankNow, { store });
  expect(page()).toBe("");
});

test("a hint tells the chance to win in a sentence of its own", () => {
  const { store } = sitDown(riverAt("turn"), { you: ["red"] });
  const line = (id: string, facts: Record<string, number>) => ({ id, facts });
  const way = (coal: number, share: number) => ({
    ...{ actions: [], worth: 0, gains: {} },
    reasons: [line("gain-coal-lost", { count: coal }), line("gain-chance", { share })],
  });
  const { changed } = store.situation!;
  const advice = {
    type: "advice",
    id: "h",
    seat: "red",
    captain: "captain",
    best: way(1, 0.46),
    next_best: way(2, 0.4),
    compared: 9,
    changed,
  } as const;
  show(Advice, { store, advice });
  expect(page()).toContain("The Captain would do this: spends 1 coal. The chance of winning is then about 46%.");
  expect(page()).toContain("Next best of 9 turns: spends 2 coal. The chance of winning is then about 40%.");
});
