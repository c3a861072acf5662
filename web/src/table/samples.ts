/// How far everybody was, round by round, for the chart of a race.

import type { AnyEntry, GameData } from "../net/protocol";
import { standing } from "./history";

export interface Sample {
  round: number;
  standing: Record<string, number>;
}

/// How the race stood round by round, as it was sailed in the end: what was taken back never happened.
export const eventsOf = <D extends GameData>(entries: AnyEntry<D>[]): D["event"][] =>
  standing(entries).flatMap((entry) => (entry.type === "moved" ? entry.events : []));
