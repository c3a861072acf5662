/// From the turns of the engine to what is drawn of them. Only looking up, no rule.

import type { CourseTurn } from "./types";

export interface FieldMark {
  field: number;
  price: number;
  action: string;
  /// Where docking carries the steamer from there: a field, or the goal; null if it stays.
  carried: number | "home" | null;
}

function carriedTo(turn: CourseTurn, seat: string, field: number): FieldMark["carried"] {
  const end = turn.result?.steamers[seat];
  if (!end || end.field === field) return null;
  return end.place ? "home" : end.field;
}

/// The fields that can be reached with a rotation, each with its price: logs burnt less logs gathered.
export function fieldMarks(turns: CourseTurn[], rotation: number): FieldMark[] {
  return turns.flatMap((turn) => {
    const moved = turn.events.find((event) => event.event === "steamed_ahead" || event.event === "dropped_back");
    if (!moved || turn.rotation !== rotation) return [];
    const field = moved.end as number;
    return [{ field, price: turn.burns - turn.gathers, action: turn.action, carried: carriedTo(turn, String(moved.seat), field) }];
  });
}
