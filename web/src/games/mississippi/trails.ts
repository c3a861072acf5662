/// The wakes of everybody's last turns, each with a few words at its end.

import type { Trail } from "../../boards/trail";
import type { GameEvent } from "../../boards/types";
import type { Names } from "../../i18n/events";
import type { Say } from "../../i18n/say";
import type { PastTurn } from "../../table/pastTurns";
import { captionOf } from "../../table/trailCaption";
import { fieldCentre } from "./course";
import type { CourseScene } from "./types";

const HOPS = new Set(["steamed_ahead", "dropped_back", "advanced", "pushed_on"]);

export function trailsOf(say: Say, scene: CourseScene, turns: PastTurn[], names: Names, mine: (steamer: string) => boolean): Trail[] {
  return turns.flatMap((turn) => {
    const hops = turn.events.filter((event) => HOPS.has(event.event) && event["seat"] === turn.steamer);
    if (!hops.length) return [];
    const fields = hops.flatMap((hop) => between(Number(hop["start"]), Number(hop["end"])));
    const points = [fieldCentre(scene, Math.max(Number(hops[0]!["start"]), 0)), ...fields.map((field) => fieldCentre(scene, field))];
    const caption = mine(turn.steamer!) ? [] : captionOf(say, turn, steamed(say, turn.events), names);
    return [{ steamer: turn.steamer!, points, caption }];
  });
}

/// The fields after one up to another, whichever way.
function between(start: number, end: number): number[] {
  const way = start < end ? 1 : -1;
  return Array.from({ length: Math.abs(end - start) }, (_, nth) => start + way * (nth + 1));
}

function steamed(say: Say, events: GameEvent[]): string[] {
  const logs = events.reduce(
    (sum, event) => sum + (["rotated", "steamed_ahead"].includes(event.event) ? Number(event["logs"] ?? 0) : 0),
    0,
  );
  const gathered = events.find((event) => event.event === "dropped_back");
  const seat = events[0]?.["seat"];
  const moved = events.find((event) => event.event === "steamed_ahead" || event.event === "dropped_back");
  const last = events.findLast((event) => HOPS.has(event.event) && event["seat"] === seat);
  const carried =
    last && last !== moved
      ? `→ ${Number(last["end"])}` // as it is drawn on the fields
      : moved
        ? say("table-field", { field: Number(moved["end"]) })
        : "";
  return [
    logs ? `−${say("plan-logs", { count: logs })}` : "",
    gathered ? `+${say("plan-logs", { count: Number(gathered["logs"]) })}` : "",
    carried,
  ];
}
