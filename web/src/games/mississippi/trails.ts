/// The wakes of everybody's last turns, each with a few words at its end.

import type { Trail } from "../../boards/trail";
import type { Names } from "../../i18n/events";
import type { Say } from "../../i18n/say";
import type { PastTurn } from "../../table/pastTurns";
import { captionOf } from "../../table/trailCaption";
import { fieldCentre } from "./course";
import type { Data, Scene } from "./data";

export function trailsOf(say: Say, scene: Scene, turns: PastTurn<Data>[], names: Names, mine: (steamer: string) => boolean): Trail[] {
  return turns.flatMap((turn) => {
    const hops = turn.events.filter((event) => "end" in event).filter((event) => event.seat === turn.steamer);
    const [first] = hops;
    if (!first) return [];
    const fields = hops.flatMap((hop) => between(hop.start, hop.end));
    const points = [fieldCentre(scene, Math.max(first.start, 0)), ...fields.map((field) => fieldCentre(scene, field))];
    const caption = mine(turn.steamer!) ? [] : captionOf(say, turn, steamed(say, turn.events), names);
    return [{ steamer: turn.steamer!, points, caption }];
  });
}

/// The fields after one up to another, whichever way.
function between(start: number, end: number): number[] {
  const way = start < end ? 1 : -1;
  return Array.from({ length: Math.abs(end - start) }, (_, nth) => start + way * (nth + 1));
}

function steamed(say: Say, events: Data["event"][]): string[] {
  const burnt = events.filter((event) => event.event === "rotated" || event.event === "steamed_ahead");
  const logs = burnt.reduce((sum, event) => sum + event.logs, 0);
  const gathered = events.find((event) => event.event === "dropped_back");
  const seat = events.find((event) => "seat" in event)?.seat;
  const moved = events.find((event) => event.event === "steamed_ahead" || event.event === "dropped_back");
  const last = events.filter((event) => "end" in event).findLast((event) => event.seat === seat);
  const carried =
    last && last !== moved
      ? `→ ${last.end}` // as it is drawn on the fields
      : moved
        ? say("table-field", { field: moved.end })
        : "";
  return [logs ? `−${say("plan-logs", { count: logs })}` : "", gathered ? `+${say("plan-logs", { count: gathered.logs })}` : "", carried];
}
