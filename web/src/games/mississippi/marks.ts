/// From the turns of the engine to what is drawn of them. Only looking up, no rule.

import type { Turn } from "./data";

export interface FieldMark {
  field: number;
  price: number;
  action: string;
  /// Where docking carries the steamer from there: a field, or the goal; null if it stays.
  carried: number | "home" | null;
}

function carriedTo(turn: Turn, seat: string, field: number): FieldMark["carried"] {
  const end = turn.result?.steamers[seat];
  if (!end || end.field === field) return null;
  return end.rank ? "home" : end.field;
}

/// The fields that can be reached with a rotation, each with its price: logs burnt less logs gathered.
export function fieldMarks(turns: Turn[], rotation: number): FieldMark[] {
  return turns.flatMap((turn) => {
    const moved = turn.events.find((event) => event.event === "steamed_ahead" || event.event === "dropped_back");
    if (!moved || turn.rotation !== rotation) return [];
    const field = moved.end;
    return [{ field, price: turn.burns - turn.gathers, action: turn.action, carried: carriedTo(turn, moved.seat, field) }];
  });
}
