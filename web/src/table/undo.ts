/// Taking back one step: all that came of one press of a button, however many actions that were.

import type { AnyEntry } from "../net/protocol";
import { standing } from "./history";

export interface Step {
  seat: string;
  /// How many actions are left when it is taken back.
  keep: number;
}

/// Which press an order came from: what its id says before the dot; orders of other programs are each one of their own.
export const pressOf = (id: string | null): string | null => id?.split(".")[0] ?? null;

/// Return the last step that one of these seats has taken, null if it has taken none.
export function lastStep(entries: AnyEntry[], seats: string[]): Step | null {
  const moves = standing(entries).filter((entry) => entry.type === "moved");
  const last = moves.findLast((entry) => entry.by === "person" && seats.includes(entry.seat));
  if (!last) return null;
  const first = moves.find((entry) => entry.seat === last.seat && pressOf(entry.id) === pressOf(last.id)) ?? last;
  return { seat: last.seat, keep: first.actions - 1 };
}
