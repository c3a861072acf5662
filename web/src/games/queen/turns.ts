/// Whole turns as the server writes them shortly, read at length: docs/table-protocol.md tells how. No rule is in here.

import { HEADINGS } from "../../boards/hexes";
import type { Turns } from "../../net/protocol";
import type { Beginnings } from "../plugin";
import type { Data, PackedStep, PackedTurns, Turn } from "./data";

/// Before the first round everybody chooses a heading, one after the other: each begins a turn.
export const BEGINS: Beginnings = {
  anywhere: ["speed_set", "stayed"],
  entry: [],
  alone: ["faced"],
  nobody: ["began", "round_began", "ended"],
};

export function turnsIn({ packed, turns }: Turns<Data>): Turn[] {
  return packed ? unpacked(packed) : turns;
}

function unpacked(packed: PackedTurns): Turn[] {
  const { speeds, steps, pushes, turns } = packed;
  const toSet = new Map(speeds);
  return turns.map(([speed, q, r, heading, final_speed, coal, pushing, last, done]) => {
    const way: PackedStep[] = done ? [[-1, "done", 0, 0, null, null]] : [];
    for (let step = steps[last]; step; step = steps[step[0]]) way.push(step);
    const price = toSet.get(speed);
    if (price !== undefined) way.push([-1, String(speed), 0, price, null, null]);
    way.reverse();
    return {
      speed,
      cell: [q, r],
      heading: HEADINGS[heading]!,
      final_speed,
      coal,
      pushes: pushes[pushing]!.map(([steamer, a, b, c, d]) => ({ steamer, start: [a, b], end: [c, d] })),
      way: way.map(([, action]) => action),
      prices: way.map(([, , points, price]) => [points, price]),
      cells: way.map(([, , , , at]) => at),
      headings: way.map(([, , , , , to]) => (to === null ? null : HEADINGS[to]!)),
    };
  });
}
