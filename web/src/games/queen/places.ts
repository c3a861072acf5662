/// Where things stand on the river: what several parts of the chart have to agree on.

import { HEADINGS, angleOf, centre, fixed, key, step, type Cell } from "../../boards/hexes";
import type { Scene } from "./data";

export const place = (cell: Cell): string => `translate(${fixed(centre(cell).x)} ${fixed(centre(cell).y)})`;

export const landOf = (scene: Scene): Set<string> => new Set(scene.tiles.flatMap((tile) => tile.land.map(key)));

export const housesOf = (scene: Scene): string[] => scene.tiles.flatMap((tile) => (tile.station ? [key(tile.station.house)] : []));

export interface Depot {
  dock: Cell;
  yard: Cell;
  angle: number;
}

/// Coal docks with the land their yards are on: no two on the same, and none where a house is.
export function depotsOf(scene: Scene): Depot[] {
  const land = landOf(scene);
  const used = new Set(housesOf(scene));
  return scene.tiles.flatMap((tile) =>
    tile.elements.coal_docks.map((dock) => {
      const sides = HEADINGS.filter((heading) => land.has(key(step(dock, heading))));
      const heading = sides.find((one) => !used.has(key(step(dock, one)))) ?? sides[0] ?? "N";
      const yard = step(dock, heading);
      used.add(key(yard));
      return { dock, yard, angle: angleOf(heading) + 180 };
    }),
  );
}
