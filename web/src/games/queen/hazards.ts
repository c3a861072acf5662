/// What sandbanks and driftwood do to a planned turn, as the river and the prices of its route show it.

import { sameCell } from "../../boards/hexes";
import type { Wake } from "./marks";
import type { Scene } from "./data";
import type { Hazards } from "./tellTurn";

export function hazardsOf(scene: Scene, wake: Wake): Hazards {
  const end = wake.cells.at(-1);
  const aground =
    end !== undefined && wake.cells.length > 1 && scene.tiles.some((tile) => tile.elements.sandbank.some((one) => sameCell(one, end)));
  const driftwood = wake.notes.filter((note) => note.kind === "driftwood").reduce((sum, note) => sum + note.points - 1, 0);
  return { aground, driftwood };
}
