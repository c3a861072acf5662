/// From the turns of the engine to what is drawn of them: marks, wakes, ghosts. Only looking up and following, no rule.

import { angleOf, sameCell } from "../../boards/hexes";
import type { Cell, Heading } from "../../boards/hexes";
import type { Position, Turn } from "./data";

export interface EndMark {
  cell: Cell;
  coal: number;
}

export interface RoseMark {
  heading: Heading;
  coal: number;
  chosen?: boolean;
}

export interface WakeNote {
  cell: Cell;
  kind: "speed" | "turn" | "push" | "driftwood" | "off";
  points: number;
  coal: number;
}

/// A way over the river: the cells passed with the headings there, and what is paid where.
export interface Wake {
  steamer: string;
  cells: Cell[];
  headings: Heading[];
  notes: WakeNote[];
  coal: number;
  speed: number;
}

export interface Ghost {
  steamer: string;
  /// Where it is pushed from, and where to.
  start: Cell;
  cell: Cell;
  heading: Heading;
  choices: Cell[];
}

/// Where a turn can end (at this speed), each cell with the least coal of all turns that end there.
export function endMarks(turns: Turn[], speed?: number): EndMark[] {
  const found = new Map<string, EndMark>();
  for (const turn of turns) {
    if (speed !== undefined && turn.speed !== speed) continue;
    const before = found.get(String(turn.cell));
    if (!before || turn.coal < before.coal) found.set(String(turn.cell), { cell: turn.cell, coal: turn.coal });
  }
  return [...found.values()];
}

/// The headings with which turns can end on a cell, each with its least coal.
export function roseMarks(turns: Turn[], cell: Cell, chosen?: Heading): RoseMark[] {
  const found = new Map<Heading, RoseMark>();
  for (const turn of turns) {
    if (!sameCell(turn.cell, cell)) continue;
    const before = found.get(turn.heading);
    if (!before || turn.coal < before.coal) {
      found.set(turn.heading, { heading: turn.heading, coal: turn.coal, chosen: turn.heading === chosen });
    }
  }
  return [...found.values()].sort((one, other) => angleOf(one.heading) - angleOf(other.heading));
}

/// The cells of a turn one after another, and what each of its actions costs beyond the point for a cell.
export function wakeOf(position: Position, turn: Turn): Wake | null {
  const name = position.to_move;
  const steamer = name === null ? undefined : position.steamers[name];
  if (name === null || !steamer?.cell) return null;
  const wake: Wake = { steamer: name, cells: [steamer.cell], headings: [steamer.heading], notes: [], coal: turn.coal, speed: turn.speed };
  turn.prices.forEach(([points, coal], nth) => {
    const [cell, heading] = [turn.cells[nth] ?? null, turn.headings[nth] ?? null];
    if (cell) {
      wake.cells.push(cell);
      wake.headings.push(wake.headings.at(-1)!);
    }
    if (heading) wake.headings[wake.headings.length - 1] = heading;
    const pushed = cell !== null && turn.pushes.some(({ start }) => sameCell(start, cell));
    const kind = pushed ? "push" : kindOf(cell !== null, heading !== null, points, coal);
    if (kind) wake.notes.push({ cell: wake.cells.at(-1)!, kind, points, coal });
  });
  return wake;
}

/// What an action is noted for: coal is paid for a cell when getting off a sandbank, for a rotation, or for a speed.
function kindOf(moves: boolean, rotates: boolean, points: number, coal: number): WakeNote["kind"] | null {
  if (coal) return moves ? "off" : rotates ? "turn" : "speed";
  return moves && points > 1 ? "driftwood" : null;
}

/// The steamers a turn pushes, where they go, and where else they could go in turns that are the same otherwise.
export function ghostsOf(position: Position, turns: Turn[], turn: Turn): Ghost[] {
  const alike = turns.filter(
    (other) => other.speed === turn.speed && sameCell(other.cell, turn.cell) && other.pushes.length === turn.pushes.length,
  );
  return turn.pushes.map((push, nth) => {
    const choices = new Map<string, Cell>();
    for (const other of alike) {
      const same = other.pushes[nth];
      const before = other.pushes.slice(0, nth).every((one, at) => sameCell(one.end, turn.pushes[at]!.end));
      if (before && same?.steamer === push.steamer) choices.set(String(same.end), same.end);
    }
    const heading = position.steamers[push.steamer]?.heading ?? "N";
    return { steamer: push.steamer, start: push.start, cell: push.end, heading, choices: [...choices.values()] };
  });
}
