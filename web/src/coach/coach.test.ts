import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Considered, Reply } from "../net/protocol";
import type { TableStore } from "../table/store.svelte";
import { Coach, LONGEST } from "./coach.svelte";

const LINE = { id: "coach-points", facts: { count: 12 } };
const found = (asks: boolean): Considered => ({ type: "considered", id: "x", asks, loss: asks ? 0.12 : 0, reasons: [LINE] });

/// A store that answers when it is told to.
function seated(on = true) {
  let answer: (reply: Reply) => void = () => {};
  const store = {
    deciding: "red",
    situation: { n: 7, changed: 7, actions: 3 },
    info: { coach: { on, wanted: ["red"], missing: on ? [] : ["green"] } },
    ask: vi.fn(() => new Promise<Reply>((settle) => (answer = settle))),
  };
  return { store, coach: new Coach(store as unknown as TableStore), answer: (reply: Reply) => answer(reply) };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("where not all agreed nothing is asked and the turn is sent", async () => {
  const { store, coach } = seated(false);
  expect(await coach.consider(["+1"])).toBe(true);
  expect(store.ask).not.toHaveBeenCalled();
});

test("a turn that loses much waits for an answer", async () => {
  const { coach, answer } = seated();
  for (const goOn of [true, false]) {
    const sent = coach.consider(["+1"]);
    answer(found(true));
    await vi.waitUntil(() => coach.question !== null);
    expect(coach.question).toEqual(LINE);
    coach.settle(goOn);
    expect(await sent).toBe(goOn);
    expect(coach.question).toBeNull();
  }
});

test("a turn that loses little is sent, and what mattered is told once it has been done", async () => {
  const { store, coach, answer } = seated();
  const sent = coach.consider(["+1"]);
  answer(found(false));
  expect(await sent).toBe(true);
  expect(coach.after).toBeNull();
  store.situation = { n: 8, changed: 8, actions: 4 };
  expect(coach.after).toMatchObject({ line: LINE, seat: "red" });
  store.situation = { n: 9, changed: 9, actions: 3 };
  expect(coach.after, "it was taken back").toBeNull();
});

test("no turn is held longer than the coach may take; what it says later is told", async () => {
  const { store, coach, answer } = seated();
  const sent = coach.consider(["+1"]);
  await vi.advanceTimersByTimeAsync(LONGEST);
  expect(await sent).toBe(true);
  answer(found(true));
  await vi.advanceTimersByTimeAsync(0);
  expect(coach.question, "it is too late to ask").toBeNull();
  store.situation = { n: 8, changed: 8, actions: 4 };
  expect(coach.after).toMatchObject({ line: LINE, seat: "red" });
});

test("a turn for a position that is gone is not sent", async () => {
  const { store, coach, answer } = seated();
  const sent = coach.consider(["+1"]);
  store.situation = { n: 9, changed: 9, actions: 1 };
  answer(found(false));
  expect(await sent).toBe(false);
});

test("if the coach is refused the turn is sent", async () => {
  const { coach, answer } = seated();
  const sent = coach.consider(["+1"]);
  answer({ type: "refused", id: "x", reason: "too_much", code: "limit.work", facts: {}, rule: null } as unknown as Reply);
  expect(await sent).toBe(true);
});
