/// Where a note stands on the screen: near what it is about, and on as little as possible of what can be chosen.

import type { Box, Point } from "../boards/hexes";

/// Candidates lie so far apart, in pixels.
const STEP = 16;
/// The least distance between a note and what it is about.
const GAP = 14;
/// How dear a pixel of distance is against a square pixel of a choice that is covered: a note goes some way rather than cover one.
const FAR = 12;
/// How dear a square pixel is of what may be covered rather than a choice.
const LESS = 0.2;

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
}

/// Return where a note of that size goes inside the bounds; what it is about and what must stay free it covers only if it
/// fits nowhere else.
export function stand(about: Box, size: Size, bounds: Box, { choices, less = [], free = [] }: Others): Point {
  let best: Point = { x: bounds.left, y: bounds.top };
  let least = Infinity;
  const shy = [grown(about, GAP), ...free];
  for (const y of along(bounds.top, bounds.top + bounds.height - size.height)) {
    for (const x of along(bounds.left, bounds.left + bounds.width - size.width)) {
      const note = { left: x, top: y, ...size };
      const away = shy.reduce((sum, one) => sum + NEVER * shared(note, one), FAR * distance(note, about));
      if (away >= least) continue;
      const read = less.reduce((sum, one) => sum + LESS * shared(note, one), away);
      const price = choices.reduce((sum, choice) => sum + shared(note, choice), read);
      if (price < least) [best, least] = [{ x, y }, price];
    }
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
  const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
  const width = Math.min(one.left + one.width, other.left + other.width) - left;
  const height = Math.min(one.top + one.height, other.top + other.height) - top;
  return { left, top, width: Math.max(width, 0), height: Math.max(height, 0) };
}

/// Return how much two boxes share, in square pixels.
export function shared(one: Box, other: Box): number {
  const { width, height } = common(one, other);
  return width * height;
}

function distance(one: Box, other: Box): number {
  const dx = Math.max(one.left - other.left - other.width, other.left - one.left - one.width, 0);
  const dy = Math.max(one.top - other.top - other.height, other.top - one.top - one.height, 0);
  return Math.hypot(dx, dy);
}

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

function along(from: number, to: number): number[] {
  return Array.from({ length: Math.max(Math.floor((to - from) / STEP), 0) + 1 }, (_, nth) => from + nth * STEP);
}
