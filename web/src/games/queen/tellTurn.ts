/// What a planned turn does, in words.

import { nameIn } from "../../i18n/events";
import type { Say } from "../../i18n/say";
import type { Turn } from "./data";

/// What a planned turn of Mississippi Queen does, from the speed before, piece by piece.
export function tellTurn(say: Say, before: number, turn: Turn, found?: Hazards): string[] {
  const rotations = turn.headings.filter((heading) => heading !== null).length;
  const cells = turn.cells.filter((cell) => cell !== null).length;
  return [
    turn.speed === before ? say("plan-keeps-speed", { speed: turn.speed }) : say("plan-changes-speed", { before, speed: turn.speed }),
    say("plan-cells", { count: cells }),
    rotations ? say("plan-turns", { count: rotations }) : "",
    ...turn.pushes.map((push) => say("plan-pushes", { name: nameIn(say, push.steamer) })),
    ...(found ? hazards(say, turn, found) : [finalSpeed(say, turn)]),
  ].filter(Boolean);
}

/// What lies on the way of a planned turn: whether it ends aground, and how many points driftwood takes beyond the usual.
export interface Hazards {
  aground: boolean;
  driftwood: number;
}

function hazards(say: Say, turn: Turn, { aground, driftwood }: Hazards): string[] {
  const slowed = turn.final_speed < turn.speed;
  return [
    driftwood ? say("plan-driftwood", { points: driftwood }) : "",
    aground ? say("plan-aground") : slowed && driftwood ? say("plan-slowed", { speed: turn.final_speed }) : finalSpeed(say, turn),
  ];
}

const finalSpeed = (say: Say, turn: Turn): string =>
  turn.final_speed === turn.speed ? "" : say("plan-final-speed", { speed: turn.final_speed });
