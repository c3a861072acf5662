/// Components on a page, for tests: with the real store of a table, which hears what a server told at a moment of a race.

import { flushSync, mount, unmount, type Component } from "svelte";
import { onTestFinished, vi } from "vitest";

import { PROTOCOL, type AnyEntry, type Because, type ClientMessage, type GameData, type ServerMessage } from "../net/protocol";
import type { Situation, TableInfo, Turns } from "../net/protocol";
import { TableStore } from "./store.svelte";

/// What write_situations.py writes of a moment: what everybody is told, and the answers why some actions cannot be done.
export interface Told<D extends GameData = GameData> {
  info: TableInfo;
  entries: AnyEntry<D>[];
  situation: Situation<D>;
  turns: Turns<D>;
  answers: Record<string, Because>;
}

/// Who looks at the table, and on which other terms than it was told.
interface Seen {
  you: string[];
  maker?: boolean;
  terms?: Partial<TableInfo>;
}

/// The server's end of a socket: it tells one moment, answers why, and keeps all that is sent.
class Line {
  readonly readyState = 1;
  onopen = (): void => {};
  onmessage = (_: { data: string }): void => {};

  constructor(
    private readonly told: Told,
    readonly sent: ClientMessage[],
  ) {}

  say(message: ServerMessage): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    this.sent.push(message);
    const answer = message.type === "why" ? this.told.answers[message.action ?? ""] : undefined;
    if (answer && message.type === "why") queueMicrotask(() => this.say({ ...answer, id: message.id }));
  }

  close(): void {}
}

/// Sit down at a table: the store as it is when all has been heard, and the orders that it gives.
export function sitDown<D extends GameData>(
  told: Told<D>,
  { you, maker = false, terms = {} }: Seen,
): { store: TableStore<D>; sent: ClientMessage[] } {
  const sent: ClientMessage[] = [];
  const line = new Line(told, sent);
  vi.stubGlobal("WebSocket", function open() {
    return line;
  });
  const store = new TableStore<D>(told.info.table);
  onTestFinished(() => {
    store.close();
    localStorage.clear();
    vi.unstubAllGlobals();
  });
  const { info, entries, situation, turns } = told;
  line.say({ type: "welcome", protocol: PROTOCOL, version: "", you, maker, n: situation.n });
  line.say({ type: "news", n: situation.n, entries, table: { ...info, ...terms }, situation });
  line.say(turns);
  return { store, sent };
}

/// Put a component on the page, until the test is over.
export function show<Props extends Record<string, unknown>>(part: Component<Props, object, string>, props: Props): void {
  const shown = mount(part, { target: document.body, props });
  onTestFinished(() => {
    void unmount(shown);
    document.body.replaceChildren();
  });
  flushSync();
}

/// The texts of all elements of a kind, on one line each.
export const texts = (selector: string): string[] => [...document.querySelectorAll(selector)].map(lineOf);

/// Everything on the page, on one line.
export const page = (): string => lineOf(document.body);

/// The button that says just this to whoever hears it, else the first that says it among other things.
export function button(text: string): HTMLButtonElement {
  const all = [...document.querySelectorAll("button")];
  const found = all.find((one) => heard(one) === text) ?? all.find((one) => heard(one).includes(text));
  if (!found) throw new Error(`No button says “${text}”: ${all.map(heard).join(" | ")}`);
  return found;
}

export function press(text: string): void {
  button(text).click();
  flushSync();
}

const lineOf = (element: Element): string => (element.textContent ?? "").replace(/\s+/g, " ").trim();

function heard(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  copy.querySelectorAll("[aria-hidden=true]").forEach((part) => part.remove());
  return lineOf(copy);
}
