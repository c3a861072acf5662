/// Mississippi at the table.

import type { GameTable } from "../plugin";
import { aim } from "./aim";
import { samples } from "./chart";
import type { Data } from "./data";
import { placeOf } from "./lessonPlaces";
import Order from "./Order.svelte";
import Piece from "./Piece.svelte";
import Table from "./Table.svelte";
import { BEGINS } from "./turns";
import { tellWinner } from "./winner";

const usual = (): string => "";

export const table: GameTable<Data> = {
  Table,
  Order,
  ToCome: null,
  Piece,
  samples,
  aim,
  tellWinner,
  plansTurn: () => true,
  placeOf,
  status: { own: usual, others: usual, reason: usual },
  begins: BEGINS,
  joined: (events) => events,
};
