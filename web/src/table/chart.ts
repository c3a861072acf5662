/// How a race went, for its chart: how far everybody was at the end of each round, read from what happened.

import type { GameEvent } from "../boards/types";
import type { AnyEntry } from "../protocol";

export interface Sample {
  round: number;
  standing: Record<string, number>;
}

/// A tile further counts as many half-widths of a cell as two tiles are apart.
const TILE = 8;

interface Standing {
  steamer: string;
  tile: number;
  stick: number;
}

export function samples(game: string, entries: AnyEntry[], seats: string[]): Sample[] {
  const events = entries.flatMap((entry) => (entry.type === "moved" ? (entry.events as GameEvent[]) : []));
  return game === "queen" ? queenSamples(events) : courseSamples(events, seats);
}

function queenSamples(events: GameEvent[]): Sample[] {
  return events
    .filter((event) => event.event === "round_began" && (event["standings"] as Standing[]).length > 0)
    .map((event) => ({
      round: Number(event["round"]),
      standing: Object.fromEntries((event["standings"] as Standing[]).map((one) => [one.steamer, one.tile * TILE + one.stick])),
    }));
}

const MOVES = new Set(["steamed_ahead", "dropped_back", "advanced", "pushed_on"]);

/// A sample after each round: when everybody on the course has had a turn.
function courseSamples(events: GameEvent[], seats: string[]): Sample[] {
  const now: Record<string, number> = Object.fromEntries(seats.map((seat) => [seat, 0]));
  const found: Sample[] = [];
  let turns = 0;
  for (const event of events) {
    if (event.event === "steamed_ahead" || event.event === "dropped_back" || event.event === "passed") {
      if (turns && turns % seats.length === 0) found.push({ round: turns / seats.length, standing: { ...now } });
      turns += 1;
    }
    if (MOVES.has(event.event)) now[String(event["seat"])] = Number(event["end"]);
  }
  if (turns) found.push({ round: Math.ceil(turns / seats.length), standing: { ...now } });
  return found;
}
