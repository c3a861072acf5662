/// How a race went: how far everybody was at the end of each round, read from what happened.

import type { AnyEntry } from "../../net/protocol";
import type { Data } from "./data";
import { eventsOf, type Sample } from "../../table/samples";

/// A sample after each round: when everybody on the course has had a turn.
export function samples(entries: AnyEntry<Data>[], seats: string[]): Sample[] {
  const now: Record<string, number> = Object.fromEntries(seats.map((seat) => [seat, 0]));
  const found: Sample[] = [];
  let turns = 0;
  for (const event of eventsOf(entries)) {
    if (event.event === "steamed_ahead" || event.event === "dropped_back" || event.event === "passed") {
      if (turns && turns % seats.length === 0) found.push({ round: turns / seats.length, standing: { ...now } });
      turns += 1;
    }
    if ("end" in event) now[event.seat] = event.end;
  }
  if (turns) found.push({ round: Math.ceil(turns / seats.length), standing: { ...now } });
  return found;
}
