/// The hexagonal plane on the screen: cells (q, r) of flat-topped hexes, q to the right, r down; R is the radius of a cell.

export type Cell = [number, number];

export const R = 40;
export const HALF = (R * Math.sqrt(3)) / 2;
export const HEADINGS = ["N", "NE", "SE", "S", "SW", "NW"] as const;
export type Heading = (typeof HEADINGS)[number];
const VECTORS: readonly Cell[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const key = (cell: Cell): string => `${cell[0]},${cell[1]}`;
export const sameCell = (one: Cell | null, other: Cell | null): boolean =>
  one !== null && other !== null && one[0] === other[0] && one[1] === other[1];

/// Return the middle of a cell.
export function centre([q, r]: Cell): Point {
  return { x: 1.5 * R * q, y: 2 * HALF * (r + q / 2) };
}

/// Return the cell that a point lies in.
export function cellAt({ x, y }: Point): Cell {
  const q = x / (1.5 * R);
  const r = y / (2 * HALF) - q / 2;
  const s = -q - r;
  let [a, b] = [Math.round(q), Math.round(r)];
  const c = Math.round(s);
  const [da, db, dc] = [Math.abs(a - q), Math.abs(b - r), Math.abs(c - s)];
  if (da > db && da > dc) a = -b - c;
  else if (db > dc) b = -a - c;
  return [a + 0, b + 0];
}

export const indexOf = (heading: Heading): number => HEADINGS.indexOf(heading);
export const turned = (heading: Heading, steps: number): Heading => HEADINGS[(((indexOf(heading) + steps) % 6) + 6) % 6]!;

/// Return a heading as degrees clockwise from N, as it is drawn.
export const angleOf = (heading: Heading): number => indexOf(heading) * 60;

export function step(cell: Cell, heading: Heading, count = 1): Cell {
  const [dq, dr] = VECTORS[indexOf(heading)]!;
  return [cell[0] + dq * count, cell[1] + dr * count];
}

/// Return how to get from a cell to another: how many cells in which direction, and then in the one beside it.
export function bearings(from: Cell, to: Cell): [number, Heading][] {
  const [dq, dr] = [to[0] - from[0], to[1] - from[1]];
  for (const [nth, heading] of HEADINGS.entries()) {
    const beside = turned(heading, 1);
    const [[q, r], [nextQ, nextR]] = [VECTORS[nth]!, VECTORS[indexOf(beside)]!];
    const [straight, aside] = [dq * nextR - dr * nextQ, q * dr - r * dq];
    if (straight > 0 && aside >= 0)
      return aside
        ? [
            [straight, heading],
            [aside, beside],
          ]
        : [[straight, heading]];
  }
  return [];
}

export const neighbours = (cell: Cell): Cell[] => HEADINGS.map((heading) => step(cell, heading));

/// Return the two ends of a cell's side, in the order of a clockwise walk round the cell.
export function side(cell: Cell, heading: Heading): [Point, Point] {
  const start = indexOf(heading) * 60 - 120;
  return [corner(cell, start), corner(cell, start + 60)];
}

function corner(cell: Cell, degrees: number): Point {
  const { x, y } = centre(cell);
  const angle = (degrees * Math.PI) / 180;
  return { x: x + R * Math.cos(angle), y: y + R * Math.sin(angle) };
}

/// Return a cell's outline as an SVG path, `scale` 1 for the whole cell.
export function hexPath(cell: Cell, scale = 1): string {
  const { x, y } = centre(cell);
  const points = [0, 60, 120, 180, 240, 300].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return `${fixed(x + R * scale * Math.cos(angle))} ${fixed(y + R * scale * Math.sin(angle))}`;
  });
  return `M${points.join("L")}Z`;
}

export const fixed = (value: number): string => String(Math.round(value * 10) / 10);

/// Return the smallest box around cells, with a margin.
export function boxOf(cells: Iterable<Cell>, margin = R): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const cell of cells) {
    const { x, y } = centre(cell);
    [left, right] = [Math.min(left, x - R), Math.max(right, x + R)];
    [top, bottom] = [Math.min(top, y - HALF), Math.max(bottom, y + HALF)];
  }
  if (left === Infinity) return { left: -R, top: -R, width: 2 * R, height: 2 * R };
  return { left: left - margin, top: top - margin, width: right - left + 2 * margin, height: bottom - top + 2 * margin };
}
