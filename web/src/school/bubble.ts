/// Where a note stands on the screen: near what it is about, and on as little as possible of what can be chosen.

import type { Box, Point } from "../boards/hexes";

/// Candidates lie so far apart, in pixels.
const STEP = 4;
/// The least distance between a note and what it is about, if none is given.
const GAP = 14;
/// How dear a pixel of distance is against a square pixel of a choice that is covered: a note goes some way rather than cover one.
const FAR = 12;
/// How dear a square pixel is of what may be covered rather than a choice.
const LESS = 0.2;
/// How dear it is to cover the middle of a choice, where people see what it costs and press.
const HIDDEN = 4000;

export interface Size {
  width: number;
  height: number;
}

/// How much dearer it is to cover what must stay free.
const NEVER = 1000;

/// What is on the screen besides: what can be chosen, what is only to be read, and what must stay free.
export interface Others {
  choices: readonly Box[];
  less?: readonly Box[];
  free?: readonly Box[];
  /// The least distance from what the note is about.
  gap?: number;
}

/// What a note pays for a box that it lies on: what it pays along each axis, at each candidate there, the two multiplied.
interface Toll {
  across: number[];
  down: number[];
}

/// Return where a note goes inside the bounds, in which of its shapes; what it is about and what must stay free it covers only
/// if it fits nowhere else. Thousands of places are tried: what can be said of a row or a column is said once.
export function stand(about: Box, shapes: readonly Size[], bounds: Box, { choices, less = [], free = [], gap = GAP }: Others): Box {
  let best: Box = { left: bounds.left, top: bounds.top, ...shapes[0]! };
  let least = Infinity;
  for (const size of shapes) {
    const lefts = along(bounds.left, bounds.left + bounds.width - size.width);
    const tops = along(bounds.top, bounds.top + bounds.height - size.height);
    const lying = (box: Box, price: number): Toll => ({
      across: lefts.map((left) => price * overlap(left, size.width, box.left, box.width)),
      down: tops.map((top) => overlap(top, size.height, box.top, box.height)),
    });
    const hiding = ({ x, y }: Point): Toll => ({
      across: lefts.map((left) => (x > left && x < left + size.width ? HIDDEN : 0)),
      down: tops.map((top) => Number(y > top && y < top + size.height)),
    });
    const tolls = [
      ...[grown(about, gap), ...free].map((box) => lying(box, NEVER)),
      ...less.map((box) => lying(box, LESS)),
      ...choices.flatMap((box) => [lying(box, 1), hiding(middle(box))]),
    ];
    const away = lefts.map((left) => apart(left, size.width, about.left, about.width));
    tops.forEach((top, row) => {
      const here = tolls.filter(({ down }) => down[row]);
      const below = apart(top, size.height, about.top, about.height);
      lefts.forEach((left, column) => {
        let price = FAR * Math.hypot(away[column]!, below);
        for (const { across, down } of here) price += across[column]! * down[row]!;
        if (price < least) [best, least] = [{ left, top, ...size }, price];
      });
    });
  }
  return best;
}

/// Return the line that leads from a note to what it is about: from edge to edge.
export function leader(note: Box, about: Box): [Point, Point] {
  const from = nearest(note, middle(about));
  return [from, nearest(about, from)];
}

/// Return what two boxes have in common.
export function common(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    width: overlap(one.left, one.width, other.left, other.width),
    height: overlap(one.top, one.height, other.top, other.height),
  };
}

/// Return how much two boxes share, in square pixels.
export function shared(one: Box, other: Box): number {
  const { width, height } = common(one, other);
  return width * height;
}

/// Return how much two stretches share, and how far they are apart.
const overlap = (one: number, length: number, other: number, long: number): number =>
  Math.max(Math.min(one + length, other + long) - Math.max(one, other), 0);
const apart = (one: number, length: number, other: number, long: number): number => Math.max(one - other - long, other - one - length, 0);

const middle = (box: Box): Point => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);
const nearest = (box: Box, to: Point): Point => ({
  x: clamp(to.x, box.left, box.left + box.width),
  y: clamp(to.y, box.top, box.top + box.height),
});
const grown = ({ left, top, width, height }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/// Return the candidates from one edge to the other, both included.
function along(from: number, to: number): number[] {
  const steps = Math.max(Math.ceil((to - from) / STEP), 0);
  return Array.from({ length: steps + 1 }, (_, nth) => Math.min(from + nth * STEP, Math.max(from, to)));
}
