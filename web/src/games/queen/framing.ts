/// What of the river has to be in view while somebody decides, and how large it has to be.

import type { Camera } from "../../boards/camera.svelte";
import { boxOf, centre, HEADINGS, R, sameCell, step, type Box, type Cell, type Point } from "../../boards/hexes";
import type { Scene } from "./data";

/// The smallest scale at which the wheels can be read.
const READABLE = 0.66;
/// The smallest at which a finger hits a cell.
const TOUCHABLE = 0.58;
/// The scale from which on what lies behind is shown too.
const COMFORTABLE = 1;

type Room = Pick<Camera, "width" | "height" | "scaleFor">;

/// Return what has to be in view: whoever decides, all that can be reached, and the river ahead; of the tiles around as much as can be
/// read. Headings around the steamer itself need room too.
export function interestOf(scene: Scene, at: Cell | null, reachable: Cell[], turning: boolean, room: Room): Box {
  const here = at ? scene.tiles.findIndex((tile) => tile.cells.some((one) => sameCell(one, at))) : -1;
  const ahead = scene.tiles[here + 1]?.centre ?? scene.to_come[0]?.cells[0] ?? null;
  const needed = [...(at ? [at] : []), ...reachable, ...(here >= 0 && ahead ? [ahead] : [])];
  const around = (count: number, back = 0): Box => {
    const near = here < 0 ? scene.tiles.slice(-count) : scene.tiles.slice(Math.max(here - back, 0), here + count);
    const quay = near.at(-1) === scene.tiles.at(-1) ? (scene.landing?.quay ?? []) : [];
    return boxOf([...near.flatMap((tile) => tile.cells), ...quay, ...needed], R * 0.9);
  };
  const wide = around(3, 2);
  if (room.scaleFor(wide) >= COMFORTABLE) return wide;
  const fitting = [around(3), around(2), around(1)].find((one) => room.scaleFor(one) >= READABLE);
  if (fitting || !at) return fitting ?? around(1);
  const close = boxOf([...needed, ...(turning ? HEADINGS.map((heading) => step(at, heading)) : [])], R * 0.2);
  return room.scaleFor(close) >= TOUCHABLE ? close : nearest(close, centre(at), room);
}

/// Return as much of a box as can be shown with cells large enough for a finger, and a point of it whatever happens.
function nearest(whole: Box, point: Point, room: Room): Box {
  const [width, height] = [room.width / TOUCHABLE, room.height / TOUCHABLE];
  const at = (low: number, size: number, long: number, must: number): number => {
    if (size <= long) return low + size / 2 - long / 2;
    return Math.min(Math.max(low + size / 2, must - long / 2 + R), must + long / 2 - R) - long / 2;
  };
  return { left: at(whole.left, whole.width, width, point.x), top: at(whole.top, whole.height, height, point.y), width, height };
}
