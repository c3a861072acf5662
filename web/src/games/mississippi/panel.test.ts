// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";

import { refusedIn } from "../../i18n/refusals";
import { en } from "../../i18n/testing";
import { button, page, press, show, sitDown, texts, type Told } from "../../table/testing";
import type { Data } from "./data";
import Panel from "./Panel.svelte";
import { fieldOf } from "./plan";
import { CoursePlan } from "./plan.svelte";
import { situations } from "./situations";

type Moment = keyof typeof situations;
const toldAt = (moment: Moment): Told<Data> => situations[moment];

/// Look at the panel at a moment, as whoever decides there or as somebody else.
function look(moment: Moment, you = [toldAt(moment).situation.actor!], preview = true) {
  const { store, sent } = sitDown(toldAt(moment), { you, terms: { preview } });
  const plan = new CoursePlan(store);
  show(Panel, { store, plan, onskip: vi.fn() });
  return { store, plan, orders: () => sent.filter((one) => one.type !== "why") };
}

const go = () => document.querySelector<HTMLButtonElement>(".go")!;

test("who casts off can only go ahead: nothing is turned, and a field is asked for", () => {
  look("cast_off");
  expect(texts(".turns button")).toEqual([]);
  expect(page()).toContain(en("plan-pick-first-field"));
  expect(go().disabled).toBe(true);
});

test("a turn to either side says its price in logs: the first step is free, the next burns wood", () => {
  look("turn");
  expect(texts(".turns small")).toEqual([en("plan-free"), en("plan-free")]);
  expect(page()).toContain(en("plan-pick-field"));
  press(en("plan-turn-left"));
  expect(texts(".turns small")).toEqual([en("plan-logs", { count: 1 }), en("plan-free")]);
});

test("a rotation that burns more wood than there is is barred: it is said why, with the rule", async () => {
  const { plan, orders } = look("turn");
  press(en("plan-turn-left"));
  press(en("plan-turn-left"));
  expect(button(en("plan-turn-left")).classList.contains("closed")).toBe(true);
  press(en("plan-turn-left"));
  await vi.waitFor(() => expect(texts(".why")).toHaveLength(1));
  const answer = toldAt("turn").answers["LLL+1"]!;
  expect(page()).toContain(refusedIn(en, answer));
  expect(texts(".why a")).toEqual([en("plan-rule", { id: answer.rule! })]);
  expect(plan.rotation).toBe(2);
  expect(orders()).toEqual([]);
});

test("Steam sends the turn that is planned, rotation and all, and then nothing else is asked", () => {
  const { plan, orders } = look("turn");
  const turn = plan.turns.find(({ rotation, distance }) => rotation === 1 && distance! > 0)!;
  press(en("plan-turn-left"));
  plan.pick(fieldOf(turn)!);
  flushSync();
  press(en("plan-steam"));
  expect(orders()).toMatchObject([{ type: "submit", seat: "red", actions: [turn.action], seen: 0 }]);
  expect(texts("button")).toEqual([]);
  expect(page()).toContain(en("plan-on-its-way"));
});

test("who can move in neither direction is told so, and can only pass", () => {
  const { orders } = look("stuck");
  expect(page()).toContain(en("plan-must-pass"));
  expect(document.querySelector("select")).toBeNull();
  press(en("plan-pass"));
  expect(orders()).toMatchObject([{ type: "submit", seat: "red", actions: ["pass"] }]);
});

test("what docking brings is told before it is done, unless the table keeps that back", () => {
  const docks = look("turn").plan.turns.find(({ events }) => events.some(({ event }) => event === "touched"))!;
  const chainOf = (preview: boolean) => {
    document.body.replaceChildren();
    const { plan } = look("turn", ["red"], preview);
    plan.take(plan.turns.find(({ action }) => action === docks.action)!);
    flushSync();
    return texts(".chain li").length;
  };
  expect(chainOf(true)).toBeGreaterThan(0);
  expect(chainOf(false)).toBe(0);
});

test("whoever waits is asked nothing", () => {
  look("turn", ["white"]);
  expect(texts("button")).toEqual([]);
});
