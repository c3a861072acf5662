/// Mississippi Queen at the table.

import type { GameTable } from "../plugin";
import { aim } from "./aim";
import { samples } from "./chart";
import type { Data } from "./data";
import { joined } from "./joined";
import Order from "./Order.svelte";
import Piece from "./Piece.svelte";
import { placeOf } from "./lessonPlaces";
import { status } from "./status";
import Table from "./Table.svelte";
import TilesToCome from "./TilesToCome.svelte";
import { BEGINS } from "./turns";
import { tellWinner } from "./winner";

export const table: GameTable<Data> = {
  Table,
  Order,
  ToCome: TilesToCome,
  Piece,
  samples,
  aim,
  tellWinner,
  plansTurn: ({ decision }) => decision === "speed" || decision === "sail",
  placeOf,
  status,
  begins: BEGINS,
  joined,
};
