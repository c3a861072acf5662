/// What the engine says of a position, a turn and an event, as far as it is drawn; docs/engine-protocol.md explains the fields.

export type Cell = [number, number];
export type Heading = "N" | "NE" | "SE" | "S" | "SW" | "NW";
export type Bend = "left" | "straight" | "right";

/// One event of either game: its name in `event`, its fields beside it.
export type GameEvent = { event: string; [field: string]: unknown };

// --- Mississippi Queen ------------------------------------------------------------------------------------------------

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

export interface QueenTurn {
  speed: number;
  cell: Cell;
  heading: Heading;
  final_speed: number;
  coal: number;
  pushes: { steamer: string; start: Cell; end: Cell }[];
  way: string[];
  /// For each action of the way the movement points and the coal it takes.
  prices: [number, number][];
}

export interface RiverMoment {
  scene: RiverScene;
  position: QueenPosition;
  /// What led here from the moment before; it is played before the position is shown. Left out: the position is simply shown.
  events?: GameEvent[];
}

// --- Mississippi ------------------------------------------------------------------------------------------------------

export type Side = "E" | "NE" | "NW" | "W" | "SW" | "SE";

export interface CourseScene {
  rows: number;
  goal: number;
  /// The cells of the first fields; the pattern repeats, each time moved by `shift`.
  cells: Cell[];
  shift: Cell;
  /// For each of these fields the side at which the course goes on, in which a steamer's front points.
  ways: Side[];
  /// The numbers on a steamer's sides, counter-clockwise.
  ring: number[];
}

export interface CourseSteamer {
  field: number | null;
  front: number | null;
  wood: number;
  place?: number;
}

export interface CoursePosition {
  seats: string[];
  steamers: Record<string, CourseSteamer>;
  box: number;
  round: number;
  to_move: string | null;
  [field: string]: unknown;
}

export interface CourseTurn {
  action: string;
  rotation?: number;
  distance?: number;
  burns: number;
  gathers: number;
  events: GameEvent[];
  result: { steamers: Record<string, CourseSteamer>; [field: string]: unknown };
}

export interface CourseMoment {
  scene: CourseScene;
  position: CoursePosition;
  events?: GameEvent[];
}
