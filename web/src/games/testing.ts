/// Entries and turns of a table for tests, whichever game they are of.

import type { GameData, Moved, TookBack, Turns } from "../net/protocol";

let n = 0;

export const moved = <D extends GameData>(actions: number, ...events: D["event"][]): Moved<D> => ({
  type: "moved",
  n: ++n,
  at: 0,
  seat: "red",
  action: "",
  by: "person",
  actions,
  events,
  id: null,
});

export const tookBack = (actions: number): TookBack => ({
  type: "took_back",
  n: ++n,
  at: 0,
  seat: "red",
  actions,
  agreed: false,
  id: null,
});

export const sent = <D extends GameData>(packed: D["packed"]): Turns<D> => ({ type: "turns", changed: 1, actor: "red", turns: [], packed });
