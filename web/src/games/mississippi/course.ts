/// The course of Mississippi on the screen: pointy-topped hexes, the pattern of the scene repeated up the board.

import { R, type Box, type Point } from "../../boards/hexes";
import type { Scene } from "./data";

export const ACROSS = R * Math.sqrt(3);
/// The numbers on the sides of a steamer, counter-clockwise.
export const RING = [1, 4, 5, 6, 3, 2];
const SIDES = ["E", "NE", "NW", "W", "SW", "SE"] as const;
/// A side of a field, in which the front of a steamer can point.
export type Side = (typeof SIDES)[number];

/// Return the middle of a field.
export function fieldCentre(scene: Scene, field: number): Point {
  const times = Math.floor(field / scene.cells.length);
  const [q, r] = scene.cells[field % scene.cells.length]!;
  const [a, b] = [q + times * scene.shift[0], r + times * scene.shift[1]];
  return { x: ACROSS * (a + b / 2), y: 1.5 * R * b };
}

/// Return the side at which the course goes on from a field.
export const wayOf = (scene: Scene, field: number): Side => scene.sides[field % scene.sides.length]!;

/// Return a side as degrees clockwise from the right.
export const sideAngle = (side: Side): number => -60 * SIDES.indexOf(side);

/// Return how far a steamer is turned whose `front` points ahead on a field, degrees clockwise.
export function turnOf(scene: Scene, field: number, front: number): number {
  return 60 * (scene.ring.indexOf(front) - SIDES.indexOf(wayOf(scene, field)));
}

export function fieldPath({ x, y }: Point, scale = 1): string {
  const [across, radius] = [(ACROSS / 2) * scale, R * scale];
  return `M${x} ${y - radius}l${across} ${radius / 2}v${radius}l${-across} ${radius / 2}l${-across} ${-radius / 2}v${-radius}Z`;
}

export function fieldBox(scene: Scene, first: number, last: number, margin: number): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let field = first; field <= last; field++) {
    const { x, y } = fieldCentre(scene, field);
    [left, right] = [Math.min(left, x - ACROSS / 2), Math.max(right, x + ACROSS / 2)];
    [top, bottom] = [Math.min(top, y - R), Math.max(bottom, y + R)];
  }
  return { left: left - margin, top: top - margin, width: right - left + 2 * margin, height: bottom - top + 2 * margin };
}

/// Two numbers that touch: at the edge between two steamers, with the way across it, degrees clockwise from the right.
export interface Touching extends Point {
  turn: number;
  number: number;
  other: number;
}

/// Return a touch between two steamers by where they are, the own one first.
export function touching(own: Point, other: Point, number: number, second: number): Touching {
  const turn = (Math.atan2(other.y - own.y, other.x - own.x) * 180) / Math.PI;
  return { x: (own.x + other.x) / 2, y: (own.y + other.y) / 2, turn, number, other: second };
}
