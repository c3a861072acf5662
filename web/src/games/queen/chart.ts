/// How a race went: how far everybody was at the end of each round, read from what happened.

import type { AnyEntry } from "../../net/protocol";
import type { Data, Rank } from "./data";
import { eventsOf, type Sample } from "../../table/samples";

/// A tile further counts as many half-widths of a cell as two tiles are apart.
const TILE = 8;

/// A sample when a round is over, as the next begins, and one at the end; whoever has arrived is as far as one can be.
export function samples(entries: AnyEntry<Data>[]): Sample[] {
  const found: Sample[] = [];
  let arrived: string[] = [];
  let round = 0;
  const take = (at: number, standings: Rank[]) => {
    const home = arrived.map((steamer) => [steamer, Infinity] as const);
    const standing = Object.fromEntries([...standings.map((one) => [one.steamer, one.tile * TILE + one.stick] as const), ...home]);
    if (Object.keys(standing).length) found.push({ round: at, standing });
    arrived = [];
  };
  for (const event of eventsOf(entries)) {
    if (event.event === "arrived") arrived.push(event.steamer);
    if (event.event !== "round_began") continue;
    round = event.round;
    take(round - 1, event.standings);
  }
  if (arrived.length) take(round, []);
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
