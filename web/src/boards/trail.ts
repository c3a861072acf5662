import type { Point } from "./hexes";

/// The wake of a turn that was sailed.
export interface Trail {
  steamer: string;
  points: Point[];
  /// What is said at its end, line by line; nothing of one's own turns.
  caption: string[];
}
