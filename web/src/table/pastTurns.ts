/// What happened, turn by turn: whose turn it was, what came of it, and the moment it led to.

import type { Beginnings } from "../games/plugin";
import type { AnyEntry, GameData, GameEvent, Moved } from "../net/protocol";
import { takenBack } from "./history";

export interface PastTurn<D extends GameData = GameData> {
  /// The number of its first entry, and a second number where one entry belongs to two turns.
  key: string;
  /// Whose turn it was; null for what belongs to nobody, such as a new round.
  steamer: string | null;
  events: D["event"][];
  /// How many actions had been done after it.
  actions: number;
  /// Whether it was taken back since.
  gone: boolean;
}

/// Return the turns of a race in their order, with everything in between; what is no move is left out.
export function turnsOf<D extends GameData>(entries: AnyEntry<D>[], begins: Beginnings): PastTurn<D>[] {
  const gone = takenBack(entries);
  const found: PastTurn<D>[] = [];
  for (const entry of entries) if (entry.type === "moved") follow(found, entry, gone.has(entry.n), begins);
  return found;
}

function follow<D extends GameData>(found: PastTurn<D>[], entry: Moved<D>, gone: boolean, begins: Beginnings): void {
  entry.events.forEach((event, nth) => {
    const last = found.at(-1);
    const steamer = beginner(event, nth, last, begins);
    if (steamer === undefined && last && last.gone === gone) {
      last.events.push(event);
      last.actions = entry.actions;
    } else {
      found.push({ key: `${entry.n}.${nth}`, steamer: steamer ?? null, events: [event], actions: entry.actions, gone });
    }
  });
}

/// Return whose turn an event begins, null if nobody's, undefined if it goes on with what there is.
function beginner(event: GameEvent, nth: number, now: PastTurn | undefined, begins: Beginnings): string | null | undefined {
  const who = String(event["steamer"] ?? event["seat"] ?? "");
  if ("told" in event) return who === now?.steamer ? undefined : who || null; // of a game that brings its own words
  if (begins.nobody.includes(event.event)) return null;
  if (begins.anywhere.includes(event.event) || (nth === 0 && begins.entry.includes(event.event))) return who;
  return begins.alone.includes(event.event) && !begins.anywhere.includes(now?.events[0]?.event ?? "") ? who : undefined;
}

/// Return the last turn of each steamer among the turns of one lap, the oldest first.
export function lastTurns<D extends GameData>(turns: PastTurn<D>[], lap: number): PastTurn<D>[] {
  const sailed = turns.filter((turn) => turn.steamer !== null && !turn.gone).slice(-lap);
  return sailed.filter((turn, nth) => !sailed.slice(nth + 1).some((later) => later.steamer === turn.steamer));
}
