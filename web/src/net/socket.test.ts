import { beforeEach, expect, test, vi } from "vitest";

import type { AnyEntry, News, Reply } from "./protocol";
import { TableSocket, type Connection, type Hears } from "./socket";

/// A socket whose other end is the test.
class Line {
  static all: Line[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number; reason: string }) => void;

  constructor() {
    Line.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(n: number): void {
    this.hear({ type: "welcome", protocol: 2, version: "", you: ["red"], maker: false, n });
  }
  news(...numbers: number[]): void {
    const entries = numbers.map((n): AnyEntry => ({ type: "said", n, at: 0, seat: "red", text: String(n), id: null }));
    this.hear({ type: "news", n: numbers.at(-1) ?? 0, entries, table: null, situation: null } satisfies News);
  }
  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code, reason: "" });
  }
  close(): void {
    this.drop(1000);
  }
}

let heard: number[];
let states: Connection[];
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  heard = [];
  states = [];
  const hears: Hears = {
    welcome: () => undefined,
    news: (fresh: AnyEntry[]) => heard.push(...fresh.map((entry) => entry.n)),
    turns: () => undefined,
    present: () => undefined,
    connection: (state) => states.push(state),
  };
  socket = new TableSocket(
    "ws://here",
    () => ["key"],
    hears,
    0,
    () => new Line() as unknown as WebSocket,
  );
  socket.connect();
});

const line = () => Line.all.at(-1)!;
const connect = (n = 0) => {
  line().open();
  line().welcome(n);
};

test("the first message joins with the keys and the last entry heard", () => {
  connect();
  expect(line().sent[0]).toMatchObject({ type: "join", keys: ["key"], after: 0, turns: true });
  line().news(1, 2);
  line().drop();
  vi.advanceTimersByTime(1000);
  line().open();
  expect(line().sent[0]).toMatchObject({ type: "join", after: 2 });
});

test("an entry that came twice is heard once", () => {
  connect();
  line().news(1, 2);
  line().news(2, 3);
  expect(heard).toEqual([1, 2, 3]);
});

test("after a gap everything that is missing is asked for", () => {
  connect();
  line().news(1);
  line().news(3);
  expect(heard).toEqual([1]);
  expect(line().sent.at(-1)).toEqual({ type: "resume", after: 1 });
  line().news(2, 3);
  expect(heard).toEqual([1, 2, 3]);
});

test("an order without an answer is sent again with the same id", async () => {
  connect();
  const answer = socket.order({ type: "say", seat: "red", text: "ahoy" });
  const first = line().sent.at(-1)!;
  line().drop();
  vi.advanceTimersByTime(1000);
  connect();
  expect(line().sent.at(-1)).toEqual(first);
  line().hear({ type: "done", id: first["id"], n: 4 });
  expect(((await answer) as Extract<Reply, { type: "done" }>).n).toBe(4);
});

test("a line that is silent while an answer is due is given up", () => {
  connect();
  void socket.order({ type: "say", seat: "red", text: "ahoy" });
  vi.advanceTimersByTime(9_000);
  expect(Line.all).toHaveLength(2);
});

test("a server that keeps nothing at the moment is asked again", () => {
  connect();
  void socket.order({ type: "say", seat: "red", text: "ahoy" });
  const first = line().sent.at(-1)!;
  line().hear({ type: "refused", id: first["id"], reason: "unavailable", message: "", rule: null, instead: null, n: 0 });
  vi.advanceTimersByTime(1000);
  expect(line().sent.filter((sent) => sent["id"] === first["id"])).toHaveLength(2);
});

test("a table that nobody lets us into is not tried again", () => {
  line().open();
  line().drop(4403);
  vi.advanceTimersByTime(60_000);
  expect(states.at(-1)).toBe("refused");
  expect(Line.all).toHaveLength(1);
});

test("a line that is silent for long is asked whether it still is one, and left if it is not", () => {
  const line = Line.all[0]!;
  line.open();
  line.welcome(2);
  line.news(1, 2);
  vi.advanceTimersByTime(26_000);
  expect(line.sent.at(-1)).toEqual({ type: "resume", after: 2 });
  line.news();
  vi.advanceTimersByTime(20_000);
  expect(Line.all.length).toBe(1);
  vi.advanceTimersByTime(14_000);
  expect(Line.all.length).toBe(2);
});

test("a lost line is tried again soon for some times, then more rarely", () => {
  const again = (wait: number) => {
    const before = Line.all.length;
    line().drop();
    vi.advanceTimersByTime(wait);
    return Line.all.length - before;
  };
  expect([again(700), again(700), again(700), again(700)]).toEqual([1, 1, 1, 1]);
  expect([again(2_600), again(2_600)]).toEqual([1, 1]);
  expect(again(700)).toBe(0);
});

test("a network that is known to be gone is not waited for", () => {
  const line = Line.all[0]!;
  line.open();
  line.welcome(0);
  socket.drop();
  expect(states.at(-1)).toBe("lost");
  vi.advanceTimersByTime(1_000);
  expect(Line.all.length).toBe(2);
});
