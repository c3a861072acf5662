/// The wakes of everybody's last turns, each with a few words at its end.

import { centre } from "../../boards/hexes";
import type { Trail } from "../../boards/trail";
import type { Cell, GameEvent } from "../../boards/types";
import type { Names } from "../../i18n/events";
import type { Say } from "../../i18n/say";
import type { PastTurn } from "../../table/pastTurns";
import { captionOf } from "../../table/trailCaption";

export function trailsOf(say: Say, turns: PastTurn[], names: Names, mine: (steamer: string) => boolean): Trail[] {
  return turns.flatMap((turn) => {
    const ways = turn.events.filter((event) => ["sailed", "backed"].includes(event.event) && event["steamer"] === turn.steamer);
    if (!ways.length) return [];
    const cells = [ways[0]!["start"] as Cell, ...ways.map((way) => way["end"] as Cell)];
    const caption = mine(turn.steamer!) ? [] : captionOf(say, turn, sailed(say, turn.events, names, mine), names);
    return [{ steamer: turn.steamer!, points: cells.map(centre), caption }];
  });
}

function sailed(say: Say, events: GameEvent[], names: Names, mine: (steamer: string) => boolean): string[] {
  const speed = events.find((event) => event.event === "speed_set");
  const coal = events.reduce(
    (sum, event) => sum + (["speed_set", "turned", "got_off"].includes(event.event) ? Number(event["coal"] ?? 0) : 0),
    0,
  );
  const pushed = events.filter((event) => event.event === "pushed").map((event) => String(event["other"]));
  const has = (name: string) => events.some((event) => event.event === name);
  return [
    speed ? say("board-at-speed", { speed: Number(speed["speed"]) }) : "",
    coal ? say("board-with-coal", { coal }) : "",
    ...pushed.map((other) => (mine(other) ? say("trail-push-you") : say("trail-push", { name: names(other) }))),
    has("boarded") ? say("trail-board") : "",
    has("fuelled") ? say("trail-fuel") : "",
    has("ran_aground") ? say("trail-run-aground") : "",
    has("arrived") ? say("trail-arrive") : "",
  ];
}
