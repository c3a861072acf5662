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

/// A sample at the beginning of each round, and one at the end; whoever has arrived is as far as one can be.
function queenSamples(events: GameEvent[]): Sample[] {
  const found: Sample[] = [];
  let arrived: string[] = [];
  let round = 0;
  const take = (at: number, standings: Standing[]) => {
    const home = arrived.map((steamer) => [steamer, Infinity] as const);
    const standing = Object.fromEntries([...standings.map((one) => [one.steamer, one.tile * TILE + one.stick] as const), ...home]);
    if (Object.keys(standing).length) found.push({ round: at, standing });
    arrived = [];
  };
  for (const event of events) {
    if (event.event === "arrived") arrived.push(String(event["steamer"]));
    if (event.event !== "round_began") continue;
    round = Number(event["round"]);
    take(round, event["standings"] as Standing[]);
  }
  if (arrived.length) take(round + 1, []);
  return withGoal(found);
}

/// Put the landing half a tile beyond the farthest that anybody was seen.
function withGoal(found: Sample[]): Sample[] {
  const reached = found.flatMap(({ standing }) => Object.values(standing).filter(Number.isFinite));
  const goal = Math.max(...reached, 0) + TILE / 2;
  return found.map(({ round, standing }) => ({
    round,
    standing: Object.fromEntries(Object.entries(standing).map(([steamer, far]) => [steamer, Math.min(far, goal)])),
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
