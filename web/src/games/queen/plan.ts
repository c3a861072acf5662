/// Planning a turn of Mississippi Queen: from what a captain wishes to the cheapest of the turns the server offers. No rule is in here.

import { angleOf, centre, HEADINGS, sameCell, step, turned } from "../../boards/hexes";
import type { EndMark } from "./marks";
import type { Cell, Heading } from "../../boards/hexes";
import type { Turn, SceneTile } from "./data";

/// What a captain wants of a turn while it is planned on the page; what is left null may be anything.
export interface TurnWish {
  cell: Cell | null;
  heading: Heading | null;
  speed: number | null;
  /// Where pushed steamers shall go, by their names.
  pushes: Record<string, Cell>;
}

export const NO_WISH: TurnWish = { cell: null, heading: null, speed: null, pushes: {} };

export interface Offer<Value> {
  value: Value;
  coal: number;
  turn: Turn;
}

/// Return the cheapest turn that is as wished, pushed steamers where they shall go if they can; of equal ones that with
/// fewer pushes, the steadier speed, the shorter way.
export function cheapest(turns: Turn[], wish: TurnWish, now: number): Turn | null {
  const rank = (turn: Turn): number[] => [
    misplaced(turn, wish),
    turn.coal,
    turn.pushes.length,
    Math.abs(turn.speed - now),
    -turn.final_speed,
    turn.way.length,
  ];
  return matching(turns, wish).reduce<Turn | null>((best, turn) => (best === null || before(rank(turn), rank(best)) ? turn : best), null);
}

function matching(turns: Turn[], wish: TurnWish): Turn[] {
  return turns.filter(
    (turn) =>
      (wish.cell === null || sameCell(turn.cell, wish.cell)) &&
      (wish.heading === null || turn.heading === wish.heading) &&
      (wish.speed === null || turn.speed === wish.speed),
  );
}

/// Return how many pushed steamers do not go where they shall.
function misplaced(turn: Turn, wish: TurnWish): number {
  return turn.pushes.filter(({ steamer, end }) => steamer in wish.pushes && !sameCell(end, wish.pushes[steamer]!)).length;
}

function before(one: number[], other: number[]): boolean {
  const nth = one.findIndex((value, at) => value !== other[at]);
  return nth >= 0 && one[nth]! < other[nth]!;
}

/// Return every speed that is possible with the other wishes, with its least coal.
export function speeds(turns: Turn[], wish: TurnWish, now: number): Offer<number>[] {
  return [1, 2, 3, 4, 5, 6].flatMap((speed) => {
    const turn = cheapest(turns, { ...wish, speed }, now);
    return turn === null ? [] : [{ value: speed, coal: turn.coal, turn }];
  });
}

/// Return every heading that is possible with the other wishes, pushes that were chosen included, with its least coal.
export function headings(turns: Turn[], wish: TurnWish, now: number): Offer<Heading>[] {
  return HEADINGS.flatMap((heading) => {
    const turn = cheapest(turns, { ...wish, heading }, now);
    return turn === null ? [] : [{ value: heading, coal: turn.coal, turn }];
  });
}

/// Return the other ways to end on the same cell with the same heading and speed: those that push others, or elsewhere.
export function otherWays(turns: Turn[], turn: Turn): Turn[] {
  const wish: TurnWish = { cell: turn.cell, heading: turn.heading, speed: turn.speed, pushes: {} };
  const found = new Map<string, Turn>();
  for (const other of matching(turns, wish)) {
    const who = other.pushes.map((push) => push.steamer).join("+") + `>${other.final_speed}`;
    const known = found.get(who);
    if (!known || other.coal < known.coal) found.set(who, other);
  }
  return [...found.values()];
}

/// Return ends in the order in which somebody goes through them by keys: the cheapest first, of those the furthest along the river.
export function inOrder(ends: EndMark[], tiles: SceneTile[]): EndMark[] {
  return [...ends].sort((one, other) => one.coal - other.coal || along(other.cell, tiles) - along(one.cell, tiles));
}

/// How far a cell lies along the river: its tile, and how far down the flow on it.
function along(cell: Cell, tiles: SceneTile[]): number {
  const nth = tiles.findIndex((tile) => tile.cells.some((one) => sameCell(one, cell)));
  const tile = tiles[nth];
  if (!tile) return -1;
  const angle = (angleOf(tile.flow) * Math.PI) / 180;
  const [here, middle] = [centre(cell), centre(tile.centre)];
  return nth * 1000 + (here.x - middle.x) * Math.sin(angle) - (here.y - middle.y) * Math.cos(angle);
}

/// Where somebody who steers by keys has got to: a cell and a heading, wherever the turn may end.
export interface Helm {
  cell: Cell;
  heading: Heading;
}

export function steered(helm: Helm, key: "ahead" | "left" | "right"): Helm {
  if (key === "ahead") return { ...helm, cell: step(helm.cell, helm.heading) };
  return { ...helm, heading: turned(helm.heading, key === "left" ? -1 : 1) };
}
