/// Whole turns as the server writes them shortly, read at length: docs/table-protocol.md tells how. No rule is in here.

import type { GameEvent } from "../../boards/types";
import type { Turns } from "../../net/protocol";
import type { Beginnings } from "../plugin";
import type { CourseSteamer, CourseTurn } from "./types";

export const BEGINS: Beginnings = { anywhere: [], entry: ["rolled", "rotated", "steamed_ahead", "dropped_back", "passed"], alone: [] };

interface PackedCourse {
  steamers: Record<string, CourseSteamer>;
  kinds: [string, ...string[]][];
  events: [number, ...unknown[]][];
  turns: [string, number | null, number | null, number, number, number[], number, string | null, number, [string, ...unknown[]][]][];
}

export function turnsIn({ packed, turns }: Turns): CourseTurn[] {
  return packed ? unpacked(packed as unknown as PackedCourse) : (turns as unknown as CourseTurn[]);
}

function unpacked(packed: PackedCourse): CourseTurn[] {
  const { steamers, kinds, events, turns } = packed;
  const told = events.map(([kind, ...values]): GameEvent => {
    const [event, ...fields] = kinds[kind]!;
    return { event, ...Object.fromEntries(fields.map((field, nth) => [field, values[nth]])) };
  });
  return turns.map(([action, rotation, distance, burns, gathers, happens, round, to_move, box, changed]) => {
    const after = changed.map(([seat, field, front, wood, place]) => [seat, { field, front, wood, ...(place === null ? {} : { place }) }]);
    return {
      action,
      ...(rotation === null || distance === null ? {} : { rotation, distance }),
      burns,
      gathers,
      events: happens.map((nth) => told[nth]!),
      result: { round, to_move, box, steamers: { ...steamers, ...(Object.fromEntries(after) as Record<string, CourseSteamer>) } },
    };
  });
}
