/// What the engine says of Mississippi, as far as it is drawn; docs/engine-protocol.md explains the fields.

import type { Cell, GameEvent } from "../../boards/types";

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
