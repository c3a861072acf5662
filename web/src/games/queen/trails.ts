/// The wakes of everybody's last turns, each with a few words at its end.

import { centre } from "../../boards/hexes";
import type { Trail } from "../../boards/trail";
import type { Names } from "../../i18n/events";
import type { Say } from "../../i18n/say";
import type { PastTurn } from "../../table/pastTurns";
import { captionOf } from "../../table/trailCaption";
import type { Data } from "./data";

export function trailsOf(say: Say, turns: PastTurn<Data>[], names: Names, mine: (steamer: string) => boolean): Trail[] {
  return turns.flatMap((turn) => {
    const steps = turn.events.filter((event) => event.event === "sailed" || event.event === "backed").filter(isOf(turn.steamer));
    const [first] = steps;
    if (!first) return [];
    const cells = [first.start, ...steps.map((step) => step.end)];
    const caption = mine(turn.steamer!) ? [] : captionOf(say, turn, sailed(say, turn.events, names, mine), names);
    return [{ steamer: turn.steamer!, points: cells.map(centre), caption }];
  });
}

const isOf =
  (steamer: string | null) =>
  (step: { steamer: string }): boolean =>
    step.steamer === steamer;

function sailed(say: Say, events: Data["event"][], names: Names, mine: (steamer: string) => boolean): string[] {
  const speed = events.find((event) => event.event === "speed_set");
  const paid = events.filter((event) => event.event === "speed_set" || event.event === "rotated" || event.event === "got_off");
  const coal = paid.reduce((sum, event) => sum + event.coal, 0);
  const pushed = events.filter((event) => event.event === "pushed").map((event) => event.other);
  const has = (name: Data["event"]["event"]) => events.some((event) => event.event === name);
  return [
    speed ? say("board-at-speed", { speed: speed.speed }) : "",
    coal ? say("board-with-coal", { coal }) : "",
    ...pushed.map((other) => (mine(other) ? say("trail-push-you") : say("trail-push", { name: names(other) }))),
    has("boarded") ? say("trail-board") : "",
    has("fuelled") ? say("trail-fuel") : "",
    has("ran_aground") ? say("trail-run-aground") : "",
    has("arrived") ? say("trail-arrive") : "",
  ];
}
