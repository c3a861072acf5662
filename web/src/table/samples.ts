/// How far everybody was, round by round, for the chart of a race.

import type { GameEvent } from "../boards/types";
import type { AnyEntry } from "../net/protocol";
import { standing } from "./history";

export interface Sample {
  round: number;
  standing: Record<string, number>;
}

/// How the race stood round by round, as it was sailed in the end: what was taken back never happened.
export const eventsOf = (entries: AnyEntry[]): GameEvent[] =>
  standing(entries).flatMap((entry) => (entry.type === "moved" ? (entry.events as GameEvent[]) : []));
