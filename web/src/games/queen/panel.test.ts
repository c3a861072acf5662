// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";

import { headingName, nameIn } from "../../i18n/events";
import { refusedIn } from "../../i18n/refusals";
import { en } from "../../i18n/testing";
import { button, page, press, show, sitDown, texts, type Told } from "../../table/testing";
import type { Data } from "./data";
import Panel from "./Panel.svelte";
import { QueenPlan } from "./plan.svelte";
import { situations } from "./situations";

type Moment = keyof typeof situations;
const toldAt = (moment: Moment): Told<Data> => situations[moment];

/// Look at the panel at a moment, as whoever decides there or as somebody else.
function look(moment: Moment, you = [toldAt(moment).situation.actor!]) {
  const { store, sent } = sitDown(toldAt(moment), { you });
  const plan = new QueenPlan(store);
  const onskip = vi.fn();
  show(Panel, { store, plan, position: store.situation!.position, onskip });
  return { store, plan, sent, onskip, orders: () => sent.filter((one) => one.type !== "why") };
}

const speeds = () => [...document.querySelectorAll<HTMLButtonElement>(".speed")];
const speed = (wanted: number) => speeds()[wanted - 1]!;
const sail = () => document.querySelector<HTMLButtonElement>("[data-place=sail]")!;

test("before the first round a heading is asked for, and the one that is pressed is sent", () => {
  const { orders } = look("start");
  expect(texts("button")).toHaveLength(6);
  press(headingName(en, "SE"));
  expect(orders()).toMatchObject([{ type: "submit", seat: "red", actions: ["SE"], seen: 0 }]);
});

test("whoever was pushed chooses a heading, though it is the turn of another", () => {
  const { orders } = look("pushed");
  expect(toldAt("pushed").situation.on_turn).toBe("white");
  expect(sail()).toBeNull();
  press(headingName(en, "S"));
  expect(orders()).toMatchObject([{ type: "submit", seat: "green", actions: ["S"] }]);
});

test("whoever pushed is asked nothing while the other chooses", () => {
  look("pushed", ["white"]);
  expect(texts("button")).toEqual([]);
});

test.each([
  ["board", "plan-board", "board"],
  ["fuel", "plan-fuel", "fuel"],
] as const)("at a dock there is one offer to %s, and one to sail on", (moment, offer, action) => {
  const { store, orders } = look(moment);
  expect(texts("button")).toEqual([en(offer), en("plan-skip")]);
  press(en(offer));
  press(en("plan-skip"));
  expect(orders()).toMatchObject([action, "skip"].map((one) => ({ type: "submit", seat: store.deciding, actions: [one] })));
});

test("coal is offered from the steamer that has it, by its name", () => {
  const { orders } = look("exchange");
  const offer = en("plan-take", { coal: 1, name: nameIn(en, "rose") });
  expect(texts("button")).toEqual([offer, en("plan-skip")]);
  press(offer);
  expect(orders()).toMatchObject([{ type: "submit", seat: "yellow", actions: ["take=1,rose"] }]);
});

test("each speed says its coal, and those that cannot be sailed say why", async () => {
  const { plan } = look("turn");
  await plan.askBarred();
  flushSync();
  const { answers } = toldAt("turn");
  expect(speeds().map((one) => one.classList.contains("closed"))).toEqual([true, false, false, false, true, true]);
  for (const open of [2, 3, 4]) {
    const coal = Math.min(...plan.turns.filter((turn) => turn.speed === open).map((turn) => turn.coal));
    expect(speed(open).textContent).toContain(en("plan-costs", { coal }));
  }
  for (const shut of [1, 5, 6]) expect(speed(shut).title).toBe(refusedIn(en, answers[shut]!));
  expect(texts(".barred")).toEqual([en("page-colon", { what: "1, 5, 6", said: en("plan-barred-coal") })]);
});

test("the Black Rose is barred from what takes more coal than she may spend", async () => {
  const { plan } = look("rose");
  await plan.askBarred();
  flushSync();
  expect(speed(6).title).toBe(refusedIn(en, toldAt("rose").answers["6"]!));
});

test("a speed that is barred is not planned when it is pressed: it is said why, with the rule", async () => {
  const { plan, orders } = look("turn");
  speed(6).click();
  await vi.waitFor(() => expect(texts(".why")).toHaveLength(1));
  const answer = toldAt("turn").answers["6"]!;
  expect(page()).toContain(refusedIn(en, answer));
  expect(texts(".why a")).toEqual([en("plan-rule", { id: answer.rule! })]);
  expect(plan.planned).toBe(false);
  expect(orders()).toEqual([]);
});

test("Sail is shut until a cell is picked, and then says the price", () => {
  const { plan } = look("turn");
  expect(sail().disabled).toBe(true);
  expect(page()).toContain(en("plan-pick-cell"));
  const turn = plan.turns.find(({ coal }) => coal === 1)!;
  plan.take(turn);
  flushSync();
  expect(sail().disabled).toBe(false);
  expect(sail().textContent).toContain("1 ●");
  expect(texts(".price")).toEqual([`${en("plan-costs", { coal: 1 })} · ${en("plan-coal-left", { coal: 0 })}`]);
});

test("Sail sends the whole planned turn in one order, and then nothing else is asked", () => {
  const { plan, orders } = look("turn");
  const turn = plan.turns[0]!;
  plan.take(turn);
  flushSync();
  press(en("plan-sail"));
  expect(orders()).toMatchObject([{ type: "submit", seat: "green", actions: turn.way, seen: 0 }]);
  expect(texts("button")).toEqual([]);
  expect(page()).toContain(en("plan-on-its-way"));
});

test("the list of ends has every cell that can be reached, and picking one plans the cheapest turn to it", () => {
  const { plan } = look("turn");
  const list = document.querySelector("select")!;
  const cells = new Set(plan.turns.map((turn) => turn.cell.join()));
  expect(list.querySelectorAll("option:not([disabled])")).toHaveLength(cells.size);
  list.value = list.querySelectorAll("option")[1]!.value;
  list.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
  const least = Math.min(...plan.turns.filter((turn) => turn.cell.join() === plan.turn!.cell.join()).map((turn) => turn.coal));
  expect(plan.turn!.coal).toBe(least);
  expect(sail().disabled).toBe(false);
});

test("while the board plays there is only a button to skip it", () => {
  const { store, onskip } = look("turn");
  store.playing = true;
  flushSync();
  expect(texts("button")).toEqual([en("plan-skip-animation")]);
  button(en("plan-skip-animation")).click();
  expect(onskip).toHaveBeenCalledOnce();
});
