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
  const { seats, steamers, kinds, events, turns } = packed;
  // An event is written as the number of its kind and its values: that these make one of the game's events is up to the server.
  const told = events.map(([kind, ...values]) => {
    const [event, ...fields] = kinds[Number(kind)]!;
    const named = fields.map((field, nth) => [field, field === "seat" || field === "other" ? seats[Number(values[nth])] : values[nth]]);
    return { event, ...Object.fromEntries(named) } as Event;
  });
  return turns.map(([rotation, distance, burns, gathers, round, mover, box, count, ...rest]) => ({
    ...(distance! ? { action: written(rotation!, distance!), rotation: rotation!, distance: distance! } : { action: "pass" }),
    burns: burns!,
    gathers: gathers!,
    events: rest.slice(0, count).map((nth) => told[nth]!),
    result: {
      round: round!,
      to_move: seats[mover!] ?? null,
      box: box!,
      steamers: { ...steamers, ...changed(seats, rest.slice(count)) },
    },
  }));
}

function written(rotation: number, distance: number): string {
  return "L".repeat(Math.max(rotation, 0)) + "R".repeat(Math.max(-rotation, 0)) + (distance > 0 ? "+" : "") + distance;
}

/// Who lies otherwise after a turn, four numbers each: the seat, the field (-1 ashore, -2 home first, -3 second …), the front (0 for none), the logs.
function changed(seats: string[], numbers: number[]): Record<string, Steamer> {
  const found: Record<string, Steamer> = {};
  for (let at = 0; at < numbers.length; at += 4) {
    const [seat, field, front, wood] = numbers.slice(at, at + 4) as [number, number, number, number];
    found[seats[seat]!] = { field: field < 0 ? null : field, front: front || null, wood, ...(field < -1 ? { rank: -1 - field } : {}) };
  }
  return found;
}
