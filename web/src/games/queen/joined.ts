/// The events of Mississippi Queen that are told as one: the steps of a steamer's way. The terminal joins them likewise, see
/// src/paddlewheel/games/queen/notation/joined.py; here a way runs on from entry to entry.

import type { GameEvent } from "../../net/protocol";

const STEPS = ["speed_set", "sailed", "rotated"];

export function joined(events: GameEvent[]): GameEvent[] {
  const ways: GameEvent[][] = [];
  for (const event of events) {
    const last = ways.at(-1)?.[0];
    if (last && isStep(last) && isStep(event) && last["steamer"] === event["steamer"]) ways.at(-1)!.push(event);
    else ways.push([event]);
  }
  return ways.map((way) => (isStep(way[0]!) ? wayOf(way) : way[0]!));
}

const isStep = ({ event }: GameEvent): boolean => STEPS.includes(event);

/// Return the steps of a way as one event: from its speed on, or what follows something else.
function wayOf(steps: GameEvent[]): GameEvent {
  const count = (name: string): number => steps.filter(({ event }) => event === name).length;
  const coal = steps.reduce((sum, step) => sum + Number(step["coal"] ?? 0), 0);
  const facts = { steamer: steps[0]!["steamer"], cells: count("sailed"), rotations: count("rotated"), coal };
  const speeds = steps.filter(({ event }) => event === "speed_set");
  if (!speeds.length) return { event: facts.cells ? "way_on" : "turns", ...facts };
  const [before, speed] = [Number(speeds[0]!["before"]), Number(speeds.at(-1)!["speed"])];
  return { event: "way", ...facts, before, speed, change: before < speed ? "up" : before > speed ? "down" : "kept" };
}
