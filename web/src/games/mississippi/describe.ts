/// The course in words, for those who do not see it.

import type { Names } from "../../i18n/events";
import type { Say } from "../../i18n/say";
import type { Position, Scene } from "./data";

/// The course as it stands: every steamer with its field, what it has in front, and its wood.
export function tellBoard(say: Say, scene: Scene, position: Position, names: Names): string {
  const steamers = Object.entries(position.steamers).map(([name, one]) => {
    if (one.rank) return `${say("page-colon", { what: names(name), said: say("table-rank", { rank: one.rank }) })}.`;
    const parts = [
      one.field === null ? say("table-ashore") : say("table-field", { field: one.field }),
      one.front === null ? "" : say("board-front-of", { front: one.front }),
      say("plan-logs", { count: one.wood }),
    ];
    return `${say("page-colon", { what: names(name), said: parts.filter(Boolean).join(", ") })}.`;
  });
  return [say("board-goal-at", { field: scene.goal }), ...steamers].join(" ");
}
