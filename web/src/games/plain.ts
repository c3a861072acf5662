/// A game that the page has no board for, at the table.

import PlainOrder from "./PlainOrder.svelte";
import PlainTable from "./PlainTable.svelte";
import type { GameTable } from "./plugin";

const nothing = (): string => "";

export const plain: GameTable = {
  Table: PlainTable,
  Order: PlainOrder,
  ToCome: null,
  Piece: null,
  samples: () => [],
  aim: () => [],
  tellWinner: nothing,
  plansTurn: () => true,
  placeOf: () => null,
  status: { own: nothing, others: nothing, reason: nothing },
  begins: { anywhere: [], entry: [], alone: [], nobody: [] },
  joined: (events) => events,
};
