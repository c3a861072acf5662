/// Whole turns as the server writes them shortly, read at length: docs/table-protocol.md tells how. No rule is in here.

import type { Turns } from "../../net/protocol";
import type { Beginnings } from "../plugin";
import type { Data, Event, PackedTurns, Steamer, Turn } from "./data";

export const BEGINS: Beginnings = {
  anywhere: [],
  entry: ["rolled", "rotated", "steamed_ahead", "dropped_back", "passed"],
  alone: [],
  nobody: ["began", "ended"],
};

export function turnsIn({ packed, turns }: Turns<Data>): Turn[] {
  return packed ? unpacked(packed) : turns;
}

function unpacked(packed: PackedTurns): Turn[] {
  const { steamers, kinds, events, turns } = packed;
  // An event is written as the number of its kind and its values: that these make one of the game's events is up to the server.
  const told = events.map(([kind, ...values]) => {
    const [event, ...fields] = kinds[Number(kind)]!;
    return { event, ...Object.fromEntries(fields.map((field, nth) => [field, values[nth]])) } as Event;
  });
  return turns.map(([action, rotation, distance, burns, gathers, happens, round, to_move, box, changed]) => {
    const after = changed.map(([seat, field, front, wood, rank]): [string, Steamer] => [
      seat,
      { field, front, wood, ...(rank === null ? {} : { rank }) },
    ]);
    return {
      action,
      ...(rotation === null || distance === null ? {} : { rotation, distance }),
      burns,
      gathers,
      events: happens.map((nth) => told[nth]!),
      result: { round, to_move, box, steamers: { ...steamers, ...Object.fromEntries(after) } },
    };
  });
}
