/// Where water meets land: the outline of a set of cells as smooth lines, and the lines the water draws as it flows.

import { HEADINGS, R, centre, fixed, key, side, step, angleOf, type Point } from "../../boards/hexes";
import type { Cell } from "../../boards/hexes";
import type { SceneTile } from "./data";

interface Edge {
  from: Point;
  to: Point;
  /// Whether land or paper lies beyond; else the river goes on there.
  shore: boolean;
}

export interface Outline {
  /// The whole outline, to be filled.
  area: string;
  /// Only where there is a shore, to be drawn.
  shore: string;
}

const at = (point: Point): string => `${Math.round(point.x * 4)},${Math.round(point.y * 4)}`;
const write = (point: Point): string => `${fixed(point.x)} ${fixed(point.y)}`;
const middle = ({ from, to }: Edge): Point => ({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });

/// Return the outline of some cells, its corners rounded off; `goesOn` tells where beyond a cell the river goes on.
export function outline(cells: Cell[], goesOn: (cell: Cell) => boolean = () => false): Outline {
  const inside = new Set(cells.map(key));
  const edges = new Map<string, Edge>();
  for (const cell of cells) {
    for (const heading of HEADINGS) {
      const beyond = step(cell, heading);
      if (inside.has(key(beyond))) continue;
      const [from, to] = side(cell, heading);
      edges.set(at(from), { from: wobbled(from), to: wobbled(to), shore: !goesOn(beyond) });
    }
  }
  return { area: loops(edges).map(smooth).join(""), shore: loops(edges).map(shoreOnly).join("") };
}

function loops(edges: Map<string, Edge>): Edge[][] {
  const left = new Map(edges);
  const starts = new Map([...edges].map(([corner, edge]) => [at(edge.from), corner]));
  const found: Edge[][] = [];
  for (const corner of edges.keys()) {
    const loop: Edge[] = [];
    for (let next: string | undefined = corner; next !== undefined && left.has(next);) {
      const edge: Edge = left.get(next)!;
      left.delete(next);
      loop.push(edge);
      next = starts.get(at(edge.to));
    }
    if (loop.length) found.push(loop);
  }
  return found;
}

/// Return a point moved a little, always the same way, so that banks look grown and not cut.
function wobbled({ x, y }: Point): Point {
  const seed = Math.sin(Math.round(x) * 12.9898 + Math.round(y) * 78.233) * 43758.5453;
  const angle = (seed - Math.floor(seed)) * 2 * Math.PI;
  return { x: x + 3.2 * Math.cos(angle), y: y + 3.2 * Math.sin(angle) };
}

function smooth(loop: Edge[]): string {
  const start = write(middle(loop[loop.length - 1]!));
  return `M${start}${loop.map((edge) => `Q${write(edge.from)} ${write(middle(edge))}`).join("")}Z`;
}

function shoreOnly(loop: Edge[]): string {
  let path = "";
  let drawing = false;
  loop.forEach((edge, nth) => {
    const before = loop[(nth + loop.length - 1) % loop.length]!;
    const both = edge.shore && before.shore;
    if (both) path += `${drawing ? "" : `M${write(middle(before))}`}Q${write(edge.from)} ${write(middle(edge))}`;
    drawing = both;
  });
  return path;
}

/// Return lines that follow the river from tile to tile, side by side, as if engraved.
export function flowLines(tiles: SceneTile[], apart = 9): string[] {
  const spine = sampled(tiles);
  const lines: string[] = [];
  for (let offset = -3.6 * R; offset <= 3.6 * R; offset += apart) {
    const points = spine.map(({ point, normal }) => ({ x: point.x + normal.x * offset, y: point.y + normal.y * offset }));
    // Inside a sharp bend a line would run backwards: there it is left out.
    const onward = points.filter((point, nth) => {
      const [after, { normal }] = [points[nth + 1] ?? point, spine[nth]!];
      return (after.x - point.x) * normal.y - (after.y - point.y) * normal.x >= 0;
    });
    if (onward.length > 1) lines.push(`M${onward.map(write).join("L")}`);
  }
  return lines;
}

function sampled(tiles: SceneTile[]): { point: Point; normal: Point }[] {
  const ahead = (tile: SceneTile, count: number): Point => {
    const { x, y } = centre(tile.centre);
    const angle = (angleOf(tile.flow) * Math.PI) / 180;
    return { x: x + Math.sin(angle) * count * R, y: y - Math.cos(angle) * count * R };
  };
  const stops = [ahead(tiles[0]!, -8), ahead(tiles[0]!, -4), ...tiles.map((tile) => centre(tile.centre))];
  const last = tiles[tiles.length - 1]!;
  stops.push(ahead(last, 5), ahead(last, 10));
  const points: Point[] = [];
  for (let nth = 1; nth < stops.length - 2; nth++) {
    for (let part = 0; part < 1; part += 1 / 10) points.push(between(stops, nth, part));
  }
  return points.slice(1, -1).map((point, nth) => {
    const [dx, dy] = [points[nth + 2]!.x - points[nth]!.x, points[nth + 2]!.y - points[nth]!.y];
    const length = Math.hypot(dx, dy) || 1;
    return { point, normal: { x: -dy / length, y: dx / length } };
  });
}

/// Return a point of the smooth curve through all stops, a part of the way after one of them.
function between(stops: Point[], nth: number, part: number): Point {
  const [a, b, c, d] = [stops[nth - 1]!, stops[nth]!, stops[nth + 1]!, stops[nth + 2]!];
  const one = (p: number, q: number, r: number, s: number): number =>
    0.5 * (2 * q + (r - p) * part + (2 * p - 5 * q + 4 * r - s) * part ** 2 + (3 * q - p - 3 * r + s) * part ** 3);
  return { x: one(a.x, b.x, c.x, d.x), y: one(a.y, b.y, c.y, d.y) };
}
