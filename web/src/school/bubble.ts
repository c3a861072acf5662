/// Where a note stands on the screen: near what it is about, and on as little as possible of what can be chosen.

import type { Box, Point } from "../boards/hexes";

/// Candidates lie so far apart, in pixels.
const STEP = 8;
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

/// Return where a note goes inside the bounds, in which of its shapes; what it is about and what must stay free it covers only
/// if it fits nowhere else.
export function stand(about: Box, shapes: readonly Size[], bounds: Box, { choices, less = [], free = [], gap = GAP }: Others): Box {
  let best: Box = { left: bounds.left, top: bounds.top, ...shapes[0]! };
  let least = Infinity;
  const shy = [grown(about, gap), ...free];
  for (const size of shapes) {
    for (const top of along(bounds.top, bounds.top + bounds.height - size.height)) {
      for (const left of along(bounds.left, bounds.left + bounds.width - size.width)) {
        const note = { left, top, ...size };
        const away = shy.reduce((sum, one) => sum + NEVER * shared(note, one), FAR * distance(note, about));
        if (away >= least) continue;
        const read = less.reduce((sum, one) => sum + LESS * shared(note, one), away);
        const price = choices.reduce((sum, one) => sum + shared(note, one) + (holds(note, middle(one)) ? HIDDEN : 0), read);
        if (price < least) [best, least] = [note, price];
      }
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
const holds = ({ left, top, width, height }: Box, { x, y }: Point): boolean => x > left && x < left + width && y > top && y < top + height;
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
