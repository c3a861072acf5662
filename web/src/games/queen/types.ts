/// What the engine says of Mississippi Queen, as far as it is drawn; docs/engine-protocol.md explains the fields.

export type { Turn as QueenTurn } from "./data";

import type { Bend, Cell, GameEvent, Heading } from "../../boards/types";

export interface SceneTile {
  number: number;
  id: string;
  centre: Cell;
  flow: Heading;
  cells: Cell[];
  land: Cell[];
  station: { roof: "red" | "brown"; house: Cell; dock: Cell } | null;
  elements: { sandbank: Cell[]; driftwood: Cell[]; coal_docks: Cell[] };
}

export interface RiverScene {
  tiles: SceneTile[];
  start_cells: Cell[];
  shipyard: Cell | null;
  landing: { heading: Heading; jetties: Cell[]; quay: Cell[] } | null;
  to_come: { turn: Bend; heading: Heading; cells: Cell[] }[];
  /// How many tiles are still face down.
  pile?: number;
  /// Who steers the Black Rose in this round, and the steamer that makes it so.
  rose?: { captain: string; because: string; why: "last" | "before" | "passed" } | null;
}

export interface QueenSteamer {
  cell: Cell | null;
  heading: Heading;
  speed: number;
  coal: number;
  passengers: number;
  place?: number;
  wrecked?: boolean;
  home?: boolean;
}

export interface QueenPosition {
  seats: string[];
  steamers: Record<string, QueenSteamer>;
  waiting: Record<string, number>;
  order: string[];
  round: number;
  to_move: string | null;
  captain: string | null;
  decision: string | null;
  [field: string]: unknown;
}

export interface RiverMoment {
  scene: RiverScene;
  position: QueenPosition;
  /// What led here from the moment before; it is played before the position is shown. Left out: the position is simply shown.
  events?: GameEvent[];
}
