/// How a race on the course is won.

import type { Line } from "../../net/protocol";
import type { Scene } from "./data";

export function aim(options: Record<string, unknown>, scene: Scene): Line[] {
  const first = { id: "table-wins-course", facts: { field: scene.goal } };
  return options["stop_at_winner"] ? [first, { id: "table-wins-ends", facts: {} }] : [first];
}
